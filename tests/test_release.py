"""A release is one step, and the workflow finds what it needs."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.release import CHANGELOG, PACKAGE, release

ROOT = Path(__file__).parents[1]


@pytest.fixture
def tree(tmp_path):
    (tmp_path / PACKAGE).parent.mkdir(parents=True)
    for file in (CHANGELOG, PACKAGE):
        shutil.copy(ROOT / file, tmp_path / file)
    text = (tmp_path / CHANGELOG).read_text("utf-8")
    if "## Unreleased" not in text:
        text = text.replace("\n## ", "\n## Unreleased\n\n- Something new.\n\n## ", 1)
        (tmp_path / CHANGELOG).write_text(text, "utf-8")
    return tmp_path


def news(tree, version):
    """What the workflow writes into the release, by its own command."""
    text = (ROOT / ".github/workflows/release.yml").read_text("utf-8")
    command = re.search(r"run: (awk .*) > dist/NEWS\.md", text)
    assert command is not None
    line = command[1].replace("${GITHUB_REF_NAME#v}", version)
    return subprocess.run(
        ["sh", "-c", line], cwd=tree, capture_output=True, text=True, check=True
    ).stdout


def test_what_was_unreleased_is_the_news_of_the_release(tree):
    waiting = news(tree, "Unreleased")
    release(tree, "7.8.9", "2030-01-02")

    assert waiting.count("\n- ") > 0
    assert news(tree, "7.8.9") == waiting
    assert "## 7.8.9 (2030-01-02)" in (tree / CHANGELOG).read_text("utf-8")
    assert '__version__ = "7.8.9"' in (tree / PACKAGE).read_text("utf-8")


@pytest.mark.parametrize("version", ["", "1.0", "v1.0.0", "latest"])
def test_only_versions_are_released(tree, version):
    with pytest.raises(ValueError, match="no version"):
        release(tree, version, "2030-01-02")


def test_nothing_is_released_twice(tree):
    release(tree, "7.8.9", "2030-01-02")

    for version in ("7.8.9", "7.9.0"):
        with pytest.raises(ValueError, match=r"no version|Nothing stands"):
            release(tree, version, "2030-01-02")


FORGE = {
    "GITHUB_SERVER_URL": "https://forge.example",
    "GITHUB_REPOSITORY": "crew/boltbucket",
    "GITHUB_REF_NAME": "v7.8.9",
}
HOME = "https://forge.example/crew/boltbucket"


def metadata(forge: dict[str, str]):
    """What a package says of itself that is built there."""
    environment = {name: value for name, value in os.environ.items() if name not in FORGE}
    command = [sys.executable, "-m", "hatchling", "metadata"]
    done = subprocess.run(
        command, cwd=ROOT, env={**environment, **forge}, capture_output=True, check=True
    )
    return json.loads(done.stdout)


def test_a_release_names_the_forge_that_built_it():
    urls = metadata(FORGE)["urls"]

    assert set(urls) == {"Homepage", "Documentation", "Changelog", "Issues"}
    assert urls["Homepage"] == HOME
    assert all(url.startswith(HOME) for url in urls.values())


def test_links_of_the_readme_lead_to_the_files_of_the_release():
    text = metadata(FORGE)["readme"]["text"]
    links = re.findall(r"(!?)\[[^]]*\]\(([^)]*)\)", text)
    picture, page = f"{HOME}/raw/v7.8.9/", f"{HOME}/blob/v7.8.9/"

    assert {bool(is_picture) for is_picture, _ in links} == {True, False}
    for is_picture, link in links:
        start = picture if is_picture else page
        assert link.startswith(start)
        assert (ROOT / link.removeprefix(start)).exists()


def test_what_is_built_elsewhere_names_no_forge():
    told = metadata({})

    assert "urls" not in told
    assert told["readme"]["text"] == (ROOT / "README.md").read_text("utf-8")
