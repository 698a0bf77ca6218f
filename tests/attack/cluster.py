"""A club of three processes is broken again and again while people play at many tables.

Processes are killed, paused until their leases are over and continued, asked to stop; Redis and
PostgreSQL are restarted; all of it by chance from a seed. Everybody writes down what was
acknowledged. In the end each acknowledged answer stands once, in its own game, in order, and
nothing nobody has sent; every game ends and can be played again.

    python -m tests.attack --only cluster --faults 200
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from boltbucket.rules.setup import Building, Format, Setup
from boltbucket.server.store.postgres import PostgresStore
from tests.attack.club_members import Club
from tests.attack.findings import Finding
from tests.attack.ledger import Broken, Ledger
from tests.attack.regulars import PAUSE_SECONDS, Regular, seated
from tests.attack.silences import Silences, spread
from tests.server import machines

SETUPS = (
    Setup("2021", 1, ("L",), building=Building.UNTIMED),
    Setup("2021", 2, ("L",), building=Building.UNTIMED),
    Setup("2007", 2, ("I",), building=Building.UNTIMED),
    Setup("2021", 2, ("I",), sand_percent=25),
    Setup("2007", 2, ("I",), Format.MISSIONS, building=Building.UNTIMED),
    Setup("2021", 3, ("L",), building=Building.TURNS),
)
STOPPED_SECONDS = (3.0, 4.0)
"""Longer than a lease."""
FAULTS = {"kill": 8, "pause": 4, "stop": 3, "redis": 2, "postgres": 2}
"""What happens, and how often compared with the others."""
TAKEN_OVER_SECONDS = 5.0
ENDING_SECONDS = 120.0


@dataclass
class Report:
    faults: Counter = field(default_factory=Counter)
    ledger: Ledger = field(default_factory=Ledger)
    silences: Silences = field(default_factory=Silences)
    owned: list[float] = field(default_factory=list)
    """How long tables of killed processes had no owner."""
    tables: int = 0
    over: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        told = ", ".join(f"{name} {count}" for name, count in sorted(self.faults.items()))
        return (
            f"{sum(self.faults.values())} faults in {self.seconds:.0f} s ({told}) at "
            f"{self.tables} tables; {len(self.ledger.tables)} games, {self.over} over; "
            f"{self.ledger.acknowledged} answers acknowledged, none lost, doubled or misplaced; "
            f"{self.ledger.unheard} stored though nobody heard of it; "
            f"of killed processes, owned again: {spread(self.owned)}; "
            f"answered again after {self.answered}; longest: {self.silences.longest}"
        )

    @property
    def answered(self) -> str:
        """How long tables gave no answer, by what had happened to them."""
        found = self.silences.by_fault()
        return "; ".join(f"{fault}: {spread(seconds)}" for fault, seconds in found.items())


def by_chance(faults: int, seed: int) -> list[str]:
    """What happens, in this order."""
    return random.Random(seed).choices(list(FAULTS), list(FAULTS.values()), k=faults)


async def harass(
    folder: Path,
    faults: Sequence[str],
    tables: int = 30,
    seed: int = 1,
    pause: float = PAUSE_SECONDS,
    told: bool = False,
) -> Report:
    """Break a club in all these ways; raises Broken if a promise is."""
    chance, report, began = random.Random(seed), Report(tables=tables), time.monotonic()
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(machines.running(machines.Postgres))
        redis = stack.enter_context(machines.running(machines.Redis))
        club = Club(folder, postgres, redis)
        stack.callback(club.close)
        for member in club.members:
            await member.ready()
        played = [
            await asyncio.to_thread(
                *(seated, club.members[i % 3], SETUPS[i % len(SETUPS)]),
                *(report.ledger, report.silences, chance),
            )
            for i in range(tables)
        ]
        people = [person for table in played for person in table.people]
        for person in people:
            person.pause = pause
        living = [asyncio.create_task(person.live(club)) for person in people]
        await asyncio.sleep(1.5)
        for number, name in enumerate(faults):
            await _FAULTS[name](club, report, chance)
            await _settled(report.silences)
            report.faults[name] += 1
            report.seconds = time.monotonic() - began
            if told and number % 10 == 9:
                print(report, file=sys.stderr, flush=True)
            await asyncio.sleep(chance.uniform(0.3, 1.0))
            for person in living:
                if person.done():
                    person.result()
        await _end(people, living)
        report.seconds = time.monotonic() - began
        with closing(PostgresStore(club.store)) as store:
            found = await asyncio.to_thread(report.ledger.compare, store, True)
        report.over = sum(game.over for game in found.values())
        if report.over != len(found):
            raise Broken(f"{len(found) - report.over} games have not ended")
    return report


async def _end(people: list[Regular], living: list[asyncio.Task]) -> None:
    """Everybody plays their last game to its end."""
    for person in people:
        person.ending = True
    try:
        async with asyncio.timeout(ENDING_SECONDS):
            await asyncio.gather(*living)
    except TimeoutError as error:
        stuck = {person.table.code: person.phase for person in people if person.phase != "over"}
        raise Broken(f"these tables did not come to an end: {stuck}") from error


async def _kill(club: Club, report: Report, chance: random.Random) -> None:
    member = chance.choice(club.members)
    codes = await asyncio.to_thread(club.tables_of, member)
    before = await asyncio.to_thread(club.epochs, codes)
    report.silences.begin("kill", codes)
    member.send(signal.SIGKILL)
    owned = asyncio.create_task(asyncio.to_thread(_taken_over, club, before))
    await member.gone()
    await asyncio.sleep(chance.uniform(0.0, 3.0))
    member.start()
    await member.ready()
    report.owned += await owned


def _taken_over(club: Club, before: dict[str, int]) -> list[float]:
    """After how many seconds each table had another owner; from a thread of its own, because people
    keep this process busy. A table whose people are all at a dead process waits for them."""
    began, found, left = time.monotonic(), [], dict(before)
    while left and time.monotonic() < began + 2 * TAKEN_OVER_SECONDS:
        time.sleep(0.05)
        now = club.epochs(set(left))
        taken = [code for code, epoch in left.items() if now.get(code, 0) > epoch]
        found += [time.monotonic() - began] * len(taken)
        left = {code: epoch for code, epoch in left.items() if code not in taken}
    return found


async def _settled(silences: Silences) -> None:
    """Until all tables go on, or it has taken too long: what is measured is one fault at a time."""
    end = time.monotonic() + TAKEN_OVER_SECONDS
    while silences.lasting and time.monotonic() < end:
        await asyncio.sleep(0.05)


async def _pause(club: Club, report: Report, chance: random.Random) -> None:
    member = chance.choice(club.members)
    report.silences.begin("pause", await asyncio.to_thread(club.tables_of, member))
    member.send(signal.SIGSTOP)
    await asyncio.sleep(chance.uniform(*STOPPED_SECONDS))
    member.send(signal.SIGCONT)


async def _stop(club: Club, report: Report, chance: random.Random) -> None:
    member = chance.choice(club.members)
    report.silences.begin("stop", await asyncio.to_thread(club.tables_of, member))
    member.send(signal.SIGTERM)
    await member.gone()
    member.start()
    await member.ready()


async def _redis(club: Club, report: Report, chance: random.Random) -> None:
    report.silences.begin("redis", set(report.ledger.tables.values()))
    await asyncio.to_thread(club.redis.restart, chance.uniform(0.0, 1.5), signal.SIGKILL)


async def _postgres(club: Club, report: Report, chance: random.Random) -> None:
    report.silences.begin("postgres", set(report.ledger.tables.values()))
    await asyncio.to_thread(club.postgres.restart, chance.uniform(0.0, 1.0), signal.SIGQUIT)


_FAULTS = {"kill": _kill, "pause": _pause, "stop": _stop, "redis": _redis, "postgres": _postgres}


async def run(faults: int = 20, seed: int = 1) -> list[Finding]:
    """As one of the attacks of `make attack`."""
    if sentence := machines.missing():
        return [Finding("cluster", "left out", sentence, "", True)]
    with tempfile.TemporaryDirectory() as folder:
        try:
            row = by_chance(faults, seed)
            report = await harass(Path(folder), row, seed=seed, told=True)
        except Broken as broken:
            return [Finding("cluster", "acknowledged answers", str(broken), "all kept", False)]
    print(report, file=sys.stderr, flush=True)
    longest = max(report.owned, default=0.0)
    return [
        Finding("cluster", f"{faults} faults, {len(report.ledger.tables)} games; answers lost, "
                "doubled or misplaced", f"0 of {report.ledger.acknowledged}", "0", True),
        Finding("cluster", "tables of killed processes owned again", spread(report.owned),
                f"within {TAKEN_OVER_SECONDS:.0f} s", longest < TAKEN_OVER_SECONDS),
        *(Finding("cluster", f"answering again after {fault}", spread(seconds), "", True)
          for fault, seconds in report.silences.by_fault().items()),
        Finding("cluster", "longest silence", report.silences.longest, "", True),
    ]  # fmt: skip
