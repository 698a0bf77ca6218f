"""The team variants: partners sit opposite each other and swap places."""

from __future__ import annotations

from boltbucket.rules.building.verbs.look import put_pile_back
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.setup import pairs
from boltbucket.rules.table.play import Play


def swap_all_partners(play: Play) -> None:
    for one, other in pairs(play.table.setup.seats):
        _swap(play, one, other)


def _swap(play: Play, one: Seat, other: Seat) -> None:
    """The two sit down at each other's ship. All that lies there stays; what a player has seen
    of the cards goes with the player."""
    for seat in (one, other):
        put_pile_back(play, seat)
    table = play.table
    yard, ships = table.open_yard, table.ships
    first, second = yard.builders[one], yard.builders[other]
    yard = yard.with_builder(one, replace(second, seen=first.seen), yard.heap.swapped(one, other))
    yard = yard.with_builder(other, replace(first, seen=second.seen))
    ships = {**ships, one: ships[other], other: ships[one]}
    play.table = replace(table, yard=yard, ships=ships)
    play.tell(PlacesSwapped(one, other))


# Events


@value
class PlacesSwapped(Event):
    topic = "teams"
    first: Seat
    second: Seat
