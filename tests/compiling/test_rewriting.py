"""A rewritten value does what the dataclass does: every fact is checked of both."""

from __future__ import annotations

import dataclasses
import pickle
import sys
from collections.abc import Callable, Iterator
from types import ModuleType

import pytest

from boltbucket.rules.value import replace, value
from compiling.rewriting import Rewriter

HEAD = """\
from __future__ import annotations
from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter
from typing import Any, ClassVar
from boltbucket.rules.ship.kept import kept
from boltbucket.rules.value import replace, value
"""

CARGO = """
@value
class Cargo:
    goods: tuple[str, ...]
    days: int = 2
    notes: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
"""

Made = Callable[..., ModuleType]


@pytest.fixture(params=["dataclasses", "rewritten"])
def made(request: pytest.FixtureRequest) -> Iterator[Made]:
    """The last of some modules, named one, two, … for those after them."""
    names = ("one", "two")

    def make(*bodies: str) -> ModuleType:
        texts = dict(zip(names, (HEAD + body for body in bodies), strict=False))
        if request.param == "rewritten":
            rewriter = Rewriter(texts)
            texts = {name: rewriter.rewritten(name) for name in texts}
        for name, text in texts.items():
            sys.modules[name] = ModuleType(name)
            exec(text, sys.modules[name].__dict__)
        return sys.modules[name]

    yield make
    for name in names:
        sys.modules.pop(name, None)


# What an object is made of


def test_fields_are_given_by_place_or_by_name(made):
    cargo = made(CARGO).Cargo

    assert cargo(("red",), days=3) == cargo(goods=("red",), days=3)


def test_a_field_with_a_default_may_be_left_out(made):
    assert made(CARGO).Cargo(()).days == 2


def test_a_field_without_a_default_must_be_given(made):
    with pytest.raises(TypeError):
        made(CARGO).Cargo()


def test_every_object_has_a_default_of_its_own_from_a_factory(made):
    cargo = made(CARGO).Cargo
    cargo(()).notes["seen"] = 1

    assert cargo(()).notes == {}


def test_what_is_given_takes_the_place_of_what_a_factory_makes(made):
    assert made(CARGO).Cargo((), notes={"seen": 1}).notes == {"seen": 1}


def test_fields_by_name_only_cannot_be_given_by_place(made):
    stop = made("@dataclass(frozen=True, kw_only=True)\nclass Stop:\n    days: int = 1\n").Stop

    assert stop(days=2).days == 2
    with pytest.raises(TypeError):
        stop(2)


def test_fields_of_a_base_in_another_module_come_first(made):
    crate = made(CARGO, "from one import Cargo\n@value\nclass Crate(Cargo):\n    mark: str = 'x'\n")

    assert crate.Crate(("red",), 3, {}, "y") == crate.Crate(("red",), mark="y", days=3)


def test_what_belongs_to_the_class_is_no_field(made):
    kind = made("@value\nclass Door:\n    SIDES: ClassVar[int] = 2\n    side: int\n").Door

    assert kind(1).SIDES == 2
    assert [each.name for each in dataclasses.fields(kind)] == ["side"]


def test_an_empty_value_needs_nothing(made):
    kind = made("@value\nclass Pause:\n    pass\n").Pause

    assert kind() == kind()
    assert hash(kind()) == hash(())


# Equality, hash, text


def test_values_with_other_fields_are_not_equal(made):
    cargo = made(CARGO).Cargo

    assert cargo(("red",)) != cargo(("blue",))
    assert cargo(("red",)) != ("red",)


def test_values_of_classes_that_extend_each_other_are_not_equal(made):
    module = made(CARGO + "@value\nclass Crate(Cargo):\n    pass\n")

    assert module.Crate(()) != module.Cargo(())


def test_a_field_that_is_not_compared_makes_no_difference(made):
    cargo = made(CARGO).Cargo

    assert cargo((), notes={"seen": 1}) == cargo(())


def test_the_hash_is_that_of_the_fields_compared(made):
    assert hash(made(CARGO).Cargo(("red",), 3)) == hash((("red",), 3))


def test_the_text_shows_the_fields_that_are_to_be_shown(made):
    assert repr(made(CARGO).Cargo(("red",))) == "Cargo(goods=('red',), days=2)"


def test_methods_of_the_class_itself_are_left_as_they_are(made):
    kind = made("""
@dataclass(frozen=True)
class Code:
    text: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Code) and self.text.lower() == other.text.lower()

    def __hash__(self) -> int:
        return 7

    def __repr__(self) -> str:
        return "secret"
""").Code

    assert kind("A") == kind("a")
    assert (hash(kind("A")), repr(kind("A"))) == (7, "secret")


# Passing for a dataclass


def test_fields_and_patterns_are_known(made):
    cargo = made(CARGO).Cargo

    assert [each.name for each in dataclasses.fields(cargo)] == ["goods", "days", "notes"]
    match cargo(("red",), 5):
        case cargo(_, days):
            assert days == 5


def test_fields_by_name_only_are_not_in_patterns(made):
    stop = made("@dataclass(frozen=True, kw_only=True)\nclass Stop:\n    days: int\n").Stop

    assert stop.__match_args__ == ()


def test_a_value_can_be_pickled(made):
    cargo = made(CARGO).Cargo(("red",), 3, {"seen": 1})
    again = pickle.loads(pickle.dumps(cargo))

    assert (again, again.notes) == (cargo, {"seen": 1})


def test_other_decorators_are_told_of_the_class(made):
    module = made("""
found: list[type] = []

def card(name: str):
    def add(kind: type) -> type:
        found.append(kind)
        kind.title = name
        return kind
    return add

@card("Pirates")
@value
class Pirates:
    days: int
""")

    assert module.found == [module.Pirates]
    assert module.Pirates(1).title == "Pirates"


# Replacing


MOVED = """
def moved(cargo: Cargo, days: int) -> Cargo:
    return replace(cargo, days=days)
"""


def test_replacing_changes_what_is_named_and_keeps_the_rest(made):
    module = made(CARGO + MOVED)

    assert module.moved(module.Cargo(("red",)), 4) == module.Cargo(("red",), 4)


def test_replacing_from_outside_works_too(made):
    cargo = made(CARGO).Cargo(("red",))

    assert replace(cargo, days=5).days == 5
    assert dataclasses.replace(cargo, days=5).days == 5


def test_a_class_that_extends_a_value_elsewhere_stays_itself_when_replaced(made):
    module = made(CARGO + MOVED)

    @value
    class Marked(module.Cargo):
        mark: str = ""

    assert module.moved(Marked(("red",), mark="y"), 4) == Marked(("red",), 4, mark="y")


def test_replacing_in_a_base_keeps_the_class(made):
    module = made(CARGO + "@value\nclass Crate(Cargo):\n    mark: str = 'x'\n" + MOVED)

    assert module.moved(module.Crate((), mark="y"), 4) == module.Crate((), 4, mark="y")


# Figures that are kept


SHIP = """
@value
class Ship:
    engines: int

    @kept
    def thrust(self) -> int:
        asked.append("thrust")
        return 2 * self.engines

    @cached_property
    def speed(self) -> int:
        asked.append("speed")
        return self.thrust + 1

asked: list[str] = []
"""


def test_a_kept_figure_is_found_once(made):
    module = made(SHIP)
    ship = module.Ship(3)

    assert (ship.speed, ship.thrust, ship.speed) == (7, 6, 7)
    assert module.asked == ["speed", "thrust"]


def test_whoever_knows_a_figure_may_set_it(made):
    module = made(SHIP)
    ship = module.Ship(3)
    ship.thrust = 5

    assert (ship.thrust, module.asked) == (5, [])


def test_kept_figures_do_not_count_when_values_are_compared(made):
    module = made(SHIP)
    asked = module.Ship(3)
    assert asked.thrust

    assert asked == module.Ship(3)
    assert replace(asked, engines=1).thrust == 2


# A field that is a property in another class


QUESTIONS = """
@value
class Question:
    seat: int
    options: tuple[str, ...]

    def first(self) -> str:
        return self.options[0]

@value
class Plain(Question):
    pass

@dataclass(init=False, eq=False)
class Build(Question):
    def __init__(self, seat: int, yard: str) -> None:
        self.seat = seat
        self._yard = yard

    @cached_property
    def _options(self) -> tuple[str, ...]:
        return tuple(self._yard)

    options: ClassVar[property] = property(attrgetter("_options"))
"""


def test_a_property_can_take_the_place_of_a_field(made):
    module = made(QUESTIONS)

    assert module.Build(1, "abc").options == ("a", "b", "c")
    assert module.Build(1, "abc").first() == "a"
    assert module.Plain(1, ("x",)).first() == "x"


def test_what_a_property_has_replaced_is_no_field_and_is_not_shown(made):
    build = made(QUESTIONS).Build

    assert [each.name for each in dataclasses.fields(build)] == ["seat"]
    assert repr(build(1, "abc")) == "Build(seat=1)"


def test_what_a_property_has_replaced_cannot_be_set(made):
    with pytest.raises(AttributeError):
        made(QUESTIONS).Build(1, "abc").options = ()


def test_a_field_that_others_replace_is_compared_and_replaced_like_any(made):
    plain = made(QUESTIONS).Plain

    assert plain(1, ("x",)) != plain(1, ("y",))
    assert replace(plain(1, ("x",)), options=("y",)) == plain(1, ("y",))


def test_a_value_that_says_itself_how_it_is_made_can_be_pickled(made):
    build = made(QUESTIONS).Build(1, "abc")

    assert pickle.loads(pickle.dumps(build)).options == ("a", "b", "c")


# What else stays


def test_a_module_without_classes_stays_as_it_is():
    text = HEAD + "\ndef half(number: int) -> int:\n    return number // 2\n"

    assert Rewriter({"one": text}).rewritten("one") == text


def test_classes_that_others_extend_in_plain_python_are_open():
    text = Rewriter({"one": HEAD + "\n@value\nclass Step:\n    pass\n"}).rewritten("one")

    assert "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Step:" in text


def test_kept_figures_are_not_pickled():
    module = ModuleType("one")
    exec(Rewriter({"one": HEAD + SHIP}).rewritten("one"), module.__dict__)
    ship = module.Ship(3)
    before = ship.__reduce__()
    assert ship.thrust

    assert ship.__reduce__() == before
