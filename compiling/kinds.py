"""Values as they stand in the source: their fields, their bases, what is kept in them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

VALUES = frozenset({"value", "dataclass"})
KEEPERS = frozenset({"kept", "cached_property"})


class Kinds:
    """All classes that are compiled together."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.of = {module: list(kinds_in(text, module)) for module, text in sources.items()}
        """By their module."""
        self._named: dict[str, list[Kind]] = {}
        for kind in (kind for kinds in self.of.values() for kind in kinds):
            self._named.setdefault(kind.name, []).append(kind)
        self._virtual = frozenset(self._overridden())

    def bases(self, kind: Kind) -> Iterator[Kind]:
        """The bases of a class, the nearest first."""
        for name in kind.bases:
            for base in self._meant(name, kind.module):
                yield base
                yield from self.bases(base)

    def _meant(self, name: str, module: str) -> list[Kind]:
        named = self._named.get(name, [])
        meant = [each for each in named if each.module == module] or named
        assert len(meant) <= 1, f"{module}: which {name} is meant?"
        return meant

    def fields(self, kind: Kind) -> list[Given]:
        """All fields of a value, those of its bases first."""
        found: dict[str, Given] = {}
        for each in (*reversed([*self.bases(kind)]), kind):
            found.update((given.name, given) for given in each.own)
            for name in each.overridden:
                found.pop(name, None)
        return list(found.values())

    def is_virtual(self, kind: Kind, field: str) -> bool:
        """Whether a class that extends this one has a property instead of its field."""
        return (kind.name, field) in self._virtual

    def place(self, kind: Kind, field: str) -> str:
        """The attribute that holds a field."""
        owners = (kind, *self.bases(kind))
        return f"_given_{field}" if any(self.is_virtual(each, field) for each in owners) else field

    def _overridden(self) -> Iterator[tuple[str, str]]:
        for kind in (kind for kinds in self.of.values() for kind in kinds):
            for name in kind.overridden:
                yield self.owner(kind, name).name, name

    def owner(self, kind: Kind, field: str) -> Kind:
        """The base that has the field."""
        return next(base for base in self.bases(kind) if base.given(field))


@dataclass(frozen=True)
class Kind:
    """A class of the source."""

    node: ast.ClassDef
    module: str
    options: Mapping[str, Any] | None
    """Those of its dataclass; None if it is no value."""
    own: tuple[Given, ...]
    """The fields it adds to those of its bases."""

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def bases(self) -> list[str]:
        return [base.id for base in self.node.bases if isinstance(base, ast.Name)]

    @property
    def is_value(self) -> bool:
        return self.options is not None

    def option(self, name: str, otherwise: bool) -> bool:
        return bool((self.options or {}).get(name, otherwise))

    def given(self, name: str) -> Given | None:
        return next((each for each in self.own if each.name == name), None)

    def function(self, name: str) -> ast.FunctionDef | None:
        return next((each for each in functions_of(self.node) if each.name == name), None)

    @property
    def kept(self) -> list[ast.FunctionDef]:
        return [each for each in functions_of(self.node) if keeper(each)]

    @property
    def overridden(self) -> list[str]:
        """Fields of its bases that are properties here."""
        return [ast.unparse(each.target) for each in overriding_properties(self.node)]


@dataclass(frozen=True)
class Given:
    """A field of a value: what the class needs to be told when an object is made."""

    name: str
    annotation: str
    default: str | None
    """As an expression; None if the field must be given."""
    factory: str | None
    """What makes the default, if every object needs one of its own."""
    keyword_only: bool
    compared: bool = True
    shown: bool = True


def kinds_in(text: str, module: str) -> Iterator[Kind]:
    """The classes of a module."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            options = _options(node)
            fields = [] if options is None else fields_of(node)
            own = (_given(each, text, options or {}) for each in fields)
            yield Kind(node, module, options, tuple(own))


def _options(node: ast.ClassDef) -> Mapping[str, Any] | None:
    decorator = value_decorator(node)
    if decorator is None:
        return None
    if not isinstance(decorator, ast.Call):
        return {}
    return {each.arg or "": ast.literal_eval(each.value) for each in decorator.keywords}


def value_decorator(node: ast.ClassDef) -> ast.expr | None:
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(called, ast.Name) and called.id in VALUES:
            return decorator
    return None


def fields_of(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """What is declared in the class, but not for the class."""
    return [each for each in _declared(node) if not _note(each).startswith("ClassVar")]


def overriding_properties(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """Properties that take the place of a field of a base."""
    return [each for each in _declared(node) if _note(each) == "ClassVar[property]"]


def _declared(node: ast.ClassDef) -> Iterable[ast.AnnAssign]:
    return (each for each in node.body if isinstance(each, ast.AnnAssign))


def _note(node: ast.AnnAssign) -> str:
    return ast.unparse(node.annotation)


def functions_of(node: ast.ClassDef) -> list[ast.FunctionDef]:
    return [each for each in node.body if isinstance(each, ast.FunctionDef)]


def keeper(function: ast.FunctionDef) -> ast.expr | None:
    """The decorator that keeps what the function finds."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Name) and decorator.id in KEEPERS:
            return decorator
    return None


def _given(node: ast.AnnAssign, text: str, options: Mapping[str, Any]) -> Given:
    name = ast.unparse(node.target)
    annotation = ast.get_source_segment(text, node.annotation) or ""
    keyword_only = bool(options.get("kw_only"))
    if not (isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "field"):
        default = ast.get_source_segment(text, node.value) if node.value else None
        return Given(name, annotation, default, None, keyword_only)
    told = {each.arg: ast.unparse(each.value) for each in node.value.keywords}
    return Given(
        name,
        annotation,
        told.get("default"),
        told.get("default_factory"),
        told.get("kw_only", str(keyword_only)) == "True",
        told.get("compare") != "False",
        told.get("repr") != "False",
    )
