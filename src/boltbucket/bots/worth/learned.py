"""The learned worth of a ship: tables of numbers, one for every level of an edition."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from boltbucket.bots.threats import Perils, perils_of
from boltbucket.bots.worth.traits import TABLES, Traits, traits_of
from boltbucket.rules.printed.edition import Edition
from boltbucket.rules.ship.ship import Ship

FILE = "worth.json"


@dataclass(frozen=True)
class Worth:
    """What ships of one level are worth, in credits."""

    tables: Mapping[str, Sequence[float]]
    places: Sequence[float]
    """What it is worth to start first, second and so on."""
    filler: Mapping[str, float]
    """What a tile of a good ship adds to each trait, on average."""
    loss: float
    """What a component that hits are expected to cost takes off."""
    perils: Perils

    def of_ship(self, ship: Ship) -> float:
        return self.of_traits(traits_of(ship, self.perils))

    def of_traits(self, traits: Traits) -> float:
        return sum(self.parts(traits).values())

    def parts(self, traits: Traits) -> dict[str, float]:
        """What each table has to say."""
        return {
            table.name: self.tables[table.name][place]
            for table, place in zip(TABLES, places_of(traits), strict=True)
        }


def places_of(traits: Sequence[int]) -> list[int]:
    """Where in each table a ship stands."""
    found, number = [], 0
    for _, rows, columns in TABLES:
        place = min(traits[number], rows.most)
        number += 1
        if columns is not None:
            place = place * (columns.most + 1) + min(traits[number], columns.most)
            number += 1
        found.append(place)
    return found


def key_of(edition: str, level: str) -> str:
    return f"{edition} {level}"


@cache
def worth_for(edition: Edition, level_name: str) -> Worth:
    """The worth of ships for a level; one nobody learned about is like the nearest."""
    perils, known = perils_of(edition, level_name), known_tables()
    data = known[_nearest(edition, level_name, known)]
    return Worth(data["tables"], data["places"], data["filler"], data["loss"], perils)


def _nearest(edition: Edition, level_name: str, known: Mapping[str, object]) -> str:
    own = key_of(edition.name, level_name)
    if own in known:
        return own
    number = edition.levels[level_name].number
    near = {
        key_of(edition.name, name): abs(level.number - number)
        for name, level in edition.levels.items()
        if key_of(edition.name, name) in known
    }
    return min(near or dict.fromkeys(known, 0), key=lambda key: near.get(key, 0))


@cache
def known_tables() -> Mapping[str, dict[str, Any]]:
    """What the package has learned, by edition and level."""
    text = (files("boltbucket.bots.worth") / FILE).read_text(encoding="utf-8")
    known: dict[str, dict[str, Any]] = json.loads(text)
    return known
