"""Seats: the players by their place at the table."""

from __future__ import annotations

from typing import Final

Seat = int
"""A player by place at the table, counted from 0."""
CLOCK: Final = -1
"""Whoever owns the timer answers for this seat."""
