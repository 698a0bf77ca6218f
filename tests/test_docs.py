"""The samples of the documentation do what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
RUN = ("learning.md", "library.md", "simulations.md")
"""Pages whose samples build on each other, from the first to the last."""


def samples(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", RUN)
def test_the_samples_of_a_page_run_one_after_the_other(page):
    names: dict[str, object] = {}
    for sample in samples(page):
        exec(compile(sample, page, "exec"), names)

    assert names
