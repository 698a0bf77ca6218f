"""Styles: what a character likes in a ship and how it flies, as numbers from a data file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib.resources import files

from boltbucket.rules.language.value import cached
from boltbucket.rules.printed.reading import DataError


@dataclass(frozen=True)
class Style:
    """The taste of a builder and the temper of a captain; worths are in credits.

    A worth with an `enough` counts in full for the first and less and less beyond that amount.
    """

    # What is built in
    engine: float = 1.5
    engine_enough: float = 5.0
    first_engine: float = 6.0
    cannon: float = 1.4
    cannon_enough: float = 6.0
    crew: float = 2.1
    crew_enough: float = 10.0
    container: float = 0.9
    container_enough: float = 7.0
    red_container: float = 1.6
    red_container_enough: float = 3.0
    battery: float = 0.6
    battery_enough: float = 6.0
    shield_side: float = 1.6
    brown: float = 0.2
    purple: float = 0.2
    payload: float = 2.0
    guard: float = 1.0
    """A defended component, where intruders may come; more if a raid was seen in the piles."""
    guard_enough: float = 3.0
    tile: float = 0.1
    """Any tile at all: it takes hits meant for others, and fills a square."""

    # How it hangs together
    exposed: float = 0.35
    """The price of a connector that will stay open."""
    open_end: float = 0.3
    """The worth of a connector to build on, while squares are left."""
    universal_end: float = 0.08
    joint: float = 0.35
    square: float = 0.7
    """The worth of a square that can still be built on, one tile after the other."""
    wasted: float = 0.4
    """The price of a square that a barrel or exhaust keeps clear."""
    tight: float = 0.15
    """The price of a free square with three neighbours or more: few tiles fit there."""
    threat: float = 0.0
    """The price of a component that hits are expected to cost."""

    # How it builds
    choosy: float = 0.4
    """How much a tile must add to be built in while there is time."""
    hurried: float = 0.0
    """The same when time is running out."""
    search: float = 10.0
    """How many tiles it has put back before it gives up looking for the last ones."""
    peeks: int = 1
    """How many piles of cards it looks at."""

    # How it flies
    day: float = 1.0
    """How much it minds flight days, as a factor."""
    charge: float = 0.5
    """What a battery is worth to it in flight."""
    hand: float = 0.45
    """What a crew member is worth to it in flight."""
    stakes: float = 24.0
    """What it fears to lose with its last human: place, half the cargo, and what is to come."""

    def __hash__(self) -> int:
        return self._hash

    @cached
    def _hash(self) -> int:
        """Kept, because styles are what much else is looked up by."""
        return hash(tuple(getattr(self, field.name) for field in fields(self)))

    def tilted(self, other: Style, share: float) -> Style:
        """A style between this one and another."""
        return replace(
            self,
            **{  # type: ignore[arg-type]
                field.name: _between(getattr(self, field.name), getattr(other, field.name), share)
                for field in fields(Style)
            },
        )


def _between(one: float, other: float, share: float) -> float:
    """Whole numbers stay whole: the nearest."""
    mixed = (1 - share) * one + share * other
    return round(mixed) if isinstance(one, int) else mixed


@cache
def styles() -> Mapping[str, Style]:
    """The style of every character, and the learned one, by name."""
    text = (files("boltbucket.bots") / "styles.toml").read_text(encoding="utf-8")
    return {name: read_style(name, data) for name, data in tomllib.loads(text).items()}


def read_style(name: str, data: Mapping[str, float]) -> Style:
    known = {field.name for field in fields(Style)}
    for entry in data:
        if entry not in known:
            raise DataError("styles.toml", name, entry, "unknown_field", known=tuple(sorted(known)))
    return replace(Style(), **data)  # type: ignore[arg-type]
