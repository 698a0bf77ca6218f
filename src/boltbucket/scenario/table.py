"""Setting up the table a scenario begins at."""

from __future__ import annotations

from functools import partial

from boltbucket.notation import NotationError, read_ship, shelf
from boltbucket.notation.error import WordError
from boltbucket.notation.token import read_token
from boltbucket.rules.course import FORMATS, after_flight, empty_table
from boltbucket.rules.events import Event
from boltbucket.rules.flying.bill import SettleBill
from boltbucket.rules.flying.deck import FlyDeck
from boltbucket.rules.game import Game
from boltbucket.rules.language.chance import Chance
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace
from boltbucket.rules.setup import Format, Setup
from boltbucket.rules.ship.contents import GOODS
from boltbucket.rules.ship.quirks import NO_QUIRKS
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.heap import FACE_DOWN, Heap
from boltbucket.rules.table.lost import Cause, LostTile
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.route import Route
from boltbucket.rules.table.step import Agenda
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of
from boltbucket.rules.variants.rough_roads.drawing import LayRoads
from boltbucket.rules.variants.trek import Titles
from boltbucket.scenario.deck import read_card_line, read_pile
from boltbucket.scenario.failure import Unreadable
from boltbucket.scenario.reading import Line
from boltbucket.scenario.settings import NOBODY, Plan

OUT_BEFORE = "before"
"""Why somebody does not fly who has no place on the route when a scenario begins."""


def set_table(plan: Plan, setup: Setup) -> tuple[Game, tuple[Event, ...]]:
    """The game where its first question is asked, and what happened on the way there."""
    if plan.deck is None:
        return _at_the_yard(plan, setup), ()
    return _in_flight(plan, plan.deck, setup)


# In flight


def _in_flight(plan: Plan, deck: Line, setup: Setup) -> tuple[Game, tuple[Event, ...]]:
    """Ships under way, before the first card of the deck."""
    play = Play(empty_table(setup), Chance(plan.seed or 0, {"dice": plan.dice}))
    number = setup.flights.index(plan.level)
    _begin_flight(play, plan, number)
    for seat in play.table.seats:
        _launch(play, plan, seat)
    table = play.table
    route = Route(table.level.loop, _positions(plan, table))
    retired = {seat: OUT_BEFORE for seat in table.seats if seat not in route}
    cards = tuple(read_card_line(each, table.edition, table.level) for each in _deck_lines(deck))
    play.table = replace(table, route=route, retired=retired, deck=cards)
    _hand_out(play, plan)
    agenda = (FlyDeck(), *_after_flight(deck, number, setup))
    game, events = Game.begun(play.table, agenda, play.chance)
    return game, (*play.events, *events)


def _begin_flight(play: Play, plan: Plan, number: int) -> None:
    """The boards of the flight lie ready, and its terms are known."""
    setup, level = play.table.setup, play.table.edition.levels[plan.level]
    play.table = replace(play.table, level=level, match=replace(play.table.match, number=number))
    if setup.format is Format.TREK:
        play.note(play.table.match.remembering(_titles(plan)))
    for step in (*FORMATS[setup.format].before_flight, LayRoads()):
        step.run(play)


def _titles(plan: Plan) -> Titles:
    holders = {name: seat for name, seat in plan.titles.items() if seat != NOBODY}
    return Titles(tuple(sorted(plan.titles)), holders, plan.gold)


def _launch(play: Play, plan: Plan, seat: Seat) -> None:
    line = plan.ships.get(seat)
    blueprint = play.table.level.blueprint
    ship = Ship(blueprint, {}) if line is None else read_drawing(line, play.table)
    play.refit(seat, ship)
    quirks = variant_of(play.table).quirks(play.table, seat)
    if quirks != NO_QUIRKS:
        play.refit(seat, ship.refit(quirks=quirks))


def _positions(plan: Plan, table: Table) -> dict[Seat, int]:
    """Rockets without a position stand on the start spaces that are left, in order."""
    spaces = [table.level.start_space(place + 1) for place in table.seats]
    free = [space for space in spaces if space not in plan.positions.values()]
    positions = {seat: plan.positions.get(seat, -1) for seat in plan.ships}
    for seat in plan.ships:
        if seat not in plan.positions:
            positions[seat] = free.pop(0)
    standing = {seat: at for seat, at in positions.items() if at is not None}
    _check_spaces(plan, table, standing)
    return standing


def _check_spaces(plan: Plan, table: Table, standing: dict[Seat, int]) -> None:
    """Never two rockets on a space."""
    taken: set[int] = set()
    for seat, at in standing.items():
        space = at % table.level.loop
        if space in taken:
            raise plan.ships[seat].fault("free_space", space=at)
        taken.add(space)


BILL = "bill"


def _after_flight(deck: Line, number: int, setup: Setup) -> Agenda:
    """Where the deck ends with the bill, the match goes on; otherwise this is all."""
    lines = [deck.text, *(text for _, text in deck.block)]
    return (SettleBill(), after_flight(setup, number)) if lines[-1].split()[-1] == BILL else ()


def _deck_lines(deck: Line) -> list[Line]:
    beside = Line(deck.number, deck.text.partition(" ")[2].strip())
    below = [Line(number, text.strip()) for number, text in deck.block]
    return [line for line in (beside, *below) if line.text not in ("", BILL)]


# At the yard


def _at_the_yard(plan: Plan, setup: Setup) -> Game:
    """ "Go!", with the tiles, piles and ships the scenario names."""
    game = Game.new(setup, plan.seed or 0)
    game.chance.script = {"dice": plan.dice}
    play = Play(game.table, game.chance)
    _lay_out(play, plan)
    for seat in plan.ships:
        _build(play, plan, seat)
    _hand_out(play, plan)
    return Game.resumed(play.table, game.agenda, game.chance)


def _lay_out(play: Play, plan: Plan) -> None:
    """The tiles that are named have the first handles, the piles their cards."""
    table, yard = play.table, play.table.yard
    if yard is None:
        return  # a mission is still to be chosen
    named = tuple(read_tile(word, line, table) for line in plan.heap for word in line.words[1:])
    tiles = (*named, *(tile for tile in yard.heap.tiles if tile not in named))
    added = len(tiles) - len(yard.heap.tiles)
    # Tiles dealt into reserves have the last handles.
    builders = tuple(
        replace(builder, reserve=tuple(handle + added for handle in builder.reserve))
        for builder in yard.builders
    )
    heap = Heap(tiles, (FACE_DOWN,) * added + yard.heap.where)
    piles = tuple(read_pile(line, table.edition, table.level) for line in plan.piles)
    laid_out = replace(yard, heap=heap, builders=builders)
    play.table = replace(table, yard=laid_out, piles=piles or table.piles)


def _build(play: Play, plan: Plan, seat: Seat) -> None:
    """A ship that is partly built; its printed tiles are no longer in the heap."""
    table, yard = play.table, play.table.open_yard
    ship = read_drawing(plan.ships[seat], table)
    heap = yard.heap
    for tile in ship.tiles.values():
        handle = heap.handle_of(tile)
        heap = heap if handle is None else heap.taken(handle, seat)
    builder = replace(yard.builders[seat], placed=len(ship.tiles) - 1)
    play.table = replace(table, yard=yard.with_builder(seat, builder, heap))
    play.refit(seat, ship.refit(quirks=table.ship(seat).quirks))


# Both


def _hand_out(play: Play, plan: Plan) -> None:
    """Credits, lost components and what the bank has left."""
    table = play.table
    box = table.edition
    printed, counted = box.bank_for(table.level, table.setup.seats).goods, box.tiles[0]
    lost = {
        seat: (LostTile(counted, Cause.DESTROYED),) * count for seat, count in plan.lost.items()
    }
    aboard = [good for ship in table.ships.values() for good in ship.all_goods]
    for good in GOODS:
        if aboard.count(good) > printed[good]:
            last = plan.ships[max(plan.ships)]
            raise last.fault("goods_in_box", good=good.letter, count=printed[good])
    bank = {
        good: printed[good] - aboard.count(good) if plan.bank is None else plan.bank.count(good)
        for good in GOODS
    }
    play.table = replace(
        table,
        credits={**table.credits, **plan.credits},
        lost={**table.lost, **lost},
        bank=bank,
    )


def read_drawing(line: Line, table: Table) -> Ship:
    """The ship drawn below a line."""
    if not line.block:
        raise line.fault("ship_below")
    try:
        return read_ship(line.drawing, table.level.blueprint, table.edition.name)
    except NotationError as problem:
        row = min(problem.line, len(line.block)) - 1
        raise Unreadable(line.block[row][0], problem.code, **problem.params) from None


def read_tile(word: str, line: Line, table: Table) -> Tile:
    """The tile of a word of the notation, unturned."""
    printed = partial(shelf.printed_tile, edition_name=table.edition.name)
    try:
        return read_token(word, printed).tile.unturned
    except WordError as problem:
        raise line.fault(problem.code, **problem.params) from None
