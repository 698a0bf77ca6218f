"""Rendering: a seat's table as text, as a picture, as pixels."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from boltbucket.drawing import draw_ship
from boltbucket.learn.pixels import pixels_of
from boltbucket.notation import write_ship
from boltbucket.rules.game import Game
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.view import View

MODES: Final = ("ansi", "svg", "rgb_array")
WIDTH: Final = 480
"""How many pixels wide a picture is."""


def rendered(game: Game, seat: Seat, mode: str) -> str | NDArray[np.uint8]:
    """The table as this seat sees it."""
    view = game.view(seat)
    if mode == "ansi":
        return _text(view)
    picture = draw_ship(_ship(view), title=_title(view))
    return picture if mode == "svg" else pixels_of(picture, WIDTH)


def _ship(view: View) -> Ship:
    """The seat's ship, or an empty plan before there is one."""
    table, seat = view.table, view.seat or 0
    return table.ships.get(seat) or Ship(table.level.blueprint, {})


def _title(view: View) -> str:
    return f"Seat {view.seat} - level {view.table.level.name} - {view.phase}"


def _text(view: View) -> str:
    return "\n".join([_title(view), *_figures(view), "", write_ship(_ship(view))])


def _figures(view: View) -> list[str]:
    table = view.table
    lines = [f"card: {table.card.kind if table.card else '-'}, cards left: {len(table.deck)}"]
    asked = view.decision.kind if view.decision else "-"
    lines.append(f"asked: {asked}")
    for seat in table.seats:
        at = table.route.positions.get(seat, "-")
        lines.append(f"seat {seat}: credits {table.credits.get(seat, '?')}, space {at}")
    return lines
