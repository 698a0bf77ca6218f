"""All events there are, for whoever shows, tells or counts them."""

from boltbucket.rules.building.clock import BuildingStopped as BuildingStopped
from boltbucket.rules.building.clock import HourglassStarted as HourglassStarted
from boltbucket.rules.building.clock import SandRanOut as SandRanOut
from boltbucket.rules.building.clock import WaitEnded as WaitEnded
from boltbucket.rules.building.launch import AlienBoarded as AlienBoarded
from boltbucket.rules.building.launch import BatteriesLoaded as BatteriesLoaded
from boltbucket.rules.building.launch import CrewBoarded as CrewBoarded
from boltbucket.rules.building.launch import Launched as Launched
from boltbucket.rules.building.launch import ReserveForfeited as ReserveForfeited
from boltbucket.rules.building.mistakes import FlawsFound as FlawsFound
from boltbucket.rules.building.mistakes import PlaceChanged as PlaceChanged
from boltbucket.rules.building.mistakes import PlaceGivenBack as PlaceGivenBack
from boltbucket.rules.building.mistakes import PlaceLost as PlaceLost
from boltbucket.rules.building.teams import PlacesSwapped as PlacesSwapped
from boltbucket.rules.building.turns import TurnPassed as TurnPassed
from boltbucket.rules.building.verbs.finish import BuildingFinished as BuildingFinished
from boltbucket.rules.building.verbs.flip import HourglassFlipped as HourglassFlipped
from boltbucket.rules.building.verbs.look import PileLookedAt as PileLookedAt
from boltbucket.rules.building.verbs.look import PilePutBack as PilePutBack
from boltbucket.rules.building.verbs.pick_up import TilePickedUp as TilePickedUp
from boltbucket.rules.building.verbs.place import TilePlaced as TilePlaced
from boltbucket.rules.building.verbs.reserve import ReservedTileFetched as ReservedTileFetched
from boltbucket.rules.building.verbs.reserve import TileReserved as TileReserved
from boltbucket.rules.building.verbs.return_ import TileReturned as TileReturned
from boltbucket.rules.building.verbs.take import TileTaken as TileTaken
from boltbucket.rules.building.verbs.take_off import TileTakenOff as TileTakenOff
from boltbucket.rules.cards.enemies import EnemyMet as EnemyMet
from boltbucket.rules.cards.planets import PlanetReached as PlanetReached
from boltbucket.rules.cards.sabotage import SabotageMissed as SabotageMissed
from boltbucket.rules.course import FlightBegan as FlightBegan
from boltbucket.rules.course import FlightWished as FlightWished
from boltbucket.rules.course import MatchEnded as MatchEnded
from boltbucket.rules.flying.bill import BillPresented as BillPresented
from boltbucket.rules.flying.bill import FlightEnded as FlightEnded
from boltbucket.rules.flying.damage import PieceKept as PieceKept
from boltbucket.rules.flying.deck import CardRevealed as CardRevealed
from boltbucket.rules.flying.deck import CardSkipped as CardSkipped
from boltbucket.rules.flying.declaring import StrengthDeclared as StrengthDeclared
from boltbucket.rules.flying.giving_up import GaveUp as GaveUp
from boltbucket.rules.flying.loading import GoodLoaded as GoodLoaded
from boltbucket.rules.flying.loading import GoodsLeft as GoodsLeft
from boltbucket.rules.flying.loading import GoodsMissing as GoodsMissing
from boltbucket.rules.flying.loading import GoodUnloaded as GoodUnloaded
from boltbucket.rules.flying.offers import OfferDeclined as OfferDeclined
from boltbucket.rules.flying.offers import OfferTaken as OfferTaken
from boltbucket.rules.flying.strike import HitApproached as HitApproached
from boltbucket.rules.flying.strike import HitBounced as HitBounced
from boltbucket.rules.flying.strike import HitFlewOn as HitFlewOn
from boltbucket.rules.flying.strike import HitMissed as HitMissed
from boltbucket.rules.flying.strike import HitRolledAgain as HitRolledAgain
from boltbucket.rules.flying.strike import HitShielded as HitShielded
from boltbucket.rules.flying.strike import MeteorShot as MeteorShot
from boltbucket.rules.flying.yardstick import NextWeakestFound as NextWeakestFound
from boltbucket.rules.flying.yardstick import WeakestFound as WeakestFound
from boltbucket.rules.language.event import Event as Event
from boltbucket.rules.table.events import BatteryLost as BatteryLost
from boltbucket.rules.table.events import BatterySpent as BatterySpent
from boltbucket.rules.table.events import CreditsGained as CreditsGained
from boltbucket.rules.table.events import CrewLost as CrewLost
from boltbucket.rules.table.events import DiceRolled as DiceRolled
from boltbucket.rules.table.events import GoodLost as GoodLost
from boltbucket.rules.table.events import LaneRolled as LaneRolled
from boltbucket.rules.table.events import RocketMoved as RocketMoved
from boltbucket.rules.table.events import TileLost as TileLost
from boltbucket.rules.variants.missions.billing import ContestScored as ContestScored
from boltbucket.rules.variants.missions.box.directives import OrdersDrawn as OrdersDrawn
from boltbucket.rules.variants.missions.box.directives import OrdersKept as OrdersKept
from boltbucket.rules.variants.missions.box.escort_mission import ConvoyMoved as ConvoyMoved
from boltbucket.rules.variants.missions.box.escort_mission import ConvoyShrank as ConvoyShrank
from boltbucket.rules.variants.missions.box.escort_mission import EscortCovered as EscortCovered
from boltbucket.rules.variants.missions.box.escort_mission import EscortLost as EscortLost
from boltbucket.rules.variants.missions.box.escort_mission import EscortMoved as EscortMoved
from boltbucket.rules.variants.missions.choosing import MissionChosen as MissionChosen
from boltbucket.rules.variants.missions.choosing import MissionDropped as MissionDropped
from boltbucket.rules.variants.missions.choosing import MissionsDrawn as MissionsDrawn
from boltbucket.rules.variants.missions.choosing import MissionWished as MissionWished
from boltbucket.rules.variants.missions.choosing import ShipChosen as ShipChosen
from boltbucket.rules.variants.missions.choosing import ShipWished as ShipWished
from boltbucket.rules.variants.missions.sitting_out import CardSatOut as CardSatOut
from boltbucket.rules.variants.missions.supercards.black_hole import HoleEscaped as HoleEscaped
from boltbucket.rules.variants.missions.supercards.black_hole import PartSwallowed as PartSwallowed
from boltbucket.rules.variants.missions.supercards.black_hole import ShipSwallowed as ShipSwallowed
from boltbucket.rules.variants.missions.supercards.enemy_fleet import FleetMet as FleetMet
from boltbucket.rules.variants.missions.supercards.robopolice_raid import (
    ChargePlanted as ChargePlanted,
)
from boltbucket.rules.variants.missions.supercards.robopolice_raid import (
    ChargesExploded as ChargesExploded,
)
from boltbucket.rules.variants.missions.supercards.robopolice_raid import Confiscated as Confiscated
from boltbucket.rules.variants.missions.supercards.robopolice_raid import (
    RaidApproached as RaidApproached,
)
from boltbucket.rules.variants.missions.supercards.robopolice_raid import (
    UnitBackedOff as UnitBackedOff,
)
from boltbucket.rules.variants.missions.supercards.robopolice_raid import (
    UnitDefeated as UnitDefeated,
)
from boltbucket.rules.variants.missions.supercards.robopolice_raid import UnitEntered as UnitEntered
from boltbucket.rules.variants.missions.supercards.robopolice_raid import UnitGaveUp as UnitGaveUp
from boltbucket.rules.variants.missions.supercards.robopolice_raid import UnitLeft as UnitLeft
from boltbucket.rules.variants.missions.supercards.robopolice_raid import UnitMoved as UnitMoved
from boltbucket.rules.variants.missions.variant import TruckerMissed as TruckerMissed
from boltbucket.rules.variants.missions.variant import TruckerReplaced as TruckerReplaced
from boltbucket.rules.variants.rough_roads.cards.abandoned_debris import (
    DirectionVoted as DirectionVoted,
)
from boltbucket.rules.variants.rough_roads.cards.big_baddies import EnemyGrew as EnemyGrew
from boltbucket.rules.variants.rough_roads.cards.cosmic_psychosis import (
    MadnessStruck as MadnessStruck,
)
from boltbucket.rules.variants.rough_roads.cards.dead_zone import ColumnDied as ColumnDied
from boltbucket.rules.variants.rough_roads.cards.gravitational_anomaly import (
    ShipsTurned as ShipsTurned,
)
from boltbucket.rules.variants.rough_roads.cards.metal_fatigue import BoltHeld as BoltHeld
from boltbucket.rules.variants.rough_roads.cards.metal_fatigue import FatigueRolled as FatigueRolled
from boltbucket.rules.variants.rough_roads.cards.nasty_surprise import (
    RoadSurprised as RoadSurprised,
)
from boltbucket.rules.variants.rough_roads.cards.remorseless_fate import (
    StrongestSpared as StrongestSpared,
)
from boltbucket.rules.variants.rough_roads.cards.space_junk import JunkDrifted as JunkDrifted
from boltbucket.rules.variants.rough_roads.cards.union_ship import DuesPaid as DuesPaid
from boltbucket.rules.variants.rough_roads.drawing import RoadsLaid as RoadsLaid
from boltbucket.rules.variants.trek import TitleDefended as TitleDefended
from boltbucket.rules.variants.trek import TitleGiven as TitleGiven
from boltbucket.rules.variants.trek import TitleScored as TitleScored
from boltbucket.rules.variants.trek import TitlesDrawn as TitlesDrawn
from boltbucket.rules.variants.trek import TitleWon as TitleWon
