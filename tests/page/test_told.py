"""What the page is tested with is what the rules tell today."""

from __future__ import annotations

import pytest

from tests.page.told import FOLDER, written


@pytest.mark.parametrize(("name", "text"), written().items())
def test_the_page_is_tested_with_what_the_rules_tell(name, text):
    assert (FOLDER / name).read_text("utf-8") == text, "run python -m tests.page.told"
