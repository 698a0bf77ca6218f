"""Imports go one way: rules ← notation, words ← everything else."""

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
    "languages": set(),
    "extras": {"rules"},
    "rules": set(),
    "notation": {"rules"},
    "scenario": {"rules", "notation"},
    "words": {"", "languages", "rules", "notation", "scenario"},
    "drawing": {"", "rules", "notation", "words"},
    "bots": {"", "rules", "words"},
    "sim": {"", "extras", "rules", "words", "bots"},
    "learn": {"", "rules", "notation", "words", "drawing", "bots", "sim"},
    "server": {"", "extras", "rules", "notation", "words", "drawing", "bots", "sim"},
    "cli": {
        "",
        "languages",
        "extras",
        "rules",
        "notation",
        "scenario",
        "words",
        "drawing",
        "bots",
        "sim",
        "learn",
        "server",
    },
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


# Inside the rules: a floor may import those before it, itself, and nothing else.
FLOORS = (
    "language", "ship", "printed", "setup", "table", "variant", "flying", "building", "cards",
    "editions", "variants", "agreement", "catalogue", "codec", "course", "decisions", "events",
    "figures", "fits", "odds", "stakes", "schema", "view", "consider", "record", "game",
    "determinize", "playout", "old_records", "read_record", "verify",
)  # fmt: skip

# The core of a table runs without a network, a store, a task or a clock.
FOREIGN_TO_TABLES = {"asyncio", "sqlite3", "starlette", "threading", "time", "uvicorn"}


def test_every_part_of_the_rules_has_its_floor():
    parts = {file.relative_to(PACKAGE / "rules").parts[0] for file in _of("rules")}

    assert {part.removesuffix(".py") for part in parts} == {*FLOORS, "__init__"}


@pytest.mark.parametrize("floor", FLOORS)
def test_the_floors_of_the_rules_import_downwards(floor):
    allowed = FLOORS[: FLOORS.index(floor) + 1]

    for module, needed in GRAPH.items():
        if module.split(".")[1:3] == ["rules", floor]:
            above = {name for name in needed if _floor(name) not in allowed}
            assert not above, f"{module} imports {sorted(above)}"


@pytest.mark.parametrize("package", ["boltbucket.rules", "boltbucket.server"])
def test_no_modules_import_each_other_in_a_circle(package):
    inside = {name: needed for name, needed in GRAPH.items() if name.startswith(package)}

    while inside:
        ground = [name for name, needed in inside.items() if not needed & inside.keys()]
        assert ground, f"these import each other: {sorted(inside)}"
        for name in ground:
            del inside[name]


def test_the_core_of_a_table_needs_no_network_store_task_or_clock():
    core = {name for name in GRAPH if name.startswith("boltbucket.server.table.")}
    reached = set(core)
    while core:
        core = {n for name in core for n in GRAPH[name] if n.startswith("boltbucket.server")}
        core -= reached
        reached |= core

    for module in reached:
        foreign = {name.split(".")[0] for name in all_imports(MODULE_FILES[module])}
        assert not foreign & FOREIGN_TO_TABLES, module


def _of(package: str) -> list[Path]:
    return [file for file in MODULES if file.relative_to(PACKAGE).parts[0] == package]


def _floor(module: str) -> str:
    words = module.split(".")
    return words[2] if words[1:2] == ["rules"] and len(words) > 2 else "__init__"


def _module(file: Path) -> str:
    words = ("boltbucket", *file.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(words).removesuffix(".__init__")


def all_imports(file: Path) -> set[str]:
    """All imports, those in functions and for the type checker alone included."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{source(node, file)}.{alias.name}" for alias in node.names}
    return found


def _needed(file: Path) -> set[str]:
    """The modules of ours that a file imports: names that are none belong to their module."""
    names = {name for name in all_imports(file) if name.startswith("boltbucket")}
    return {name if name in MODULE_FILES else name.rpartition(".")[0] for name in names}


MODULE_FILES = {_module(file): file for file in MODULES}
GRAPH = {name: _needed(file) - {name} for name, file in MODULE_FILES.items()}
