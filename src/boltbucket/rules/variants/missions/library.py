"""The missions there are: those of the box, those of installed packages, those added by hand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from boltbucket.rules.language.refusal import Fault, Illegal
from boltbucket.rules.printed.locating import FileError, located, read_utf8
from boltbucket.rules.printed.packaged import packaged
from boltbucket.rules.printed.reading import DataError
from boltbucket.rules.variants.missions.mission import Mission
from boltbucket.rules.variants.missions.procedures import rules_in
from boltbucket.rules.variants.missions.reading import LoadRules, mission_of, read_mission

ENTRY_POINT = "boltbucket.missions"
FOLDER = files("boltbucket.rules.variants.missions") / "box"
SUFFIX = ".toml"

_added: dict[str, Mission] = {}


class MissionError(FileError):
    """A mission file that cannot be used."""


@cache
def box_missions() -> Mapping[str, Mission]:
    """The sixteen missions of the box by name. Only these are drawn in the Missions game, so that
    a record means the same wherever it is replayed."""
    found = sorted(each.name for each in FOLDER.iterdir() if each.name.endswith(SUFFIX))
    return {name.removesuffix(SUFFIX): read_file(FOLDER / name) for name in found}


@cache
def package_missions() -> tuple[Mapping[str, Mission], tuple[Fault, ...]]:
    """The missions of installed packages, and what is wrong with those that cannot be read."""
    return packaged(ENTRY_POINT, read_file)


def add_mission(mission: Mission) -> None:
    """Make a mission known by its name until the program ends."""
    _added[mission.name] = mission
    _variant.cache_clear()


def known_missions() -> Mapping[str, Mission]:
    """All missions by name; those of the box cannot be replaced."""
    return {**_added, **package_missions()[0], **box_missions()}


def mission(name: str, options: tuple[str, ...] = ()) -> Mission:
    """The mission of a name with those of the options it knows; raises Illegal if there is none."""
    found = box_missions().get(name) or known_missions().get(name)
    if found is None:
        raise Illegal("setup_mission", mission=name, known=", ".join(known_missions()))
    wanted = tuple(option for option in found.options if option in options)
    return _variant(name, wanted) if wanted else found


@cache
def _variant(name: str, options: tuple[str, ...]) -> Mission:
    base = known_missions()[name]
    return mission_of(base.table, name, base.file, options, lambda _: base.rules)


def read_file(file: Traversable | Path, name: str = "") -> Mission:
    """A mission of our own, of an installed package or of whoever runs this program: its Python
    is run. Never call this for files of strangers. Raises MissionError."""
    text = read_utf8(file, MissionError)
    return _read(text, name or file.name.removesuffix(SUFFIX), file, _python_beside(file))


def read_untrusted(text: str, name: str) -> Mission:
    """A mission from anywhere: data only. Raises MissionError."""
    try:
        return read_mission(text, name, name)
    except DataError as problem:
        raise located(problem, text, MissionError) from None


def _read(text: str, name: str, file: Traversable | Path, load_rules: LoadRules) -> Mission:
    shown = str(file) if isinstance(file, Path) else file.name
    try:
        return read_mission(text, name, shown, load_rules=load_rules)
    except DataError as problem:
        raise located(problem, text, MissionError) from None


def _python_beside(file: Traversable | Path) -> LoadRules:
    return lambda python: rules_in(Path(str(file)).parent / python)
