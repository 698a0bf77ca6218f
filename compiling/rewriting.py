"""Rewrites values as classes that mypyc makes native.

mypyc takes a dataclass, but makes its objects as slowly as Python does. So every method that
`@value` and `@dataclass` would add is written out, figures that are kept get a place of their own,
and `replace` becomes a method. What the source says stays as it is.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping

from compiling.kinds import (
    Given,
    Kind,
    Kinds,
    fields_of,
    keeper,
    overriding_properties,
    value_decorator,
)
from compiling.methods import declared, methods
from compiling.preparing import prepared

OPEN = frozenset({"Card", "Charter", "Decision", "Event", "MissionCharter", "Step", "TrekCharter"})
"""Classes that others extend in plain Python."""

FUTURE = "from __future__ import annotations\n"
IMPORTS = """\
from typing import TYPE_CHECKING, Any, ClassVar
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
from boltbucket.rules.compiled import given, graft, reduced, replaced
"""

Edit = tuple[int, int, list[str]]
"""From which line to which, counted from 0, and what takes their place."""


class Rewriter:
    """All modules that are compiled together, by their names."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.sources = {name: prepared(text) for name, text in sources.items()}
        self.kinds = Kinds(self.sources)

    def rewritten(self, module: str) -> str:
        """The source of a module with native classes."""
        lines = self.sources[module].split("\n")
        kinds = self.kinds.of[module]
        edits = [edit for kind in kinds for edit in self._edits(kind, lines)]
        if not edits:
            return self.sources[module]
        for first, last, new in sorted(edits, key=lambda edit: edit[:2], reverse=True):
            lines[first:last] = new
        text = "\n".join(lines).replace(FUTURE, FUTURE + IMPORTS, 1)
        return text + "\n".join(line for kind in kinds for line in self._grafts(kind)) + "\n"

    def _edits(self, kind: Kind, lines: list[str]) -> Iterator[Edit]:
        yield from _heading(kind)
        if kind.is_value:
            yield from self._fields(kind)
        for function in kind.kept:
            yield from _finding(function, lines)
        end = kind.node.end_lineno or 0
        if added := _indented(methods(kind, self.kinds)):
            yield end, end, added

    def _fields(self, kind: Kind) -> Iterator[Edit]:
        for node, field in zip(fields_of(kind.node), kind.own, strict=True):
            yield *_lines(node), _indented(declared(kind, field, self.kinds))
        for node in overriding_properties(kind.node):
            yield *_lines(node), []

    def _grafts(self, kind: Kind) -> Iterator[str]:
        """What makes the class pass for a dataclass, and the other decorators."""
        if not kind.is_value:
            return
        fields = "".join(
            f"({each.name!r}, {each.annotation!r}, {_told(each)}), "
            for each in self.kinds.fields(kind)
        )
        yield f"graft({kind.name}, ({fields}), frozen={kind.option('frozen', False)})"
        for other in _moved_decorators(kind.node):
            yield f"{ast.unparse(other)}({kind.name})"


def _heading(kind: Kind) -> Iterator[Edit]:
    """The decorators of a class: those that mypyc knows."""
    opening = ["@mypyc_attr(allow_interpreted_subclasses=True)"] if kind.name in OPEN else []
    decorator = value_decorator(kind.node)
    if decorator is not None:
        yield *_lines(decorator), opening
        for other in _moved_decorators(kind.node):
            yield *_lines(other), []
    elif opening:
        yield kind.node.lineno - 1, kind.node.lineno - 1, opening


def _moved_decorators(node: ast.ClassDef) -> list[ast.expr]:
    """Decorators that mypyc does not know: they are called once the class is there."""
    known = value_decorator(node)
    return [
        each for each in node.decorator_list if each is not known and ast.unparse(each) != "final"
    ]


def _finding(function: ast.FunctionDef, lines: list[str]) -> Iterator[Edit]:
    """The function behind a kept figure, under another name."""
    decorator = keeper(function)
    assert decorator is not None
    yield *_lines(decorator), []
    row = function.lineno - 1
    head = lines[row].replace(f"def {function.name}(", f"def _find_{function.name}(", 1)
    yield row, row + 1, [head]


def _told(given: Given) -> str:
    """The field as dataclasses describe it."""
    told = [f"default={given.default}"] if given.default is not None else []
    told += [f"default_factory={given.factory}"] if given.factory is not None else []
    told += ["kw_only=True"] if given.keyword_only else []
    return f"given({', '.join(told)})"


def _lines(node: ast.expr | ast.stmt) -> tuple[int, int]:
    assert node.end_lineno is not None
    return node.lineno - 1, node.end_lineno


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"    {line}" if line else "" for line in lines]
