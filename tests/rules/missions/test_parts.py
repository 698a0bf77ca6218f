"""The printed parts: what is in the box, and what we had to make up."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from boltbucket.notation import read_line, read_ship, write_line, write_ship
from boltbucket.rules.editions.card_data import read_cards
from boltbucket.rules.editions.library import edition, read_text
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Kind
from boltbucket.rules.variants.missions import parts


def test_there_are_72_payload_tiles():
    kinds = Counter(tile.kind for tile in parts.payload())

    assert kinds == {
        Kind.FRAGILE: 12,
        Kind.EXPLOSIVE: 16,
        Kind.RADIOACTIVE: 16,
        Kind.HEAVY: 16,
        Kind.SINGLE_ARTIFACT: 6,
        Kind.DOUBLE_ARTIFACT: 6,
    }


def test_there_are_26_supercards_six_of_them_special_events():
    kinds = Counter(card.kind for card in parts.supercards())
    events = ("nanobot_dust", "dust_storm", "plague", "contagion", "leaking_cells", "discharge")

    assert sum(kinds.values()) == 26
    assert [kinds[kind] for kind in events] == [1] * 6


def test_without_intruders_robopolice_raids_stay_in_the_box():
    kinds = {card.kind for card in parts.supercard_deck()}

    assert len(parts.supercard_deck()) == 23
    assert "robopolice_raid" not in kinds


def test_with_intruders_the_deck_has_three_raids_one_of_them_double():
    raids = [c for c in parts.supercard_deck(intruders=True) if c.kind == "robopolice_raid"]

    assert len(parts.supercard_deck(intruders=True)) == 26
    assert [raid.units for raid in raids] == [1, 2, 1]
    assert [raid.contraband for raid in raids] == ["crew", "batteries", "goods"]


def test_there_are_six_sentries_and_six_arms_lockers_besides_the_payload():
    assert Counter(tile.kind for tile in parts.guards()) == {Kind.SENTRY: 6, Kind.ARMS_LOCKER: 6}
    assert {*parts.payload(), *parts.guards(seats=5)} == set(parts.tiles())
    assert not any(tile.is_payload for tile in parts.guards(seats=5))


def test_five_players_get_second_copies_of_three_guards():
    four, more = parts.guards(), parts.guards(seats=5)[12:]

    assert [(tile.kind, "".join(map(str, map(int, tile.connectors)))) for tile in more] == [
        (Kind.SENTRY, "3021"),
        (Kind.SENTRY, "0301"),
        (Kind.ARMS_LOCKER, "3200"),
    ]
    assert {(tile.kind, tile.connectors) for tile in more} <= {(t.kind, t.connectors) for t in four}


def test_guards_have_about_as_many_connectors_of_each_kind_as_the_heap():
    def shares(tiles):
        found = Counter(connector for tile in tiles for connector in tile.connectors)
        return [found[connector] / len(tiles) for connector in (1, 2, 3)]

    for ours, usual in zip(shares(parts.guards()), shares(edition("2021").tiles), strict=True):
        assert abs(ours - usual) < 0.1


def test_every_supercard_says_what_is_not_known_about_it():
    for card in parts.supercards():
        assert card.own_design or card.uncertain, card.id


def test_the_bet_finds_enough_meteors_for_a_pile_of_level_iv():
    meteors = [c for c in parts.supercard_deck() if c.kind in ("meteor_alert", "meteor_shower")]

    assert len(meteors) >= 5


def test_supercards_have_lines_for_four_levels():
    for card in parts.supercard_deck():
        for name in ("rows", "strengths", "lines", "components", "days", "batteries"):
            assert len(getattr(card, name, range(4))) == 4, card.id
        for column in getattr(card, "columns", ()):
            assert len(column.lines) == 4, card.id


def test_the_docs_list_every_supercard_of_which_a_part_is_known():
    facts = (Path(__file__).parents[3] / "docs" / "facts.md").read_text(encoding="utf-8")
    section = facts.split("## Missions\n")[1].split("\n## ")[0]
    _, doubts = read_cards(read_text("missions", "cards.toml"), "cards.toml")

    listed = [line for line in section.splitlines() if line.startswith("| `")]
    assert listed == [f"| `{it.entry}` | {it.field} | {it.reason} |" for it in doubts]


def test_payload_has_numbers_in_the_notation():
    tiles = {707: edition("2021").starting_cabin(0), 706: parts.payload()[15].turned(1)}
    ship = Ship(edition("2021").levels["I"].blueprint, tiles)

    assert "#missions-016>" in write_ship(ship)
    assert read_ship(write_ship(ship)) == ship
    assert read_line(write_line(ship)) == ship
