"""As a stranger installs it: a wheel and a source distribution, an empty environment, no Node."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.hosting import Host
from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
BUILD = [sys.executable, "-m", "hatchling", "build"]
SOURCES = ["--target", "sdist"]
WHEEL = ["--target", "wheel"]


def without_node(tmp_path: Path) -> dict[str, str]:
    """An environment in which there is neither Node nor a way to fetch it."""
    empty = tmp_path / "bin"
    empty.mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {**kept, "PATH": str(empty)}


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution, and the wheel that is made of it without Node."""
    folder = tmp_path_factory.mktemp("dist")
    run([*BUILD, *SOURCES, "--directory", str(folder)], ROOT)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as sources:
        sources.extractall(folder, filter="data")
    unpacked = folder / archive.name.removesuffix(".tar.gz")
    run([*BUILD, *WHEEL, "--directory", str(folder)], unpacked, without_node(folder))
    return folder


def run(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def installed(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server of the wheel in an environment of its own."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder)
    python = str(folder / "bin/python")
    (wheel,) = dist.glob("*.whl")
    lock = str(ROOT / "requirements.lock")
    pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check"]
    install = [*pip, "install", "--quiet", "--no-compile"]
    run([*install, "--require-hashes", "--requirement", lock], folder)
    run([*install, "--no-deps", str(wheel)], folder)
    host = Host(tmp_path_factory.mktemp("played"), python)
    yield host
    host.close()


def test_the_wheel_of_a_source_distribution_is_that_of_the_sources(dist, tmp_path):
    run([*BUILD, *WHEEL, "--directory", str(tmp_path)], ROOT)
    (ours,), (theirs,) = tmp_path.glob("*.whl"), dist.glob("*.whl")

    assert contents(theirs) == contents(ours)
    assert ours.name.endswith("-py3-none-any.whl")


def contents(wheel: Path) -> dict[str, int]:
    with zipfile.ZipFile(wheel) as archive:
        return {item.filename: item.CRC for item in archive.infolist()}


def test_the_wheel_holds_the_page_its_licences_and_the_words(dist):
    (wheel,) = dist.glob("*.whl")
    names = contents(wheel)

    for name in ("server/page/index.html", "server/page/licenses.md", "words/cs/page.ftl"):
        assert f"boltbucket/{name}" in names


def test_a_whole_game_is_played_from_the_wheel(installed, window):
    page = window(base_url=installed.url)
    trucker = Trucker(page)
    trucker.open("/")
    trucker.play_now()
    trucker.build(10)
    trucker.finish()

    assert trucker.fly_to_the_bill() == "over"
