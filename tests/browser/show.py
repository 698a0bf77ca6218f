"""Every scene of the show: the table it is played at, the moments a strip of it has, and what the
documentation says of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Decision
from boltbucket.server.wire.room import BotChoice, Room, RoomSeat
from tests.browser.staged import StagedTable

FLEET = """
ship red at 12
    .     gg^   g     g>    .
    b2+2  @+hh  c+hh  b3+3  s^>
    h2+Y  c+hh  h3+GB c+hh  .
    ee    e     .     ee    .
ship blue at 10
    .     g^    g     .     .
    b2+2  @+hh  c+hh  b3+2  .
    .     e     h2+Y  e     .
ship green at 8
    .     g     gg    .     .
    h2    @+hh  c+hh  c+hh  .
    .     ee    b2+2  e     .
ship yellow at 5
    .     .     g     .     .
    .     @+hh  h2    b2+2  .
    .     e     ee    .     .
"""
SHORTHANDED = FLEET.replace("@+hh", "@+h", 1).replace("c+hh", "c", 3)
"""Sabotage is for those with the smallest crew."""
FLIGHT = """
scenario {name}
edition 2021
level II
{fleet}
deck open_space
    {card}
    stardust
dice {dice}
"""
BILL = """
scenario The bill
edition 2021
level II
{fleet}
deck meteor_swarm {{ meteors = 'heavy front, light left' }}
    slavers {{ strength = 1, crew_lost = 3, credits = 8, days = 1 }}
    bill
dice {dice}
"""
YARD = """
scenario Lift-off
edition 2021
level II
building untimed
ship red
    g-0030   g-0030   c-3333   g-0030   .
    b2-3333  c-3333   @        h2-3333  c-3333
    h2-3333  b3-3333  c-3333   h2-3333  b2-3333
    e-3000   ee-3000  .        ee-3000  e-3000
ship blue
    .        g-0030   h2-3333  g-0030   .
    c-3333   h2-3333  @        c-3333   b2-3333
    .        e-3000   b3-3333  e-3000   ee-3300
ship green
    .        g-0030   c-3333   gg-0030  .
    h2-3333  c-3333   @        h2-3333  b2-3333
    .        ee-3000  c-3333   e-3000   .
ship yellow
    .        .        g-0030   .        .
    t-3333   c-3333   @        b3-3333  h2-3333
    .        e-3000   b2-3333  ee-3000  .
"""
CARDS = {
    "space": "open_space",
    "meteors": "meteor_swarm { meteors = 'heavy front, light left, heavy right' }",
    "planets": "planets { planets = ['RR', 'YG', 'B'], days = 2 }",
    "pirates": "pirates { strength = 6, shots = 'heavy front, light rear', credits = 7, days = 2 }",
    "slavers": "slavers { strength = 7, crew_lost = 3, credits = 8, days = 2 }",
    "smugglers": "smugglers { strength = 8, goods_lost = 3, goods = 'RYG', days = 1 }",
    "zone": "combat_zone { lines = ['crew: 3 days', 'cannons: 2 crew', 'engines: heavy rear'] }",
    "hulk": "abandoned_ship { crew = 3, credits = 4, days = 1 }",
    "station": "abandoned_station { crew = 5, goods = 'YG', days = 1 }",
    "epidemic": "epidemic",
    "sabotage": "sabotage",
    "stardust": "stardust",
    "pirate-fleet": "enemy_fleet { faction = 'pirates', full = 'front', "
    "lines = ['5: heavy front', '9: heavy rear, light left'] }",
    "robber-fleet": "missions-S-11",
    "slaver-fleet": "missions-S-14",
    "tactics": "missions-S-15",
    "alert": "meteor_alert { rows = ['large front 4, large rear', 'large left'] }",
    "shower": "missions-S-01",
    "hole": "black_hole { strengths = [2, 3, 7, 9] }",
    "nanobots": "missions-S-18",
    "storm": "missions-S-19",
    "plague": "missions-S-20",
    "contagion": "missions-S-21",
    "leaks": "missions-S-22",
    "discharge": "missions-S-23",
    "raid": "missions-S-24",
}
DICE = "3+4 4+4 3+4 5+3 3+4 4+3 5+2 4+4 4+4 3+4 4+3 3+3 4+4 5+4 3+4 4+4"
ASKED, JUDGED = "asked", "judged"
"""Moments that are no events: a question stands on the page, or what a card did is said."""
SIZES_SHOWN = ("wide", "phone")
THEMES_SHOWN = ("dark", "light")
BOTS = {"careful": "Fuss", "hauler": "Barge", "gunner": "Boom"}


@dataclass(frozen=True)
class Scene:
    title: str
    said: str
    moments: tuple[str, ...]


SCENES = {
    "inspection": Scene("Inspection", "What is wrong has to come off.", ("TileLost 0.3", ASKED)),
    "liftoff": Scene(
        "Lift-off",
        "Crew climb in, batteries light up; three, two, one.",
        ("CrewBoarded 0.6", "BatteriesLoaded 0.8", "Launched 0.3", "Launched 0.82"),
    ),
    "meteors": Scene(
        "Meteor swarm",
        "Dice, a line that glows, a held breath, and the hit.",
        ("CardRevealed 0.8", "DiceRolled 0.8", "HitApproached 0.85", "TileLost 0.15"),
    ),
    "planets": Scene(
        "Planets",
        "They come near, and whoever lands sets down.",
        ("CardRevealed 0.4", ASKED, "PlanetReached 0.8", JUDGED),
    ),
    "pirates": Scene(
        "Pirates",
        "They fire at those they beat; the question says what losing costs.",
        (ASKED, "EnemyMet", "HitApproached 0.85", "TileLost 0.15"),
    ),
    "slavers": Scene(
        "Slavers", "They want crew, and take it.", (ASKED, "EnemyMet", "CrewLost 0.5", JUDGED)
    ),
    "smugglers": Scene(
        "Smugglers",
        "They want goods, and batteries where there are none.",
        (ASKED, "EnemyMet", "GoodLost 0.5", JUDGED),
    ),
    "zone": Scene(
        "Combat zone",
        "All ships on the scales, line by line.",
        ("CardRevealed 0.8", "WeakestFound 0.8", "HitApproached 0.85", "TileLost 0.15"),
    ),
    "hulk": Scene(
        "Abandoned ship", "A wreck drifts by.", ("CardRevealed 0.8", ASKED, "OfferTaken", JUDGED)
    ),
    "station": Scene(
        "Abandoned station",
        "How much would fit, and for how many days.",
        ("CardRevealed 0.8", ASKED, "OfferTaken", "GoodLoaded"),
    ),
    "space": Scene(
        "Open space",
        "Engines, and nothing in the way.",
        ("CardRevealed 0.8", ASKED, "RocketMoved 0.7", JUDGED),
    ),
    "stardust": Scene(
        "Stardust",
        "A day for every open connector.",
        ("CardRevealed 0.3", "CardRevealed 0.8", "RocketMoved 0.6", JUDGED),
    ),
    "epidemic": Scene(
        "Epidemic",
        "It walks from cabin to cabin along the joints.",
        ("CardRevealed 0.8", "CrewLost 0.5", "CrewLost 0.5", JUDGED),
    ),
    "sabotage": Scene(
        "Sabotage",
        "A bomb, and dice for the component.",
        ("CardRevealed 0.8", "DiceRolled 0.8", "TileLost 0.15", JUDGED),
    ),
    "pirate-fleet": Scene(
        "Pirate fleet",
        "The more strength, the fewer shots.",
        (ASKED, "FleetMet", "HitApproached 0.85", "TileLost 0.15"),
    ),
    "robber-fleet": Scene(
        "Smuggler fleet",
        "Three of them, and three holds to fill.",
        ("CardRevealed 0.8", ASKED, "FleetMet", JUDGED),
    ),
    "slaver-fleet": Scene(
        "Slaver fleet", "Cages for everybody.", ("CardRevealed 0.8", ASKED, "FleetMet", JUDGED)
    ),
    "tactics": Scene(
        "Tactical zone",
        "The difference of two strengths is weighed.",
        ("CardRevealed 0.8", "WeakestFound 0.8", "HitApproached 0.9", JUDGED),
    ),
    "alert": Scene(
        "Meteor alert",
        "Whole rows of large stones.",
        ("CardRevealed 0.8", "HitApproached 0.85", "TileLost 0.15", JUDGED),
    ),
    "shower": Scene(
        "Meteor shower",
        "Many small ones.",
        ("CardRevealed 0.8", "HitApproached 0.85", "HitBounced 0.3", JUDGED),
    ),
    "hole": Scene(
        "Black hole",
        "Engines, or the end.",
        ("CardRevealed 0.8", ASKED, "HoleEscaped", JUDGED),
    ),
    "nanobots": Scene(
        "Nanobot dust",
        "They nibble at open connectors.",
        ("CardRevealed 0.8", "TileLost 0.2", "TileLost 0.2", JUDGED),
    ),
    "storm": Scene(
        "Dust storm",
        "Stardust, and a lot of it.",
        ("CardRevealed 0.3", "CardRevealed 0.8", "RocketMoved 0.6", JUDGED),
    ),
    "plague": Scene(
        "Plague",
        "Nobody sneezes alone.",
        ("CardRevealed 0.8", "CrewLost 0.5", "CrewLost 0.5", JUDGED),
    ),
    "contagion": Scene(
        "Contagion",
        "A germ with ambitions.",
        ("CardRevealed 0.8", "CrewLost 0.5", "CrewLost 0.5", JUDGED),
    ),
    "leaks": Scene(
        "Leaking cells",
        "What leaks makes ill.",
        ("CardRevealed 0.8", "CrewLost 0.5", "CrewLost 0.5", JUDGED),
    ),
    "discharge": Scene(
        "Discharge",
        "Lightning runs through the batteries.",
        ("CardRevealed 0.8", "BatterySpent 0.5", "BatterySpent 0.5", JUDGED),
    ),
    "raid": Scene(
        "Robopolice raid",
        "They walk from component to component and take what they find.",
        ("RaidApproached", "UnitEntered", "UnitMoved", "Confiscated"),
    ),
    "bill": Scene(
        "The bill",
        "It counts up line by line.",
        ("bill 0.1", "bill 2.5", "bill 7.0", "below 1.0"),
    ),
}


def scenario_of(name: str) -> str:
    if name in ("liftoff", "inspection"):
        return YARD
    if name == "bill":
        return BILL.format(fleet=FLEET, dice=DICE)
    fleet = SHORTHANDED if name == "sabotage" else FLEET
    return FLIGHT.format(name=name, fleet=fleet, card=CARDS[name], dice=DICE)


class ShowTable(StagedTable):
    """Against bots, who land where they may."""

    @property
    def room(self) -> Room:
        room = super().room
        first, *others = room.seats
        return replace(room, seats=(first, *_as_bots(others)))

    def _chosen(self, asked: Decision) -> Answer:
        return asked.options[0] if asked.kind == "land" else super()._chosen(asked)


def _as_bots(seats: Iterable[RoomSeat]) -> Iterable[RoomSeat]:
    for seat, (character, name) in zip(seats, BOTS.items(), strict=False):
        yield replace(seat, name=name, kind="bot", bot=BotChoice(character))
