"""Features: an observation as a small network likes it, one row for the state and one an action.

Everything comes out of the arrays of an observation. An action is described by its verb and by
what it touches: the square with what is on it, the tile that is placed or taken and how it would
join, the goods of a planet. So what is learned about one square holds for all others.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from boltbucket.learn.actions import COUNT, SEATS, VERBS_BY_NUMBER, objects_of, square_of, verb_of
from boltbucket.learn.faces import Face, faces
from boltbucket.learn.fields.field import Array
from boltbucket.learn.observation import FIELDS
from boltbucket.learn.planes import SHIP, TILE
from boltbucket.learn.squares import SIDE, SQUARES
from boltbucket.rules.ship.contents import GOODS
from boltbucket.rules.ship.tile import Kind

Rows = NDArray[np.float32]

_LABELS: Final = {each.name: each.labels for each in FIELDS}
_PIPES: Final = len(Kind)
_AREA: Final = SHIP.index("may be built on")
_WELL: Final = _LABELS["question_squares"].index("fits well turned 0")
_SAID: Final = len(_LABELS["question_squares"])
_PLANET: Final = _LABELS["question_numbers"].index("planet 1 red")
_FITS: Final = _LABELS["question_numbers"].index("fits from 1")
_STATE: Final = (
    "flight",
    "clock",
    "card",
    "question",
    "question_numbers",
    "limits",
    "hidden_heap",
)
SEEN: Final = (*_STATE, "seats", "ships", "hands", "question_squares")
"""The fields of an observation that are looked at; the others need not be made."""
_BESIDE: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Where the neighbours are: front, right, rear, left."""


def state_row(arrays: Mapping[str, Array]) -> Rows:
    """The table in one row: figures of all seats, what the own ship has, the question."""
    parts = [arrays["seats"].ravel(), arrays["hands"][0]]
    parts.append(arrays["ships"][0].sum((0, 1), dtype=np.int16))
    parts += [arrays[name] for name in _STATE]
    return squashed(np.concatenate(parts))


def squashed(numbers: Array) -> Rows:
    """Small numbers nearly as they are, large ones brought near them."""
    row = np.asarray(numbers, np.float32)
    return np.asarray(np.sign(row) * np.log1p(np.abs(row)), np.float32)


def state_length(seats: int) -> int:
    lengths = sum(len(_LABELS[name]) for name in _STATE)
    return seats * len(_LABELS["seats"]) + len(TILE) + len(SHIP) + lengths


# Actions


def action_rows(arrays: Mapping[str, Array], numbers: Array) -> Rows:
    """A row for each of these actions."""
    fixed, squares, turns = _static()
    on, turn = squares[numbers], turns[numbers]
    parts = [fixed[numbers], _around(arrays, on), _placing(arrays, on, turn)]
    parts.append(_planets(arrays, numbers))
    return squashed(np.concatenate(parts, 1))


@cache
def _static() -> tuple[Rows, Array, Array]:
    """What never changes about actions: verb, colour of goods, face, place; square; turn."""
    width = len(VERBS_BY_NUMBER) + len(GOODS) + len(TILE) + SEATS
    fixed = np.zeros((COUNT, width), np.float32)
    squares = np.full(COUNT, SQUARES)
    turns = np.full(COUNT, -1)
    for number in range(COUNT):
        verb = verb_of(number)
        fixed[number, VERBS_BY_NUMBER.index(verb)] = 1
        square = square_of(number)
        squares[number] = SQUARES if square is None else square
        _mark(fixed[number, len(VERBS_BY_NUMBER) :], verb.name, objects_of(number))
        if verb.name == "place":
            turns[number] = objects_of(number)[1]
    return fixed, squares, turns


def _mark(row: Rows, verb: str, objects: tuple[int, ...]) -> None:
    if verb in ("load", "unload"):
        row[objects[0]] = 1
    elif verb == "take":
        row[len(GOODS) : len(GOODS) + len(TILE)] = _face_row(faces()[objects[0]])
    elif verb == "finish":
        row[len(GOODS) + len(TILE) + objects[0]] = 1


def _face_row(face: Face) -> Rows:
    row = np.zeros(len(TILE), np.float32)
    row[list(Kind).index(face.kind)] = 1
    for side, connector in enumerate(face.connectors):
        row[_PIPES + side] = connector & 1
        row[_PIPES + 4 + side] = connector >> 1
    for looks in face.directions:
        row[_PIPES + 8 + looks] = 1
    row[-1] = face.capacity
    return row


def _around(arrays: Mapping[str, Array], squares: Array) -> Array:
    """What is on the square and what the question says of it; nothing for actions without one."""
    ship = np.concatenate([arrays["ships"][0], arrays["question_squares"]], 2)
    flat = np.zeros((SQUARES + 1, ship.shape[2]), np.float32)
    flat[:SQUARES] = ship.reshape(SQUARES, -1)
    return flat[squares]


_PLACING: Final = 4 + len(Kind)
"""Fits well, joints, new open pipes, pipes to build on; and the kind, if it fits well."""


def _placing(arrays: Mapping[str, Array], squares: Array, turns: Array) -> Array:
    """How the tile in hand would lie."""
    rows = np.zeros((len(squares), _PLACING), np.float32)
    placing = np.flatnonzero(turns >= 0)
    if placing.size:
        on, turn = squares[placing], turns[placing]
        planes = arrays["question_squares"].reshape(SQUARES, -1)
        well = planes[on, _WELL + turn].astype(np.float32)
        rows[placing, 0] = well
        rows[placing, 1:4] = _joints(arrays)[on, turn]
        rows[placing, 4:] = well[:, None] * arrays["hands"][0, : len(Kind)]
    return rows


def _joints(arrays: Mapping[str, Array]) -> Array:
    """For every square and turn: joints, pipes into the open, pipes towards squares to build on."""
    ship, hand = arrays["ships"][0], arrays["hands"][0]
    found = np.zeros((SIDE, SIDE, 4, 3), np.float32)
    mine = hand[_PIPES : _PIPES + 4] | hand[_PIPES + 4 : _PIPES + 8] << 1
    pipes = ship[..., _PIPES : _PIPES + 4] | ship[..., _PIPES + 4 : _PIPES + 8] << 1
    tiles = ship[..., : len(Kind)].any(2)
    free = (ship[..., _AREA] > 0) & ~tiles
    for side, (down, right) in enumerate(_BESIDE):
        theirs = _shifted(pipes[..., (side + 2) % 4], down, right)
        taken = _shifted(tiles, down, right)
        room = _shifted(free, down, right)
        for turn in range(4):
            own = int(mine[(side - turn) % 4])
            if own:
                found[..., turn, 0] += (theirs & own) > 0
                found[..., turn, 1] += ~taken
                found[..., turn, 2] += room
    return found.reshape(SQUARES, 4, 3)


def _shifted(plane: Array, down: int, right: int) -> Array:
    """Every square gets what lies that way of it; nothing beyond the edge."""
    moved = np.zeros_like(plane)
    rows = slice(max(0, -down), SIDE - max(0, down))
    columns = slice(max(0, -right), SIDE - max(0, right))
    source = (
        slice(max(0, down), SIDE + min(0, down)),
        slice(max(0, right), SIDE + min(0, right)),
    )
    moved[rows, columns] = plane[source]
    return moved


def _planets(arrays: Mapping[str, Array], numbers: Array) -> Array:
    """The goods of the planet an action lands on, and how many of them fit."""
    rows = np.zeros((len(numbers), len(GOODS) + 1), np.float32)
    first = _first_planet()
    for place, number in enumerate(numbers - first[0]):
        if 0 <= number < first[1]:
            said = arrays["question_numbers"]
            goods = _PLANET + number * len(GOODS)
            rows[place, :-1] = said[goods : goods + len(GOODS)]
            rows[place, -1] = said[_FITS + number]
    return rows


@cache
def _first_planet() -> tuple[int, int]:
    planet = next(verb for verb in VERBS_BY_NUMBER if verb.name == "planet")
    return planet.first, planet.count


@cache
def action_length() -> int:
    fixed = _static()[0]
    return int(fixed.shape[1]) + len(SHIP) + _SAID + _PLACING + len(GOODS) + 1


def fits_well_column() -> int:
    """Where a row says that the tile in hand would lie there without a mistake."""
    return int(_static()[0].shape[1]) + len(SHIP) + _SAID
