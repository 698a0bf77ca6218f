"""What a mission or title changes about a single ship, as plain numbers."""

from __future__ import annotations

from dataclasses import dataclass

from boltbucket.rules.ship.tile import Side


@dataclass(frozen=True)
class Quirks:
    """Departures from the usual ship; the defaults change nothing."""

    alien_bonus: int = 2
    """Strength an alien adds, in whole points."""
    containers_used: int | None = None
    """How many containers of each hold may be filled, if fewer than printed."""
    batteries_short: int = 0
    """How many batteries fewer than printed each battery component is loaded with."""
    shieldless_sides: frozenset[Side] = frozenset()
    """Sides that no shield covers."""
    half_forward_cannon_rows: frozenset[int] = frozenset()
    """Rows in which a forward cannon has half its strength."""
    idle_engine_rows: frozenset[int] = frozenset()
    """Rows in which engines do not work."""
    heavy_mass: int | None = None
    """The mass of every heavy payload, if not the printed one."""
    explosive_contents: bool = False
    """Whether components with goods or batteries explode when they are destroyed."""
    meteors_inverted: bool = False
    """Whether large meteors behave like small ones and small ones like large ones."""
    joint_drag: bool = False
    """Whether joints of a universal connector with another kind slow the ship down."""
    turned: bool = False
    """Whether the ship flies backwards: its rear is where the front was."""


NO_QUIRKS = Quirks()
