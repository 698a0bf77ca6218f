"""Short names for the rows of tables and charts: cards, lines of the bill, ends of flights."""

from __future__ import annotations

from boltbucket.words.values import Speaker, key_part


def card_label(words: Speaker, kind: str) -> str:
    """The name of a card; of the launch, where ships fall apart before any card."""
    for key in (f"card-{key_part(kind)}", f"label-{key_part(kind)}"):
        if words.has(key):
            return words.say(key)
    return kind


def end_label(words: Speaker, reason: str) -> str:
    """How a flight ended: arrived, or given up and why."""
    key = f"label-end-{key_part(reason)}"
    return words.say(key) if words.has(key) else words.say(f"give-up-{key_part(reason)}")


def money_label(words: Speaker, item: str) -> str:
    """What credits were for: a line of the bill, or a card."""
    kind, _, name = item.partition(":")
    row, line = f"bill-row-{key_part(kind)}", f"bill-{key_part(kind)}"
    if name and words.has(f"{kind}-{key_part(name)}"):
        return words.say(f"{kind}-{key_part(name)}")
    if words.has(row):
        return words.say(row)
    return words.say(line, count="n") if words.has(line) else card_label(words, kind)
