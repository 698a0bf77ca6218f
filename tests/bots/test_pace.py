"""Hands: now quicker, now slower, never the same twice, and always repeatable."""

from __future__ import annotations

from statistics import fmean

from boltbucket.bots.bot import Strength
from boltbucket.bots.pace import luck_of, seconds_for

TAKE = ("take", 1)


def test_stronger_hands_are_faster():
    usual = [seconds_for(strength, TAKE) for strength in Strength]

    assert usual == sorted(usual, reverse=True)
    assert len(set(usual)) == len(Strength)


def test_hands_jitter_about_the_usual_pace():
    times = [seconds_for(Strength.TRUCKER, TAKE, luck_of(7, moment)) for moment in range(2000)]

    assert len(set(times)) > 1990
    usual = seconds_for(Strength.TRUCKER, TAKE)
    assert usual < fmean(times) < 1.2 * usual
    assert max(times) > 2 * usual > usual / 2 > min(times)


def test_the_same_moment_of_the_same_bot_takes_the_same_time():
    assert luck_of(7, 3) == luck_of(7, 3)
    assert luck_of(7, 3) != luck_of(8, 3)
