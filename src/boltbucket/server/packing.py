"""A whole view as plain data, for bots on other machines: the same that bots here are given."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from boltbucket.rules.codec import pack, unpack
from boltbucket.rules.editions.library import edition
from boltbucket.rules.flight.decisions import Decision
from boltbucket.rules.view import BACK, PAYLOAD_BACK, View
from boltbucket.rules.yard.building import Build
from boltbucket.rules.yard.heap import Heap
from boltbucket.rules.yard.yard import Yard

_BACKS = {0: BACK, 1: PAYLOAD_BACK}


def packed_view(view: View) -> dict[str, Any]:
    box = view.edition
    decision = view.decision
    builds = isinstance(decision, Build)
    return {
        "edition": box.name,
        "view": pack(_fields(view), box),
        "yard": None if view.yard is None else _packed_yard(view.yard, view),
        "builds": builds,
        "barred": decision._barred if isinstance(decision, Build) else None,
        "decision": None if builds else pack(decision, box),
    }


def _fields(view: View) -> dict[str, Any]:
    left_out = ("pending", "yard", "edition")
    return {name: getattr(view, name) for name in View.__dataclass_fields__ if name not in left_out}


def _packed_yard(yard: Yard, view: View) -> dict[str, Any]:
    tiles = yard.heap.tiles
    backs = {id(BACK): 0, id(PAYLOAD_BACK): 1}
    faces = [backs[id(t)] if id(t) in backs else pack(t, view.edition) for t in tiles]
    return {
        "tiles": faces,
        "lies": yard.heap.lies,
        "yard": pack(replace(yard, heap=Heap((), "")), view.edition),
    }


def unpacked_view(data: dict[str, Any]) -> View:
    """The view of `packed_view`; raises Illegal if it is none."""
    box = edition(data["edition"])
    yard = None if data["yard"] is None else _unpacked_yard(data["yard"], box)
    view = View(**unpack(data["view"], box), edition=box, yard=yard, pending={})
    decision = _decision(data, view)
    if decision is None:
        return view
    return replace(view, pending={decision.seat: decision})


def _decision(data: dict[str, Any], view: View) -> Decision | None:
    if not data["builds"]:
        decision: Decision | None = unpack(data["decision"], view.edition)
        return decision
    assert view.seat is not None
    assert view.yard is not None
    return Build(view.seat, view.yard, view.ships[view.seat], data["barred"])


def _unpacked_yard(data: dict[str, Any], box: Any) -> Yard:
    tiles = [_BACKS[t] if isinstance(t, int) else unpack(t, box) for t in data["tiles"]]
    yard: Yard = unpack(data["yard"], box)
    return replace(yard, heap=Heap(tuple(tiles), data["lies"]))
