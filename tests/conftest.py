"""For all tests: how thoroughly Hypothesis looks, what is said of them, where Chromium is, a
PostgreSQL and a Redis."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from boltbucket.rules.variants.missions import library
from tests.browser.chromium import find_chromium
from tests.server import machines

ROOT = Path(__file__).parent.parent
PATIENT = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}

settings.register_profile("dev", **PATIENT)
settings.register_profile("ci", derandomize=True, print_blob=True, **PATIENT)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


def pytest_collection() -> None:
    gc.disable()


def pytest_collection_finish() -> None:
    """Ten thousand tests stay until the end: looking whether they are garbage takes time."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_report_teststatus(
    report: pytest.TestReport, config: pytest.Config
) -> tuple[str, str, str] | None:
    """Dots are for who watches: in a log the line at the end says enough."""
    told = config.pluginmanager.get_plugin("terminalreporter")
    if told.isatty or told.verbosity > 0 or hasattr(report, "wasxfail"):
        return None
    return ("passed", "", "") if report.passed and report.when == "call" else None


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Chromium's program file, for Playwright's `executable_path`."""
    path = find_chromium()
    if path is None:
        pytest.skip("please install Chromium, or name it in BOLTBUCKET_CHROMIUM")
    return path


@pytest.fixture
def committed() -> Callable[..., str]:
    """Lists the files under some paths that git knows."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a git checkout, or no git")

    def listed(*paths: str) -> str:
        command = ["git", "ls-files", "--", *paths]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    return listed


@pytest.fixture(autouse=True)
def no_mission_of_another_test() -> Iterator[None]:
    """A mission that a test added is gone after it."""
    yield
    library._added.clear()


@pytest.fixture(scope="session")
def postgres():
    if sentence := machines.missing():
        pytest.skip(sentence)
    with machines.running(machines.Postgres) as found:
        yield found


@pytest.fixture(scope="session")
def redis():
    if sentence := machines.missing():
        pytest.skip(sentence)
    with machines.running(machines.Redis) as found:
        yield found
