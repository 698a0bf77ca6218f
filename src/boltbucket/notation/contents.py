"""What is in a tile, after the plus sign of its word."""

from __future__ import annotations

from boltbucket.notation.error import WordError
from boltbucket.notation.scanner import Scanner
from boltbucket.notation.words import DRAWN, FIGURE_LETTERS, FIGURE_OF_LETTER, Spelling
from boltbucket.rules.ship.contents import GOOD_OF_LETTER, GOODS, Figure, Good
from boltbucket.rules.ship.tile import CABINS, HOLDS, Kind, Tile

FIGURE_SIGNS = "".join(FIGURE_OF_LETTER)
GOOD_SIGNS = "".join(GOOD_OF_LETTER)
SEATS = 2


def read_contents(scanner: Scanner, tile: Tile) -> tuple[tuple[Figure, ...], int, tuple[Good, ...]]:
    """Crew, batteries and goods, if this tile can hold them."""
    begin = scanner.offset
    if tile.kind in CABINS:
        return _read_crew(scanner), 0, ()
    if tile.kind is Kind.BATTERY:
        return (), _read_charge(scanner, tile), ()
    if tile.kind in HOLDS:
        return (), 0, _read_goods(scanner, tile)
    raise WordError(begin - 1, "holds_nothing")


def write_contents(
    crew: tuple[Figure, ...], charge: int, goods: tuple[Good, ...], spelling: Spelling = DRAWN
) -> str:
    text = "".join(FIGURE_LETTERS[figure] for figure in crew)
    text += str(charge) if charge else ""
    text += "".join(good.letter for good in goods)
    return spelling.holds + text if text else ""


def _read_crew(scanner: Scanner) -> tuple[Figure, ...]:
    begin = scanner.offset
    crew = tuple(FIGURE_OF_LETTER[letter] for letter in scanner.run(FIGURE_SIGNS))
    if not crew or not scanner.done:
        raise scanner.fault("crew")
    if len(crew) > SEATS:
        raise WordError(begin + SEATS, "crew_two")
    if len(crew) > 1 and any(figure.is_alien for figure in crew):
        raise WordError(begin, "crew_either")
    return crew


def _read_charge(scanner: Scanner, tile: Tile) -> int:
    begin = scanner.offset
    charge = scanner.small_number()
    if not scanner.done or not 0 < charge <= tile.capacity:
        raise WordError(begin, "batteries", most=tile.capacity)
    return charge


def _read_goods(scanner: Scanner, tile: Tile) -> tuple[Good, ...]:
    begin = scanner.offset
    letters = scanner.run(GOOD_SIGNS)
    if not letters or not scanner.done:
        raise scanner.fault("goods")
    if len(letters) > tile.capacity:
        raise WordError(begin + tile.capacity, "goods_at_most", most=tile.capacity)
    if tile.kind is Kind.CARGO and Good.RED.letter in letters:
        raise WordError(begin + letters.index("R"), "goods_red")
    return tuple(sorted((GOOD_OF_LETTER[letter] for letter in letters), key=GOODS.index))
