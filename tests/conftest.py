"""For all tests: how thoroughly Hypothesis looks, both hulls, and where Chromium is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings

from boltbucket.rules.missions import library
from tests import hulls
from tests.browser.chromium import find_chromium

PATIENT = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}

settings.register_profile("dev", **PATIENT)
settings.register_profile("ci", derandomize=True, print_blob=True, **PATIENT)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Chromium's program file, for Playwright's `executable_path`."""
    path = find_chromium()
    if path is None:
        pytest.skip("please install Chromium, or name it in BOLTBUCKET_CHROMIUM")
    return path


@pytest.fixture(scope="session")
def interpreted_hull() -> ModuleType:
    """The module `hull` as plain Python, whichever one the package uses."""
    return hulls.interpreted_hull()


@pytest.fixture(scope="session")
def compiled_hull() -> ModuleType:
    """The module `hull` as mypyc compiles it."""
    module = hulls.compiled_hull()
    if module is None:
        pytest.skip("the rules are not compiled: make compiled does it where a C compiler is there")
    return module


@pytest.fixture(autouse=True)
def no_mission_of_another_test() -> Iterator[None]:
    """A mission that a test added is gone after it."""
    yield
    library._added.clear()
