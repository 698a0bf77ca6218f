"""What an ace would do in the practice yard, and its reasons."""

from __future__ import annotations

import pytest

from boltbucket.bots.advising import advised
from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.cast import make_steady_bot
from boltbucket.bots.master import MasterAtWork
from boltbucket.bots.reasons import placing_reasons
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.game import Game
from boltbucket.rules.setup import Building, Setup
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Kind

LEVELS = [(name, level) for name in EDITION_NAMES for level in ("I", "II", "III")]


def bare(name="2021", level="II"):
    plan = edition(name).levels[level].blueprint
    cabins = edition(name).starting_cabins
    starts = (plan.start, *plan.more_starts)
    return Ship(plan, dict(zip(starts, cabins, strict=False)))


def grown(ship, name="2021", level="II", tiles=12):
    """The ship after following the advice so often."""
    for _ in range(tiles):
        advice = advised(ship, name, level)
        if advice.verb == "finish":
            return ship
        ship = ship.place(advice.cell, advice.tile.turned(advice.turn))
    return ship


def tile_of(kind, name="2021"):
    return next(tile for tile in edition(name).tiles if tile.kind is kind)


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_whoever_follows_the_advice_gets_a_sound_ship(name, level):
    ship = grown(bare(name, level), name, level, tiles=60)

    assert ship.legal
    assert len(ship.tiles) >= len(ship.blueprint.area) - 2
    assert ship.best_engine_strength > 0
    assert ship.best_cannon_strength > 0


def test_with_an_empty_hand_it_takes_a_tile_that_is_not_built_in():
    ship = grown(bare(), tiles=5)
    advice = advised(ship, "2021", "II")

    assert advice.verb == "take"
    assert advice.tile.id not in {tile.id for tile in ship.tiles.values()}
    assert (advice.cell, advice.turn) in ship.sound_places(advice.tile)
    assert advice.reasons


def test_a_first_engine_is_built_in_because_of_engines():
    engines = [tile for tile in edition("2021").tiles if tile.kind is Kind.DOUBLE_ENGINE]
    found = [advised(bare(), "2021", "II", engine) for engine in engines]
    built_in = [advice for advice in found if advice.verb == "place"]

    assert built_in
    for advice in built_in:
        assert advice.reasons[0].part == "engine"
        assert advice.reasons[0].credits > 0


def test_what_fits_nowhere_is_put_away_without_a_place():
    full = grown(bare("2021", "I"), level="I", tiles=60)
    left = [tile for tile in edition("2021").tiles if not full.sound_places(tile)]

    advice = advised(full, "2021", "I", left[0])

    assert (advice.verb, advice.cell) == ("return", None)


def test_a_full_ship_is_finished():
    assert advised(grown(bare("2021", "I"), level="I", tiles=60), "2021", "I").verb == "finish"


def test_it_says_what_an_ace_at_a_table_does():
    game = Game.new(Setup("2021", 1, ("I",), building=Building.UNTIMED), seed=4)
    ace = make_steady_bot(Player("hauler", Strength.ACE), seed=0)
    ace.shipwright = type(ace.shipwright)(ace.shipwright.style, ace.shipwright.skill, 0)
    agreed = asked = 0
    while game.pending and game.table.yard is not None and not game.table.yard.over:
        view = game.view(0)
        answer = ace.decide(view, view.decision)
        tile = view.table.yard.tile_in_hand(0)
        if tile is not None and not view.table.yard.builders[0].seen:
            advice = advised(view.ship, "2021", "I", tile)
            asked += 1
            agreed += answer[0] == advice.verb and (
                answer[0] != "place" or answer[1:] == (advice.cell, advice.turn)
            )
        game.submit(0, answer)

    assert asked > 3
    assert agreed == asked


def test_reasons_add_up_to_what_the_place_is_worth():
    work = _at_work(seed=1)
    for tile in edition("2021").tiles[::7]:
        place = work.slipway.best_place(tile)
        if place is not None:
            parts = work.slipway.gain_by_parts(tile, place.cell, place.turn)
            assert sum(parts.values()) == pytest.approx(place.gain)


def test_the_weightiest_reason_comes_first():
    work, cabin = _at_work(seed=1), tile_of(Kind.CABIN)
    place = work.slipway.best_place(cabin)

    weights = [abs(each.credits) for each in placing_reasons(work, cabin, place.cell, place.turn)]

    assert weights == sorted(weights, reverse=True)


def _at_work(seed):
    """An ace that has built half of a ship."""
    game = Game.new(Setup("2021", 1, ("II",), building=Building.UNTIMED), seed)
    ace = make_steady_bot(Player("hauler", Strength.ACE), seed=0)
    while game.table.yard.builders[0].placed < 12 or game.table.yard.builders[0].hand is not None:
        game.submit(0, ace.decide(game.view(0), game.pending[0]))
    return MasterAtWork(ace.shipwright, game.view(0), game.view(0).decision)
