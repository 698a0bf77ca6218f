"""Every kind of question as somebody meets it who sees nothing and has keys only: what its tree
says, and how it is answered."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from tests.browser.hands import Keys
from tests.browser.hosting import Host
from tests.browser.screens import Easel
from tests.browser.staged import StagedTable
from tests.browser.stages import Stage, questions
from tests.browser.trucker import PATIENCE_MS, Trucker

pytestmark = pytest.mark.browser

ASKED = {name: stage for name, stage in questions() if not name.startswith(("flight-", "bill"))}
SQUARE = ":is(.centre, .question) [data-cell]:is(.choice, .able)"
OFFER = ".question :is(.planet, .block, [role=radio])"
OTHER_ANSWERS = (".choosing .ships .button", ".next[data-kind] .button.main")
CHOSEN = {("pressed", "true"), ("checked", "true")}


@pytest.fixture(scope="module")
def easel(unpainted: Browser, host: Host) -> Iterator[Easel]:
    context = unpainted.new_context(base_url=host.url, locale="en", reduced_motion="reduce")
    yield Easel(context, host.url)
    context.close()


@pytest.fixture
def tree(easel: Easel) -> Iterator[Tree]:
    session = easel.page.context.new_cdp_session(easel.page)
    yield Tree(session)
    session.detach()


class Tree:
    """What a screen reader is given."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session

    @property
    def nodes(self) -> list[dict[str, Any]]:
        found = self._session.send("Accessibility.getFullAXTree")["nodes"]
        return [told(node) for node in found if not node["ignored"]]

    @property
    def focused(self) -> dict[str, Any]:
        return next(node for node in reversed(self.nodes) if node.get("focused"))


def told(node: dict[str, Any]) -> dict[str, Any]:
    """Role, name and states."""
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    return {**states, "role": node["role"].get("value"), "name": node["name"].get("value", "")}


@pytest.mark.parametrize("name", ASKED)
def test_a_question_is_read_out_and_answered_with_keys(easel, tree, name):
    stage: Stage = ASKED[name]
    easel.clear(stage.wishes)
    table = stage.open(easel.page)
    asked = easel.page.locator(":is(.question, .choosing, .bill) :is(h1, h2)").first.inner_text()
    nodes = tree.nodes

    assert asked in {node["name"] for node in nodes if node["role"] == "heading"}
    assert [node for node in nodes if node.get("focusable") and not named(node)] == []
    assert any(node["role"] == "button" and not node.get("disabled") for node in nodes)

    keys = Keys(easel.page)
    chosen = choose(easel.page, keys, tree)

    assert chosen is None or table.answers or CHOSEN & chosen.items(), chosen

    answer(table, Trucker(easel.page, keys))

    assert easel.faults.take() == []


def named(node: dict[str, Any]) -> bool:
    return bool(node["name"].strip()) or node["role"] == "RootWebArea"


def choose(page: Page, keys: Keys, tree: Tree) -> dict[str, Any] | None:
    """The first thing there is to choose, and what is said of it then."""
    if not any(keys.press(which) for which in (SQUARE, OFFER)):
        return None
    page.evaluate("() => new Promise(requestAnimationFrame)")
    return tree.focused


def answer(table: StagedTable, trucker: Trucker) -> None:
    """Until the rules have taken an answer."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while not table.answers:
        assert time.monotonic() < end, f"{table.decision} was not answered"
        if not any(trucker.hands.press(which) for which in OTHER_ANSWERS):
            trucker.answer_once()
        trucker.page.wait_for_timeout(50)
