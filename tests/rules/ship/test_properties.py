"""What holds for every ship."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import GOODS
from boltbucket.rules.ship.flaws import FlawKind
from boltbucket.rules.ship.ship import Ship

from .ships import boards, grown, random_ship

chances = st.integers(0, 2**32).map(Random)
any_board = st.sampled_from(boards())
any_ship = st.builds(random_ship, any_board, chances)
legal_ship = st.builds(lambda board, random: grown(board, random, soundly=True), any_board, chances)


def some_cells(ship: Ship, random: Random) -> frozenset[Cell]:
    return frozenset(cell for cell in ship.cells if random.random() < 0.3)


def laden(ship: Ship, random: Random) -> Ship:
    """Everything filled: crew with aliens, batteries, goods."""
    for cell, figure in random.sample(ship.alien_options, len(ship.alien_options)):
        if (cell, figure) in ship.alien_options:
            ship = ship.board(cell, figure)
    ship = ship.manned().charged()
    for good in random.choices(GOODS, k=12):
        if room := ship.room_for(good):
            ship = ship.load(random.choice(room), good)
    return ship


def tokens(ship: Ship) -> int:
    return ship.crew_size + ship.batteries + len(ship.all_goods)


laden_ship = st.builds(laden, legal_ship, chances)


@given(legal_ship)
def test_ships_grown_without_mistakes_are_legal(ship: Ship):
    assert ship.legal
    assert len(ship.pieces) == 1


@given(any_ship)
def test_pieces_partition_the_ship(ship: Ship):
    cells = [cell for piece in ship.pieces for cell in piece]

    assert sorted(cells) == sorted(ship.tiles)
    assert len(set(cells)) == len(cells)


@given(any_ship)
def test_joints_stay_within_a_piece(ship: Ship):
    for piece in ship.pieces:
        for cell in piece:
            assert set(ship.joined(cell)) <= set(piece)


@given(any_ship, chances)
def test_removal_never_creates_a_joint_or_a_mistake(ship: Ship, random: Random):
    left = ship.without(some_cells(ship, random))

    for cell in left.cells:
        assert set(left.joined(cell)) <= set(ship.joined(cell))
    assert holding(left) <= holding(ship)


def holding(ship: Ship) -> set[object]:
    return {flaw for flaw in ship.flaws if flaw.kind is not FlawKind.LOOSE}


@given(laden_ship, chances)
def test_tokens_are_conserved_when_a_ship_is_split(ship: Ship, random: Random):
    lost = some_cells(ship, random)

    assert tokens(ship.without(lost)) + tokens(ship.only(lost)) == tokens(ship)


@given(laden_ship)
def test_every_token_can_be_taken_off_one_by_one(ship: Ship):
    total = tokens(ship)
    while ship.manned_cabins:
        ship = ship.lose_crew(ship.manned_cabins[-1])
        total -= 1
    good, cells = ship.next_loss
    while cells:
        ship = ship.unload(cells[0], good) if good else ship.spend(cells[0])
        good, cells = ship.next_loss
        total -= 1

    assert total == tokens(ship) == 0
    assert ship.crew == ship.charge == ship.goods == {}


@given(laden_ship)
def test_containers_are_never_overfull(ship: Ship):
    assert ship.may_lie(ship.goods)
    assert all(ship.free_containers(cell) >= 0 for cell in ship.cells)


@given(laden_ship)
def test_nobody_is_stranded_at_launch(ship: Ship):
    assert ship.stranded_aliens == ()
    assert len({figure for _, figure in ship.aliens}) == len(ship.aliens)


@given(laden_ship)
def test_the_best_strength_is_reached_by_some_choice_of_doubles(ship: Ship):
    power = ship.batteries

    assert ship.best_engine_strength == max(
        ship.engine_strength(ship.double_engines[:count])
        for count in range(min(power, len(ship.double_engines)) + 1)
    )
    assert ship.cannon_strength() <= ship.best_cannon_strength
    assert ship.best_cannon_strength <= ship.cannon_strength(ship.double_cannons)


@given(any_ship, chances)
def test_a_ship_remembers_nothing_of_how_it_was_built(ship: Ship, random: Random):
    cells = random.sample(ship.cells, len(ship.cells))
    rebuilt = Ship(ship.blueprint, {})
    for cell in cells:
        rebuilt = rebuilt.place(cell, ship.tiles[cell])

    assert rebuilt == ship
    assert rebuilt.flaws == ship.flaws
    assert rebuilt.pieces == ship.pieces
    assert rebuilt.exposed_sides == ship.exposed_sides
    assert rebuilt.manned().charged() == ship.manned().charged()
