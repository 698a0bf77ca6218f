"""Random games that must come out the same for ever: a guard against rules changed by accident.

`tests/games/random-games.txt` has a line for each of a thousand games over all editions, levels,
formats, ways of building and missions: its number, how many answers were given, and a digest of the
game. The number is the seed of everything: of the set-up, of the dice, and of the players, who are
written here so that nothing but the rules can change a game.

Digested are the numbers drawn before the first answer, every answer, every event it led to with all
that the event says, how the match ended, and the numbers drawn on the way. Saves, views and steps
are not: how the rules do it is their own business.

The file began under rules that went from one flight to the next unasked. The question whether to
fly again is therefore always answered with yes, at once, and left out: neither the answer nor the
event `FlightWished` is digested, and what is drawn for the next flight counts as drawn because of
the answer before. Only whoever changes the rules on purpose makes the file anew, and says so in the
changelog.

    python -m tests.rules.same_games --games 1000    compares that many games with the file
    python -m tests.rules.same_games --show 17       all that is digested of a game, line by line
    python -m tests.rules.same_games --write         makes the file anew
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random

from boltbucket.rules.course import FLY_AGAIN
from boltbucket.rules.decisions import Build, Decision, FlyAgain, FlyOn, LoadGoods
from boltbucket.rules.events import Event, FlightWished
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.rules.record import Entry, without_reasons
from boltbucket.rules.setup import TREK_FLIGHTS, Building, Format, Handicap, Setup, Teams
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.builder import Builder
from boltbucket.rules.table.yard import Yard

FILE = Path(__file__).parents[1] / "games" / "random-games.txt"
GAMES = 1000


@dataclass(frozen=True)
class Played:
    """What there is to say of a game that has been played."""

    answers: int
    lines: tuple[str, ...]
    """All that is digested."""

    @property
    def digest(self) -> str:
        return sha256("".join(self.lines).encode()).hexdigest()[:16]


def played(number: int) -> Played:
    """The game with this number, from its set-up to its end."""
    random = Random(number)
    game = Game.new(random_setup(number, random), number)
    player = RandomPlayer(random)
    lines = [repr(game.opening)]
    answers = 0
    while game.pending:
        seat, answer = player.answer(game)
        if answer != FLY_AGAIN:
            answers += 1
            lines.append(repr((seat, answer)))
        lines += _told(game.submit(seat, answer))
    return Played(answers, (*lines, _ending(game), repr(_drawn(game.entries))))


def _told(events: Sequence[Event]) -> list[str]:
    known = [event for event in events if not isinstance(event, FlightWished)]
    return [
        json.dumps([type(event).__name__, without_reasons(event)], sort_keys=True)
        for event in known
    ]


def _ending(game: Game) -> str:
    outcome = game.outcome
    assert outcome is not None
    return repr((sorted(outcome.credits.items()), outcome.winners, outcome.ranking))


def _drawn(entries: Sequence[Entry]) -> list[tuple[int, ...]]:
    """The numbers drawn because of each answer, as far as there were any."""
    drawn: list[tuple[int, ...]] = []
    for entry in entries:
        if entry.answer == FLY_AGAIN:
            drawn[-1] += entry.chance
        elif not entry.auto:
            drawn.append(entry.chance)
    return [numbers for numbers in drawn if numbers]


# The file


def words() -> dict[int, str]:
    """What the file says of each game, after its number."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    parts = (line.split(" ", 1) for line in lines)
    return {int(number): word for number, word in parts}


def word(number: int) -> str:
    """What it should say: answers and digest, or why such a game is not played."""
    try:
        game = played(number)
    except Illegal as refusal:
        return f"0 refused-{refusal.code}"
    return f"{game.answers} {game.digest}"


# Set-ups

LEVELS = {"2021": ("L", "I", "II", "III"), "2007": ("first", "I", "II", "III", "IIIa")}
NUMBERED = ("I", "II", "III")
WAYS_OF_BUILDING = (Building.REAL_TIME, Building.REAL_TIME, Building.UNTIMED, Building.TURNS)
MISSIONS = (
    "alien_archaeology", "alien_design", "beverage_run", "carpool", "club_gold_trials",
    "cocktail_time", "diplomatic_mission", "directives", "easy_peasy", "escort_mission",
    "experiments", "heavy_duty", "hilarious_stories", "radioactive_isotopes",
    "riding_a_powder_keg", "the_bet",
)  # fmt: skip


def random_setup(number: int, random: Random) -> Setup:
    """Anything that can be agreed on; the missions take turns."""
    edition = random.choice(("2007", "2021"))
    seats = random.randint(1, 4)
    building = random.choice(WAYS_OF_BUILDING)
    kind = random.random()
    if kind < 0.08:
        return Setup(edition, seats, TREK_FLIGHTS, Format.TREK, building=building)
    if kind < 0.18:
        flights = _flights(random, NUMBERED, (1, 1, 2))
        return Setup(edition, seats, flights, Format.MISSIONS, building=building)
    if kind < 0.58:
        flights = (random.choice(NUMBERED),)
        mission = MISSIONS[number % len(MISSIONS)]
        return Setup(edition, seats, flights, building=building, missions=(mission,))
    return Setup(
        edition,
        seats,
        building=building,
        handicaps=_handicaps(random, seats),
        flights=_flights(random, LEVELS[edition], (1, 1, 1, 1, 2, 3)),
        prognostic=random.random() < 0.2,
        teams=random.choice(tuple(Teams)) if seats == 4 else Teams.NONE,
    )


def _flights(random: Random, levels: Sequence[str], counts: Sequence[int]) -> tuple[str, ...]:
    return tuple(random.choice(levels) for _ in range(random.choice(counts)))


def _handicaps(random: Random, seats: int) -> tuple[tuple[Seat, Handicap], ...]:
    if random.random() >= 0.2:
        return ()
    seat = random.randrange(seats)
    return ((seat, Handicap(random.choice((0, 30)), random.choice((0, 30)))),)


# Players


class RandomPlayer:
    """All seats and the clock: hasty builders who get somewhere, and truckers who try anything."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def answer(self, game: Game) -> tuple[Seat, Answer]:
        """Somebody who is asked, and what they say."""
        flying_again = [s for s, asked in game.pending.items() if isinstance(asked, FlyAgain)]
        if flying_again:
            return flying_again[0], FLY_AGAIN
        seat = self._seat(game)
        return seat, self._choice(game.pending[seat])

    def _seat(self, game: Game) -> Seat:
        seats = sorted(seat for seat in game.pending if seat != CLOCK)
        if CLOCK in game.pending and (not seats or self._happens(0.02)):
            return CLOCK
        return self.random.choice(seats)

    def _choice(self, decision: Decision) -> Answer:
        if isinstance(decision, Build):
            tries = self._builds(decision)
            return next(answer for answer in tries if decision.allows(answer))
        if isinstance(decision, FlyOn):
            return ("give_up",) if self._happens(0.03) else ("fly_on",)
        if isinstance(decision, LoadGoods):
            loads = [option for option in decision.options if option[0] == "load"]
            if self._happens(0.85) and loads:
                return self.random.choice(loads)
            if self._happens(0.8):
                return ("done",)
        return decision.options[self.random.randrange(len(decision.options))]

    def _happens(self, chance: float) -> bool:
        return self.random.random() < chance

    # Building

    def _builds(self, decision: Build) -> list[Answer]:
        """What a builder would do, the dearest wish first; one of them is allowed."""
        yard = decision.table.open_yard
        ship = decision.table.ship(decision.seat)
        return [
            *self._away_with_the_pile(yard.builders[decision.seat]),
            *self._with_hand(ship, yard.tile_in_hand(decision.seat)),
            *self._now_and_then(),
            *self._takes(ship, yard),
            *self._finishes(yard),
            ("fetch", 0),
            ("return",),
            ("put_back",),
            ("flip",),
        ]

    def _away_with_the_pile(self, builder: Builder) -> list[Answer]:
        return [] if builder.pile is None else [("put_back",)]

    def _with_hand(self, ship: Ship, tile: Tile | None) -> Iterator[Answer]:
        """Mostly the tile is built where it makes no mistake, sometimes where it makes one."""
        if tile is None:
            return
        joined = sorted(ship.places(tile))
        places = sorted(_fitting(ship, tile)) if self._happens(0.9) else []
        if not places and self._happens(0.5):
            places = joined
        mood = self.random.random()
        if places and mood < 0.9:
            yield ("place", *self.random.choice(places))
        if mood > 0.97:
            yield ("reserve",)
        yield from (("return",), ("reserve",))
        yield from (("place", *place) for place in (*places[:1], *joined))

    def _now_and_then(self) -> list[Answer]:
        mood = self.random.random()
        if mood < 0.02:
            return [("pick_up",)]
        if mood < 0.03:
            return [("look", self.random.randrange(3))]
        if mood < 0.05:
            return [("flip",)]
        return [("fetch", self.random.randrange(2))] if mood < 0.08 else []

    def _takes(self, ship: Ship, yard: Yard) -> list[Answer]:
        """Another tile, unless the ship is full or its builder has had enough."""
        if len(ship.tiles) >= len(ship.blueprint.area) or self.random.random() <= 0.012:
            return []
        free = yard.heap.free
        return [("take", self.random.choice(free))] if free else []

    def _finishes(self, yard: Yard) -> list[Answer]:
        places = list(yard.offered_places)
        self.random.shuffle(places)
        return [("finish", place) for place in places]


# The command


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser("python -m tests.rules.same_games")
    parser.add_argument("--games", type=int, default=GAMES, help="how many are compared")
    parser.add_argument("--show", type=int, metavar="NUMBER", help="print what is digested")
    parser.add_argument("--write", action="store_true", help="make the file anew")
    chosen = parser.parse_args(arguments)
    if chosen.show is not None:
        print(*played(chosen.show).lines, sep="\n")
        return 0
    return write(chosen.games) if chosen.write else compare(chosen.games)


def write(games: int) -> int:
    """The file anew, from the rules as they are."""
    lines = [f"{number} {word(number)}\n" for number in range(games)]
    FILE.write_text("".join(lines), encoding="utf-8")
    return 0


def compare(games: int) -> int:
    """Say which of the games have changed."""
    told = words()
    changed = [number for number in range(games) if word(number) != told[number]]
    for number in changed:
        print(f"game {number} has changed")
    print(f"{games} games compared, {len(changed)} changed")
    return 1 if changed else 0


def _fitting(ship: Ship, tile: Tile) -> Iterator[tuple[Cell, int]]:
    """Where no pipe, barrel or exhaust is in the way; what payload does to its neighbours does not
    matter to this player, as it never has."""
    for turn in range(4):
        squares = ship.layout.hull.sound(tile.turned(turn).shape, ship.layout.free)
        yield from ((cell, turn) for cell in ship.blueprint.cells_in(squares))


if __name__ == "__main__":
    sys.exit(main())
