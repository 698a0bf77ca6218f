"""Lessons are data: every step has words in every language and a rule that exists."""

from __future__ import annotations

import json

import pytest

from boltbucket.languages import LANGUAGES
from boltbucket.rules.ship.tile import Kind
from boltbucket.words import Words
from boltbucket.words.catalogue import entries
from boltbucket.words.reference import topic_names
from tests.words.required_messages import CLIENT

FILES = sorted((CLIENT / "lessons").glob("*.json"))
STEPS = [step for file in FILES for step in json.loads(file.read_text("utf-8"))["steps"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", STEPS, ids=lambda step: step["id"])
def test_a_step_has_a_title_and_a_line(step, language):
    assert Words(language).say(f"lesson-{step['id']}.text") != f"lesson-{step['id']}.text"


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step["id"])
def test_a_step_leads_to_a_rule(step):
    assert step["rule"] in topic_names()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", Kind)
def test_every_component_has_its_line(kind, language):
    assert entries(language)[f"tile-line-{kind.value.replace('_', '-')}"]
