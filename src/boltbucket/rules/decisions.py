"""All questions there are, for whoever answers or shows them."""

from boltbucket.rules.building.build import Build as Build
from boltbucket.rules.building.clock import Clock as Clock
from boltbucket.rules.building.launch import BoardAlien as BoardAlien
from boltbucket.rules.building.mistakes import Repair as Repair
from boltbucket.rules.cards.planets import Land as Land
from boltbucket.rules.course import FlyAgain as FlyAgain
from boltbucket.rules.flying.damage import Discard as Discard
from boltbucket.rules.flying.damage import PickPiece as PickPiece
from boltbucket.rules.flying.declaring import PickBattery as PickBattery
from boltbucket.rules.flying.declaring import PowerUp as PowerUp
from boltbucket.rules.flying.giving_up import FlyOn as FlyOn
from boltbucket.rules.flying.loading import LoadGoods as LoadGoods
from boltbucket.rules.flying.losses import PickCrew as PickCrew
from boltbucket.rules.flying.losses import PickGood as PickGood
from boltbucket.rules.flying.offers import Accept as Accept
from boltbucket.rules.flying.strike import Defend as Defend
from boltbucket.rules.language.decision import Choice as Choice
from boltbucket.rules.language.decision import Decision as Decision
from boltbucket.rules.language.decision import Pick as Pick
from boltbucket.rules.variants.missions.supercards.black_hole import Escape as Escape
from boltbucket.rules.variants.rough_roads.cards.union_ship import PayUnion as PayUnion
