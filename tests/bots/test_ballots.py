"""Voting on missions: by what the trade earns with them, and never against one's own wish."""

from __future__ import annotations

from itertools import combinations

import pytest

from boltbucket.bots.ballots import VETO, WISH, likings_of, vote
from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.cast import make_steady_bot
from boltbucket.rules.decisions import Pick
from boltbucket.rules.game import Game
from boltbucket.rules.setup import Format, Setup
from boltbucket.rules.variants.missions.library import box_missions
from boltbucket.sim.mission_edges import CHARACTERS, leads, mission_jobs, text_of
from boltbucket.sim.results import play_job

TRIPLES = list(combinations(box_missions(), 3))


def ballot(missions, what):
    names = (*missions, "none") if what == VETO else missions
    return Pick(0, tuple(("pick", name) for name in names), what=what)


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_mission_of_the_box_has_been_measured(character):
    assert {name for name, _ in likings_of(character)} == set(box_missions())


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_wish_is_what_brings_most_and_the_veto_never_the_wish(character):
    likings = likings_of(character)
    worth = dict(likings)
    for missions in TRIPLES:
        wish = vote(ballot(missions, WISH), likings)[1]
        veto = vote(ballot(missions, VETO), likings)[1]

        assert worth[wish] == max(worth[name] for name in missions)
        assert veto != wish
        assert veto == "none" or worth[veto] == min(worth[name] for name in missions) < 0


def test_the_characters_do_not_all_like_the_same():
    agreed = sum(
        len({vote(ballot(missions, WISH), likings_of(name)) for name in CHARACTERS}) == 1
        for missions in TRIPLES
    )

    assert agreed < len(TRIPLES) / 4


def test_who_knows_nothing_of_missions_has_nothing_against_them():
    assert vote(ballot(TRIPLES[0], VETO), ()) == ("pick", "none")


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("strength", Strength)
def test_votes_are_a_matter_of_character_not_of_strength(character, strength):
    setup = Setup("2007", 2, ("I", "II"), format=Format.MISSIONS)
    game = Game.new(setup, 11)
    bot = make_steady_bot(Player(character, strength), 5)

    wish = bot.decide(game.view(0), game.pending[0])
    assert wish == vote(game.pending[0], likings_of(character))

    other = next(answer for answer in game.pending[1].options if answer != wish)
    game.submit(0, wish)
    game.submit(1, other)
    assert bot.decide(game.view(0), game.pending[0]) != wish


def test_a_lead_is_over_the_mean_of_the_others():
    mission = box_missions()["carpool"]
    results = [play_job(job) for job in mission_jobs(mission, 1, seed=3)[:1]]
    found = leads(results)

    assert set(found) == set(CHARACTERS)
    assert sum(lead for each in found.values() for lead in each) == pytest.approx(0)


def test_the_data_file_is_written_as_it_is_read():
    assert "[careful]" in text_of({"careful": {}}, 1)
