"""Classes as the rewriter finds them in the source."""

import pytest

from compiling.kinds import Kinds

BASE = "@value\nclass Base:\n    {}: int\n"
CHILD = "@value\nclass Child(Base):\n    own: int\n"


def fields(kinds: Kinds, module: str) -> list[str]:
    return [given.name for given in kinds.fields(kinds.of[module][-1])]


def test_a_base_is_found_in_another_module():
    kinds = Kinds({"base.py": BASE.format("first"), "child.py": CHILD})

    assert fields(kinds, "child.py") == ["first", "own"]


def test_a_base_in_the_same_module_goes_before_others_of_that_name():
    kinds = Kinds({"base.py": BASE.format("far"), "child.py": BASE.format("near") + CHILD})

    assert fields(kinds, "child.py") == ["near", "own"]


def test_it_must_be_clear_which_base_is_meant():
    kinds = Kinds({"a.py": BASE.format("a"), "b.py": BASE.format("b"), "child.py": CHILD})

    with pytest.raises(AssertionError, match="which Base is meant"):
        fields(kinds, "child.py")


def test_a_field_declared_again_keeps_its_place():
    again = "@value\nclass Child(Base):\n    own: int\n    first: int = 3\n"
    kinds = Kinds({"base.py": BASE.format("first"), "child.py": again})

    assert fields(kinds, "child.py") == ["first", "own"]


def test_a_plain_class_is_no_value():
    kinds = Kinds({"table.py": "class Table:\n    seats: int\n"})

    assert not kinds.of["table.py"][0].is_value
    assert fields(kinds, "table.py") == []
