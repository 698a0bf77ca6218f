"""Values as people read them: what becomes of the fields of an event before it is put into words.

The table `arguments.json` says for every field which kind of value it holds, what the items of
lists are, and which kinds have words of their own; the page reads the same table. A component, card
or figure gives several arguments: its bare name, and its name as a sentence needs it (`tile_a`:
"a shield", `tile_the`: "the shield" as who does it, `tile_it`: "the shield" as what it is done to),
and its code for sentences that differ from thing to thing (`tile_kind`: shield).
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from fluent.runtime.types import FluentInt

from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.variants.missions.library import known_missions
from boltbucket.words.catalogue import FOLDER
from boltbucket.words.numbers import MINUS, Joined

Names = Mapping[int, str] | Sequence[str]
Arguments = dict[str, str | int]

FAULT = "fault-"
"""How keys of faults begin. Their fields quote what somebody wrote: nothing becomes of them unless
the table says so for the one fault."""
FORMS = ("a", "the", "it")
SCORES = ("halves", "numbers")
"""Lists of who has how much."""
SIDES = tuple(side.name.lower() for side in Side)
HALF = "½"
HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


class Speaker(Protocol):
    def say(self, key: str, /, **params: Any) -> str: ...

    def form(self, key: str, form: str) -> str: ...

    def has(self, key: str) -> bool: ...

    def listed(self, items: Iterable[str], style: Joined = "standard") -> str: ...

    def fault(self, fault: Fault, names: Names = ()) -> str: ...


@cache
def table() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / "arguments.json").read_text("utf-8"))
    return data


def half_points(value: int) -> str:
    """A strength in half points as people write it.

    >>> [half_points(value) for value in (9, 1, 0, -3)]
    ['4½', '½', '0', '−1½']
    """
    whole, half = divmod(abs(value), 2)
    digits = str(whole) if whole or not half else ""
    return (MINUS if value < 0 else "") + digits + (HALF if half else "")


def signed(value: int) -> str:
    """+4 or −3.

    >>> signed(4), signed(-3)
    ('+4', '−3')
    """
    return f"+{value}" if value > 0 else str(value).replace("-", MINUS)


def square(cell: int) -> str:
    """A square as column and row.

    >>> square(708)
    '7/8'
    """
    return f"{cell // 100}/{cell % 100}"


def key_part(name: str) -> str:
    """A code or class name as part of a key.

    >>> key_part("hand_full"), key_part("TilePlaced"), key_part("IIIa")
    ('hand-full', 'tile-placed', 'iiia')
    """
    return HUMP.sub("-", name).lower().replace("_", "-")


class Translator:
    """Turns the fields of one event, decision or refusal into arguments of its message."""

    def __init__(self, words: Speaker, names: Names = ()) -> None:
        self.words = words
        self.names = names

    def arguments(self, key: str, fields: Mapping[str, Any]) -> Arguments:
        common = {} if key.startswith(FAULT) else table()["kinds"]
        kinds = {**common, **table()["special"].get(key, {})}
        usual = "quoted" if key.startswith(FAULT) else "plain"
        found: Arguments = {}
        for name, value in fields.items():
            found |= self._argument(name, kinds.get(name, usual), value)
        if "item" in fields:
            found["item"] = self._bill(str(fields["item"]), found)
        return found

    def _argument(self, name: str, kind: str, value: Any) -> Arguments:
        if value is None:
            return {name: "none"}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, Fault):
            return {name: self.words.fault(value, self.names)}
        if isinstance(value, tuple | list):
            return {name: self._list(kind, value)} | _counted(name, kind, value)
        if kind in table()["things"]:
            return self._forms(name, _vocabulary(kind, value))
        return self._single(name, kind, value)

    def _single(self, name: str, kind: str, value: Any) -> Arguments:
        if kind in table()["numbers"] and not isinstance(value, int):
            return {name: str(value)}  # a text where a number is usual is shown as it is
        if kind == "player":
            return {name: self.player(value)}
        if kind == "cell":
            return {name: square(value)}
        if kind == "half":
            return {name: half_points(value)}
        if kind == "ordinal":
            return {name: int(value) + 1}
        if kind == "signed":
            return _signed(name, value)
        if kind == "side":
            return {name: SIDES[value]}
        if kind in table()["words"]:
            return {name: self.word(kind, str(value))}
        if kind == "quoted" and isinstance(value, int):
            return {name: FluentInt(value, useGrouping=False)}
        return {name: int(value) if isinstance(value, int) else str(value)}

    def _forms(self, name: str, key: str) -> Arguments:
        forms: Arguments = {name: self.words.say(key), f"{name}_kind": key.partition("-")[2]}
        return forms | {f"{name}_{form}": self.words.form(key, form) for form in FORMS}

    def _list(self, kind: str, items: Sequence[Any]) -> str:
        if kind == "dice":
            return " + ".join(str(item) for item in items)
        if kind == "goods":
            return self.goods(items)
        if kind == "either":
            return self.words.listed(map(str, items), "or")
        if any(isinstance(item, Fault) for item in items):
            return "; ".join(self.words.fault(item, self.names) for item in items)
        told = [self._listed(kind, item) for item in items]
        return self.words.listed(told) if kind in (*table()["lists"], "flaws") else ", ".join(told)

    def _listed(self, kind: str, item: Any) -> str:
        if kind == "halves":
            return f"{self.player(item[0])} {half_points(item[1])}"
        if kind == "numbers":
            return f"{self.player(item[0])} {item[1]}"
        if kind == "flaws":
            return self.flaw(item)
        one = table()["lists"].get(kind, "plain")
        return str(self._argument("item", one, item)["item"])

    def word(self, kind: str, code: str) -> str:
        """The word for a code; what an added mission calls itself where there is none."""
        key = f"{kind}-{key_part(code)}"
        if kind == "metavar" and not self.words.has(key):
            return code
        if kind == "mission" and not self.words.has(key):
            return known_missions()[code].title if code in known_missions() else code
        return self.words.say(key)

    def _bill(self, item: str, arguments: Arguments) -> str:
        """The text of a line of the bill; missions of others may have lines of their own."""
        kind, _, name = item.partition(":")
        key = f"bill-{key_part(kind)}"
        if not self.words.has(key):
            return item
        named = {kind: self.word(kind, name)} if name else {}
        return self.words.say(key, **{**arguments, **named})

    def player(self, seat: int) -> str:
        if isinstance(self.names, Mapping):
            name = self.names.get(seat)
        else:
            name = self.names[seat] if 0 <= seat < len(self.names) else None
        return name or self.words.say("player-nameless", number=seat + 1)

    def goods(self, goods: Iterable[Any]) -> str:
        """Blocks by colour, such as 2× red, 1× blue."""
        counted = Counter(str(getattr(good, "value", good)) for good in goods)
        parts = [
            f"{count}× {self.words.form(f'good-{good}', 'short')}"
            for good, count in counted.items()
        ]
        return self.words.listed(parts) or self.words.say("goods-none")

    def flaw(self, flaw: Any) -> str:
        cells = self.words.listed(square(cell) for cell in flaw.cells)
        return f"{self.words.say(f'flaw-{key_part(flaw.kind.value)}')} ({cells})"


def _counted(name: str, kind: str, items: Sequence[Any]) -> Arguments:
    """What a sentence may want to know about a list."""
    if kind == "dice":
        return {f"{name}_sum": sum(items)}
    counted: Arguments = {f"{name}_count": len(items)}
    if kind in SCORES:
        counted[f"{name}_tied"] = "yes" if _tied([value for _, value in items]) else "no"
    return counted


def _tied(values: Sequence[int]) -> bool:
    """Whether several have the lowest value: the one that somebody pays for."""
    return bool(values) and values.count(min(values)) > 1


def _signed(name: str, value: int) -> Arguments:
    """A number that may be a gain or a loss."""
    return {
        name: value,
        f"{name}_size": abs(value),
        f"{name}_sign": "loss" if value < 0 else "gain",
        f"{name}_signed": signed(value),
    }


def _vocabulary(kind: str, value: Any) -> str:
    """The key of the word for a component, card, block of goods or figure."""
    prefix = table()["things"][kind]
    code = getattr(value, "kind", value)
    return f"{prefix}-{key_part(str(getattr(code, 'value', code)))}"
