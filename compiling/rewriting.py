"""Rewrites values as classes that mypyc makes native.

mypyc takes a dataclass, but makes its objects as slowly as Python does. So every method that
`@value` and `@dataclass` would add is written out, figures that are kept get a place of their own,
and `replace` becomes a method. What the source says stays as it is.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from typing import TypeGuard

from compiling.kinds import (
    Given,
    Kind,
    fields_of,
    keeper,
    kinds_in,
    overriding_properties,
    value_decorator,
)

OPEN = frozenset(
    {"Card", "Charter", "Decision", "Event", "MissionCharter", "Step", "TrekCharter", "Whim"}
)
"""Classes that others extend in plain Python."""

DOORS = frozenset({"_refusal", "absence", "allows", "load", "refusal", "submit"})
"""Methods that are told anything, and refuse by themselves what is of a wrong type."""
UNTRUSTED = frozenset({"answer", "data", "seat"})

IMPORTS = """\
from typing import TYPE_CHECKING, Any, ClassVar
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
from boltbucket.rules.compiled import given, graft, reduced, replaced
"""


class Rewriter:
    """All modules that are compiled together, by their names."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.sources = {
            name: with_open_doors(with_native_replacing(text)) for name, text in sources.items()
        }
        self.kinds = {name: list(kinds_in(text, name)) for name, text in self.sources.items()}
        self.named: dict[str, list[Kind]] = {}
        for kind in (kind for kinds in self.kinds.values() for kind in kinds):
            self.named.setdefault(kind.name, []).append(kind)
        self.virtual = {
            (owner.name, name)
            for kinds in self.kinds.values()
            for kind in kinds
            for name in kind.overridden
            for owner in self.bases(kind)
            if any(each.name == name for each in owner.own)
        }

    def rewritten(self, module: str) -> str:
        """The source of a module with native classes."""
        lines = self.sources[module].split("\n")
        edits: list[tuple[int, int, list[str]]] = []
        grafts: list[str] = []
        for kind in self.kinds[module]:
            edits += self._edits(kind, lines)
            grafts += self._grafts(kind)
        for first, last, new in sorted(edits, key=lambda edit: edit[:2], reverse=True):
            lines[first:last] = new
        text = "\n".join(lines)
        if not edits:
            return text
        future = "from __future__ import annotations\n"
        return text.replace(future, future + IMPORTS, 1) + "\n".join(grafts) + "\n"

    def bases(self, kind: Kind) -> Iterable[Kind]:
        """The bases of a class, the nearest first."""
        for name in kind.bases:
            for base in self.named.get(name, ())[:1]:
                yield base
                yield from self.bases(base)

    def fields(self, kind: Kind) -> list[Given]:
        """All fields of a value, those of its bases first."""
        found: dict[str, Given] = {}
        for each in (*reversed([*self.bases(kind)]), kind):
            found.update((given.name, given) for given in each.own)
            for name in each.overridden:
                found.pop(name, None)
        return list(found.values())

    def _edits(self, kind: Kind, lines: list[str]) -> Iterable[tuple[int, int, list[str]]]:
        node = kind.node
        is_open = ["@mypyc_attr(allow_interpreted_subclasses=True)"] if kind.name in OPEN else []
        decorator = value_decorator(node)
        if decorator is not None:
            yield *_lines(decorator), is_open
            for other in _moved_decorators(node):
                yield *_lines(other), []
        elif is_open:
            yield node.lineno - 1, node.lineno - 1, is_open
        if kind.is_value:
            for field, given in zip(fields_of(node), kind.own, strict=True):
                yield *_lines(field), self._declared(kind, given)
            for each in overriding_properties(node):
                yield *_lines(each), []
        for function in kind.kept:
            decorator = keeper(function)
            assert decorator is not None
            yield *_lines(decorator), []
            head = function.lineno - 1
            yield (
                head,
                head + 1,
                [lines[head].replace(f"def {function.name}(", f"def _find_{function.name}(", 1)],
            )
        added = [*self._methods(kind), *(line for each in kind.kept for line in _keeping(each))]
        if added:
            assert node.end_lineno is not None
            yield node.end_lineno, node.end_lineno, _indented(added)

    def _declared(self, kind: Kind, given: Given) -> list[str]:
        """A field in the body of its class."""
        if (kind.name, given.name) not in self.virtual:
            return [f"    {given.name}: {given.annotation}"]
        return _indented(
            [
                f"_given_{given.name}: {given.annotation}",
                "",
                "@property",
                f"def {given.name}(self) -> {given.annotation}:",
                f"    return self._given_{given.name}",
                "",
                f"@{given.name}.setter",
                f"def {given.name}(self, given: {given.annotation}) -> None:",
                f"    self._given_{given.name} = given",
                "",
            ]
        )

    def _methods(self, kind: Kind) -> Iterable[str]:
        if not kind.is_value:
            return
        fields = self.fields(kind)
        yield ""
        yield "__dataclass_fields__: ClassVar[dict[str, Any]]"
        for each in overriding_properties(kind.node):
            yield from self._property(kind, each)
        if kind.option("init", True):
            yield from self._init(kind, fields)
            yield from _replacing(kind, fields)
            yield "def __reduce__(self) -> tuple[object, ...]:"
            yield "    return reduced(self)"
            yield ""
        if kind.option("eq", True):
            yield from _comparing(kind, [each for each in fields if each.compared])
        if "__repr__" not in kind.methods:
            shown = ", ".join(
                f"{each.name}={{self.{each.name}!r}}" for each in fields if each.shown
            )
            yield "def __repr__(self) -> str:"
            yield f'    return f"{{type(self).__qualname__}}({shown})"'
            yield ""

    def _property(self, kind: Kind, node: ast.AnnAssign) -> Iterable[str]:
        """`options: ClassVar[property] = property(attrgetter("_options"))` as a method."""
        name = ast.unparse(node.target)
        field = next(each for base in self.bases(kind) for each in base.own if each.name == name)
        yield "@property"
        yield f"def {name}(self) -> {field.annotation}:"
        yield f"    return self.{_attribute_got(node)}"
        yield ""
        yield f"@{name}.setter"
        yield f"def {name}(self, given: {field.annotation}) -> None:"
        yield f"    raise AttributeError({name!r})"
        yield ""

    def _init(self, kind: Kind, fields: list[Given]) -> Iterable[str]:
        own = {each.name for each in kind.own}
        plain = [_parameter(each, each.name in own) for each in fields if not each.keyword_only]
        named = [_parameter(each, each.name in own) for each in fields if each.keyword_only]
        parameters = ["self", *plain, *(["*", *named] if named else [])]
        yield f"def __init__({', '.join(parameters)}) -> None:"
        for each in fields:
            value = f"{each.factory}() if {each.name} is None else {each.name}"
            yield f"    self.{self._place(kind, each)} = {value if each.factory else each.name}"
        if not fields:
            yield "    pass"
        yield ""

    def _place(self, kind: Kind, given: Given) -> str:
        owners = (kind.name, *(base.name for base in self.bases(kind)))
        is_virtual = any((owner, given.name) in self.virtual for owner in owners)
        return f"_given_{given.name}" if is_virtual else given.name

    def _grafts(self, kind: Kind) -> Iterable[str]:
        """What makes the class pass for a dataclass, and the other decorators."""
        if not kind.is_value:
            return
        fields = "".join(
            f"({each.name!r}, {each.annotation!r}, {_told(each)}), " for each in self.fields(kind)
        )
        yield f"graft({kind.name}, ({fields}), frozen={kind.option('frozen', False)})"
        for other in _moved_decorators(kind.node):
            yield f"{ast.unparse(other)}({kind.name})"


def _prepared(text: str) -> str:
    return with_open_doors(with_native_replacing(text))


def with_native_replacing(text: str) -> str:
    """`replace(x, a=1)` as `x._replaced({"a": 1})`; every line keeps its number."""
    while calls := [node for node in ast.walk(ast.parse(text)) if _is_replace(node)]:
        # From the end, so that a call inside another comes first.
        call = max(calls, key=lambda node: (node.lineno, node.col_offset))
        assert call.end_lineno is not None and call.end_col_offset is not None
        lines = text.encode().split(b"\n")
        before = [*lines[: call.lineno - 1], lines[call.lineno - 1][: call.col_offset]]
        after = [lines[call.end_lineno - 1][call.end_col_offset :], *lines[call.end_lineno :]]
        changes = ", ".join(
            f"**{ast.unparse(each.value)}"
            if each.arg is None
            else f'"{each.arg}": {ast.unparse(each.value)}'
            for each in call.keywords
        )
        breaks = "\n" * (call.end_lineno - call.lineno)
        native = f"{ast.unparse(call.args[0])}._replaced({{{changes}}}{breaks})"
        text = (b"\n".join(before) + native.encode() + b"\n".join(after)).decode()
    return text


def with_open_doors(text: str) -> str:
    """Methods that check what they are told, without the check mypyc would put before it."""
    lines = text.split("\n")
    kinds = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    methods = [each for kind in kinds for each in kind.body if isinstance(each, ast.FunctionDef)]
    told = [each for method in methods if method.name in DOORS for each in method.args.args]
    for argument in sorted(told, key=lambda each: each.col_offset, reverse=True):
        if argument.arg in UNTRUSTED and argument.annotation is not None:
            row, note = argument.lineno - 1, argument.annotation
            lines[row] = f"{lines[row][: note.col_offset]}Any{lines[row][note.end_col_offset :]}"
    return "\n".join(lines)


def _is_replace(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "replace" and bool(node.args)


def _replacing(kind: Kind, fields: list[Given]) -> Iterable[str]:
    changed = [
        f'{each.name}=changes["{each.name}"] if "{each.name}" in changes else self.{each.name}'
        for each in fields
    ]
    yield f"def _replaced(self, changes: dict[str, Any]) -> {kind.name}:"
    yield f"    if type(self) is not {kind.name}:"
    yield "        return replaced(self, changes)"
    yield f"    return {kind.name}({', '.join(changed)})"
    yield ""


def _comparing(kind: Kind, fields: list[Given]) -> Iterable[str]:
    if "__eq__" not in kind.methods:
        same = " and ".join(f"self.{each.name} == other.{each.name}" for each in fields)
        yield "def __eq__(self, other: object) -> bool:"
        yield "    if type(other) is not type(self):"
        yield "        return NotImplemented"
        yield f"    assert isinstance(other, {kind.name})"
        yield f"    return {same or 'True'}"
        yield ""
    if "__hash__" not in kind.methods:
        hashed = "".join(f"self.{each.name}, " for each in fields)
        yield "def __hash__(self) -> int:"
        yield f"    return hash(({hashed}))"
        yield ""


def _keeping(function: ast.FunctionDef) -> list[str]:
    """A property that finds its figure once; whoever knows it already may set it."""
    name = function.name
    assert function.returns is not None
    figure = ast.unparse(function.returns)
    return [
        "",
        f"_kept_{name}: {figure}",
        f"_has_{name}: bool = False",
        "",
        "@property",
        f"def {name}(self) -> {figure}:",
        f"    if not self._has_{name}:",
        f"        self._kept_{name} = self._find_{name}()",
        f"        self._has_{name} = True",
        f"    return self._kept_{name}",
        "",
        f"@{name}.setter",
        f"def {name}(self, found: {figure}) -> None:",
        f"    self._kept_{name} = found",
        f"    self._has_{name} = True",
    ]


def _parameter(given: Given, own: bool) -> str:
    # The module of a base may know names that this one does not.
    annotation = given.annotation if own else "Any"
    if given.factory is not None:
        return f"{given.name}: {annotation} | None = None"
    return f"{given.name}: {annotation}" + (f" = {given.default}" if given.optional else "")


def _told(given: Given) -> str:
    """The field as dataclasses describe it."""
    told = [f"default={given.default}"] if given.default is not None else []
    told += [f"default_factory={given.factory}"] if given.factory is not None else []
    told += ["kw_only=True"] if given.keyword_only else []
    return f"given({', '.join(told)})"


def _attribute_got(node: ast.AnnAssign) -> str:
    assert isinstance(node.value, ast.Call) and isinstance(node.value.args[0], ast.Call)
    return str(ast.literal_eval(node.value.args[0].args[0]))


def _moved_decorators(node: ast.ClassDef) -> list[ast.expr]:
    """Decorators that mypyc does not know: they are called once the class is there."""
    known = (value_decorator(node),)
    return [
        each for each in node.decorator_list if each not in known and ast.unparse(each) != "final"
    ]


def _lines(node: ast.expr | ast.stmt) -> tuple[int, int]:
    assert node.end_lineno is not None
    return node.lineno - 1, node.end_lineno


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"    {line}" if line else "" for line in lines]
