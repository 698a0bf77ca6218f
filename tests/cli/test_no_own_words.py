"""Commands have no text of their own: whatever they print comes from the catalogues."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boltbucket import cli
from boltbucket.words.catalogue import entries

FOLDER = Path(cli.__file__).parent
MODULES = sorted(FOLDER.glob("*.py"))
SENTENCE = re.compile(r"[A-Za-z]{2,}[,.:;]? +[A-Za-z]{2,}")
HEADING = re.compile(r"[A-Z][a-z]+[.:!]?")
NOT_PRINTED = {"[bold underline]"}
"""What rich reads as a style."""
SAME_EVERYWHERE = {"English", "Deutsch", "OpenSkill"}


def trees() -> Iterator[tuple[str, ast.Module]]:
    for file in MODULES:
        yield file.name, ast.parse(file.read_text("utf-8"))


def excused(tree: ast.AST) -> set[int]:
    """Docstrings, and patterns to search with."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(id(node.value))
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in ("compile", "finditer", "TypeVar"):
                found |= {id(each) for part in node.args for each in ast.walk(part)}
    return found


def own_texts(tree: ast.AST) -> list[str]:
    left_out = excused(tree)
    constants = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if id(node) not in left_out
    ]
    spoken = [text for text in constants if is_spoken(text)]
    return [text for text in spoken if text not in NOT_PRINTED | SAME_EVERYWHERE]


def is_spoken(text: str) -> bool:
    return bool(SENTENCE.search(text) or HEADING.fullmatch(text.strip()))


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.stem)
def test_a_command_has_no_text_of_its_own(file):
    assert own_texts(ast.parse(file.read_text("utf-8"))) == [], "use words.say(key) instead"


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.stem)
def test_nothing_but_data_is_printed_as_it_stands(file):
    """Single words in small letters would pass for codes, so they may not be printed."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("print", "complain"):
            printed = [part for each in node.args for part in literals(each)]

            said = {text for text in printed if re.search("[A-Za-z]{2,}", text)}
            assert said <= {"boltbucket: ", ": /replay/"}


def literals(node: ast.expr) -> Iterator[str]:
    """The texts of an expression that are not arguments of a call."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield from (text for part in node.values for text in literals(part))
    elif isinstance(node, ast.BinOp):
        yield from (*literals(node.left), *literals(node.right))
    elif isinstance(node, ast.IfExp):
        yield from (*literals(node.body), *literals(node.orelse))


def test_every_problem_is_a_message():
    for name, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem":
                keys = list(literals(node.args[0])) or [ast.unparse(node.args[0])]

                assert all(key in entries("en") or key in ("key", "problem") for key in keys), (
                    f"{name}:{node.lineno}: {keys}"
                )


def test_own_texts_would_be_found():
    tree = ast.parse('''
def run(args):
    """Words for people who read this."""
    command.option("--json", help="print one JSON object")
    print("There is nothing here")
    table.add_column("Games")
    print(words.say("list-no-card"), "two_words", "--flag")
''')

    assert set(own_texts(tree)) == {"print one JSON object", "There is nothing here", "Games"}
