"""A machine that lacks something: the first command ends in one sentence that says what."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NEEDED = ("Makefile", "pyproject.toml", "hatch_build.py")


@pytest.fixture
def clone(tmp_path):
    """What was fetched, and nothing that was made of it."""
    for file in (*(ROOT / name for name in NEEDED), *ROOT.glob("requirements*.lock")):
        shutil.copy(file, tmp_path / file.name)
    return tmp_path


def program(file: Path, script: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def told(clone: Path, **variables: object) -> str:
    """The last sentence of a `make page` that cannot succeed."""
    words = [f"{name}={value}" for name, value in variables.items()]
    done = subprocess.run(
        ["make", "page", "UV=", *words], cwd=clone, capture_output=True, text=True, check=False
    )

    assert done.returncode != 0
    said = [line for line in done.stderr.splitlines() if not line.startswith("make")]
    return said[-1]


def test_without_python_one_is_asked_for(clone):
    assert told(clone, PYTHON="no-such-python").startswith("Python is missing")


def test_a_python_that_is_too_old_is_named(clone):
    old = program(clone / "old", 'case "$2" in *version_info*) exit 1;; esac')

    said = told(clone, PYTHON=old)
    assert "needs Python 3.11 or newer" in said
    assert str(old) in said


def test_a_python_without_venv_is_told_what_to_install(clone):
    bare = program(clone / "bare", 'case "$2" in *ensurepip*) exit 1;; esac')

    assert "apt install python3-venv" in told(clone, PYTHON=bare)


def test_where_nothing_can_be_fetched_the_network_is_asked_about(clone):
    program(clone / ".venv/bin/pip", "echo 'No matching distribution' >&2; exit 1")
    (clone / ".venv/stamps").mkdir()
    (clone / ".venv/stamps/made").touch()

    assert told(clone).startswith("The dependencies could not be installed")


def test_where_there_is_no_node_and_none_to_fetch_it_is_asked_for(clone):
    program(clone / ".venv/bin/pip", 'case "$*" in *requirements-node*) exit 1;; esac')
    program(clone / ".venv/bin/python", 'case "$*" in *requires*) echo nodejs;; esac')
    (clone / ".venv/stamps").mkdir()
    (clone / ".venv/stamps/made").touch()

    assert told(clone).startswith("There is no Node 20.19 or newer")
