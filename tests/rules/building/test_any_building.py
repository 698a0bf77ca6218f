"""Promises for all ways of building, tried with random builders."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from boltbucket.bots.random_builder import LUCK_BITS, random_build
from boltbucket.rules.building.build import refusal
from boltbucket.rules.decisions import BoardAlien, Build, Clock, Decision
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.setup import MOST_SEATS, Building, Handicap, Setup, Teams
from tests.rules.building.yardwork import RED, Yardwork

LEVELS = [(name, level) for name in EDITION_NAMES for level in edition(name).levels]
VERBS = {"take": 1, "place": 2, "fetch": 1, "look": 1, "finish": 1}
SQUARES = (606, 706, 707, 708, 807, 1)
PLAIN_VERBS = ("pick_up", "return", "reserve", "put_back", "flip")
REFUSALS = {
    "unknown_answer", "not_your_turn", "head_start", "already_finished", "time_is_up", "looking",
    "no_such_tile", "tile_taken", "hand_full", "hand_empty", "bad_turn", "outside", "square_taken",
    "not_joined", "nothing_to_change", "reserved_stays", "no_reserve", "reserve_full",
    "payload_not_reserved", "nothing_reserved", "no_peeking", "pile_closed", "pile_in_use",
    "build_first", "no_pile", "no_hourglass", "not_started", "sand_running", "last_space",
    "not_finished_flip", "no_such_place", "place_too_high", "place_taken", "place_in_order",
}  # fmt: skip
"""Every reason the base game has to refuse a builder."""


@some.composite
def setups(draw: some.DrawFn) -> Setup:
    name, level = draw(some.sampled_from(LEVELS))
    seats = draw(some.integers(1, MOST_SEATS))
    teams = some.sampled_from(Teams) if seats == 4 else some.just(Teams.NONE)
    seconds = some.sampled_from([0, 0, 5])
    handicaps = [(seat, Handicap(draw(seconds), draw(seconds))) for seat in range(seats)]
    return Setup(
        name,
        seats,
        (level,),
        building=draw(some.sampled_from(Building)),
        teams=draw(teams),
        handicaps=tuple(handicaps),
    )


def any_answer(random: Random) -> Answer:
    """Something a builder might say, mostly nonsense."""
    verb = random.choice([*VERBS, *PLAIN_VERBS])
    first = {"place": random.choice(SQUARES), "take": random.randrange(160)}
    numbers = (first.get(verb, random.randrange(-1, 5)), random.randrange(5))
    return (verb, *numbers[: VERBS.get(verb, 0)])


def random_answer(decision: Decision, random: Random) -> Answer:
    if isinstance(decision, Build):
        return random_build(decision, random.getrandbits(LUCK_BITS))
    return random.choice(decision.options)


def build(setup: Setup, seed: int):
    """All moments of building a flight's ships up to the launch."""
    random = Random(seed)
    game = Game.new(setup, seed)
    while game.pending and game.table.yard is not None:
        yield game, random
        seats = [seat for seat in game.pending if seat != CLOCK or not random.randrange(20)]
        seat = random.choice(seats or list(game.pending))
        game.submit(seat, random_answer(game.pending[seat], random))


def are(game: Game, *kinds: type[Decision]) -> bool:
    """Whether only such decisions are pending."""
    return all(isinstance(decision, kinds) for decision in game.pending.values())


@given(setups(), some.integers(0, 2**32))
def test_building_comes_to_an_end(setup: Setup, seed: int):
    moments = sum(1 for _ in build(setup, seed))

    assert moments < 5000


@given(setups(), some.integers(0, 2**32))
def test_an_answer_is_allowed_exactly_if_it_is_an_option(setup: Setup, seed: int):
    for game, random in build(setup, seed):
        for decision in game.pending.values():
            if isinstance(decision, Build) and not random.randrange(10):
                answers = [any_answer(random) for _ in range(20)]
                options = set(decision.options)
                assert [decision.allows(a) for a in answers] == [a in options for a in answers]
                assert all(map(decision.allows, options))
                assert options


@given(setups(), some.integers(0, 2**32), some.booleans())
def test_an_answer_found_at_random_passes_every_check(setup, seed, careful):
    for game, random in build(setup, seed):
        for seat, decision in game.pending.items():
            if isinstance(decision, Build):
                answer = random_build(decision, random.getrandbits(LUCK_BITS), careful)
                assert refusal(game.table, seat, answer) is None


def test_an_answer_that_was_found_for_another_moment_is_checked():
    work = Yardwork()
    found = random_build(work.game.pending[RED], 2**30 - 2)
    work.does(RED, *found)

    assert found[0] == "take"
    assert work.refuses(RED, *found).code == "hand_full"
    assert not work.game.pending[RED].allows(None)


@given(setups(), some.integers(0, 2**32))
def test_a_refused_answer_has_a_known_reason_and_changes_nothing(setup: Setup, seed: int):
    for game, random in build(setup, seed):
        seat = random.choice(list(game.pending))
        answer = any_answer(random)
        if seat == CLOCK or random.randrange(10) or not isinstance(game.pending[seat], Build):
            continue
        if not game.pending[seat].allows(answer):
            before = game.save()
            with pytest.raises(Illegal) as refused:
                game.submit(seat, answer)
            assert refused.value.code in REFUSALS
            assert game.save() == before


@given(setups(), some.integers(0, 2**32))
def test_no_tile_is_lost_or_doubled_while_building(setup: Setup, seed: int):
    for game, _ in build(setup, seed):
        table = game.table
        yard = table.yard
        heap = [yard.tile(handle).id for handle in yard.heap.free]
        reserves = [tile.id for seat in yard.seats for tile in yard.reserve(seat)]
        hands = [tile.id for seat in yard.seats if (tile := yard.tile_in_hand(seat))]
        ships = [tile.id for ship in table.ships.values() for tile in ship.tiles.values()]
        lost = [each.tile.id for tiles in table.lost.values() for each in tiles]
        box, parts = table.edition, range(len(table.level.blueprint.starts))
        cabins = [box.starting_cabin(seat, part).id for seat in table.seats for part in parts]
        everything = sorted(heap + reserves + hands + ships + lost)
        if are(game, Build, Clock):
            heaped = [tile.id for tile in box.heap_for(table.level, setup.seats)]
            assert everything == sorted([*cabins, *heaped])


@given(setups(), some.integers(0, 2**32))
def test_a_ship_holds_together_while_it_is_built(setup: Setup, seed: int):
    for game, _ in build(setup, seed):
        if are(game, Build, Clock):
            assert all(ship.whole for ship in game.table.ships.values())


@given(setups(), some.integers(0, 2**32))
def test_a_game_saved_while_building_loads_as_it_was(setup: Setup, seed: int):
    for game, random in build(setup, seed):
        if not random.randrange(40):
            assert Game.load(game.save()) == game


@given(setups(), some.integers(0, 2**32))
def test_crew_boards_only_legal_ships(setup: Setup, seed: int):
    for game, _ in build(setup, seed):
        if are(game, BoardAlien):
            assert all(ship.legal for ship in game.table.ships.values())


def test_a_view_shows_no_face_that_lies_down():
    work = Yardwork()
    view = work.game.view(RED)
    hidden = {tile.id for tile in work.yard.heap.tiles}

    shown = {tile.id for tile in view.decision.table.yard.heap.tiles}

    assert not shown & hidden


def test_a_decision_prints_nothing_that_is_hidden():
    work = Yardwork()

    assert repr(work.game.pending[RED]) == "Build(seat=0)"


def test_the_options_of_a_view_are_those_of_the_game():
    work = Yardwork()
    work.takes(RED)

    assert work.game.view(RED).decision.options == work.offered(RED)
