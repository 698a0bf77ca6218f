"""Promises about the repository itself."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).parent.parent


LOCKS = {file.name: file.read_text() for file in ROOT.glob("requirements*.lock")}
VERSION = re.compile(
    r"([a-z0-9._-]+(?:\[\w+\])?==[^ ;]+)( ; [^\\]+)?((?: \\\n    --hash=sha256:\w{64})+)\n"
)


def versions(lock: str) -> set[str]:
    return {found[1] for found in VERSION.finditer(LOCKS[lock])}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_python_dependency_has_an_exact_version_and_its_hashes(lock):
    assert versions(lock)
    assert VERSION.sub("", LOCKS[lock]) == ""


def test_the_locks_agree():
    everything = versions("requirements-dev.lock")

    for lock in ("requirements.lock", "requirements-build.lock", "requirements-club.lock"):
        assert versions(lock) <= everything, lock


def needed(text: str) -> set[str]:
    """The names of packages in a list of requirements."""
    return {re.split(r"[\[<>=]", line)[0] for line in text.split() if line[0].isalpha()}


def told(heading: str, column: int = 0) -> set[str]:
    """The packages a table of docs/development.md gives a reason for."""
    text = (ROOT / "docs/development.md").read_text().split(heading)[1].split("\n\n")[1]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines()[2:]]
    assert all(row[-1] for row in rows)
    return {name for row in rows for name in row[column].split(", ")}


def test_every_dependency_has_its_reason():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [each for extra in project["optional-dependencies"].values() for each in extra]
    tools = "".join((ROOT / f"requirements-{name}.in").read_text() for name in ("dev", "build"))
    tools = re.sub(r"^-r .*", "", tools, flags=re.MULTILINE)

    assert needed(" ".join(project["dependencies"])) == told("What the package needs, and why")
    assert needed(" ".join(extras)) == told("What is installed only where it is wanted", 1)
    assert needed(tools) - needed(" ".join(extras)) == told("What developers need besides")


def test_every_dependency_of_the_client_has_its_reason():
    package = json.loads((ROOT / "client/package.json").read_text())

    assert {*package["dependencies"], *package["devDependencies"]} == told(
        "What the page is made with"
    )


def test_every_client_dependency_is_locked_without_naming_a_registry():
    packages = json.loads((ROOT / "client/package-lock.json").read_text())["packages"]

    for name, package in packages.items():
        assert "resolved" not in package, name
        assert name == "" or "integrity" in package, name


def test_the_readme_says_once_that_this_is_an_unofficial_fan_project():
    assert (ROOT / "README.md").read_text().count("unofficial fan project") == 1


def test_what_is_built_is_not_committed(committed):
    assert committed("src/boltbucket/server/page", "build", "dist") == ""


def test_the_readme_moves_and_is_not_heavy():
    file = ROOT / "docs/images/play.webp"
    with Image.open(file) as picture:
        frames = getattr(picture, "n_frames", 1)

    assert str(file.relative_to(ROOT)) in (ROOT / "README.md").read_text()
    assert frames > 30
    assert file.stat().st_size < 1_500_000
