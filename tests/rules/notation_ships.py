"""Ships of every sort for Hypothesis: any board, any tile in any turn, anything in it."""

from __future__ import annotations

from hypothesis import strategies as st

from boltbucket.notation import free_tile
from boltbucket.notation.words import LOOKING, SIZED, USUAL_DIRECTIONS
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.ship.contents import ALIENS, GOODS, Figure, Good
from boltbucket.rules.ship.quirks import Quirks
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import CABINS, HOLDS, Connector, Kind, Side, Tile

BOARDS = [board for name in EDITION_NAMES for board in edition(name).blueprints.values()]
PRINTED = [tile for name in EDITION_NAMES for tile in edition(name).all_tiles]
EXTRA_CABINS = [
    edition(name).starting_cabin(seat, part)
    for name in EDITION_NAMES
    for seat, part in ((4, 0), (0, 1), (4, 3))
]
COLOURS = ("", "red", "blue", "green", "yellow", "violet")
SIDE_PAIRS = [(a, b) for a in Side for b in Side if a < b]

turns = st.integers(0, 3)
rows = st.frozensets(st.integers(3, 11), min_size=1)


@st.composite
def described_tiles(draw: st.DrawFn) -> Tile:
    kind = draw(st.sampled_from(Kind))
    tile = Tile(
        id="",
        kind=kind,
        connectors=draw(st.tuples(*[st.sampled_from(Connector)] * 4)),
        capacity=draw(st.integers(1, 5)) if kind in SIZED else 0,
        directions=draw(directions(kind)),
        colour=draw(st.sampled_from(COLOURS)) if kind is Kind.STARTING_CABIN else "",
    )
    return free_tile(tile).turned(draw(turns))


def directions(kind: Kind) -> st.SearchStrategy[tuple[Side, ...]]:
    usual = USUAL_DIRECTIONS.get(kind, ())
    if kind not in LOOKING:
        return st.just(usual)
    if len(usual) == 1:
        return st.tuples(st.sampled_from(Side))
    return st.sampled_from(SIDE_PAIRS)


printed_tiles = st.builds(Tile.turned, st.sampled_from(PRINTED + EXTRA_CABINS), turns)
tiles = printed_tiles | described_tiles()

quirks = st.just(Quirks()) | st.builds(
    Quirks,
    alien_bonus=st.integers(0, 3),
    containers_used=st.none() | st.integers(0, 2),
    batteries_short=st.integers(0, 1),
    shieldless_sides=st.just(frozenset()) | st.frozensets(st.sampled_from(Side)),
    half_forward_cannon_rows=st.just(frozenset()) | rows,
    idle_engine_rows=st.just(frozenset()) | rows,
    heavy_mass=st.none() | st.integers(0, 4),
)


@st.composite
def ships(draw: st.DrawFn) -> Ship:
    """Broken or whole, inside or outside the area."""
    board = draw(st.sampled_from(BOARDS))
    cells = draw(st.sets(st.sampled_from(board.cells), max_size=12))
    placed = {cell: draw(tiles) for cell in board.cells if cell in cells}
    crew = {c: draw(crews) for c, tile in placed.items() if tile.kind in CABINS}
    charge = {
        cell: draw(st.integers(0, tile.capacity))
        for cell, tile in placed.items()
        if tile.kind is Kind.BATTERY
    }
    goods = {c: draw(cargo(tile)) for c, tile in placed.items() if tile.kind in HOLDS}
    return Ship(board, placed, _full(crew), _full(charge), _full(goods), draw(quirks))


crews = st.sampled_from(
    [(), (Figure.HUMAN,), (Figure.HUMAN, Figure.HUMAN), *((alien,) for alien in ALIENS)]
)


def cargo(hold: Tile) -> st.SearchStrategy[tuple[Good, ...]]:
    colours = GOODS if hold.kind is Kind.SPECIAL_CARGO else GOODS[1:]
    blocks = st.lists(st.sampled_from(colours), max_size=hold.capacity)
    return blocks.map(lambda found: tuple(sorted(found, key=GOODS.index)))


def _full(contents: dict) -> dict:
    return {cell: content for cell, content in contents.items() if content}
