"""What the page says would happen is what the rules say: their figures, sums and odds, never its
own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from boltbucket.rules.events import (
    EnemyMet,
    FleetMet,
    GoodLoaded,
    StrengthDeclared,
    WeakestFound,
)
from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.odds import odds_of
from boltbucket.rules.ship.tile import Side
from boltbucket.words import Words
from boltbucket.words.values import half_points
from tests.browser.staged import StagedTable
from tests.browser.trucker import PATIENCE_MS

pytestmark = pytest.mark.browser

QUESTION = "section.question"
SUM = f"{QUESTION} .terms b"
VERDICT = f"{QUESTION} p strong"
ALL = f"{QUESTION} .buttons .button:last-child"
words = Words("en")


def asked(page: Page, scenario: str) -> StagedTable:
    table = StagedTable(scenario)
    table.open(page)
    page.locator(QUESTION).wait_for(timeout=PATIENCE_MS)
    return table


def says(page: Page, key: str, **params: str | int) -> None:
    """The page says this and nothing else about what would happen."""
    expect(page.locator(VERDICT)).to_have_text([words.say(key, **params)], timeout=PATIENCE_MS)


def shows_sum(page: Page, half: int) -> None:
    expect(page.locator(SUM)).to_have_text(half_points(half), timeout=PATIENCE_MS)


# Strength


COMBAT_ZONE = """
scenario W1
edition 2021
level II
ship red at 9
    b2+2  @+hh  .
    .     ee    .
ship blue at 6
    .     @+hh  .
    .     e     .
deck combat_zone { lines = ["engines: 2 crew", "crew: 1 days", "cannons: 1 days"] }
"""


def test_engines_in_a_combat_zone_move_nobody(page):
    table = asked(page, COMBAT_ZONE)
    idle, powered = (weakest(table, answer) for answer in (("done",), ("power", 708)))

    assert (idle, powered) == (0, 1)
    shows_sum(page, 0)
    says(page, "power-weakest-you")
    page.locator(ALL).click()
    shows_sum(page, 4)
    says(page, "power-weakest-other", name="Ben")


def weakest(table: StagedTable, answer: Answer) -> int:
    events = table.game.consider(0, [answer]).events
    return next(event.seat for event in events if isinstance(event, WeakestFound))


def test_whoever_declares_first_in_a_combat_zone_is_told_so(page):
    two = COMBAT_ZONE.replace("e     .\ndeck", "ee    b2+2\ndeck")
    table = asked(page, two)

    assert table.game.consider(0, [("done",)]).stop == "others"
    says(page, "power-contest-first")


ROBBER_FLEET = """
scenario W2
edition 2021
level II
ship red at 9
    .       c+p   lp
    gg<     @+hh  gg>
    g<      b2+2  g>
ship blue at 6
    @+hh
    e
deck
    missions-S-11
"""


def test_a_fleet_that_is_matched_does_nothing(page):
    table = asked(page, ROBBER_FLEET)
    page.locator(ALL).click()
    says(page, "power-fleet-safe")
    page.locator(f"{QUESTION} .button.main").click()
    expect(page.locator(f"{QUESTION}[data-kind=power_up]")).to_have_count(0)

    met = next(event for event in table.log if isinstance(event, FleetMet))
    assert (met.seat, met.suffers) == (0, 0)
    assert met.strength >= met.against


def test_a_fleet_that_is_not_matched_says_how_many_lines_are_paid_for(page):
    table = asked(page, ROBBER_FLEET)
    prospect = table.game.consider(0, [("done",)])
    met = next(event for event in prospect.events if isinstance(event, FleetMet))

    assert met.suffers
    says(page, "power-fleet-pays", suffers=met.suffers, lines=met.matched + met.suffers)


ALIEN_DESIGN = """
scenario W3
edition 2021
level II
mission alien_design
ship red at 9
    gg    gg     b2+2
    c+p   @+hh   t
    lp    e      .
ship blue at 6
    @+hh
    e
deck slavers { strength = 5, crew_lost = 1, credits = 5, days = 1 }
"""


def test_strength_is_what_the_rules_count_also_where_a_mission_changes_it(page):
    table = asked(page, ALIEN_DESIGN)
    page.locator(ALL).click()
    shows_sum(page, 8)
    says(page, "power-enemy-less")
    page.locator(f"{QUESTION} .button.main").click()
    expect(page.locator(f"{QUESTION}[data-kind=power_up]")).to_have_count(0)

    met = next(event for event in table.log if isinstance(event, EnemyMet))
    assert (met.strength, met.result) == (8, "lost")


HEAVY_DUTY = """
scenario W5
edition 2021
level II
mission heavy_duty
ship red at 9
    b2+2  @+hh  m4
    .     ee    .
ship blue at 6
    @+hh
    e
deck open_space
"""


def test_too_much_mass_in_open_space_strands_a_ship(page):
    table = asked(page, HEAVY_DUTY)
    prospect = table.game.consider(0, [("done",)])
    declared = next(event for event in prospect.events if isinstance(event, StrengthDeclared))

    assert declared.strength <= 0
    shows_sum(page, declared.strength)
    says(page, "power-stranded")


# Figures


EXPERIMENTS = """
scenario W4
edition 2021
level II
mission experiments
building untimed
ship red
    m4-0300  @  n-0003
    b2       e  .
ship blue
    .        @  n-0003
    .        e  .
"""


def test_figures_while_building_are_those_of_the_launch(page):
    table = StagedTable(EXPERIMENTS)
    table.open(page)
    page.locator(".mine .figures dd").first.wait_for(timeout=PATIENCE_MS)
    figures = table.game.view(0).figures

    assert (figures[0].engines[0], figures[0].crew) == (-6, 0)
    assert shown_figures(page, ".mine") == told_figures(figures[0])
    assert shown_figures(page, ".other") == told_figures(figures[1])


def shown_figures(page: Page, place: str) -> list[str]:
    """Engines and crew."""
    texts = page.locator(f"{place} dl.figures dd").all_inner_texts()
    return [texts[0], texts[3]]


def told_figures(figures) -> list[str]:
    without, best = figures.engines
    engines = (
        half_points(best) if without == best else f"{half_points(without)}–{half_points(best)}"
    )
    return [engines, str(figures.crew)]


# Odds


PLATED = """
scenario W6
edition 2021
level II
mission heavy_duty
ship red at 6
    .   m3-0020  .
    .   @+hh     .
    .   e        .
ship blue at 3
    .   @+hh  .
deck pirates { strength = 9, shots = "heavy front", credits = 4, days = 1 }
    stardust
dice 7
"""


def test_how_likely_it_was_knows_plating(page):
    table = StagedTable(PLATED)
    before = table.game.table.ship(0)
    table.open(page)
    page.locator("ol.log button", has_text="%").first.click()
    panel = page.locator("dialog[open]")
    panel.locator(".whys li").first.wait_for(timeout=PATIENCE_MS)
    odds = odds_of(before, Hit(heavy=True, side=Side.FRONT), meteor=False)
    fates = [line.outlook.fate for line in odds.lines]

    shown = panel.locator("tbody tr").first.locator("td:not(.total)")
    assert [each.split()[0] for each in classes(shown)] == fates
    assert "bounced" in fates


def classes(cells) -> list[str]:
    found: list[str] = cells.evaluate_all("cells => cells.map((cell) => cell.className)")
    return found


# Goods


DEAD_HOLD = """
scenario W7
edition 2021
level II
mission alien_archaeology
ship red at 9
    a><  t     h2
    .    @+hh  h2
    .    e     .
ship blue at 6
    @+hh
    e
deck abandoned_station { crew = 1, days = 1, goods = "YG" }
"""


def test_what_fits_is_loaded_past_a_hold_that_is_dead(page):
    table = asked(page, DEAD_HOLD)
    offer = words.say("offer-goods", fit=2, count=2, value=5)
    expect(page.locator(f"{QUESTION} .yields li").first).to_contain_text(offer)
    page.locator(f"{QUESTION} .button.main").click()
    page.locator(f"{QUESTION}[data-kind=load_goods] .button.main").click()
    expect(page.locator(f"{QUESTION} .block")).to_have_count(0)

    loaded = [event.cell for event in table.log if isinstance(event, GoodLoaded)]
    assert loaded == [807, 807]


# Where one would stand


STATION = """
scenario An offer that costs the lead
edition 2021
level II
ship red at 9
    h2  @+hh  .
    .   e     .
ship blue at 8
    @+hh
    e
deck
    abandoned_station { crew = 1, days = 1, goods = "YG" }
    stardust
"""


def test_an_offer_tells_the_place_it_costs(page):
    table = asked(page, STATION)
    prospect = table.game.consider(0, [("yes",), ("done",)])

    assert prospect.place == 2
    place = words.say("offer-place", now=1, then=2)
    expect(page.locator(f"{QUESTION} .place")).to_have_text(place, timeout=PATIENCE_MS)
    expect(page.locator(".loop .ghost")).to_have_count(1)
