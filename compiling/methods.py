"""The methods that `@value` and `@dataclass` would add to a class, as source."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from compiling.kinds import Given, Kind, Kinds, overriding_properties


def methods(kind: Kind, kinds: Kinds) -> Iterator[str]:
    """Lines for the end of the class."""
    if kind.is_value:
        yield ""
        yield "__dataclass_fields__: ClassVar[dict[str, Any]]"
        for each in overriding_properties(kind.node):
            yield from _overriding(each, kind, kinds)
        yield from _of_value(kind, kinds)
    for function in kind.kept:
        yield from _keeping(function)


def _of_value(kind: Kind, kinds: Kinds) -> Iterator[str]:
    fields = kinds.fields(kind)
    if kind.option("init", True):
        yield from _init(kind, kinds)
        yield from _replacing(kind, fields)
        yield from _reducing("reduced(self)")
    else:
        yield from _reducing(_made_again(kind))
    if kind.option("eq", True):
        compared = [each.name for each in fields if each.compared]
        yield from () if kind.function("__eq__") else _comparing(kind, compared)
        yield from () if kind.function("__hash__") else _hashing(compared)
    if not kind.function("__repr__"):
        yield from _showing([each.name for each in fields if each.shown])


def declared(kind: Kind, given: Given, kinds: Kinds) -> Iterator[str]:
    """A field in the body of its class."""
    if not kinds.is_virtual(kind, given.name):
        yield f"{given.name}: {given.annotation}"
        return
    place = kinds.place(kind, given.name)
    yield f"{place}: {given.annotation}"
    yield ""
    yield "@property"
    yield f"def {given.name}(self) -> {given.annotation}:"
    yield f"    return self.{place}"
    yield ""
    yield f"@{given.name}.setter"
    yield f"def {given.name}(self, given: {given.annotation}) -> None:"
    yield f"    self.{place} = given"
    yield ""


def _overriding(node: ast.AnnAssign, kind: Kind, kinds: Kinds) -> Iterator[str]:
    """`options: ClassVar[property] = property(attrgetter("_options"))` as a method."""
    name = ast.unparse(node.target)
    given = kinds.owner(kind, name).given(name)
    assert given is not None
    yield "@property"
    yield f"def {name}(self) -> {given.annotation}:"
    yield f"    return self.{_attribute_got(node)}"
    yield ""
    yield f"@{name}.setter"
    yield f"def {name}(self, given: {given.annotation}) -> None:"
    yield f"    raise AttributeError({name!r})"
    yield ""


def _attribute_got(node: ast.AnnAssign) -> str:
    assert isinstance(node.value, ast.Call) and isinstance(node.value.args[0], ast.Call)
    return str(ast.literal_eval(node.value.args[0].args[0]))


def _init(kind: Kind, kinds: Kinds) -> Iterator[str]:
    fields = kinds.fields(kind)
    plain = [_parameter(each, kind) for each in fields if not each.keyword_only]
    named = [_parameter(each, kind) for each in fields if each.keyword_only]
    parameters = ["self", *plain, *(["*", *named] if named else [])]
    yield f"def __init__({', '.join(parameters)}) -> None:"
    for each in fields:
        value = f"{each.factory}() if {each.name} is None else {each.name}"
        place = kinds.place(kind, each.name)
        yield f"    self.{place} = {value if each.factory else each.name}"
    if not fields:
        yield "    pass"
    yield ""


def _parameter(given: Given, kind: Kind) -> str:
    # The module of a base may know names that this one does not.
    annotation = given.annotation if given in kind.own else "Any"
    if given.factory is not None:
        return f"{given.name}: {annotation} | None = None"
    default = "" if given.default is None else f" = {given.default}"
    return f"{given.name}: {annotation}{default}"


def _replacing(kind: Kind, fields: list[Given]) -> Iterator[str]:
    changed = [
        f'{each.name}=changes["{each.name}"] if "{each.name}" in changes else self.{each.name}'
        for each in fields
    ]
    yield f"def _replaced(self, changes: dict[str, Any]) -> {kind.name}:"
    yield f"    if type(self) is not {kind.name}:"
    yield "        return replaced(self, changes)"
    yield f"    return {kind.name}({', '.join(changed)})"
    yield ""


def _reducing(reduced: str) -> Iterator[str]:
    yield "def __reduce__(self) -> tuple[object, ...]:"
    yield f"    return {reduced}"
    yield ""


def _made_again(kind: Kind) -> str:
    """For pickling: how the class says itself that it is made."""
    init = kind.function("__init__")
    assert init is not None
    places = {
        each.value.id: ast.unparse(each.targets[0])
        for each in init.body
        if isinstance(each, ast.Assign) and isinstance(each.value, ast.Name)
    }
    told = "".join(f"{places[each.arg]}, " for each in init.args.args[1:])
    return f"type(self), ({told})"


def _comparing(kind: Kind, names: list[str]) -> Iterator[str]:
    same = " and ".join(f"self.{name} == other.{name}" for name in names)
    yield "def __eq__(self, other: object) -> bool:"
    yield "    if type(other) is not type(self):"
    yield "        return NotImplemented"
    yield f"    assert isinstance(other, {kind.name})"
    yield f"    return {same or 'True'}"
    yield ""


def _hashing(names: list[str]) -> Iterator[str]:
    hashed = "".join(f"self.{name}, " for name in names)
    yield "def __hash__(self) -> int:"
    yield f"    return hash(({hashed}))"
    yield ""


def _showing(names: list[str]) -> Iterator[str]:
    shown = ", ".join(f"{name}={{self.{name}!r}}" for name in names)
    yield "def __repr__(self) -> str:"
    yield f'    return f"{{type(self).__qualname__}}({shown})"'
    yield ""


def _keeping(function: ast.FunctionDef) -> Iterator[str]:
    """A property that finds its figure once; whoever knows it already may set it."""
    name = function.name
    assert function.returns is not None
    figure = ast.unparse(function.returns)
    yield ""
    yield f"_kept_{name}: {figure}"
    yield f"_has_{name}: bool = False"
    yield ""
    yield "@property"
    yield f"def {name}(self) -> {figure}:"
    yield f"    if not self._has_{name}:"
    yield f"        self._kept_{name} = self._find_{name}()"
    yield f"        self._has_{name} = True"
    yield f"    return self._kept_{name}"
    yield ""
    yield f"@{name}.setter"
    yield f"def {name}(self, found: {figure}) -> None:"
    yield f"    self._kept_{name} = found"
    yield f"    self._has_{name} = True"
