"""Calls of replace and doors, before classes are rewritten."""

from __future__ import annotations

from typing import Any

import pytest

from compiling.preparing import with_native_replacing, with_open_doors


class Tagged:
    """Remembers what it was told to change."""

    def __init__(self, **tags: Any) -> None:
        self.tags = tags

    def _replaced(self, changes: dict[str, Any]) -> Tagged:
        return Tagged(**{**self.tags, **changes})


def result(expression: str, **names: object) -> Any:
    return eval(with_native_replacing(f"({expression})"), names)


def test_replace_becomes_a_method():
    assert result("replace(ship, a=1)", ship=Tagged(a=0, b=0)).tags == {"a": 1, "b": 0}


def test_the_ship_may_be_any_expression():
    assert result("replace(ships[0], a=1)", ships=[Tagged(a=0)]).tags == {"a": 1}


def test_changes_may_come_from_a_mapping():
    assert result("replace(ship, **changes)", ship=Tagged(), changes={"a": 2}).tags == {"a": 2}


@pytest.mark.parametrize(
    "nested",
    ["replace(replace(ship, a=1), b=2)", "replace(ship, **replace(ship, a=1, b=2).tags)"],
)
def test_calls_inside_calls_are_found(nested):
    assert result(nested, ship=Tagged()).tags == {"a": 1, "b": 2}


def test_what_stands_around_a_call_stays():
    text = "über = [replace(schiff, größe=1), 'Äpfel'] # so\n"

    assert (
        with_native_replacing(text) == "über = [schiff._replaced({\"größe\": 1}), 'Äpfel'] # so\n"
    )


def test_every_line_keeps_its_number():
    text = "ship = replace(\n    ship,\n    a=replace(\n        b,\n        c=1,\n    ),\n)\nlast\n"
    lines = with_native_replacing(text).split("\n")

    assert lines.index("last") == text.split("\n").index("last")


@pytest.mark.parametrize("text", ["name.replace('a', 'b')\n", "replace\n", "replace()\n"])
def test_other_uses_of_the_word_stay(text):
    assert with_native_replacing(text) == text


def annotations_of(method: str) -> dict[str, str]:
    space: dict[str, Any] = {}
    text = f"class Step:\n    def {method}\n        return None\n"
    exec("from __future__ import annotations\n" + with_open_doors(text), space)
    return vars(space["Step"])[method.split("(")[0]].__annotations__


def test_doors_take_anything_from_outside():
    told = annotations_of("submit(self, seat: Seat, answer: Answer) -> Event:")

    assert told == {"seat": "Any", "answer": "Any", "return": "Event"}


def test_doors_trust_the_engine():
    told = annotations_of("absence(self, flight: Flight, seat: Seat) -> Illegal:")

    assert told == {"flight": "Flight", "seat": "Any", "return": "Illegal"}


def test_other_methods_take_what_they_say():
    told = annotations_of("takes(self, flight: Flight, seat: Seat) -> Agenda:")

    assert told == {"flight": "Flight", "seat": "Seat", "return": "Agenda"}
