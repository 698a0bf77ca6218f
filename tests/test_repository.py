"""Promises about the repository itself."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_every_python_dependency_has_an_exact_version():
    for lock in ("requirements.lock", "requirements-dev.lock"):
        for line in (ROOT / lock).read_text().splitlines():
            assert re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!-]+", line), f"{lock}: {line}"


def test_the_development_lock_contains_the_runtime_lock():
    runtime = set((ROOT / "requirements.lock").read_text().splitlines())
    development = set((ROOT / "requirements-dev.lock").read_text().splitlines())

    assert runtime <= development


def test_every_client_dependency_is_locked_without_naming_a_registry():
    packages = json.loads((ROOT / "client/package-lock.json").read_text())["packages"]

    for name, package in packages.items():
        assert "resolved" not in package, name
        assert name == "" or "integrity" in package, name


def test_the_readme_says_once_that_this_is_an_unofficial_fan_project():
    assert (ROOT / "README.md").read_text().count("unofficial fan project") == 1


def test_what_is_built_is_not_committed():
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    files = subprocess.run(
        ["git", "ls-files", "src/boltbucket/server/page", "build", "dist"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    assert files == ""
