"""Playing a scenario: answers are given, and what must follow is compared."""

from __future__ import annotations

from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.refusal import Fault, Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.scenario.facts import compare
from boltbucket.scenario.failure import Failed
from boltbucket.scenario.names import seat_name, write_answer
from boltbucket.scenario.reading import EVERYBODY, EXPECTED, REFUSED, UNFINISHED, Line, Scenario
from boltbucket.scenario.settings import Plan, agreed_setup, read_plan
from boltbucket.scenario.stage import Stage
from boltbucket.scenario.table import set_table

SHOWN_OPTIONS = 12


def play_scenario(scenario: Scenario, *, to_the_end: bool = True) -> Stage:
    """Play it; raises `Failed` at the first line that does not hold. It must lead to the end of the
    game or say by `...` that it does not, unless it may simply stop."""
    plan = read_plan(scenario)
    game, events = set_table(plan, agreed_setup(plan, scenario))
    stage = Stage(game)
    stage.hear(events)
    last = scenario.settings[-1] if scenario.settings else Line(1, "")
    for last in scenario.plays:
        _play(stage, last)
        _check_dice(stage, plan, last)
    if to_the_end:
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
        raise Failed(line.number, line.text, Fault("somebody_asked"), Fault("game_is_over"))


# Answers


def _answered(stage: Stage, line: Line) -> None:
    stage.latest.clear()
    name, _, answers = line.text.partition(">")
    name = name.strip()
    for text in answers.split(","):
        seats = tuple(stage.game.pending) if name == EVERYBODY else (stage.seat(line, name),)
        if not seats:
            raise Failed(line.number, line.text, Fault("somebody_asked"), Fault("game_is_over"))
        for seat in seats:
            _submit(stage, line, seat, text)


def _submit(stage: Stage, line: Line, seat: Seat, text: str) -> None:
    answer = stage.answer(line, seat, text)
    try:
        stage.hear(stage.game.submit(seat, answer))
    except Illegal as refusal:
        wanted = Fault("accepted", seat=seat_name(seat), answer=write_answer(answer))
        code, asked = refusal.code, _asked(stage)
        found = Fault("refused_while", refused=code, refusal=refusal, asked=asked)
        raise Failed(line.number, line.text, wanted, found) from None


def _refused(stage: Stage, line: Line) -> None:
    head, colon, text = line.text.partition(":")
    words = head.split()
    if not colon or len(words) != 3:
        raise line.fault("refused_line")
    seat, code = stage.seat(line, words[0]), words[2]
    before = stage.game.save()
    try:
        stage.game.submit(seat, stage.answer(line, seat, text))
    except Illegal as refusal:
        if refusal.code != code:
            found = Fault("refused_with", refused=refusal.code, refusal=refusal)
            raise Failed(line.number, line.text, code, found) from None
    else:
        wanted = Fault("to_be_refused", refused=code)
        raise Failed(line.number, line.text, wanted, Fault("was_accepted"))
    if stage.game.save() != before:
        raise Failed(line.number, line.text, Fault("no_change"), Fault("a_change"))


def _asked(stage: Stage) -> Fault:
    """Who is asked what, for people who look for their mistake."""
    pending = stage.game.pending
    if not pending:
        return Fault("game_is_over")
    questions = tuple(
        Fault("question", seat=seat_name(seat), kind=each.kind, options=_some(each.options))
        for seat, each in pending.items()
    )
    return Fault("questions", questions=questions)


def _some(options: tuple[Answer, ...]) -> tuple[str, ...]:
    more = ("…",) if len(options) > SHOWN_OPTIONS else ()
    return (*map(write_answer, options[:SHOWN_OPTIONS]), *more)


# Dice and the end


def _check_dice(stage: Stage, plan: Plan, line: Line) -> None:
    rolled = stage.game.chance.counts.get("dice", 0)
    if plan.all_dice_written and rolled > len(plan.dice):
        wanted = Fault("rolls_written", count=len(plan.dice) // 2)
        raise Failed(line.number, line.text, wanted, Fault("rolls_made", count=rolled // 2))


def _check_end(stage: Stage, plan: Plan, line: Line) -> None:
    if line.text.strip() == UNFINISHED:
        return
    if stage.game.pending:
        raise Failed(line.number, line.text, Fault("end_of_game"), _asked(stage))
    left = sum(map(len, stage.game.chance.script.values()))
    if left:
        wanted = Fault("all_rolled")
        raise Failed(line.number, line.text, wanted, Fault("rolls_left", count=left // 2))
