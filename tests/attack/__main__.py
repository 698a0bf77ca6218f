"""All attacks, one after the other: `make attack`.

Each starts a server of its own on this machine, does its worst, and says what it found. The exit
code is 1 if a promise was broken.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial

from tests.attack import (
    clock_steps,
    floods,
    full_disk,
    half_open,
    lost_workers,
    malformed,
    slow_readers,
    soak,
)
from tests.attack.findings import Finding, table

Attack = Callable[[], Awaitable[list[Finding]]]


def attacks(args: argparse.Namespace) -> dict[str, Attack]:
    return {
        "floods": partial(floods.run, args.seconds),
        "half_open": half_open.run,
        "slow_readers": slow_readers.run,
        "malformed": partial(malformed.run, args.messages, seed=args.seed),
        "clock_steps": clock_steps.run,
        "full_disk": full_disk.run,
        "lost_workers": lost_workers.run,
        **kills(args.kills, args.seed),
        **cluster(args.faults, args.seed),
        "soak": partial(soak.run, args.games, seed=args.seed),
    }


def kills(number: int, seed: int) -> dict[str, Attack]:
    """The server is killed again and again while people play."""
    try:
        found = importlib.import_module("tests.attack.kills")
    except ModuleNotFoundError:
        return {}
    return {"kills": partial(found.run, number, seed=seed)}


def cluster(faults: int, seed: int) -> dict[str, Attack]:
    """A club of servers is broken again and again while people play."""
    try:
        found = importlib.import_module("tests.attack.cluster")
    except ModuleNotFoundError:
        return {}
    return {"cluster": partial(found.run, faults, seed=seed)}


async def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make attack", description=__doc__)
    parser.add_argument("--only", nargs="*", help="names of attacks", default=[])
    parser.add_argument("--seconds", type=float, default=5.0, help="how long a flood lasts")
    parser.add_argument("--messages", type=int, default=50_000, help="malformed ones")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--faults", type=int, default=20, help="of the cluster")
    parser.add_argument("--games", type=int, default=200, help="of the soak")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    known = attacks(args)
    if unknown := set(args.only) - known.keys():
        parser.error(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    findings: list[Finding] = []
    for name in args.only or known:
        began = time.monotonic()
        findings += await known[name]()
        print(f"{name}: {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    print(table(findings))
    return 0 if all(finding.kept for finding in findings) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
