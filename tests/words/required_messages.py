"""Which words the program needs: everything that can be said, read off its sources."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click

import boltbucket.rules
from boltbucket.bots.bot import Strength
from boltbucket.bots.cast import characters
from boltbucket.cli.command import Command, Group
from boltbucket.cli.main import make_commands
from boltbucket.cli.misuse import metavar_key
from boltbucket.rules.decisions import Choice, Decision, Pick
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.events import Event
from boltbucket.rules.flying.adventure import KINDS
from boltbucket.rules.setup import Building, Format, Setup, Teams
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.flaws import FlawKind
from boltbucket.rules.ship.tile import Kind
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.variants.missions.box.directives import ORDERS
from boltbucket.rules.variants.missions.library import box_missions
from boltbucket.rules.variants.rough_roads.cards.abandoned_debris import NAMES
from boltbucket.rules.variants.rough_roads.road import ROADS
from boltbucket.rules.variants.trek import TITLES
from boltbucket.scenario.table import OUT_BEFORE
from boltbucket.server.wire.messages import PHRASES
from boltbucket.words import Words
from boltbucket.words.values import key_part, table

DIFFICULTIES = ("none", "hard", "extreme", "insane")
"""None up to three cards of Rough Roads a flight."""
ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "boltbucket"
CLIENT = ROOT / "client" / "src"


@cache
def import_all_rules() -> None:
    for module in pkgutil.walk_packages(boltbucket.rules.__path__, "boltbucket.rules."):
        importlib.import_module(module.name)


def subclasses(base: type) -> list[type]:
    """All kinds of event or decision that the rules know."""
    import_all_rules()
    found = []
    for kind in base.__subclasses__():
        found += [kind, *subclasses(kind)]
    return [kind for kind in found if kind.__module__.startswith("boltbucket.")]


def events() -> list[type[Event]]:
    return subclasses(Event)


def decisions() -> list[type[Decision]]:
    return [kind for kind in subclasses(Decision) if kind not in (Choice, Pick)]


# What the sources say


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Every call in the package, with the last part of the called name."""
    return tuple(
        (name_of(node.func), node)
        for file in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
    )


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def constants(function: str, position: int, keyword: str) -> set[str]:
    """The texts given as one argument in all calls of a function."""
    found: set[str] = set()
    for name, call in calls():
        if name == function:
            found |= {text for node in arguments(call, position, keyword) for text in texts(node)}
    return found


def arguments(call: ast.Call, position: int, keyword: str) -> list[ast.expr]:
    named = [each.value for each in call.keywords if each.arg == keyword]
    return named or call.args[position : position + 1]


def texts(node: ast.expr) -> Iterator[str]:
    """The texts an expression can be, through either side of an `if`."""
    if isinstance(node, ast.IfExp):
        yield from (*texts(node.body), *texts(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield node.values[0].value.rstrip(":")


def returned_by(function: str) -> set[str]:
    """The texts that methods of this name return."""
    return {
        text
        for file in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name == function
        for step in ast.walk(node)
        if isinstance(step, ast.Return) and step.value is not None
        for text in texts(step.value)
    }


def refusal_codes() -> set[str]:
    codes = constants("Illegal", 0, "code")
    return codes | returned_by("build_ban") | returned_by("problem_with") | client_codes()


FAULTS = {
    "Fault": 0, "fault": 0, "take": 0, "WordError": 1, "Unreadable": 1, "ends_after": 1, "error": 1,
    "NotationError": 2, "DataError": 3, "MissionError": 3, "PlanError": 3, "kind": 3,
}  # fmt: skip
"""Which argument of a call is the code of a fault."""
CODE = re.compile(r"[a-z][a-z0-9_]*")


@cache
def fault_params() -> dict[str, list[set[str]]]:
    """Code -> the names of the parameters, at every place where it is given."""
    found: dict[str, list[set[str]]] = {}
    for name, call in calls():
        code = code_of(call, FAULTS[name]) if name in FAULTS else None
        if code is not None:
            found.setdefault(code, []).append({str(each.arg) for each in call.keywords})
    return found


@cache
def refusal_params() -> dict[str, list[set[str]]]:
    found: dict[str, list[set[str]]] = {}
    for name, call in calls():
        code = code_of(call, 0) if name == "Illegal" else None
        if code is not None:
            found.setdefault(code, []).append({str(each.arg) for each in call.keywords})
    return found


def code_of(call: ast.Call, position: int) -> str | None:
    """The code that is given literally; a place may be given as one, as in `*place`."""
    starred = bool(call.args) and isinstance(call.args[0], ast.Starred)
    given = call.args[1:2] if starred else call.args[position : position + 1]
    code = given[0].value if given and isinstance(given[0], ast.Constant) else None
    return code if isinstance(code, str) and CODE.fullmatch(code) else None


def client_files() -> list[Path]:
    return sorted(file for ending in ("ts", "svelte") for file in CLIENT.rglob(f"*.{ending}"))


def client_codes() -> set[str]:
    """Refusals that the page makes up itself, when it cannot reach the server."""
    text = "\n".join(file.read_text("utf-8") for file in client_files())
    found = re.findall(r"(?:ApiProblem|#failOpen|notify)\('([a-z_]+)'", text)
    return {*found, *re.findall(r"refusal\(\w+, '([a-z_]+)'", text)}


def bill_items() -> set[str]:
    """Lines of the bill that the rules and the missions of the box have."""
    lines = (line for mission in box_missions().values() for line in mission.bill.lines)
    return (
        constants("BillLine", 0, "item") | {"mission"} | {line.item.split(":")[0] for line in lines}
    )


def options() -> set[str]:
    """Everything that can be agreed on before a match."""
    fixed = {"seats", "options"}
    agreed = {field.name for field in dataclasses.fields(Setup)} - fixed
    choices = {
        f"{name}_{choice.value}"
        for name, kind in (("format", Format), ("building", Building), ("teams", Teams))
        for choice in kind
    }
    editions = {f"edition_{year}" for year in EDITION_NAMES}
    variants = {option for mission in box_missions().values() for option in mission.options}
    choices |= {f"rough_roads_{difficulty}" for difficulty in DIFFICULTIES}
    return agreed | choices | editions | variants | {"on", "off"}


@cache
def help_keys() -> set[str]:
    """What the help of all commands says."""
    commands = make_commands()
    return set(_help_keys(commands, click.Context(commands, obj="en")))


def _help_keys(command: Command | Group, ctx: click.Context) -> Iterator[str]:
    yield command.key
    for param in command.get_params(ctx):
        yield command.option_key(param, Words())
        if param.metavar and not param.metavar.startswith("{"):
            yield metavar_key(param.metavar)
    for name in command.list_commands(ctx) if isinstance(command, Group) else ():
        found = command.get_command(ctx, name)
        assert isinstance(found, Command | Group)
        yield from _help_keys(found, ctx)


def crew_losers() -> set[str]:
    """Cards that cost crew under their own name."""
    return {kind for kind, card in KINDS.items() if {"crew", "crew_lost"} & fields_of(card)}


def payers() -> set[str]:
    return {kind for kind, card in KINDS.items() if "credits" in fields_of(card)}


def fields_of(card: type) -> set[str]:
    return set(getattr(card, "__dataclass_fields__", ()))


# Keys


@cache
def families() -> dict[str, set[str]]:
    """Prefix -> the keys it must have, no more and no less."""
    import_all_rules()
    crew = constants("LoseCrew", 2, "reason") | constants("lose_crew", 2, "reason")
    crew |= constants("_crew_leaves", 1, "cause")
    stranded = constants("GaveUp", 1, "reason") | constants("give_up", 2, "reason")
    verbs = {"credits", "sand", "pick_up", "step_in", "return", "reserve", "put_back", "flip"}
    verbs |= {"yes", "no", "pass", "done", "fly_on", "give_up", "fly_again", "stop"}
    codes = {
        "event": {kind.__name__ for kind in events()},
        "decision": {kind.kind for kind in decisions()}
        | {f"pick_{what}" for what in constants("Pick", 2, "what")},
        "refusal": refusal_codes(),
        "fault": set(fault_params()),
        "component": {kind.value for kind in Kind},
        "good": {good.value for good in Good},
        "figure": {figure.value for figure in Figure},
        "flaw": {flaw.value for flaw in FlawKind},
        "card": set(KINDS),
        "cause": {cause.value for cause in Cause} | crew | (crew_losers() - {"abandoned_station"}),
        "payment": payers() | constants("pay", 2, "reason"),
        "give-up": stranded | constants("doom", 1, "reason") | {OUT_BEFORE},
        "bill": bill_items(),
        "mission": {*box_missions(), "none"},
        "order": set(ORDERS),
        "option": options(),
        "phrase": set(PHRASES),
        "notice": constants("announce", 0, "code"),
        "character": set(characters()),
        "bot": {strength.value for strength in Strength},
        "plan": {name for year in EDITION_NAMES for name in edition(year).blueprints},
        "fate": {"return", "sit_out"},
        "road": set(ROADS),
        "bearing": set(NAMES),
        "level": {name for year in EDITION_NAMES for name in edition(year).levels},
        "title": {title.name for title in TITLES},
        "answer": (set(table()["answers"]) | verbs) - {"pick"},
    }
    return {
        **{
            family: {f"{family}-{key_part(code)}" for code in found}
            for family, found in codes.items()
        },
        "cli": help_keys(),
    }


def family_of(key: str) -> str | None:
    return next((family for family in families() if key.startswith(f"{family}-")), None)


@cache
def source_text() -> str:
    """All sources that may ask for a key."""
    files = [*sorted(PACKAGE.rglob("*.py")), *client_files()]
    return "\n".join(file.read_text("utf-8") for file in files)


def page_keys() -> set[str]:
    """Keys, some with an attribute, that the page asks for by name."""
    texts = [file.read_text("utf-8") for file in client_files() if ".test." not in file.name]
    return {key for text in texts for key in re.findall(r"\bt\(\s*'([a-z][a-z0-9.-]+)'", text)}


@cache
def mentioned() -> tuple[frozenset[str], tuple[str, ...]]:
    """Keys written out in the sources, and beginnings of keys that are put together there."""
    whole = frozenset(re.findall(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)[\"'`.]", source_text()))
    begun = re.findall(r"[\"'`]([a-z][a-z0-9-]*-)(?:\$?\{|[\"'`] ?\+)", source_text())
    return whole, tuple(sorted(set(begun)))
