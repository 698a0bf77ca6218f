"""What an answer costs the core of a table with four people: no sockets, no store, no clock.

Random games of the third level of 2007 are played to their end. Counted is the processor time from
a message that has been read to the updates that are ready to be sent to all four, for answers at
the yard and in flight. Aim: 250 microseconds with SQLite and sockets, so less than that here.
"""

from __future__ import annotations

import json
from collections import defaultdict
from statistics import median
from time import process_time

from boltbucket.rules.building.build import BuildShips
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.setup import Setup
from boltbucket.server.table.inbox import Arrival, ClientCommand
from boltbucket.server.table.seating import new_seating
from boltbucket.server.table.table import Table
from boltbucket.server.table.turn import Turn
from boltbucket.server.wire.messages import read_message
from boltbucket.server.wire.room import Options
from boltbucket.sim.random_play import RandomPlayers

SEATS = 4
GAMES = 12
SETUP = Setup("2007", SEATS, ("III",))
UNHURRIED = Options(
    decision_seconds=0, fly_on_seconds=0, grace_seconds=0, between_seconds=0, draw_ms=0
)
SECOND_MS = 1000


class Page:
    """A connection to which nothing is sent: what would be is ready, and that is what counts."""


def opened() -> tuple[Table, list[Page]]:
    """A table at which everybody is here, and the game begun."""
    seating = new_seating("ANSWER", SETUP, False, UNHURRIED, 0)
    tokens = []
    for number in range(SEATS):
        seating, _, token = seating.sit_down(f"P{number}")
        tokens.append(token)
    table, pages = Table(seating, 0), [Page() for _ in tokens]
    for page, token in zip(pages, tokens, strict=True):
        table.handle(Arrival(page, token, None), 0)
    _say(table, pages[0], {"t": "table", "id": 1, "do": "start"}, 0)
    return table, pages


def _say(table: Table, page: Page, message: object, now: int) -> float:
    """How long the table took."""
    command = ClientCommand(page, read_message(json.dumps(message)))  # type: ignore[arg-type]
    begun = process_time()
    table.handle(command, now)
    return process_time() - begun


def played(seed: int, costs: dict[str, list[float]]) -> None:
    """A game to its end; what each of its answers cost."""
    table, pages = opened()
    players, now = RandomPlayers(seed, careful=True), 0
    while table.state.game is not None and not table.state.game.over:
        game = table.state.game.game
        where = "yard" if isinstance(game.agenda[0], BuildShips) else "flight"
        seat, answer = players.answer(game)
        now += SECOND_MS
        if seat == CLOCK:
            turn = Turn(table.state, now)
            turn.submit(seat, answer)
            table._finish(turn)
        else:
            message = {"t": "answer", "id": 2, "answer": answer}
            costs[where].append(_say(table, pages[seat], message, now))


def main() -> None:
    played(GAMES, defaultdict(list))
    costs: dict[str, list[float]] = defaultdict(list)
    for seed in range(GAMES):
        played(seed, costs)
    for where, each in costs.items():
        mean, middle = 1e6 * sum(each) / len(each), 1e6 * median(each)
        print(f"{where}: {middle:.0f} µs an answer, {mean:.0f} on average, {len(each)} answers")


if __name__ == "__main__":
    main()
