"""Whole games as a page is told them, with what the rules say lay on the table after each event:
`python -m tests.page.films FOLDER`.

The first seat is the one whose page it is. Every flight is a film of its own, which begins with the
last view of its yard, so that all of the flight is in it, and nothing of the heap.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boltbucket.bots.cast import read_player
from boltbucket.rules.events import Event, HitApproached
from boltbucket.rules.figures import all_figures
from boltbucket.rules.game import Game
from boltbucket.rules.odds import odds_when
from boltbucket.rules.schema import tell
from boltbucket.rules.setup import Building, Format, Setup, Teams
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.table import Table
from boltbucket.rules.view import View, phase_of
from boltbucket.scenario import read_scenario
from boltbucket.scenario.settings import agreed_setup, read_plan
from boltbucket.scenario.table import set_table
from boltbucket.server.table.logbook import Logbook
from boltbucket.server.wire.moments import moments_written
from boltbucket.server.wire.patch import Differences, joined
from boltbucket.server.wire.telling import events_written, seen_events, written
from boltbucket.sim.playing import Match
from boltbucket.sim.simulated_clock import SimulatedClock
from tests.browser.show import CARDS, scenario_of
from tests.browser.staged import room_of

SEAT = 0
BOTS = ("racer", "hauler:beginner", "gunner", "random", "careful")


def mission(name: str, level: str = "II", **agreed: Any) -> Setup:
    return Setup(
        "2007", seats=4, flights=(level,), format=Format.MISSIONS, missions=(name,), **agreed
    )


def flight(edition: str, level: str, seats: int = 4, **agreed: Any) -> Setup:
    return Setup(edition, seats=seats, flights=(level,), **agreed)


GAMES: dict[str, Setup] = {
    "2021 learning": flight("2021", "L"),
    "2021 I": flight("2021", "I", 3),
    "2021 II": flight("2021", "II"),
    "2021 III": flight("2021", "III"),
    "2021 all": Setup("2021", seats=4, flights=("I", "II", "III")),
    "2007 first": flight("2007", "first"),
    "2007 I": flight("2007", "I", 2),
    "2007 II": flight("2007", "II"),
    "2007 III": flight("2007", "III"),
    "2007 IIIa": flight("2007", "IIIa"),
    "2007 swapping": flight("2007", "II", teams=Teams.SWAP),
    "2007 in turns": flight("2007", "II", 3, building=Building.TURNS),
    "the Trek": Setup("2021", seats=3, flights=("I", "II", "III"), format=Format.TREK),
    "escort mission": mission("escort_mission"),
    "powder keg": mission("riding_a_powder_keg", "III"),
    "radioactive isotopes": mission("radioactive_isotopes", "I"),
    "directives": mission("directives"),
    "cocktail time": mission("cocktail_time", "III"),
    "heavy duty": mission("heavy_duty"),
    "the bet": mission("the_bet", "III"),
    "five of us": flight("2021", "II", 5),
    "2021 IV": flight("2021", "IV", 3),
    "intruders": mission("club_gold_trials", options=("intruders",)),
    "bad luck": flight("2021", "II", roads=("bad_luck", "meteoric_inversion")),
    "piercing projectiles": flight("2007", "III", roads=("piercing_projectiles", "dead_zone")),
}


@dataclass
class Film:
    """A game being written down."""

    setup: Setup
    seed: int

    def __post_init__(self) -> None:
        players = tuple(map(read_player, BOTS[: self.setup.seats]))
        self.match = Match(self.setup, players, self.seed)
        self.clock = SimulatedClock(players)
        self.question = 0
        self.log = Logbook()

    @property
    def game(self) -> Game:
        return self.match.game

    def flights(self) -> Iterator[dict[str, Any]]:
        """One after the other, until the game is over."""
        while _phase(self.game) != "over":
            self.log = Logbook()
            yield self.recorded()
            while _phase(self.game) == "between":
                self._events = self.match.step(self.clock)

    def recorded(self) -> dict[str, Any]:
        """The last view of the yard, and every update until the flight is paid."""
        self._build()
        view, table = self._last_view, self._last_table
        room = self._room(view)
        first = {"view": _json(view), "room": room, "truth": _truth(table)}
        updates = list(self._updates(view, table, room))
        hits = range(len(self.log.hits))
        kept = [tell(self.log.odds(self.log.flight, hit)) for hit in hits]
        return {**first, "updates": updates, "kept": kept, "launched": self._launched}

    @property
    def _launched(self) -> dict[str, Any]:
        """What the server has kept of the launch."""
        return {str(seat): _json(ship) for seat, ship in self.log.launched(self.log.flight).items()}

    def _build(self) -> None:
        while True:
            self._last_view, self._last_table = self.game.view(SEAT), self.game.table
            self._events = self.match.step(self.clock)
            if self._last_table.ships and _phase(self.game) != "building":
                return

    def _updates(self, view: View, table: Table, room: dict[str, Any]) -> Iterator[dict[str, Any]]:
        number = 0
        while True:
            number += 1
            before, view = view, self.game.view(SEAT)
            shown, room = room, self._room(view)
            differences = Differences()
            moments, tables = self.game.moments, (table, self.game.table)
            for event, moment in zip(self._events, moments, strict=True):
                self.log = self.log.noting(event, moment)
            yield {
                "n": number,
                "events": json.loads(events_written(seen_events(self._events, SEAT))),
                "moments": json.loads(moments_written(differences, tables, moments, SEAT)),
                "view": json.loads(joined(differences.between(before, view))),
                "room": [[[key], value] for key, value in room.items() if shown[key] != value],
                "odds": _odds(self._events, moments),
                "truths": _truths((table, *moments, self.game.table), over=not self.game.pending),
            }
            table = self.game.table
            if _phase(self.game) in ("between", "over", "building", "choosing"):
                return
            self._events = self.match.step(self.clock)

    def _room(self, view: View) -> dict[str, Any]:
        """The number of a question changes whenever it is another one."""
        if view.decision != getattr(self, "_asked", None):
            self._asked = view.decision
            self.question += 1
        room: dict[str, Any] = json.loads(written(room_of(self.game, self.question)))
        return room


class StagedFilm(Film):
    """A flight that meets a card of the show, from its first card on."""

    def __init__(self, scenario: str, seed: int) -> None:
        read = read_scenario(scenario)
        plan = read_plan(read)
        super().__init__(agreed_setup(plan, read), seed)
        self.match.game, _ = set_table(plan, self.setup)
        self.log = Logbook(launch=self.game.table)

    def _build(self) -> None:
        self._last_view, self._last_table = self.game.view(SEAT), self.game.table
        self._events = self.match.step(self.clock)


def _phase(game: Game) -> str:
    return phase_of(game.table, game.agenda)


def _json(value: object) -> Any:
    return json.loads(written(value))


# What the rules say


def _truth(table: Table, over: bool = False) -> dict[str, Any]:
    """All that is drawn of a table."""
    route = table.route
    secret = table.level.secret_credits and not over
    return {
        **{f"ship {seat}": _aboard(ship) for seat, ship in table.ships.items()},
        **{f"figures {seat}": tell(each) for seat, each in all_figures(table).items()},
        "positions": tell(route.positions),
        "order": list(route.order),
        "away": list(route.away),
        "retired": tell(table.retired),
        "card": table.card and table.card.id,
        "left": len(table.deck),
        "credits": {
            seat: table.credits[seat] for seat in (table.partners(SEAT) if secret else table.seats)
        },
    }


def _odds(events: Sequence[Event], moments: Sequence[Table]) -> list[Any]:
    """How likely each of the events was, if it is a hit."""
    return [
        tell(odds_when(table, event)) if isinstance(event, HitApproached) else None
        for event, table in zip(events, moments, strict=True)
    ]


def _aboard(ship: Ship) -> dict[str, Any]:
    return {
        "tiles": {cell: [tile.id, tile.turn] for cell, tile in ship.tiles.items()},
        "crew": {cell: [each.value for each in crew] for cell, crew in ship.crew.items() if crew},
        "charge": {cell: charge for cell, charge in ship.charge.items() if charge},
        "goods": {cell: [each.value for each in held] for cell, held in ship.goods.items() if held},
    }


def _truths(tables: tuple[Table, ...], over: bool) -> list[dict[str, Any]]:
    """After every event, and when all is done: what is not as it was before."""
    found = []
    before = _truth(tables[0])
    for number, table in enumerate(tables[1:], start=2):
        now = _truth(table, over and number >= len(tables) - 1)
        found.append({key: value for key, value in now.items() if before.get(key) != value})
        before = now
    return found


def films() -> Iterator[tuple[str, dict[str, Any]]]:
    """Whole games, and a flight with each card of the show: not all of them are dealt in games."""
    for seed, (name, setup) in enumerate(GAMES.items(), start=1):
        for number, film in enumerate(Film(setup, seed).flights(), start=1):
            yield (f"{name} {number}" if number > 1 else name), film
    for seed, name in enumerate(CARDS, start=1):
        yield f"scene {name}", StagedFilm(scenario_of(name), seed).recorded()


def write(folder: Path) -> None:
    for name, film in films():
        text = json.dumps(film, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
