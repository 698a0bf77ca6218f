"""Values of the game as JSON. Printed things are encoded once and kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

import msgspec
from msgspec import Raw

from boltbucket.rules.cards.card import Card
from boltbucket.rules.codec import plain
from boltbucket.rules.editions.edition import Level
from boltbucket.rules.flight.decisions import Decision
from boltbucket.rules.flight.events import Event
from boltbucket.rules.flight.flight import LostTile
from boltbucket.rules.flight.rewards import Bill
from boltbucket.rules.flight.route import Route
from boltbucket.rules.illegal import Fault
from boltbucket.rules.match import Outcome
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.trek import Titles
from boltbucket.rules.value import field_names
from boltbucket.rules.yard.builder import Builder
from boltbucket.rules.yard.building import Build
from boltbucket.rules.yard.heap import DOWN, UP, Handle, Heap

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode

FACE_DOWN = 0
GONE = -1
PAYLOAD_BACK = 2


# Printed things


_kept: dict[int, tuple[object, Raw]] = {}
"""By identity, because there are few and they live as long as their edition."""


def _printed(value: object, write: Callable[[Any], Any]) -> Raw:
    kept = _kept.get(id(value))
    if kept is None:
        kept = _kept[id(value)] = (value, Raw(encode(write(value))))
    return kept[1]


def tile_json(tile: Tile) -> Raw:
    return _printed(tile, tile_data)


def tile_data(tile: Tile) -> dict[str, Any]:
    return {
        "id": tile.id,
        "kind": tile.kind.value,
        "connectors": [int(connector) for connector in tile.connectors],
        "capacity": tile.capacity,
        "directions": [int(side) for side in tile.directions],
        "colour": tile.colour,
        "turn": tile.turn,
    }


def card_json(card: Card) -> Raw:
    return _printed(card, plain)


def level_json(level: Level) -> Raw:
    return _printed(level, level_data)


def level_data(level: Level) -> dict[str, Any]:
    plan = level.blueprint
    names = (
        *("name", "number", "loop", "start_spaces", "rewards", "best_looking", "loss_limit"),
        *("hourglass_spaces", "sand_seconds", "reserve", "aliens", "peeking", "giving_up"),
        *("start_choice", "secret_credits"),
    )
    return {
        **{name: plain(getattr(level, name)) for name in names},
        "blueprint": {
            "name": plan.name,
            "columns": list(plan.columns),
            "rows": list(plan.rows),
            "area": sorted(plan.area),
            "start": plan.start,
        },
    }


# Ships and the yard


def ship_json(ship: Ship) -> bytes:
    return encode(ship_data(ship, tile_json))


def ship_data(ship: Ship, write_tile: Callable[[Tile], Any] = tile_data) -> dict[str, Any]:
    return {
        "tiles": {cell: write_tile(tile) for cell, tile in ship.tiles.items()},
        "crew": dict(ship.crew),
        "charge": dict(ship.charge),
        "goods": dict(ship.goods),
        "figures": figures_data(ship),
    }


def figures_data(ship: Ship) -> dict[str, Any]:
    return {
        "exposed": ship.exposed_connectors,
        "engines": [ship.engine_strength(), ship.best_engine_strength],
        "cannons": [ship.cannon_strength(), ship.best_cannon_strength],
        "crew": ship.crew_size,
        "humans": ship.humans,
        "batteries": ship.batteries,
        "flaws": [{"kind": flaw.kind, "cells": flaw.cells} for flaw in ship.flaws],
    }


def builder_json(builder: Builder, heap: Heap) -> bytes:
    hand = builder.hand
    return encode(
        {
            "hand": None if hand is None else tile_json(heap.tiles[hand]),
            "hand_handle": hand,
            "reserve": [tile_json(heap.tiles[handle]) for handle in builder.reserve],
            "movable": builder.can_pick_up,
            "last_cell": builder.last_cell,
            "looking": builder.pile,
            "finished": builder.place,
            "stopped": builder.stopped,
            "placed": builder.placed,
        }
    )


def heap_json(heap: Heap) -> bytes:
    return encode([_lying(heap, handle) for handle in range(len(heap.lies))])


def heap_changes_json(before: str, heap: Heap) -> bytes:
    """What lies differently now, by handle."""
    lies = heap.lies
    changed = [handle for handle, letter in enumerate(lies) if letter != before[handle]]
    return encode([[handle, _lying(heap, handle)] for handle in changed])


def _lying(heap: Heap, handle: Handle) -> int | Raw:
    letter = heap.lies[handle]
    if letter == DOWN:
        return PAYLOAD_BACK if heap.is_payload(handle) else FACE_DOWN
    return tile_json(heap.tiles[handle]) if letter == UP else GONE


# The flight


def cards_json(cards: tuple[Card, ...]) -> bytes:
    return encode([card_json(card) for card in cards])


def route_json(route: Route) -> bytes:
    away = sorted(route.away)
    return encode({"length": route.length, "positions": route.positions, "away": away})


def lost_json(lost: tuple[LostTile, ...]) -> bytes:
    return encode([{"tile": tile_json(each.tile), "cause": each.cause} for each in lost])


def bills_json(bills: tuple[Mapping[int, Bill], ...]) -> bytes:
    return encode([{seat: _bill(bill) for seat, bill in each.items()} for each in bills])


def _bill(bill: Bill) -> dict[str, Any]:
    return {"lines": [plain(line) for line in bill.lines], "total": bill.total}


def titles_json(titles: Titles | None) -> bytes:
    return encode(None if titles is None else plain(titles))


def outcome_json(outcome: Outcome | None) -> bytes:
    if outcome is None:
        return b"null"
    return encode(
        {"credits": outcome.credits, "winners": outcome.winners, "ranking": outcome.ranking}
    )


def decision_json(decision: Decision | None, number: int) -> bytes:
    if decision is None:
        return b"null"
    known = {"seat": decision.seat} if isinstance(decision, Build) else plain(decision)
    about = {"kind": decision.kind, "topic": decision.topic, "number": number}
    return encode({**known, **about})


# Events


def events_json(events: tuple[Event, ...]) -> bytes:
    return encode([event_data(event) for event in events])


def event_data(event: Event) -> dict[str, Any]:
    kind = type(event)
    named = {name: _value(getattr(event, name)) for name in field_names(kind)}
    return {"type": kind.__name__, "topic": event.topic, **named}


def _value(value: object) -> Any:
    if value is None or isinstance(value, str | int):
        return value.value if isinstance(value, Enum) else value
    if isinstance(value, tuple):
        return [_value(item) for item in value]
    if isinstance(value, Tile):
        return tile_json(value)
    if isinstance(value, Card):
        return card_json(value)
    return plain(value)


def params_data(params: Mapping[str, object]) -> dict[str, Any]:
    """The parameters of a refusal as plain words and numbers."""
    return {name: _param(value) for name, value in params.items()}


def fault_data(fault: Fault) -> dict[str, Any]:
    """A fault within a refusal: what the page needs to put it into words."""
    params = {name: _fault_param(value) for name, value in fault.params.items()}
    place = params_data(fault.place)
    return {"kind": type(fault).__name__, "code": fault.code, "params": params, "place": place}


def _fault_param(value: object) -> Any:
    """As any parameter, but lists stay lists: the page joins them in its language."""
    return [_param(item) for item in value] if isinstance(value, tuple) else _param(value)


def _param(value: object) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, str | int):
        return value
    if isinstance(value, Fault):
        return fault_data(value)
    if isinstance(value, tuple | list):
        return ", ".join(str(_param(item)) for item in value)
    return str(value)
