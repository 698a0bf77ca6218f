"""Chance: the numbers of a shuffle are those of single draws."""

from __future__ import annotations

import pytest

from boltbucket.rules.language.chance import Chance

SEEDS = (0, 1, 7, 2**31, 2**63 - 1, 2**63, 2**64 - 1)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("items", [0, 1, 2, 3, 8, 140, 300])
def test_a_shuffle_draws_what_single_draws_give(seed, items):
    shuffling, drawing = Chance(seed), Chance(seed)
    for _ in range(2):
        shuffling.shuffled(range(items), "heap")
        for size in range(items, 1, -1):
            drawing.below(size, "heap")

    assert shuffling.forget() == drawing.forget()
    assert shuffling.counts.get("heap", 0) == drawing.counts.get("heap", 0)


def test_the_order_of_a_shuffle_never_changes():
    assert Chance(7).shuffled("abcdefgh", "heap") == tuple("ceadghfb")
