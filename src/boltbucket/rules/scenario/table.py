"""Setting up the table a scenario begins at."""

from __future__ import annotations

from functools import partial

from boltbucket.rules.dice import Chance
from boltbucket.rules.flight.agenda import Agenda
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.events import Cause, Event
from boltbucket.rules.flight.flight import Flight, LostTile
from boltbucket.rules.flight.flying import FlyDeck
from boltbucket.rules.flight.rewards import SettleBill
from boltbucket.rules.flight.route import Route
from boltbucket.rules.game import Game
from boltbucket.rules.match import PROGRAMMES, BeginFlight, empty_table, opening
from boltbucket.rules.notation import NotationError, read_ship, shelf
from boltbucket.rules.notation.error import WordError
from boltbucket.rules.notation.token import read_token
from boltbucket.rules.scenario.deck import read_card_line, read_pile
from boltbucket.rules.scenario.failure import Unreadable
from boltbucket.rules.scenario.reading import Line
from boltbucket.rules.scenario.settings import NOBODY, Plan
from boltbucket.rules.setup import Format, Setup
from boltbucket.rules.ship.contents import GOODS
from boltbucket.rules.ship.quirks import NO_QUIRKS
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.trek import Titles
from boltbucket.rules.value import replace
from boltbucket.rules.yard.heap import DOWN, Heap


def set_table(plan: Plan, setup: Setup) -> tuple[Game, tuple[Event, ...]]:
    """The game where its first question is asked, and what happened on the way there."""
    if plan.deck is None:
        return _at_the_yard(plan, setup), ()
    return _in_flight(plan, plan.deck, setup)


# In flight


def _in_flight(plan: Plan, deck: Line, setup: Setup) -> tuple[Game, tuple[Event, ...]]:
    """Ships under way, before the first card of the deck."""
    flight = empty_table(setup, Chance(plan.seed or 0, {"dice": plan.dice}))
    number = setup.flights.index(plan.level)
    flight.level = flight.edition.levels[plan.level]
    flight.match = replace(flight.match, number=number, titles=_titles(plan, setup))
    for step in PROGRAMMES[setup.format].before_flight:
        step.run(flight)
    for seat in flight.seats:
        _launch(flight, plan, seat)
    flight.route = Route(flight.level.loop, _positions(plan, flight))
    flight.retired = {seat: "before" for seat in flight.seats if seat not in flight.route}
    _hand_out(flight, plan)
    cards = _deck_lines(deck)
    flight.deck = tuple(read_card_line(each, flight.edition, flight.level) for each in cards)
    return Game.begun(flight, (FlyDeck(), *_after_flight(deck, number)))


def _titles(plan: Plan, setup: Setup) -> Titles | None:
    if setup.format is not Format.TREK:
        return None
    holders = {name: seat for name, seat in plan.titles.items() if seat != NOBODY}
    return Titles(tuple(sorted(plan.titles)), holders, plan.gold)


def _launch(flight: Flight, plan: Plan, seat: Seat) -> None:
    line = plan.ships.get(seat)
    plan_of_level = flight.level.blueprint
    ship = Ship(plan_of_level, {}) if line is None else read_drawing(line, flight)
    flight.refit(seat, ship)
    quirks = flight.charter.quirks(flight, seat)
    if quirks != NO_QUIRKS:
        flight.refit(seat, ship.refit(quirks=quirks))


def _positions(plan: Plan, flight: Flight) -> dict[Seat, int]:
    """Rockets without a position stand on the start spaces that are left, in order."""
    spaces = [flight.level.start_space(place + 1) for place in flight.seats]
    free = [space for space in spaces if space not in plan.positions.values()]
    positions = {seat: plan.positions.get(seat, -1) for seat in plan.ships}
    for seat in plan.ships:
        if seat not in plan.positions:
            positions[seat] = free.pop(0)
    return {seat: at for seat, at in positions.items() if at is not None}


BILL = "bill"


def _after_flight(deck: Line, number: int) -> Agenda:
    """Where the deck ends with the bill, the match goes on; otherwise this is all."""
    lines = [deck.text, *(text for _, text in deck.block)]
    return (SettleBill(), BeginFlight(number + 1)) if lines[-1].split()[-1] == BILL else ()


def _deck_lines(deck: Line) -> list[Line]:
    beside = Line(deck.number, deck.text.partition(" ")[2].strip())
    below = [Line(number, text.strip()) for number, text in deck.block]
    return [line for line in (beside, *below) if line.text not in ("", BILL)]


# At the yard


def _at_the_yard(plan: Plan, setup: Setup) -> Game:
    """ "Go!", with the tiles, piles and ships the scenario names."""
    flight, agenda = opening(setup, plan.seed or 0)
    game, _ = Game.begun(flight, agenda)
    flight.chance.script = {"dice": plan.dice}
    _lay_out(flight, plan)
    for seat in plan.ships:
        _build(flight, plan, seat)
    _hand_out(flight, plan)
    return Game.resumed(flight, game.agenda)


def _lay_out(flight: Flight, plan: Plan) -> None:
    """The tiles that are named have the first handles, the piles their cards."""
    yard = flight.yard
    if yard is None:
        return  # a mission is still to be chosen
    named = tuple(read_tile(word, line, flight) for line in plan.heap for word in line.words[1:])
    tiles = (*named, *(tile for tile in yard.heap.tiles if tile not in named))
    added = len(tiles) - len(yard.heap.tiles)
    # Tiles dealt into reserves have the last handles.
    builders = (
        replace(builder, reserve=tuple(handle + added for handle in builder.reserve))
        for builder in yard.builders
    )
    heap = Heap(tiles, DOWN * added + yard.heap.lies)
    flight.yard = replace(yard, heap=heap, builders=tuple(builders))
    if plan.piles:
        flight.piles = tuple(read_pile(line, flight.edition, flight.level) for line in plan.piles)


def _build(flight: Flight, plan: Plan, seat: Seat) -> None:
    """A ship that is partly built; its printed tiles are no longer in the heap."""
    yard = flight.yard
    assert yard is not None
    ship = read_drawing(plan.ships[seat], flight)
    heap = yard.heap
    for tile in ship.tiles.values():
        handle = heap.handle_of(tile)
        heap = heap if handle is None else heap.taken(handle, seat)
    builder = replace(yard.builders[seat], placed=len(ship.tiles) - 1)
    flight.yard = yard.with_builder(seat, builder, heap)
    flight.refit(seat, ship.refit(quirks=flight.ship(seat).quirks))


# Both


def _hand_out(flight: Flight, plan: Plan) -> None:
    """Credits, lost components and what the bank has left."""
    flight.credits.update(plan.credits)
    for seat, count in plan.lost.items():
        flight.lost[seat] = (LostTile(flight.edition.tiles[0], Cause.DESTROYED),) * count
    aboard = [good for ship in flight.ships.values() for good in ship.all_goods]
    printed = flight.edition.bank.goods
    flight.bank = {
        good: printed[good] - aboard.count(good) if plan.bank is None else plan.bank.count(good)
        for good in GOODS
    }


def read_drawing(line: Line, flight: Flight) -> Ship:
    """The ship drawn below a line."""
    if not line.block:
        raise line.fault("ship_below")
    try:
        return read_ship(line.drawing, flight.level.blueprint, flight.edition.name)
    except NotationError as problem:
        row = min(problem.line, len(line.block)) - 1
        raise Unreadable(line.block[row][0], problem.code, **problem.params) from None


def read_tile(word: str, line: Line, flight: Flight) -> Tile:
    """The tile of a word of the notation, unturned."""
    printed = partial(shelf.printed_tile, edition_name=flight.edition.name)
    try:
        return read_token(word, printed).tile.unturned
    except WordError as problem:
        raise line.fault(problem.code, **problem.params) from None
