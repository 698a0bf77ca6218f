"""Plans that anybody can write: three of our own, those of installed packages and of files."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from boltbucket.rules.editions.plan_data import read_plan
from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.printed.fields import ROMAN
from boltbucket.rules.printed.locating import FileError, located, read_utf8
from boltbucket.rules.printed.packaged import packaged
from boltbucket.rules.printed.reading import DataError, Entry, choice, parse, text
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.dice import Dice

ENTRY_POINT = "boltbucket.plans"
VARIABLE = "BOLTBUCKET_PLANS"
"""Files of plans for this program and all processes it starts, as a path list."""
FOLDER = files("boltbucket.rules.editions") / "ours" / "plans"
SUFFIX = ".toml"
FIELDS = frozenset({"title", "text", "level", "dice", "plan"})
LEVELS = {name: name for name in ROMAN}
DICE = {dice.value: dice for dice in Dice}


class PlanError(FileError):
    """A plan file that cannot be used."""


@dataclass(frozen=True)
class Plan:
    """A ship plan that is not printed: flown with the cards, rewards and clock of a level."""

    name: str
    title: str
    text: str
    level: str
    blueprint: Blueprint
    file: str = ""


@cache
def our_plans() -> Mapping[str, Plan]:
    """The plans that come with the program."""
    found = sorted(each.name for each in FOLDER.iterdir() if each.name.endswith(SUFFIX))
    plans = [read_file(FOLDER / name) for name in found]
    return {plan.name: plan for plan in sorted(plans, key=lambda plan: ROMAN[plan.level])}


@cache
def package_plans() -> tuple[Mapping[str, Plan], tuple[Fault, ...]]:
    """The plans of installed packages, and what is wrong with those that cannot be read."""
    return packaged(ENTRY_POINT, read_file)


def installed_plans() -> Mapping[str, Plan]:
    """The plans that are always there by name; ours cannot be replaced."""
    return {**package_plans()[0], **our_plans()}


def known_plans() -> Mapping[str, Plan]:
    """All plans by name, those of files included."""
    return {**plans_of_files(), **installed_plans()}


def plans_of_files() -> Mapping[str, Plan]:
    """Those this program, or the one that started it, was told of."""
    return _plans_in(os.environ.get(VARIABLE, ""))


@cache
def _plans_in(paths: str) -> Mapping[str, Plan]:
    plans = [read_file(Path(path)) for path in paths.split(os.pathsep) if path]
    return {plan.name: plan for plan in plans}


def make_known(file: Path) -> Plan:
    """Let this program, and all processes it starts from now on, know the plan of a file."""
    plan = read_file(file)
    paths = [path for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path]
    os.environ[VARIABLE] = os.pathsep.join(dict.fromkeys([*paths, str(file.resolve())]))
    return plan


def read_file(file: Traversable | Path, name: str = "") -> Plan:
    """The plan of a file; raises PlanError."""
    shown = str(file) if isinstance(file, Path) else file.name
    data = read_utf8(file, PlanError)
    return read_text(data, name or file.name.removesuffix(SUFFIX), shown)


def read_text(data: str, name: str, file: str) -> Plan:
    """A plan from the text of its file; raises PlanError."""
    try:
        return _read(Entry(file, "plan", parse(data, file)), name)
    except DataError as problem:
        raise _in_drawing(located(problem, data, PlanError), data) from None


def _read(entry: Entry, name: str) -> Plan:
    entry.only(FIELDS)
    dice = _maybe(entry, "dice", lambda word: choice(word, DICE), Dice.SUM)
    return Plan(
        name=name,
        title=entry.read("title", text),
        text=_maybe(entry, "text", text, ""),
        level=entry.read("level", lambda word: choice(word, LEVELS)),
        blueprint=read_plan(entry, name, dice=dice),
        file=entry.file,
    )


def _maybe(entry: Entry, field: str, reader: Callable[[Any], Any], usual: Any) -> Any:
    return entry.read(field, reader) if field in entry.table else usual


def _in_drawing(problem: PlanError, data: str) -> PlanError:
    """The same with the line of the drawing, where it is about a row."""
    row = problem.params.get("row")
    if problem.field != "plan" or row is None:
        return problem
    drawn = enumerate(data.splitlines()[problem.line :], start=problem.line + 1)
    lines = [number for number, line in drawn if line.split()[:1] == [str(row)]]
    line = lines[0] if lines else problem.line
    return PlanError(problem.file, line, "plan", problem.code, **problem.params)
