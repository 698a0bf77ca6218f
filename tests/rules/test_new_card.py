"""A new kind of card is one file: nothing else has to know of it."""

from __future__ import annotations

import re
import subprocess
import sys
from inspect import signature
from pathlib import Path

from boltbucket.rules.table.step import Step

ROOT = Path(__file__).parents[2]


def test_a_card_written_outside_the_rules_is_read_flown_saved_and_told():
    command = [sys.executable, "-m", "tests.rules.comet"]

    outcome = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)

    assert outcome.returncode == 0, outcome.stderr


def samples() -> list[str]:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    return re.findall(r"```python\n(.*?)```", page, re.DOTALL)


def test_the_card_of_the_documentation_is_the_one_that_is_flown():
    card = next(sample for sample in samples() if "Comet" in sample)
    classes = re.split(r"\n+(?=@)", card)[1:]
    flown = (ROOT / "tests/rules/comet.py").read_text("utf-8")

    assert len(classes) == 3
    assert [each for each in classes if each.strip() not in flown] == []


def test_steps_are_as_the_documentation_sketches_them():
    names: dict[str, object] = {}
    exec(next(sample for sample in samples() if "class Step" in sample), names)

    for method in ("ask", "run", "take"):
        sketched = signature(getattr(names["Step"], method)).parameters
        assert list(sketched) == list(signature(getattr(Step, method)).parameters)
