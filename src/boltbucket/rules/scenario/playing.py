"""Playing a scenario: answers are given, and what must follow is compared."""

from __future__ import annotations

from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.scenario.facts import compare
from boltbucket.rules.scenario.failure import Failed
from boltbucket.rules.scenario.names import seat_name, write_answer
from boltbucket.rules.scenario.reading import (
    EVERYBODY,
    EXPECTED,
    REFUSED,
    UNFINISHED,
    Line,
    Scenario,
)
from boltbucket.rules.scenario.settings import Plan, agreed_setup, read_plan
from boltbucket.rules.scenario.stage import Stage
from boltbucket.rules.scenario.table import set_table

SHOWN_OPTIONS = 12


def play_scenario(scenario: Scenario) -> Stage:
    """Play it to its end; raises `Failed` at the first line that does not hold."""
    plan = read_plan(scenario)
    game, events = set_table(plan, agreed_setup(plan, scenario))
    stage = Stage(game)
    stage.hear(events)
    last = Line(0, "the set-up")
    for last in scenario.plays:
        _play(stage, last)
        _check_dice(stage, plan, last)
    _check_end(stage, plan, last)
    return stage


def _play(stage: Stage, line: Line) -> None:
    words = line.words
    if words[0] == EXPECTED:
        compare(stage, line)
    elif words[0] == UNFINISHED:
        _pause(stage, line)
    elif words[1] == REFUSED:
        _refused(stage, line)
    else:
        _answered(stage, line)


def _pause(stage: Stage, line: Line) -> None:
    if not stage.game.pending:
        raise Failed(line.number, line.text, "somebody to be asked", "the game is over")


# Answers


def _answered(stage: Stage, line: Line) -> None:
    stage.latest.clear()
    name, _, answers = line.text.partition(">")
    name = name.strip()
    for text in answers.split(","):
        seats = tuple(stage.game.pending) if name == EVERYBODY else (stage.seat(line, name),)
        if not seats:
            raise Failed(line.number, line.text, "somebody to be asked", "nobody is asked")
        for seat in seats:
            _submit(stage, line, seat, text)


def _submit(stage: Stage, line: Line, seat: Seat, text: str) -> None:
    answer = stage.answer(line, seat, text)
    try:
        stage.hear(stage.game.submit(seat, answer))
    except Illegal as refusal:
        wanted = f"{seat_name(seat)} > {write_answer(answer)} to be accepted"
        raise Failed(line.number, line.text, wanted, f"{refusal}; {_asked(stage)}") from None


def _refused(stage: Stage, line: Line) -> None:
    head, colon, text = line.text.partition(":")
    words = head.split()
    if not colon or len(words) != 3:
        raise line.fault("NAME refused CODE: ANSWER")
    seat, code = stage.seat(line, words[0]), words[2]
    before = stage.game.save()
    try:
        stage.game.submit(seat, stage.answer(line, seat, text))
    except Illegal as refusal:
        if refusal.code != code:
            raise Failed(line.number, line.text, code, str(refusal)) from None
    else:
        raise Failed(line.number, line.text, f"the refusal {code}", "it was accepted")
    if stage.game.save() != before:
        raise Failed(line.number, line.text, "a refusal that changes nothing", "a change")


def _asked(stage: Stage) -> str:
    """Who is asked what, for people who look for their mistake."""
    pending = stage.game.pending
    if not pending:
        return "the game is over"
    return "; ".join(
        f"{seat_name(seat)} is asked {decision.kind}: {_some(decision.options)}"
        for seat, decision in pending.items()
    )


def _some(options: tuple[tuple[str | int, ...], ...]) -> str:
    shown = [write_answer(option) for option in options[:SHOWN_OPTIONS]]
    return ", ".join(shown) + (" and more" if len(options) > SHOWN_OPTIONS else "")


# Dice and the end


def _check_dice(stage: Stage, plan: Plan, line: Line) -> None:
    rolled = stage.flight.chance.counts.get("dice", 0)
    if plan.all_dice_written and rolled > len(plan.dice):
        wanted = f"{len(plan.dice) // 2} rolls, as many as the scenario has dice for"
        raise Failed(line.number, line.text, wanted, f"{rolled // 2} rolls; add dice or a seed")


def _check_end(stage: Stage, plan: Plan, line: Line) -> None:
    if line.text.strip() == UNFINISHED:
        return
    if stage.game.pending:
        raise Failed(
            line.number, line.text, "the end of the game, or a last line ...", _asked(stage)
        )
    left = sum(map(len, stage.flight.chance.script.values()))
    if left:
        wanted = "all dice of the scenario to be rolled"
        raise Failed(line.number, line.text, wanted, f"{left // 2} rolls are left")
