"""What is on a supercard, in words: lines for levels I to IV, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from typing import Any

from boltbucket.cli.listing import NO_BREAK
from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.variants.missions.supercards.enemy_fleet import EnemyFleet
from boltbucket.rules.variants.missions.supercards.meteors import MeteorAlert, MeteorShower
from boltbucket.rules.variants.missions.supercards.robopolice_raid import RobopoliceRaid
from boltbucket.rules.variants.missions.supercards.supercard import Supercard
from boltbucket.rules.variants.missions.supercards.tactical_zone import Column, TacticalZone
from boltbucket.rules.variants.missions.supercards.toll import Toll
from boltbucket.words import Words, key_of

ROMAN = ("I", "II", "III", "IV")
Shown = Callable[[Any, Words], str]


def supercard_details(card: Supercard, words: Words) -> str:
    """All numbers of the card; its rule where it has none."""
    shown = _SHOWN.get(card.kind)
    return words.say(f"{key_of(card)}.rule") if shown is None else shown(card, words)


def hit_in_words(hit: Hit, sizes: tuple[str, str], words: Words) -> str:
    """A meteor or shot, and the number of a die that is not rolled."""
    die = "" if hit.fixed_die is None else f"{NO_BREAK}{hit.fixed_die}"
    return f"{words.say(f'list-{sizes[hit.heavy]}')}{NO_BREAK}{_side(hit.side, words)}{die}"


DIE_FACES = ("1-2", "3-4", "5-6")
METEORS = ("small", "large")
SHOTS = ("light", "heavy")


def _meteor_shower(card: MeteorShower, words: Words) -> str:
    return ", ".join(hit_in_words(Hit(False, side), METEORS, words) for side in card.sides)


def _meteor_alert(card: MeteorAlert, words: Words) -> str:
    return _by_level(
        ", ".join(hit_in_words(hit, METEORS, words) for hit in row) for row in card.rows
    )


def _enemy_fleet(card: EnemyFleet, words: Words) -> str:
    sides = ", ".join(_side(side, words) for side in card.full)
    lines = _by_level(
        f"{_amount('strength', line.strength, words)}: {_toll(line.toll, words)}"
        for line in card.lines
    )
    full = words.say("list-full", sides=sides)
    return f"{words.say(f'list-faction-{card.faction}')}; {full}; {lines}"


def _tactical_zone(card: TacticalZone, words: Words) -> str:
    return "; ".join(_column(column, words) for column in card.columns)


def _column(column: Column, words: Words) -> str:
    more, less = (words.say(f"list-value-{each}") for each in (column.more, column.less))
    return f"{more} - {less}: {_by_level(_toll(line, words) for line in column.lines)}"


def _robopolice_raid(card: RobopoliceRaid, words: Words) -> str:
    faces = zip(DIE_FACES, card.sides, strict=True)
    return words.say(
        "list-raid",
        units=card.units,
        sides=", ".join(f"{face}{NO_BREAK}{_side(side, words)}" for face, side in faces),
        dice="+".join(str(die) for die in card.dice),
        arrow="clockwise" if card.clockwise else "counterclockwise",
        contraband=card.contraband.value,
    )


def _rising(name: str, noun: str) -> Shown:
    """Cards on which a number rises with the level."""
    return lambda card, words: _amount(noun, _slashed(getattr(card, name)), words)


_SHOWN: dict[str, Shown] = {
    "meteor_shower": _meteor_shower,
    "meteor_alert": _meteor_alert,
    "black_hole": _rising("strengths", "strength"),
    "enemy_fleet": _enemy_fleet,
    "tactical_zone": _tactical_zone,
    "nanobot_dust": _rising("components", "components"),
    "dust_storm": _rising("days", "days"),
    "discharge": _rising("batteries", "batteries"),
    "robopolice_raid": _robopolice_raid,
}


def _by_level(lines: Iterable[str]) -> str:
    named = zip(ROMAN, lines, strict=False)
    return " | ".join(f"{level}{NO_BREAK}{line}" for level, line in named)


def _slashed(numbers: Sequence[int]) -> str:
    return "/".join(str(number) for number in numbers)


def _toll(toll: Toll, words: Words) -> str:
    amounts = [
        f"-{_amount(field.name, amount, words)}"
        for field in fields(toll)
        if isinstance(amount := getattr(toll, field.name), int) and amount
    ]
    return ", ".join([*amounts, *(hit_in_words(shot, SHOTS, words) for shot in toll.shots)])


def _amount(noun: str, amount: int | str, words: Words) -> str:
    return words.say(f"list-{noun}", amount=amount).replace(" ", NO_BREAK)


def _side(side: Side, words: Words) -> str:
    return words.say(f"side-{side.name.lower()}")
