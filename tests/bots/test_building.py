"""How characters build: sound ships, in a style one can tell."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from statistics import fmean

import pytest

from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.evaluate.cards import adapted, perils_ahead
from boltbucket.bots.evaluate.placement import Outline, outline_of
from boltbucket.bots.evaluate.ship import Lodgings, alien_homes, epidemic_risk
from boltbucket.bots.placing import HOMELY, Slipway
from boltbucket.bots.shipwright import AtWork, Shipwright
from boltbucket.bots.skill import SKILLS
from boltbucket.bots.style import Style, styles
from boltbucket.bots.tally import tally_of
from boltbucket.bots.threats import Survey, perils_of
from boltbucket.bots.worth.slipway import LearnedSlipway
from boltbucket.rules.cards.open_space import OpenSpace
from boltbucket.rules.editions.library import edition
from boltbucket.rules.game import Game
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.blueprint import row_of
from boltbucket.rules.ship.quirks import Quirks
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import ENGINES, Kind
from boltbucket.rules.table.builder import Builder
from boltbucket.rules.table.heap import FACE_UP
from boltbucket.sim.playing import Match
from tests.rules.ship.ships import (
    FRONT,
    RIGHT,
    brown_module,
    cabin,
    double_cannon,
    hold,
    payload_tiles,
    purple_module,
    shield,
    ship,
)

CHARACTERS = ("careful", "hauler", "gunner", "racer")
BOX = edition("2021")
PERILS = perils_of(BOX, "II")
YARDS = 8
ACES = 6


def fleet_of(strength, yards):
    """What every character builds at some yards."""
    found = defaultdict(list)
    for seed in range(yards):
        for name, built in built_at(seed, strength).items():
            found[name].append(built)
    return found


@pytest.fixture(scope="module")
def beginners():
    return fleet_of(Strength.BEGINNER, YARDS)


@pytest.fixture(scope="module")
def fleets():
    return fleet_of(Strength.TRUCKER, YARDS)


def built_at(seed, strength=Strength.TRUCKER):
    names, table = launched(seed, strength)
    return {name: table.ships[seat] for seat, name in enumerate(names)}


def launched(seed, strength, edition="2021", level="II"):
    """Who sits where, and the table when all ships are built."""
    turn = seed % 4
    names = CHARACTERS[turn:] + CHARACTERS[:turn]
    players = tuple(Player(name, strength) for name in names)
    match = Match(Setup(edition, 4, (level,)), players, seed)
    clock = match.clock()
    while match.game.table.yard is not None:
        match.step(clock)
    return names, match.game.table


def mean(fleet, figure):
    return fmean(figure(each) for each in fleet)


def test_truckers_launch_sound_ships(fleets):
    for fleet in fleets.values():
        assert all(each.legal for each in fleet)
        assert mean(fleet, lambda each: len(each.tiles)) > 18


@pytest.fixture(scope="module")
def captains():
    return fleet_of(Strength.CAPTAIN, YARDS)


@pytest.fixture(scope="module")
def aces():
    return fleet_of(Strength.ACE, ACES)


@pytest.mark.parametrize("which", ("beginners", "fleets", "captains", "aces"))
def test_one_can_tell_the_characters_apart(which, request):
    fleets = request.getfixturevalue(which)

    def leads(name, figure):
        figures = {other: mean(fleet, figure) for other, fleet in fleets.items()}
        return max(figures, key=figures.get) == name

    assert leads("hauler", lambda each: tally_of(each).containers + tally_of(each).red_containers)
    assert leads("gunner", lambda each: each.best_cannon_strength)
    assert leads("racer", lambda each: each.best_engine_strength)
    assert leads("careful", lambda each: -each.exposed_connectors)


def test_nothing_is_reserved_only_to_be_thrown_away():
    for strength in (Strength.TRUCKER, Strength.ACE):
        _, table = launched(YARDS, strength)
        assert sum(map(len, table.lost.values())) == 0


def test_when_all_tiles_lie_open_squares_are_filled_with_what_there_is():
    """Four large ships want more tiles than there are: then nobody can be choosy."""
    _, table = launched(1, Strength.TRUCKER, "2007", "III")

    assert fmean(len(each.tiles) for each in table.ships.values()) > 27


def test_when_all_tiles_lie_open_each_of_them_is_tried():
    """What still fits is seldom what one would wish for: nobody leaves a dozen squares free."""
    _, table = launched(7103, Strength.TRUCKER, "2007", "III")

    assert min(len(each.tiles) for each in table.ships.values()) > 24


def test_in_alien_design_aces_build_engines_where_they_run():
    ace = Player("hauler", Strength.ACE)
    match = Match(Setup("2021", 2, ("II",), missions=("alien_design",)), (ace, ace), 802)
    clock = match.clock()
    while match.game.table.yard is not None:
        match.step(clock)

    fleet = match.game.table.ships.values()
    built = sum(tile.kind in ENGINES for each in fleet for tile in each.tiles.values())
    assert 2 * sum(len(each.engines) for each in fleet) >= built


def test_an_engine_that_a_mission_leaves_idle_does_not_count():
    box = edition("2021")
    plan = box.levels["II"].blueprint
    engine = next(each for each in box.tiles if each.kind is Kind.SINGLE_ENGINE)
    bare = Ship(plan, {plan.start: box.starting_cabins[0]})
    cell, turn = bare.sound_places(engine)[0]
    built = bare.place(cell, engine.turned(turn))
    idle = Ship(plan, built.tiles, quirks=Quirks(idle_engine_rows=frozenset({row_of(cell)})))

    assert (tally_of(built).engines, tally_of(idle).engines) == (1, 0)


@pytest.mark.parametrize("seats", (2, 4))
def test_a_beginner_is_tired_by_its_share_of_what_lies_open(seats):
    game = Game.new(Setup("2021", seats, ("II",)), 1)
    beginner = Shipwright(styles()["hauler"], SKILLS[Strength.BEGINNER], 1)

    def tired(each):
        """Whether it has enough when everybody has put back so many."""
        yard, table = game.table.yard, game.view(0).table
        lying = (FACE_UP,) * (each * seats)
        heap = replace(yard.heap, where=lying + yard.heap.where[len(lying) :])
        view = replace(game.view(0), table=replace(table, yard=replace(yard, heap=heap)))
        return AtWork(beginner, view, view.decision)._tired

    assert [tired(each) for each in (5, 25, 35)] == [False, False, True]


def test_the_outline_follows_the_hull():
    small = ship({607: hold(2), 706: hold(2)})
    area = small.blueprint.area_mask
    for tile in edition("2021").tiles[::9]:
        for cell, turn in small.sound_places(tile):
            turned = tile.turned(turn)
            quick = outline_of(small.hull, area).with_tile(small.blueprint.square[cell], turned)
            exact = outline_of(small.place(cell, turned).hull, area)
            assert all(getattr(quick, name) == getattr(exact, name) for name in Outline.__slots__)


def test_the_first_engine_is_wanted_more_than_the_fifth():
    bare = ship({})
    engine = next(t for t in edition("2021").tiles if t.kind == "single_engine")
    slipway = Slipway(bare, Style())
    first = slipway.wish(engine)
    many = Slipway(bare, Style())
    for _ in range(4):
        many.tally.add(engine)

    assert first > many.wish(engine) > 0


def test_a_better_guarded_ship_expects_fewer_losses():
    perils = perils_of(edition("2021"), "II")
    bare = ship({607: hold(2)})
    smooth = ship({})

    losses = [Survey(each.layout, perils).expected_losses for each in (bare, smooth)]
    assert losses[0] > losses[1]


@pytest.mark.parametrize("box", ("2021", "2007"))
def test_a_survey_knows_the_ship_with_one_tile_more(box):
    perils = perils_of(edition(box), "II")
    small = ship({607: hold(2), 706: double_cannon(), 708: hold(2), 807: shield(FRONT, RIGHT)})
    survey = Survey(small.layout, perils)
    for each in (*edition(box).tiles[::7], *payload_tiles()[::5]):
        for cell, turn in small.sound_places(each):
            grown = small.layout.place(cell, each.turned(turn))
            anew = Survey(grown, perils, survey.prices)
            assert survey.losses_with(cell, each.turned(turn)) == anew.expected_losses


@pytest.mark.parametrize("box", ("2021", "2007"))
def test_lodgings_know_the_ship_with_one_tile_more(box):
    small = ship({607: cabin(), 706: brown_module(), 708: purple_module(), 807: cabin()})
    lodgings = Lodgings(small.layout)
    homely = [each for each in edition(box).tiles if each.kind in HOMELY]
    for each in homely[::3]:
        for cell, turn in small.sound_places(each):
            grown = small.layout.place(cell, each.turned(turn))
            anew = alien_homes(grown), epidemic_risk(grown)
            assert lodgings.with_tile(cell, each.turned(turn)) == anew


def test_a_tile_that_cannot_add_enough_is_told_beforehand():
    slipway = LearnedSlipway(ship({607: hold(2)}), Style(), 1.0, None, PERILS, 0.0, BOX, "II")
    for each in BOX.tiles[::5]:
        place = replace(slipway).best_place(each)
        if place is not None:
            assert slipway.may_add(each, place.gain)
            assert not slipway.may_add(each, place.gain + 20)


def test_who_has_seen_open_space_wants_engines():
    game = Game.new(Setup("2021", 1, ("II",)), 1)
    view = game.view(0)
    cards = tuple(c for c in view.table.edition.cards_of(2) if isinstance(c, OpenSpace))
    yard = game.table.yard.with_builder(0, Builder().looking(0))
    table = replace(view.table, piles=(cards, *view.table.piles[1:]), yard=yard)
    read = replace(view, table=table)

    assert adapted(styles()["hauler"], read).engine > styles()["hauler"].engine
    assert adapted(styles()["hauler"], view) == styles()["hauler"]
    assert perils_ahead(read) != perils_ahead(view)


def test_stronger_hands_are_faster():
    assert (
        SKILLS[Strength.ACE].pace < SKILLS[Strength.TRUCKER].pace < SKILLS[Strength.BEGINNER].pace
    )
