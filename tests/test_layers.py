"""Imports go one way: rules ← words ← everything else."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "boltbucket"

# Who may import whom. The package itself ("") holds the version and the front door to the rules.
ALLOWED = {
    "": {"rules"},
    "__main__": {"cli"},
    "rules": set(),
    "words": {"", "rules"},
    "drawing": {"", "rules", "words"},
    "bots": {"", "rules", "words"},
    "sim": {"", "rules", "words", "bots"},
    "learn": {"", "rules", "words", "bots"},
    "server": {"", "rules", "words", "drawing", "bots", "sim"},
    "cli": {"", "rules", "words", "drawing", "bots", "sim", "learn", "server"},
}

# The rules know no clock, no chance but their own, no network and no machine.
FOREIGN_TO_RULES = {
    "asyncio", "concurrent", "datetime", "http", "locale", "logging", "multiprocessing", "random",
    "secrets", "socket", "sqlite3", "subprocess", "threading", "time", "urllib", "uuid",
}  # fmt: skip

MODULES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_imports_go_one_way(file):
    layer = layer_of(file)

    assert layer in ALLOWED, f"{layer} has no place in the order of imports (tests/test_layers.py)"
    for name, line in imports(file):
        if name.split(".")[0] == "boltbucket":
            other = layer_named(name)
            assert other == layer or other in ALLOWED[layer], f"{file}:{line} imports {name}"


@pytest.mark.parametrize(
    "file",
    [file for file in MODULES if "rules" in file.relative_to(PACKAGE).parts[:1]],
    ids=lambda file: str(file.relative_to(PACKAGE)),
)
def test_rules_use_the_standard_library_only(file):
    for name, line in imports(file):
        top = name.split(".")[0]
        assert top == "boltbucket" or top in sys.stdlib_module_names, f"{file}:{line} {name}"
        assert top not in FOREIGN_TO_RULES, f"{file}:{line} imports {name}"


def layer_of(file: Path) -> str:
    first = file.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "" if first == "__init__" else first


def layer_named(name: str) -> str:
    first = name.split(".")[1] if "." in name else ""
    return first if first in ALLOWED else ""


def imports(file: Path) -> Iterator[tuple[str, int]]:
    """All imports that are executed: those for the type checker alone do not count."""
    for node in executed(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield f"{source(node, file)}.{alias.name}", node.lineno


def executed(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        yield child
        yield from executed(child)


def source(node: ast.ImportFrom, file: Path) -> str:
    if node.level == 0:
        return node.module or ""
    package = ("boltbucket", *file.relative_to(PACKAGE).parts[: -node.level])
    return ".".join([*package, *([node.module] if node.module else [])])


def test_the_files_of_a_ship_import_no_other_in_a_circle():
    above = {file.stem: ship_files(file) for file in (PACKAGE / "rules/ship").glob("*.py")}

    while above:
        ground = [name for name, needed in above.items() if not needed & above.keys()]
        assert ground, f"these import each other: {sorted(above)}"
        for name in ground:
            del above[name]


def ship_files(file: Path) -> set[str]:
    """The files of a ship that this one imports, be it for the type checker alone."""
    prefix = "boltbucket.rules.ship."
    names = {
        f"{node.module}.{alias.name}"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    return {name.removeprefix(prefix).split(".")[0] for name in names if name.startswith(prefix)}
