"""The editions on the shelf, read once from the project's own data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from boltbucket.rules.editions.box_data import read_edition
from boltbucket.rules.editions.own_data import with_our_own, with_plans
from boltbucket.rules.editions.plans import Plan, known_plans
from boltbucket.rules.printed.edition import Edition
from boltbucket.rules.table.match import REWEIGHED, RULES_VERSION

FOLDERS: Mapping[str, str] = MappingProxyType({"2007": "first_2007", "2021": "second_2021"})
EDITION_NAMES = tuple(FOLDERS)
FILES = ("tiles.toml", "cards.toml", "boards.toml")
OURS = "ours"
"""The folder of what we add to every edition."""
OURS_BEFORE_4 = "ours/before_4"
"""The folder of what was otherwise in it before level IV was weighed again."""


def edition(name: str, rules: int = RULES_VERSION) -> Edition:
    """The edition of this name, "2007" or "2021", with all plans that are known, as that version of
    the rules has it."""
    return _edition(name, tuple(known_plans().values()), rules >= REWEIGHED)


def ladder(name: str) -> tuple[str, ...]:
    """The levels of an edition in the order in which they are learned: all but plans."""
    return tuple(_edition(name, (), reweighed=True).levels)


@cache
def _edition(name: str, plans: tuple[Plan, ...], reweighed: bool) -> Edition:
    printed, file = printed_edition(name), f"{name}.toml"
    deck = read_text(OURS if reweighed else OURS_BEFORE_4, "cards.toml")
    earlier = "" if reweighed else read_text(OURS_BEFORE_4, file)
    return with_plans(with_our_own(printed, read_text(OURS, file), deck, earlier), plans)


@cache
def printed_edition(name: str) -> Edition:
    """The edition as it is printed, without anything of ours."""
    folder = FOLDERS[name]
    return read_edition(name, {file: read_text(folder, file) for file in FILES}, folder)


def read_text(folder: str, file: str) -> str:
    """A data file of this package."""
    return (files("boltbucket.rules.editions") / folder / file).read_text(encoding="utf-8")
