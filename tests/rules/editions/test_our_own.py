"""What we add to the boxes: a fifth player's parts, more tiles, level IV."""

from __future__ import annotations

from collections import Counter

import pytest

from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.editions.own_data import with_our_own
from boltbucket.rules.printed.reading import DataError
from boltbucket.rules.setup import MOST_SEATS
from boltbucket.rules.ship.contents import GOODS
from boltbucket.rules.ship.tile import Tile

every_edition = pytest.mark.parametrize("name", EDITION_NAMES)
QUARTER = {"2007": 35, "2021": 38}


def sort_of(tile: Tile) -> tuple[str, int]:
    return tile.kind.value, tile.capacity


@every_edition
def test_there_is_a_cabin_for_every_seat_each_of_another_colour(name):
    cabins = edition(name).starting_cabins

    assert len(cabins) == MOST_SEATS
    assert len({cabin.colour for cabin in cabins}) == MOST_SEATS
    assert cabins[4].id in edition(name).own_design


@every_edition
@pytest.mark.parametrize("copies", [0, 1])
def test_a_set_of_copies_is_a_quarter_of_the_heap_and_of_each_kind(name, copies):
    box = edition(name)
    heap = Counter(map(sort_of, box.tiles))
    ours = Counter(map(sort_of, box.copies[copies]))

    assert len(box.copies[copies]) == QUARTER[name] == len(box.tiles) // 4
    assert all(abs(ours[sort] - count / 4) < 1 for sort, count in heap.items())


@every_edition
def test_a_copy_is_like_its_original_but_for_the_number(name):
    box = edition(name)
    for number, copies in enumerate(box.copies, start=1):
        for copy in copies:
            original = box.tile_by_id[f"{name}-{int(copy.id[5:]) - 1000 * number:03}"]
            assert (copy.kind, copy.connectors) == (original.kind, original.connectors)
            assert (copy.capacity, copy.directions) == (original.capacity, original.directions)


@every_edition
def test_no_tile_is_copied_twice_and_all_copies_are_marked_as_our_own(name):
    box = edition(name)
    originals = [copy.id[-3:] for copies in box.copies for copy in copies]

    assert len(set(originals)) == len(originals)
    assert {copy.id for copies in box.copies for copy in copies} <= box.own_design
    assert box.own_design.isdisjoint(tile.id for tile in box.tiles)


@pytest.mark.parametrize(
    ("level", "players", "sets"),
    [
        ("I", 4, 0),
        ("III", 4, 0),
        ("I", 5, 1),
        ("III", 5, 1),
        ("IV", 3, 0),
        ("IV", 4, 1),
        ("IV", 5, 2),
        ("manta", 5, 1),
    ],
)
@every_edition
def test_the_heap_grows_with_a_fifth_player_and_on_level_iv(name, level, players, sets):
    box = edition(name)

    heap = box.heap_for(box.levels[level], players)

    assert len(heap) == len(box.tiles) + sets * QUARTER[name]
    assert len({tile.id for tile in heap}) == len(heap)


@every_edition
def test_the_bank_has_two_more_of_each_colour_for_five_or_on_level_iv(name):
    box = edition(name)
    usual = box.bank_for(box.levels["III"], 4).goods

    for level, players in (("I", 5), ("IV", 2)):
        larger = box.bank_for(box.levels[level], players).goods
        assert {good: larger[good] - usual[good] for good in GOODS} == dict.fromkeys(GOODS, 2)


@every_edition
def test_the_deck_of_level_iv_is_like_that_of_level_iii_and_marked(name):
    box = edition(name)
    deck = box.cards_of(4)

    assert len(deck) == 20
    assert {card.id for card in deck} <= box.own_design
    assert all(card.id.startswith(f"{name}-IV-") for card in deck)


@every_edition
def test_a_copy_of_a_tile_that_is_not_printed_is_refused_with_its_place(name):
    text = '[fifth]\ncolour = "x"\n[copies]\nfirst = [999]\nsecond = [1]\n[blueprints]\n[levels]\n'

    with pytest.raises(DataError, match=rf"ours/{name}.toml:copies:first: no_such_tile"):
        with_our_own(edition(name), text, "")
