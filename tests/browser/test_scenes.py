"""Every scene can be read out and contains nothing but messages of the catalogues."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from tests.browser.journey import journey
from tests.browser.pseudo import LANGUAGES, hard_coded, speak_pseudo
from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser

# Drawings have no parts of their own: the thing they are on has the name.
# Of a heap or shelf of equal tiles a few are enough.
ACCESS = """async (rules) => {
  const moving = () =>
    document.getAnimations().filter(
      ({effect, playState}) =>
        playState !== 'finished' && effect.getComputedTiming().endTime < Infinity,
    );
  for (let round = 0, quiet = 0; quiet < 3 && round < 60; round += 1) {
    for (const animation of moving()) animation.finish();
    await new Promise(requestAnimationFrame);
    quiet = moving().length ? 0 : quiet + 1;
  }
  const what = {exclude: ['svg', '.spot:nth-child(n+5)', '.tile:nth-child(n+5)']};
  const how = {resultTypes: ['violations'], ...(rules && {runOnly: rules})};
  return (await axe.run(what, how)).violations;
}"""


def test_axe_finds_no_serious_violation_on_any_scene(window, axe_source):
    trucker = Trucker(window({"name": "Ada"}))
    found: dict[str, list[str]] = {}
    for scene in journey(trucker):
        trucker.page.evaluate(axe_source)
        for theme, rules in (("light", None), ("dark", ["color-contrast"])):
            trucker.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            if serious := violations(trucker.page, rules):
                found[f"{scene} {theme}"] = serious

    assert not found, json.dumps(found, indent=1)


def violations(page: Page, rules: list[str] | None) -> list[str]:
    return [
        f"{each['id']}: {node['html'][:160]} {' '.join(node['failureSummary'].split())[:200]}"
        for each in page.evaluate(ACCESS, rules)
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
        if not drawn_letters(each["id"], node["html"])
    ]


def drawn_letters(rule: str, html: str) -> bool:
    """The letters drawn on goods are pictures; the label of their square names them."""
    return rule == "label-content-name-mismatch" and "data-cell" in html


def test_a_pseudo_language_finds_no_text_outside_the_catalogues(window):
    page = window({"name": "Ada"})
    speak_pseudo(page.context)
    trucker = Trucker(page)
    found = {}
    names = {"Ada", "Boltbucket", *LANGUAGES}
    for scene in journey(trucker):
        names.update(page.evaluate("looking.names()"))
        if texts := hard_coded(page.evaluate("looking.texts()"), names):
            found[scene] = sorted(texts)

    assert not found, json.dumps(found, indent=1, ensure_ascii=False)
