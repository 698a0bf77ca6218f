"""Procedures of a mission's own: the one variant class in a Python file beside the mission."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.variant import FlightVariant

OWN_CARDS = Path(__file__).parent / "box"


def rules_in(file: Path) -> type[FlightVariant]:
    """The variant class defined in a Python file; the file is run."""
    module = _module(file)
    found = [item for item in vars(module).values() if _is_variant_of(item, module)]
    if len(found) != 1:
        raise Fault("python_variant", file=file.name, count=len(found))
    rules: type[FlightVariant] = found[0]
    return rules


def _is_variant_of(item: object, module: ModuleType) -> bool:
    if not isinstance(item, type) or not issubclass(item, FlightVariant):
        return False
    return item.__module__ == module.__name__


def _module(file: Path) -> ModuleType:
    if file.parent == OWN_CARDS:
        return import_module(f"boltbucket.rules.variants.missions.box.{file.stem}")
    name = f"boltbucket_mission_{file.stem}"
    spec = spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None, file
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their own module up
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Fault("python_failed", file=file.name, error=repr(error)) from error
    return module
