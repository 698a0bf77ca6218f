"""The settings of a scenario, one after the other, as a plan of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from boltbucket.rules.agreement import read_setup
from boltbucket.rules.editions.library import EDITION_NAMES
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.contents import GOOD_OF_LETTER, Good
from boltbucket.rules.ship.dice import PIPS
from boltbucket.rules.variants.trek import TITLES
from boltbucket.scenario.names import COLOURS, SEAT_OF
from boltbucket.scenario.reading import Line, Scenario

NOBODY: Seat = -1
ONE_DIE = {f"d{pips}": pips for pips in PIPS}
"""A single die, for plans that throw one."""
"""Who holds a title that is still to be won."""


@dataclass
class Plan:
    """What the settings of a scenario say."""

    setup: dict[str, Any] = field(default_factory=lambda: {"edition": EDITION_NAMES[-1]})
    level: str = ""
    seed: int | None = None
    ships: dict[Seat, Line] = field(default_factory=dict)
    positions: dict[Seat, int | None] = field(default_factory=dict)
    """Where rockets stand; None for one that has left the board."""
    credits: dict[Seat, int] = field(default_factory=dict)
    lost: dict[Seat, int] = field(default_factory=dict)
    bank: tuple[Good, ...] | None = None
    deck: Line | None = None
    dice: tuple[int, ...] = ()
    titles: dict[str, Seat] = field(default_factory=dict)
    gold: frozenset[str] = frozenset()
    heap: tuple[Line, ...] = ()
    piles: tuple[Line, ...] = ()
    named: list[tuple[Seat, Line]] = field(default_factory=list)
    """Every seat that is named, and where."""

    @property
    def all_dice_written(self) -> bool:
        """Only a seed lets dice roll that the scenario does not name."""
        return self.seed is None


def read_plan(scenario: Scenario) -> Plan:
    plan = Plan()
    for line in scenario.settings:
        _SETTERS[line.first](plan, line)
    return plan


def agreed_setup(plan: Plan, scenario: Scenario) -> Setup:
    """The set-up of the match; what is not written follows from the rest."""
    first = scenario.settings[0] if scenario.settings else Line(1, "scenario")
    flights = plan.setup.setdefault("flights", [plan.level or "I"])
    plan.level = plan.level or (flights[0] if flights else "")
    plan.setup.setdefault("seats", max((0, *plan.ships)) + 1)
    try:
        setup = read_setup(plan.setup)
    except Illegal as problem:
        raise first.fault("playable_setup", reason=problem) from None
    if plan.level not in setup.flights:
        raise first.fault("level_of_flights", level=plan.level)
    if plan.level != setup.flights[0] and NOBODY in plan.titles.values():
        raise first.fault("title_holders")
    for seat, line in plan.named:
        if seat >= setup.seats:
            raise line.fault("seats", known=COLOURS[: setup.seats])
    return setup


Setter = Callable[[Plan, Line], None]


def _scenario(plan: Plan, line: Line) -> None:
    """The title is for people."""


def _word(name: str) -> Setter:
    def take(plan: Plan, line: Line) -> None:
        plan.setup[name] = _only_word(line)

    return take


def _whole(name: str) -> Setter:
    def take(plan: Plan, line: Line) -> None:
        plan.setup[name] = _number(line, _only_word(line))

    return take


def _level(plan: Plan, line: Line) -> None:
    plan.level = _only_word(line)


def _flights(plan: Plan, line: Line) -> None:
    plan.setup["flights"] = line.words[1:]


def _words(name: str) -> Setter:
    def take(plan: Plan, line: Line) -> None:
        plan.setup[name] = line.words[1:]

    return take


def _seed(plan: Plan, line: Line) -> None:
    plan.seed = _number(line, _only_word(line))


def _flag(name: str) -> Setter:
    def take(plan: Plan, line: Line) -> None:
        plan.setup[name] = True

    return take


def _handicap(plan: Plan, line: Line) -> None:
    words = line.words
    if len(words) % 2 or len(words) < 4:
        raise line.fault("handicap")
    pairs = zip(words[2::2], words[3::2], strict=True)
    seconds = {name: _number(line, value) for name, value in pairs}
    plan.setup.setdefault("handicaps", []).append((_seat(plan, line, words[1]), seconds))


def _ship(plan: Plan, line: Line) -> None:
    words = line.words
    seat = _seat(plan, line, words[1] if len(words) > 1 else "")
    plan.ships[seat] = line
    if words[2:] == ["out"]:
        plan.positions[seat] = None
    elif words[2:]:
        if len(words) != 4 or words[2] != "at":
            raise line.fault("ship_line")
        plan.positions[seat] = _number(line, words[3])


def _counts(name: str) -> Setter:
    def take(plan: Plan, line: Line) -> None:
        words = line.words[1:]
        if not words or len(words) % 2:
            raise line.fault("numbers_line", name=name)
        for seat, number in zip(words[::2], words[1::2], strict=True):
            getattr(plan, name)[_seat(plan, line, seat)] = _count(line, number)

    return take


def _bank(plan: Plan, line: Line) -> None:
    letters = _only_word(line).replace("none", "")
    if not set(letters) <= set(GOOD_OF_LETTER):
        raise line.fault("bank_line")
    plan.bank = tuple(GOOD_OF_LETTER[letter] for letter in letters)


def _deck(plan: Plan, line: Line) -> None:
    plan.deck = line


def _dice(plan: Plan, line: Line) -> None:
    for word in line.words[1:]:
        plan.dice += tuple(die - 1 for die in _rolled(line, word))


def _rolled(line: Line, word: str) -> tuple[int, ...]:
    if word in ONE_DIE:
        return (ONE_DIE[word],)
    parts = word.split("+")
    dice = tuple(int(part) for part in parts if part.isdecimal())
    if len(dice) == len(parts) == 1 and 2 <= dice[0] <= 12:
        return (max(1, dice[0] - 6), min(6, dice[0] - 1))
    if not len(dice) == len(parts) == 2 or not all(1 <= die <= 6 for die in dice):
        raise line.fault("dice_line")
    return dice


def _title(plan: Plan, line: Line) -> None:
    words = line.words
    names = [title.name for title in TITLES]
    if len(words) < 2 or words[1] not in names:
        raise line.fault("title_names", known=tuple(names))
    plan.titles[words[1]] = _seat(plan, line, words[2]) if len(words) > 2 else NOBODY
    if words[3:] == ["gold"]:
        plan.gold |= {words[1]}
    elif words[3:]:
        raise line.fault("title_gold")


def _heap(plan: Plan, line: Line) -> None:
    plan.heap += (line,)


def _pile(plan: Plan, line: Line) -> None:
    plan.piles += (line,)


_SETTERS: dict[str, Setter] = {
    "scenario": _scenario,
    "edition": _word("edition"),
    "level": _level,
    "flights": _flights,
    "format": _word("format"),
    "mission": _words("missions"),
    "options": _words("options"),
    "seats": _whole("seats"),
    "seed": _seed,
    "building": _word("building"),
    "sand": _whole("sand_percent"),
    "handicap": _handicap,
    "prognostic": _flag("prognostic"),
    "other_ships": _flag("other_ships"),
    "lesson": _word("lesson"),
    "roads": _words("roads"),
    "rough_roads": _whole("rough_roads"),
    "teams": _word("teams"),
    "ship": _ship,
    "credits": _counts("credits"),
    "lost": _counts("lost"),
    "bank": _bank,
    "deck": _deck,
    "dice": _dice,
    "title": _title,
    "heap": _heap,
    "pile": _pile,
}


def _only_word(line: Line) -> str:
    if len(line.words) != 2:
        raise line.fault("one_word", name=line.first)
    return line.words[1]


def _number(line: Line, word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise line.fault("number_instead", word=word) from None


def _count(line: Line, word: str) -> int:
    number = _number(line, word)
    if number < 0:
        raise line.fault("number_from_nought", word=word)
    return number


def _seat(plan: Plan, line: Line, word: str) -> Seat:
    if word not in COLOURS:
        raise line.fault("seats", known=COLOURS)
    plan.named.append((SEAT_OF[word], line))
    return SEAT_OF[word]
