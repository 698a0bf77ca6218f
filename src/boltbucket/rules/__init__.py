"""The rules of Galaxy Trucker: games, ships, editions, missions.

What is named here is what programs may rely on; docs/library.md shows it. Everything else may move.
"""

from boltbucket.rules import decisions as decisions
from boltbucket.rules import events as events
from boltbucket.rules.consider import Prospect as Prospect
from boltbucket.rules.course import Outcome as Outcome
from boltbucket.rules.determinize import sampled_game as sampled_game
from boltbucket.rules.editions.library import EDITION_NAMES as EDITION_NAMES
from boltbucket.rules.editions.library import edition as edition
from boltbucket.rules.figures import Figures as Figures
from boltbucket.rules.figures import figures_of as figures_of
from boltbucket.rules.fits import Fit as Fit
from boltbucket.rules.fits import fits_of as fits_of
from boltbucket.rules.game import Game as Game
from boltbucket.rules.language.answer import Answer as Answer
from boltbucket.rules.language.refusal import Fault as Fault
from boltbucket.rules.language.refusal import Illegal as Illegal
from boltbucket.rules.language.seat import CLOCK as CLOCK
from boltbucket.rules.language.seat import Seat as Seat
from boltbucket.rules.read_record import read_record as read_record
from boltbucket.rules.record import Record as Record
from boltbucket.rules.schema import tell as tell
from boltbucket.rules.setup import MOST_SEATS as MOST_SEATS
from boltbucket.rules.setup import Building as Building
from boltbucket.rules.setup import Format as Format
from boltbucket.rules.setup import Handicap as Handicap
from boltbucket.rules.setup import Setup as Setup
from boltbucket.rules.setup import Teams as Teams
from boltbucket.rules.ship.blueprint import Cell as Cell
from boltbucket.rules.ship.blueprint import cell_at as cell_at
from boltbucket.rules.ship.contents import Figure as Figure
from boltbucket.rules.ship.contents import Good as Good
from boltbucket.rules.ship.ship import Ship as Ship
from boltbucket.rules.ship.tile import Kind as Kind
from boltbucket.rules.ship.tile import Side as Side
from boltbucket.rules.ship.tile import Tile as Tile
from boltbucket.rules.table.table import Table as Table
from boltbucket.rules.variants.missions.library import known_missions as known_missions
from boltbucket.rules.verify import verify as verify
from boltbucket.rules.view import View as View
