import os
from pathlib import Path

import pytest

import boltbucket


def test_both_hulls_can_be_used_side_by_side(interpreted_hull, compiled_hull):
    assert interpreted_hull.__file__.endswith("hull.py")
    assert not compiled_hull.__file__.endswith(".py")


@pytest.mark.skipif("BOLTBUCKET_WHEEL" not in os.environ, reason="make wheel tests the wheel")
def test_the_package_under_test_is_the_one_asked_for():
    asked = Path(os.environ["BOLTBUCKET_WHEEL"]).resolve()

    assert asked in Path(boltbucket.__file__).parents
