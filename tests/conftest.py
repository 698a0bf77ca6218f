"""For all tests: how thoroughly Hypothesis looks, and where Chromium is."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from boltbucket.rules.variants.missions import library
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


@pytest.fixture(autouse=True)
def no_mission_of_another_test() -> Iterator[None]:
    """A mission that a test added is gone after it."""
    yield
    library._added.clear()
