"""Reading a mission file: TOML with a section for every phase of the flight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.printed.fields import ROMAN, read_sides
from boltbucket.rules.printed.reading import Entry, choice, count, flag, number, parse, text
from boltbucket.rules.ship.tile import PAYLOADS, Kind
from boltbucket.rules.variants.missions import parts, values
from boltbucket.rules.variants.missions.mission import (
    INTRUDERS,
    NO_CARDS,
    NO_PAYLOAD,
    BillRules,
    BuildingRules,
    Contest,
    Fits,
    FlightRules,
    HeapRules,
    Line,
    Mission,
    PileRules,
    ShipRules,
    Who,
)
from boltbucket.rules.variants.missions.values import Reader, by_level, whole

T = TypeVar("T")
U = TypeVar("U")
LoadRules = Callable[[str], Any]
"""Loads the class with a mission's own procedures from a Python file beside the mission's."""

TOP = "mission"
SECTIONS = ("fits", "heap", "piles", "building", "ship", "flight", "bill")
FIELDS = frozenset({*SECTIONS, "title", "text", "own_design", "contest", "options", "python"})
KINDS = {kind.value: kind for kind in Kind}
PAYLOAD_KINDS = {kind.value: kind for kind in Kind if kind in PAYLOADS}
PEOPLE = {who.value: who for who in Who}
WINNERS = {"lowest": True, "highest": False}


def read_mission(
    data: str,
    name: str,
    file: str,
    options: tuple[str, ...] = (),
    load_rules: LoadRules | None = None,
) -> Mission:
    """A mission from the text of its file; raises DataError naming entry and field.

    `options` are variants to apply. Without `load_rules` a mission that names Python is refused.
    """
    return mission_of(parse(data, file), name, file, options, load_rules)


def mission_of(
    data: Mapping[str, Any],
    name: str,
    file: str,
    options: tuple[str, ...] = (),
    load_rules: LoadRules | None = None,
) -> Mission:
    top = Entry(file, TOP, data)
    top.only(FIELDS)
    variants = _variants(top)
    for option in options:
        if option in variants:
            data = _merged(data, variants[option])
    entry = Entry(file, TOP, data)
    sections = {section: _section(entry, section) for section in SECTIONS}
    piles = _piles(sections["piles"], INTRUDERS in options)
    return Mission(
        name=name,
        title=entry.read("title", text),
        own_design=_maybe(entry, "own_design", flag, False),
        text=_maybe(entry, "text", text, ""),
        fits=_fits(sections["fits"]),
        heap=_heap(sections["heap"]),
        piles=piles,
        building=_building(sections["building"]),
        ship=_ship(sections["ship"]),
        flight=_flight(sections["flight"]),
        bill=_bill(sections["bill"], name),
        contest=_contest(entry),
        options=tuple(dict.fromkeys((*variants, *_intruders(piles)))),
        rules=_rules(entry, load_rules),
        table=top.table,
        file=file,
    )


# Variants


def _variants(top: Entry) -> dict[str, Mapping[str, Any]]:
    if "options" not in top.table:
        return {}
    options = top.child("options")
    found = {}
    for name in options.table:
        variant = options.child(name)
        variant.only(frozenset({*SECTIONS, "contest"}))
        found[name] = variant.table
    return found


def _merged(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The base with what the changes state, table by table."""
    merged = dict(base)
    for name, value in changes.items():
        both = isinstance(value, dict) and isinstance(merged.get(name), dict)
        merged[name] = _merged(merged[name], value) if both else value
    return merged


# Sections


def _section(entry: Entry, name: str) -> Entry:
    return entry.child(name) if name in entry.table else Entry(entry.file, f"{TOP}.{name}", {})


def _maybe(entry: Entry, field: str, reader: Reader[T], otherwise: U) -> T | U:
    return entry.read(field, reader) if field in entry.table else otherwise


def _fits(entry: Entry) -> Fits:
    entry.only(frozenset({"seats", "aliens", "not_with", "not_recommended"}))
    least, most = _maybe(entry, "seats", values.seats, (1, None))
    return Fits(
        least,
        most,
        _maybe(entry, "aliens", flag, False),
        _maybe(entry, "not_with", values.names, frozenset()),
        _maybe(entry, "not_recommended", values.names, frozenset()),
    )


def _heap(entry: Entry) -> HeapRules:
    entry.only(frozenset({"payload", "dealt"}))
    payload = partial(by_level, reader=partial(values.kinds, known=PAYLOAD_KINDS))
    return HeapRules(
        _maybe(entry, "payload", payload, NO_PAYLOAD),
        tuple(_maybe(entry, "dealt", partial(values.amounts, known=PAYLOAD_KINDS), {}).items()),
    )


def _piles(entry: Entry, intruders: bool) -> PileRules:
    entry.only(frozenset({"without", "supercards", "open", "open_piles", "hidden", "super_pile"}))
    counts = partial(by_level, reader=count)
    return PileRules(
        _maybe(entry, "without", values.card_kinds, frozenset()),
        _maybe(entry, "supercards", values.card_kinds, None),
        _maybe(entry, "open", counts, NO_CARDS),
        _maybe(entry, "open_piles", counts, None),
        _maybe(entry, "hidden", counts, NO_CARDS),
        _maybe(entry, "super_pile", flag, False),
        intruders,
    )


def _intruders(piles: PileRules) -> tuple[str, ...]:
    """The option that comes with every mission whose supercards may let intruders in."""
    kinds = {card.kind for card in parts.supercards() if card.intruders}
    named = piles.supercards is None or not kinds.isdisjoint(piles.supercards)
    return (INTRUDERS,) if named and any(map(piles.any_super, ROMAN.values())) else ()


def _building(entry: Entry) -> BuildingRules:
    entry.only(frozenset({"most", "forbidden", "reserve"}))
    return BuildingRules(
        _maybe(entry, "most", partial(values.amounts, known=KINDS), {}),
        _maybe(entry, "forbidden", partial(values.kinds, known=KINDS), frozenset()),
        _maybe(entry, "reserve", count, None),
    )


def _ship(entry: Entry) -> ShipRules:
    entry.only(
        frozenset(
            {
                "half_forward_cannons",
                "idle_engines",
                "heavy_mass",
                "alien_bonus",
                "batteries_short",
                "containers_used",
                "shieldless",
            }
        )
    )
    return ShipRules(
        _maybe(entry, "half_forward_cannons", values.rows, None),
        _maybe(entry, "idle_engines", values.rows, None),
        _maybe(entry, "heavy_mass", count, None),
        _maybe(entry, "alien_bonus", count, 2),
        _maybe(entry, "batteries_short", count, 0),
        _maybe(entry, "containers_used", count, None),
        frozenset(_maybe(entry, "shieldless", read_sides, ())),
    )


def _flight(entry: Entry) -> FlightRules:
    entry.only(frozenset({"sit_out_supercards", "give_up_behind", "captured_by_fleets"}))
    return FlightRules(
        _maybe(entry, "sit_out_supercards", lambda value: choice(value, PAYLOAD_KINDS), None),
        _maybe(entry, "give_up_behind", partial(values.kinds, known=KINDS), frozenset()),
        _maybe(entry, "captured_by_fleets", flag, False),
    )


# The bill


def _bill(entry: Entry, name: str) -> BillRules:
    entry.only(frozenset({"best_looking_times", "losses_paid_by", "lines"}))
    lines = _maybe(entry, "lines", values.tables, [])
    return BillRules(
        _maybe(entry, "best_looking_times", count, 1),
        _maybe(entry, "losses_paid_by", lambda value: choice(value, PEOPLE), Who.EVERYONE),
        tuple(
            _line(Entry(entry.file, f"{entry.name}.lines.{place}", line), name)
            for place, line in enumerate(lines, start=1)
        ),
    )


def _line(entry: Entry, name: str) -> Line:
    entry.only(frozenset({"item", "count", "sets_of", "credits", "who", "most", "at_most"}))
    return Line(
        item=_maybe(entry, "item", text, f"mission:{name}"),
        counters=entry.read("count", values.counters),
        credits=entry.read("credits", partial(by_level, reader=whole)),
        who=_maybe(entry, "who", lambda value: choice(value, PEOPLE), Who.FINISHERS),
        sets_of=_maybe(entry, "sets_of", number, None),
        most=_maybe(entry, "most", flag, False),
        at_most=_maybe(entry, "at_most", number, None),
    )


def _contest(top: Entry) -> Contest | None:
    if "contest" not in top.table:
        return None
    entry = top.child("contest")
    entry.only(frozenset({"score", "winner", "stake"}))
    return Contest(
        entry.read("score", values.counters),
        entry.read("stake", partial(by_level, reader=number)),
        entry.read("winner", lambda value: choice(value, WINNERS)),
    )


def _rules(entry: Entry, load_rules: LoadRules | None) -> Any:
    if "python" not in entry.table:
        return None
    file = entry.read("python", text)
    if load_rules is None:
        raise entry.error("python", "python_own")
    if "/" in file or "\\" in file or not file.endswith(".py"):
        raise entry.error("python", "python_name")
    try:
        return load_rules(file)
    except Fault as fault:
        raise entry.error("python", fault.code, **fault.params) from None
