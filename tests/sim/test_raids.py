"""The balance of raids is counted from what is told."""

from __future__ import annotations

from boltbucket.rules.events import (
    CardRevealed,
    Confiscated,
    Event,
    GaveUp,
    RaidApproached,
    TileLost,
    UnitEntered,
    UnitGaveUp,
)
from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.ship.tile import Connector, Kind, Side, Tile
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.variants.missions import parts
from boltbucket.sim.raids import Toll, Watcher

CARD = parts.card_by_id()["missions-S-24"]
TILE = Tile("t", Kind.STRUCTURAL, (Connector.SINGLE,) * 4)
RAID = RaidApproached(0, 5, Side.REAR, 8)


def counted(*events: Event) -> Toll:
    toll = Toll()
    watcher = Watcher(toll)
    watcher.see(events)
    watcher.close()
    return toll


def test_every_ship_of_a_raid_counts_and_who_keeps_the_robots_out_is_unhurt():
    toll = counted(
        CardRevealed(CARD),
        RAID,
        UnitEntered(0, 1, 707, True),
        Confiscated(0, 1, 707, 0, (Figure.HUMAN,) * 2, ()),
        UnitGaveUp(1, 1),
    )

    assert (toll.raids, toll.unhurt, toll.tokens) == (2, 1, 2)


def test_what_is_lost_on_other_cards_is_not_the_raid_s():
    toll = counted(
        RAID,
        UnitEntered(0, 1, 707, True),
        CardRevealed(CARD),
        TileLost(0, 707, TILE, Cause.DESTROYED),
    )

    assert (toll.raids, toll.components, toll.unhurt) == (1, 0, 1)


def test_ships_without_humans_after_a_raid_were_emptied_by_it():
    toll = counted(RAID, UnitEntered(0, 1, 707, True), GaveUp(0, "no_humans"), GaveUp(1, "lapped"))

    assert toll.emptied == 1
