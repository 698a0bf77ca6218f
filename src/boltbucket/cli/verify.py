"""`boltbucket verify`: play records again and say whether every event agrees."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from boltbucket.cli.command import Group, Options
from boltbucket.cli.plan import add_plans, make_known
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.read_record import read_record
from boltbucket.rules.record import Record
from boltbucket.rules.verify import Disagreement, Verdict, verify
from boltbucket.words import Words
from boltbucket.words.faults import told

AGREES, DISAGREES, UNREADABLE = 0, 1, 2


def register(commands: Group) -> None:
    command = commands.add("verify", run)
    command.argument("files", "RECORD", many=True, required=True)
    command.option("--commitment", metavar="HASH")
    add_plans(command)


def run(args: Options) -> int:
    make_known(args)
    words = Words(args.lang)
    return max(_verified(name, words, args.commitment) for name in args.files)


def _verified(name: str, words: Words, told_before: str | None) -> int:
    """Whether a record agrees, also with the fingerprint that people were told at the table."""
    try:
        record = read_record(_text(name))
        if told_before is not None:
            record = replace(record, commitment=told_before.lower())
        verdict = verify(record)
    except (Illegal, UnicodeDecodeError) as problem:
        print(f"{name}: {told(words, problem)}", file=sys.stderr)
        return UNREADABLE
    except OSError as problem:
        print(told(words, problem), file=sys.stderr)
        return UNREADABLE
    if verdict.disagreement is not None:
        print(f"{name}: {_fault(record, verdict.disagreement, words)}")
        return DISAGREES
    print(f"{name}: {_summary(verdict, words)}")
    if record.commitment is not None:
        print(words.say("verified-commitment", commitment=record.commitment))
    return AGREES


def _text(name: str) -> str:
    return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")


def _summary(verdict: Verdict, words: Words) -> str:
    if not verdict.sealed:
        key = "verified-unsealed"
    elif verdict.sealed == verdict.answers:
        key = "verified-all"
    else:
        key = "verified-some"
    said = words.say(key, answers=verdict.answers, sealed=verdict.sealed)
    return said if verdict.over else words.say("verified-unfinished", said=said)


def _fault(record: Record, fault: Disagreement, words: Words) -> str:
    details = told(words, fault.refusal) if fault.refusal else ""
    reason = words.say(f"disagrees-{fault.code}", details=details)
    if fault.entry is None:
        return words.say("disagrees-at-first", reason=reason)
    if fault.entry >= len(record.entries):
        return words.say("disagrees-at-last", reason=reason)
    entry = record.entries[fault.entry]
    parts = {"entry": str(fault.entry), "seat": entry.seat, "answer": str(list(entry.answer))}
    return words.say("disagrees-at", **parts, reason=reason)
