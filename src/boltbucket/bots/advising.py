"""What an ace would do with a ship in the making, and why: advice for the practice yard."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, cast

from boltbucket.bots.bot import Strength
from boltbucket.bots.master import Master, MasterAtWork
from boltbucket.bots.reasons import Reason, placing_reasons, reasons
from boltbucket.bots.skill import SKILLS
from boltbucket.bots.style import styles
from boltbucket.rules.decisions import Build
from boltbucket.rules.editions.library import edition
from boltbucket.rules.game import Game
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace
from boltbucket.rules.setup import Building, Setup
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.builder import Builder
from boltbucket.rules.table.heap import FACE_DOWN, FACE_UP, Heap
from boltbucket.rules.table.yard import Yard
from boltbucket.rules.view import View

ASKING: Final[Seat] = 0
Verb = Literal["place", "return", "take", "finish"]


class Advice(NamedTuple):
    """What an ace would do now."""

    verb: Verb
    tile: Tile | None = None
    """The tile in question."""
    cell: Cell | None = None
    turn: int | None = None
    """Where it would go, if it fits anywhere."""
    credits: float = 0.0
    """By how many credits it is better there than the tiles that usually come."""
    reasons: tuple[Reason, ...] = ()


def advised(ship: Ship, box: str, level: str, hand: Tile | None = None) -> Advice:
    """What an ace would do with this ship: with a tile in its hand and the others face down, or
    with an empty hand and all of them to choose from. Nobody hurries it."""
    view = _yard_with(ship, box, level, hand)
    assert isinstance(view.decision, Build)
    master = Master(styles()["master"], SKILLS[Strength.ACE], seed=0)
    work = MasterAtWork(master, view, view.decision)
    answer = work.answer()
    verb = cast(Verb, answer[0])
    if verb == "finish":
        return Advice(verb, reasons=tuple(reasons(master, view, view.decision, answer)))
    tile = hand if hand is not None else work.yard.tile(int(answer[1]))
    place = work.slipway.best_place(tile)
    if place is None:
        return Advice(verb, tile)
    why = placing_reasons(work, tile, place.cell, place.turn)
    return Advice(verb, tile, place.cell, place.turn, place.gain, tuple(why))


def _yard_with(ship: Ship, box: str, level: str, hand: Tile | None) -> View:
    """A yard without piles and hourglass where somebody has built this ship, as they see it."""
    game = Game.new(Setup(box, 1, (level,), building=Building.UNTIMED), seed=0)
    assert game.table.yard is not None
    yard = _laid_out(game.table.yard, ship, edition(box).tiles, hand)
    table = replace(game.table, ships={ASKING: ship}, yard=yard)
    return Game.resumed(table, game.agenda, game.chance).view(ASKING)


def _laid_out(yard: Yard, ship: Ship, box: tuple[Tile, ...], hand: Tile | None) -> Yard:
    mine = {tile.id for tile in ship.tiles.values()}
    lying = FACE_UP if hand is None else FACE_DOWN
    others = [tile for tile in box if hand is None or tile.id != hand.id]
    where = [ASKING if tile.id in mine else lying for tile in others]
    builder = Builder(placed=len(ship.tiles) - 1)
    if hand is not None:
        builder = builder.taking(len(others))
        others, where = [*others, hand], [*where, ASKING]
    heap = Heap(tuple(others), tuple(where))
    return replace(yard, terms=replace(yard.terms, open_piles=0), heap=heap, builders=(builder,))
