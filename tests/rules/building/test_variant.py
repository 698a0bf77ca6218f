"""What missions and titles change about building."""

from dataclasses import dataclass

from boltbucket.rules.building.opening import open_yard
from boltbucket.rules.game import Game
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.quirks import Quirks
from boltbucket.rules.ship.tile import Connector, Kind, Tile
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import FlightVariant, Piles
from tests.rules.building.yardwork import RED, YELLOW, Yardwork

BOTTLES = tuple(
    Tile(f"test-bottle-{number}", Kind.FRAGILE, (Connector.UNIVERSAL,) * 4) for number in range(4)
)
CARGO = Tile("test-cargo", Kind.EXPLOSIVE, (Connector.UNIVERSAL,) * 4)


@dataclass(frozen=True)
class Errand(FlightVariant):
    """Two bottles in every reserve, a crate in the heap, no engines, and no closed pile."""

    def payload_of(self, table: Table) -> tuple[Tile, ...]:
        return (CARGO,)

    def reserved(self, table: Table, seat: Seat) -> tuple[Tile, ...]:
        return BOTTLES[seat * 2 : seat * 2 + 2]

    def reserve_places(self, table: Table, seat: Seat) -> int:
        return 3 if seat == RED else 2

    def build_ban(self, table: Table, seat: Seat, tile: Tile) -> str | None:
        return "no_engines_here" if tile.kind is Kind.SINGLE_ENGINE else None

    def piles(self, play: Play, piles: tuple[tuple[Card, ...], ...]) -> Piles:
        return Piles(piles, ())

    def quirks(self, table: Table, seat: Seat) -> Quirks:
        return Quirks(batteries_short=1)


def on_an_errand() -> Yardwork:
    work = Yardwork("2021 II")
    play = Play(replace(work.game.table, variant=Errand()), work.game.chance)
    agenda = open_yard(play, play.table.piles)
    work.game = Game.resumed(play.table, agenda, play.chance)
    return work


def test_tiles_may_be_dealt_into_the_reserve():
    work = on_an_errand()

    assert work.yard.reserve(RED) == BOTTLES[:2]
    assert work.yard.reserve(YELLOW) == BOTTLES[2:]


def test_a_dealt_tile_may_be_built_but_not_returned():
    work = on_an_errand().does(RED, "fetch", 0)

    assert work.refuses(RED, "return").code == "reserved_stays"
    assert work.places(RED)


def test_a_dealt_payload_may_be_put_back_into_the_reserve():
    work = on_an_errand().does(RED, "fetch", 0).does(RED, "reserve")

    assert len(work.builder(RED).reserve) == 2


def test_payload_from_the_heap_is_not_reserved():
    work = on_an_errand()
    work.takes(RED, Kind.EXPLOSIVE)

    assert work.refuses(RED, "reserve").code == "payload_not_reserved"


def test_the_back_of_a_tile_shows_that_it_is_payload():
    work = on_an_errand()
    backs = [work.yard.tile(handle) for handle in sorted(work.yard.heap.payload)]

    assert set(backs) == {CARGO, *BOTTLES}


def test_a_reserve_may_have_more_places():
    work = on_an_errand()
    work.takes(RED)

    work.does(RED, "reserve")

    assert len(work.builder(RED).reserve) == 3


def test_a_forbidden_tile_may_only_be_put_away():
    work = on_an_errand()
    work.takes(YELLOW, Kind.SINGLE_ENGINE)
    cell, turn = work.ship(YELLOW).places(work.yard.tile_in_hand(YELLOW))[0]

    refusal = work.refuses(YELLOW, "place", cell, turn)

    assert (refusal.code, refusal.params) == ("no_engines_here", {"kind": "single_engine"})
    assert work.offered(YELLOW) == (("return",),)


def test_all_piles_may_be_open():
    work = on_an_errand()
    work.does(RED, "fetch", 0)
    work.places(RED)

    work.does(RED, "look", 3)

    assert work.builder(RED).pile == 3


def test_quirks_come_into_force_before_batteries_are_loaded():
    work = on_an_errand().has(RED, "b2 @").all_finish()

    assert work.ship(RED).batteries == 1
