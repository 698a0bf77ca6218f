"""Pictures of tiles and ships."""

from __future__ import annotations

import struct
import zlib
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from boltbucket.drawing import THEMES, draw_ship, draw_tile, to_png
from boltbucket.drawing.charts import COLOURS, Bars, Spread, draw_charts
from boltbucket.drawing.figures import points
from boltbucket.drawing.lettering import font, lettering, readable, text_width
from boltbucket.drawing.palette import ALARM
from boltbucket.drawing.tile import definitions, tile_top
from boltbucket.notation import read_ship
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.ship.contents import GOODS, Figure
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Kind
from boltbucket.words import Words
from tests.rules import notation_ships

SVG = "{http://www.w3.org/2000/svg}"
EVERY_KIND = "t @red c g^ gg^ ev eev s^> b2 h3 r1 lb lp x f m4 n a^v aa y w"


def tiles_of_every_kind():
    board = edition("2007").blueprints["IIIa"]
    for word in EVERY_KIND.split():
        sketch = word if word.startswith("@") else f"{word} @"
        ship = read_ship(f"ship 2007 IIIa\n{sketch}\n")
        yield ship.tiles[board.start if word.startswith("@") else board.start - 100]


def document(*parts: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-65 -65 130 130" width="44" height="44">'
        + definitions()
        + "".join(parts)
        + "</svg>"
    )


def pixels(png: bytes) -> bytes:
    """The packed rows of a PNG, enough to compare two pictures of the same size."""
    data, place = b"", 8
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        if png[place + 4 : place + 8] == b"IDAT":
            data += png[place + 8 : place + 8 + length]
        place += length + 12
    return zlib.decompress(data)


def test_every_kind_of_tile_has_a_picture_of_its_own():
    found = {tile.kind: pixels(to_png(document(tile_top(tile)))) for tile in tiles_of_every_kind()}

    assert set(found) == set(Kind)
    assert len(set(found.values())) == len(Kind)


def test_the_three_connectors_and_smooth_sides_look_different():
    ship = read_ship("ship 2021 II\nt-0000 t-1000 @ t-2000 t-3000\n")
    found = {pixels(to_png(document(draw_tile(ship.tiles[cell])))) for cell in (507, 607, 807, 907)}

    assert len(found) == 4


def test_a_tile_is_drawn_as_it_lies():
    tile = read_ship("ship 2021 II\ng^-0123 @\n").tiles[607]
    found = {pixels(to_png(document(draw_tile(tile.turned(turn))))) for turn in range(4)}

    assert len(found) == 4


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_every_printed_tile_is_drawn(name):
    for tile in edition(name).all_tiles:
        ElementTree.fromstring(document(draw_tile(tile)))


def test_contents_can_be_seen():
    empty, full = (read_ship(f"ship 2021 II\n@ {word}\n") for word in ("h2 b2 c", "h2+YB b2+1 c+h"))
    for cell in (807, 907, 1007):
        before = tile_top(empty.tiles[cell], charge=0)
        after = tile_top(
            full.tiles[cell],
            full.crew.get(cell, ()),
            full.charge.get(cell, 0),
            full.goods.get(cell, ()),
        )
        assert before != after


def test_figures_and_goods_are_told_apart_without_colours():
    cabin = next(tile for tile in tiles_of_every_kind() if tile.kind is Kind.CABIN)
    hold = next(tile for tile in tiles_of_every_kind() if tile.kind is Kind.SPECIAL_CARGO)
    crews = {_shapes(tile_top(cabin, (figure,))) for figure in Figure}
    goods = {_shapes(tile_top(hold, goods=(good,))) for good in GOODS}

    assert len(crews) == len(Figure)
    assert len(goods) == len(GOODS)


def _shapes(svg: str) -> tuple[str, ...]:
    """What is drawn, without any colour."""
    root = ElementTree.fromstring(f"<svg>{svg}</svg>")
    outline = ("d", "points", "cx", "cy", "r", "x", "y", "width", "height", "transform")
    return tuple(f"{node.tag} {[node.get(key) for key in outline]}" for node in root.iter())


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("board", notation_ships.BOARDS, ids=lambda board: board.name)
def test_every_board_is_drawn_with_its_printed_numbers_in_both_themes(board, theme):
    svg = draw_ship(Ship(board, {}), theme)

    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert float(root.get("width")) == 100 * len(board.columns) + 124
    assert theme.ground in svg
    for number in (*board.columns, *board.rows):
        assert all(font().letters[digit].outline in svg for digit in str(number))


@settings(max_examples=25)
@given(notation_ships.ships())
def test_any_ship_is_drawn_without_fonts_scripts_or_links(ship):
    root = ElementTree.fromstring(draw_ship(ship))

    tags = {node.tag.removeprefix(SVG) for node in root.iter()}
    assert not tags & {"text", "script", "image", "use", "a", "style"}


def test_a_ship_has_always_the_same_picture():
    ship = read_ship("ship 2021 II\nc @ g\n")

    assert draw_ship(ship) == draw_ship(ship)


def test_a_wrong_joint_sparks():
    sound = draw_ship(read_ship("ship 2021 II\nc @\n"))
    wrong = draw_ship(read_ship("ship 2021 II\nc-1111 @-2222\n"))

    assert ALARM not in sound
    assert ALARM in wrong


def test_half_points_are_lettered_as_people_write_them():
    assert [points(halves) for halves in (0, 1, 2, 9, -1, -4)] == ["0", "½", "1", "4½", "−½", "−2"]


def test_titles_use_the_letters_there_are():
    assert readable("„Žluťoučký“ Äpfel_½ 40 % × … ☃") == "„Žluťoučký“ Äpfel_½ 40 % × … ?"
    assert readable("e\N{COMBINING ACUTE ACCENT} Ǖ") == "é U"
    assert text_width("Žlutý", 20) == text_width("Zluty", 20) > text_width("lily", 20)
    ElementTree.fromstring(lettering("Rust <&> Co", 0, 0, 20, "#000"))


def test_a_legend_is_in_the_order_that_was_asked_for():
    rows = {"Zip": {"second": 0.5, "gave up": 0.5}, "Fuss": {"first": 1.0}}
    chart = Bars("Places", rows, order=("first", "second", "third", "gave up"), shares=True)

    assert legend(draw_charts("Games", [chart], Words("en"))) == ["first", "second", "gave up"]


def test_without_an_order_the_largest_part_comes_first():
    chart = Bars("Credits", {"Zip": {"goods": 2.0, "losses": -5.0}, "Fuss": {"goods": 1.0}})

    assert legend(draw_charts("Games", [chart], Words("en"))) == ["losses", "goods"]


def legend(svg):
    """The names of the parts, in the order they are drawn in."""
    return [name for name in titles(svg) if name in PARTS]


PARTS = ("first", "second", "third", "gave up", "goods", "losses")


def titles(svg):
    return [node.text for node in ElementTree.fromstring(svg).iter(f"{SVG}title")]


def test_histograms_share_one_scale_with_an_axis():
    rows = {"often": [1.0] * 8, "seldom": [1.0] * 2}

    svg = draw_charts("Games", [Spread("Credits", rows)], Words("en"))
    heights = [float(node.get("height")) for node in columns(svg)]
    assert max(heights) == pytest.approx(4 * min(heights))
    assert titles(svg).count("5") == 2


def columns(svg):
    """The columns of the histograms: boxes in groups that have a colour."""
    groups = ElementTree.fromstring(svg).iter(f"{SVG}g")
    return [
        box for group in groups if group.get("fill") in COLOURS for box in group.iter(f"{SVG}rect")
    ]


def test_charts_write_numbers_as_the_language_does():
    bars = Bars("Losses", {"Zip": {"": 1.25}, "Fuss": {"": -0.5}})
    shares = Bars("Ends", {"arrived": {"": 0.4}}, shares=True)

    german = titles(draw_charts("Spiele", [bars, shares], Words("de")))
    assert {"1,25", "−0,5", "40\xa0%"} <= set(german)
    assert "40%" in titles(draw_charts("Games", [shares], Words("en")))
