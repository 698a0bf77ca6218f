"""The guided learning flight, by somebody who heeds the guide and by somebody who does not."""

from __future__ import annotations

import pytest

from tests.browser.newcomer import Newcomer

pytestmark = pytest.mark.browser

TILES = (
    "single-engine",
    "single-cannon",
    "cabin",
    "battery",
    "double-cannon",
    "cargo",
    "shield",
)
CARDS = (
    "open-space",
    "planets",
    "abandoned-station",
    "smugglers",
    "meteor-swarm",
    "abandoned-ship",
    "combat-zone",
    "stardust",
)
ELSEWHERE = {"hourglass", "reserve", "piles", "start-places", "life-support", "fly-on"}


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_a_newcomer_who_heeds_the_guide_comes_home_without_debts(window, language):
    newcomer = Newcomer(window({"language": language}))
    newcomer.learn()
    newcomer.build_as_told()
    assert newcomer.tiles == 15
    assert newcomer.page.locator(".mine .figures .bad").count() == 0
    newcomer.finish()
    newcomer.fly_told()

    told = [step for step in newcomer.told if step in TILES]
    assert told == list(TILES)
    assert [step for step in newcomer.told if step.startswith("before-")] == [
        f"before-{card}" for card in CARDS
    ]
    assert {f"after-{card}" for card in CARDS} <= set(newcomer.told)
    assert newcomer.credits() >= 0


def test_a_newcomer_who_does_the_opposite_is_told_of_mistakes_and_of_nothing_that_is_not_there(
    page,
):
    newcomer = Newcomer(page)
    newcomer.learn()
    newcomer.press(".bench .acts [aria-pressed=false]")
    newcomer.build_contrarily()
    newcomer.finish()
    newcomer.fly_told(".question .button:not(.main):not(.bare)")

    told = set(newcomer.told)
    assert told & {"mistake-last", "mistake-later"}
    assert "finish" not in told, "tiles of the lesson were left"
    assert not told & ELSEWHERE
    assert "bill" in told
