"""The workflows and templates for a public forge are well formed, and run what we run ourselves."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))


def check(schema: str, file: Path) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(file)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_is_one(file):
    check("vendor.github-workflows", file)


@pytest.mark.parametrize("file", [f for f in FORMS if f.name != "config.yml"], ids=lambda f: f.name)
def test_a_form_for_issues_is_one(file):
    check("vendor.github-issue-forms", file)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_what_a_workflow_makes_can_be_made(file):
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    called = re.findall(r"run: make ([a-z-]+)", file.read_text())

    assert set(called) <= targets


def test_the_release_runs_the_one_truth_before_it_builds():
    steps = (ROOT / ".github/workflows/release.yml").read_text()

    assert steps.index("run: .ci/run") < steps.index("run: make wheel")
