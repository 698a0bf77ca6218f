"""Tiles and ships as pictures, drawn by code: SVG without fonts, images or scripts."""

from boltbucket.drawing.palette import THEMES
from boltbucket.drawing.png import to_png
from boltbucket.drawing.ship import draw_ship
from boltbucket.drawing.tile import draw_tile

__all__ = ["THEMES", "draw_ship", "draw_tile", "to_png"]
