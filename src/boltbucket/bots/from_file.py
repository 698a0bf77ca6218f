"""Bots out of a file, without a package: `miser.py:Miser`."""

from __future__ import annotations

import importlib.util
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

from boltbucket.bots.bot import MakeBot
from boltbucket.rules.language.refusal import Illegal

NAMES_A_FILE = re.compile(r"(?P<bot>.+\.py:\w+)(:(?P<strength>\w*))?")
NOT_THERE = ("no_such_file", "not_in_file")
"""What is said of a bot that nobody has written."""


def bot_in_file(name: str) -> MakeBot:
    """The class, or whatever makes a bot, that `miser.py:Miser` names."""
    path, _, maker = name.rpartition(":")
    if not Path(path).is_file():
        raise Illegal("no_such_file", file=path)
    module = _module(str(Path(path).resolve()))
    if not hasattr(module, maker):
        raise Illegal("not_in_file", name=maker, file=path)
    make: MakeBot = getattr(module, maker)
    return make


@cache
def _module(path: str) -> ModuleType:
    """The file, run once; what lies beside it can be imported."""
    file = Path(path)
    sys.path.append(str(file.parent))
    spec = importlib.util.spec_from_file_location(f"boltbucket_bot_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
