"""Values as they stand in the source: their fields, their bases, what is kept in them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

KEEPERS = frozenset({"kept", "cached_property"})


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

    @property
    def optional(self) -> bool:
        return self.default is not None or self.factory is not None


@dataclass(frozen=True)
class Kind:
    """A class of the source."""

    node: ast.ClassDef
    module: str
    bases: tuple[str, ...]
    options: Mapping[str, Any] | None
    """Those of its dataclass; None if it is no value."""
    own: tuple[Given, ...] = ()
    overridden: frozenset[str] = frozenset()
    """Fields of its bases that are properties here."""
    kept: tuple[ast.FunctionDef, ...] = ()
    methods: frozenset[str] = field(default=frozenset())

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def is_value(self) -> bool:
        return self.options is not None

    def option(self, name: str, otherwise: bool) -> bool:
        return bool((self.options or {}).get(name, otherwise))


def kinds_in(text: str, module: str) -> Iterator[Kind]:
    """The classes of a module."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            yield _kind(node, text, module)


def _kind(node: ast.ClassDef, text: str, module: str) -> Kind:
    options = _options(node)
    functions = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    return Kind(
        node,
        module,
        tuple(base.id for base in node.bases if isinstance(base, ast.Name)),
        options,
        tuple(_given(each, text, options) for each in fields_of(node)) if options else (),
        frozenset(str(ast.unparse(each.target)) for each in overriding_properties(node)),
        tuple(each for each in functions if keeper(each)),
        frozenset(each.name for each in functions),
    )


def _options(node: ast.ClassDef) -> Mapping[str, Any] | None:
    decorator = value_decorator(node)
    if decorator is None:
        return None
    if not isinstance(decorator, ast.Call):
        return {"kw_only": False}
    return {each.arg or "": ast.literal_eval(each.value) for each in decorator.keywords}


def value_decorator(node: ast.ClassDef) -> ast.expr | None:
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(called, ast.Name) and called.id in ("value", "dataclass"):
            return decorator
    return None


def fields_of(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """What is declared in the class, but not for the class."""
    declared = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    return [each for each in declared if not ast.unparse(each.annotation).startswith("ClassVar")]


def overriding_properties(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """Properties that take the place of a field of a base."""
    declared = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    return [each for each in declared if ast.unparse(each.annotation) == "ClassVar[property]"]


def keeper(function: ast.FunctionDef) -> ast.expr | None:
    """The decorator that keeps what the function finds."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Name) and decorator.id in KEEPERS:
            return decorator
    return None


def _given(node: ast.AnnAssign, text: str, options: Mapping[str, Any]) -> Given:
    annotation = ast.get_source_segment(text, node.annotation) or ""
    name = ast.unparse(node.target)
    keyword_only = bool(options.get("kw_only"))
    if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "field":
        told = {each.arg or "": ast.unparse(each.value) for each in node.value.keywords}
        return Given(
            name,
            annotation,
            told.get("default"),
            told.get("default_factory"),
            keyword_only,
            told.get("compare") != "False",
            told.get("repr") != "False",
        )
    default = None if node.value is None else ast.get_source_segment(text, node.value)
    return Given(name, annotation, default, None, keyword_only)
