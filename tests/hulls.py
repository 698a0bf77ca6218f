"""The hull twice: as plain Python and as mypyc compiles it, for tests and benchmarks."""

from __future__ import annotations

import importlib
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent
NAME = "boltbucket.rules.ship.hull"
SOURCE = ROOT / "src/boltbucket/rules/ship/hull.py"
COMPILED = ROOT / "build/compiled"
"""The whole package with compiled rules, where `make compiled` could make it."""


def interpreted_hull() -> ModuleType:
    spec = spec_from_file_location("interpreted_hull", SOURCE)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def compiled_hull() -> ModuleType | None:
    """The compiled module, beside the one in use; None where there is none."""
    in_use = importlib.import_module(NAME)
    if is_compiled(in_use):
        return in_use
    if not has_compiled():
        return None
    try:
        return import_from(COMPILED)
    finally:
        sys.modules[NAME] = in_use
        setattr(sys.modules["boltbucket.rules.ship"], "hull", in_use)  # noqa: B010


def has_compiled() -> bool:
    return any(COMPILED.glob("*.so"))


def import_from(folder: Path) -> ModuleType:
    # mypyc's libraries must be imported under the very name they were compiled for, and find the
    # one with the code of all of them.
    package = importlib.import_module("boltbucket.rules.ship")
    beside = str(folder / "boltbucket/rules/ship")
    package.__path__.insert(0, beside)
    sys.path.insert(0, str(folder))
    try:
        del sys.modules[NAME]
        importlib.invalidate_caches()
        return importlib.import_module(NAME)
    finally:
        package.__path__.remove(beside)
        sys.path.remove(str(folder))


def is_compiled(module: ModuleType) -> bool:
    return not str(module.__file__).endswith(".py")
