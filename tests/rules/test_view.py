"""Views: what a seat may know, and nothing else."""

from __future__ import annotations

from boltbucket.rules.codec import plain
from boltbucket.rules.decisions import Build
from boltbucket.rules.determinize import sampled_game
from boltbucket.rules.events import PileLookedAt
from boltbucket.rules.game import Game
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.language.value import field_names
from boltbucket.rules.setup import Setup, Teams
from boltbucket.rules.table.heap import BACK
from boltbucket.rules.table.table import Table
from boltbucket.rules.view import View
from boltbucket.sim.random_play import RandomPlayers


def building(edition: str = "2021", seats: int = 2, teams: Teams = Teams.NONE) -> Game:
    return Game.new(Setup(edition, seats, ("I",), teams=teams), 9)


def place_somewhere(game: Game, seat: int, handle: int) -> None:
    game.submit(seat, ("take", handle))
    options = game.pending[seat].options
    game.submit(seat, next(option for option in options if option[0] == "place"))


def test_faces_of_tiles_that_lie_face_down_are_hidden():
    game = building()
    game.submit(0, ("take", 3))
    game.submit(0, ("return",))

    tiles = game.view(1).table.yard.heap.tiles

    assert tiles[3] == game.table.yard.heap.tiles[3]
    assert set(tiles[:3]) == {BACK}


def test_a_tile_in_the_hand_is_seen_by_all():
    game = building()
    game.submit(0, ("take", 3))

    assert game.view(1).table.yard.heap.tiles[3] == game.table.yard.heap.tiles[3]


def test_the_own_decision_hides_faces_too():
    decision = building().view(0).decision

    assert set(decision.table.yard.heap.tiles) == {BACK}


def test_a_seat_sees_its_own_decision_only():
    view = building(seats=3).view(1)

    assert view.decision.seat == 1
    assert set(view.waiting) == {0, 1, 2, -1}


def test_a_pile_is_known_to_who_looked_at_it():
    game = building()
    place_somewhere(game, 0, 0)
    (event,) = game.submit(0, ("look", 1))

    assert game.view(0).seen_piles == {1: game.table.piles[1]}
    assert game.view(1).seen_piles == {}
    assert game.view(None).seen_piles == {}
    assert event.seen_by(0).cards == game.table.piles[1]
    assert event.seen_by(1) == event.seen_by(None) == PileLookedAt(0, 1, ())


def test_credits_of_2007_are_secret_and_those_of_2021_are_not():
    assert building("2007").view(0).table.credits == {0: 0}
    assert building("2007").view(None).table.credits == {}
    assert building("2021").view(0).table.credits == {0: 0, 1: 0}


def test_partners_know_their_common_purse():
    view = building("2007", 4, Teams.SWAP).view(0)

    assert view.table.credits == {0: 0, 2: 0}


def test_secret_credits_are_counted_openly_when_the_match_is_over():
    game = Game.new(Setup("2007", 2, ("first",)), 9)
    game.submit(0, ("finish", 1))
    game.submit(1, ("finish", 2))
    while game.pending:
        seat = next(iter(game.pending))
        assert 1 not in game.view(0).table.credits
        game.submit(seat, game.pending[seat].options[-1])

    assert game.view(0).table.credits == game.view(None).table.credits == game.table.credits


def test_the_clock_sees_neither_the_last_seats_cards_nor_its_credits():
    game = building("2007", 4, Teams.SWAP)
    place_somewhere(game, 3, 0)
    game.submit(3, ("look", 1))

    view = game.view(CLOCK)

    assert view.seen_piles == {}
    assert view.table.credits == {}


def test_the_deck_is_counted_only():
    game = building(seats=1)
    game.submit(0, ("finish", 1))
    view = game.view(0)

    hidden = [card.id for card in game.table.deck]
    assert len(view.table.deck) == len(hidden)
    assert not any(name in str(plain_of(view)) for name in hidden)


def plain_of(view: View) -> object:
    """All that is shown, without the box that everybody knows."""
    on_table = [getattr(view.table, name) for name in field_names(Table) if name != "edition"]
    return plain((on_table, view.decision, view.seen_piles, view.agenda, view.outcome))


def test_imagined_games_fit_the_view_and_differ_in_what_is_hidden():
    game = building()
    view = game.view(0)
    one, other = sampled_game(view, 1), sampled_game(view, 2)

    assert one.view(0) == other.view(0) == view
    assert one.table.yard.heap.tiles != other.table.yard.heap.tiles
    assert one.table.piles != other.table.piles


def test_what_may_come_off_again_is_what_the_yard_offers():
    game = Game.new(Setup("2007", 2, ("first",)), 3)
    players = RandomPlayers(3)
    found = 0
    while game.view(0).phase == "building":
        for seat in (0, 1):
            decision = game.pending.get(seat)
            offered = decision.options if isinstance(decision, Build) else ()
            cells = tuple(cell for verb, *cells in offered if verb == "take_off" for cell in cells)
            assert game.view(seat).removable == cells
            found += len(cells)
        game.submit(*players.answer(game))

    assert found
