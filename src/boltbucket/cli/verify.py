"""`boltbucket verify`: play records again and say whether every event agrees."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from boltbucket.rules.illegal import Illegal
from boltbucket.rules.record import Record, read_record
from boltbucket.rules.verifying import Disagreement, Verdict, verify
from boltbucket.words import Words

AGREES, DISAGREES, UNREADABLE = 0, 1, 2
REASONS = {
    "refused": "the answer is refused: {details}",
    "events": "other events follow than those recorded",
    "chance": "other numbers are drawn than those recorded",
    "entries": "the game goes on with another answer than the one recorded",
    "seed": "the numbers recorded are not those of the seed",
}


def register(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "verify",
        help="play records again and say whether they agree",
        description="Replay records: exit code 0 if all of them agree, 1 if one does not, "
        "2 if one cannot be read or belongs to rules this program does not know.",
    )
    parser.add_argument("files", nargs="+", metavar="RECORD", help="a record; - is standard input")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = Words(args.lang)
    return max(_verified(name, words) for name in args.files)


def _verified(name: str, words: Words) -> int:
    try:
        record = read_record(_text(name))
        verdict = verify(record)
    except Illegal as refusal:
        print(f"{name}: {words.refusal(refusal)}", file=sys.stderr)
        return UNREADABLE
    except (OSError, UnicodeDecodeError) as problem:
        print(f"{name}: {problem}", file=sys.stderr)
        return UNREADABLE
    if verdict.disagreement is not None:
        print(f"{name}: {_fault(record, verdict.disagreement)}")
        return DISAGREES
    print(f"{name}: {_summary(verdict)}")
    return AGREES


def _text(name: str) -> str:
    return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")


def _summary(verdict: Verdict) -> str:
    if not verdict.sealed:
        told = f"{verdict.answers} answers can be played again; no events are recorded to compare"
    elif verdict.sealed == verdict.answers:
        told = f"all events agree, {verdict.answers} answers"
    else:
        told = f"the events of {verdict.sealed} of {verdict.answers} answers agree"
    return told if verdict.over else f"{told}, the game is not over"


def _fault(record: Record, fault: Disagreement) -> str:
    reason = REASONS[fault.code].format(details=fault.details)
    if fault.entry is None:
        return f"before the first answer, {reason}"
    if fault.entry >= len(record.entries):
        return f"after the last entry, {reason}"
    entry = record.entries[fault.entry]
    return f"entry {fault.entry}, seat {entry.seat} {list(entry.answer)}: {reason}"
