"""Sources before their classes are rewritten; every line keeps its number."""

from __future__ import annotations

import ast
from typing import TypeGuard

from compiling.kinds import functions_of

DOORS = frozenset({"_refusal", "absence", "allows", "load", "refusal", "submit"})
"""Methods that are told anything, and refuse by themselves what is of a wrong type."""
UNTRUSTED = frozenset({"answer", "data", "seat"})


def prepared(text: str) -> str:
    return with_open_doors(with_native_replacing(text))


def with_native_replacing(text: str) -> str:
    """`replace(x, a=1)` as `x._replaced({"a": 1})`."""
    while calls := [node for node in ast.walk(ast.parse(text)) if _is_replace(node)]:
        # From the end, so that a call inside another comes first.
        text = _spliced(text, max(calls, key=lambda node: (node.lineno, node.col_offset)))
    return text


def _is_replace(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "replace" and bool(node.args)


def _spliced(text: str, call: ast.Call) -> str:
    assert call.end_lineno is not None
    lines = text.encode().split(b"\n")
    before = [*lines[: call.lineno - 1], lines[call.lineno - 1][: call.col_offset]]
    after = [lines[call.end_lineno - 1][call.end_col_offset :], *lines[call.end_lineno :]]
    breaks = "\n" * (call.end_lineno - call.lineno)
    return (b"\n".join(before) + _native(call, breaks).encode() + b"\n".join(after)).decode()


def _native(call: ast.Call, breaks: str) -> str:
    changes = ", ".join(_change(each) for each in call.keywords)
    return f"{ast.unparse(call.args[0])}._replaced({{{changes}}}{breaks})"


def _change(given: ast.keyword) -> str:
    if given.arg is None:
        return f"**{ast.unparse(given.value)}"
    return f'"{given.arg}": {ast.unparse(given.value)}'


def with_open_doors(text: str) -> str:
    """Methods that check what they are told, without the check mypyc would put before it."""
    lines = text.split("\n")
    # From the end, so that the columns before stay what they are.
    for note in sorted(_untrusted(text), key=lambda note: note.col_offset, reverse=True):
        row = note.lineno - 1
        lines[row] = f"{lines[row][: note.col_offset]}Any{lines[row][note.end_col_offset :]}"
    return "\n".join(lines)


def _untrusted(text: str) -> list[ast.expr]:
    """The annotations of what nobody has looked at yet."""
    kinds = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    doors = [each for kind in kinds for each in functions_of(kind) if each.name in DOORS]
    told = [each for door in doors for each in door.args.args]
    return [each.annotation for each in told if each.arg in UNTRUSTED and each.annotation]
