"""Meteors and shots: how large, and from where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.printed.fields import SIDES, reads
from boltbucket.rules.printed.reading import choice, text, texts
from boltbucket.rules.ship.tile import Side


@dataclass(frozen=True, slots=True)
class Hit:
    """One meteor or shot. `fixed_die` is the number one of its two dice always shows."""

    heavy: bool
    side: Side
    fixed_die: int | None = None


def without_first_heavy(shots: tuple[Hit, ...]) -> tuple[Hit, ...]:
    heavy = next((place for place, shot in enumerate(shots) if shot.heavy), len(shots))
    return shots[:heavy] + shots[heavy + 1 :]


# Reading

SIZES: Final = {"small": False, "light": False, "large": True, "heavy": True}
PIPS: Final = {str(pip): pip for pip in range(1, 7)}


@reads(tuple[Hit, ...])
def read_hits(value: Any) -> tuple[Hit, ...]:
    """Meteors or shots in order: `small left, large front`; a third word fixes a die."""
    return tuple(_hit(part.split()) for part in text(value).split(","))


def _hit(words: list[str]) -> Hit:
    if len(words) not in (2, 3):
        raise Fault("size_and_side", found=repr(" ".join(words)))
    die = choice(words[2], PIPS) if words[2:] else None
    return Hit(choice(words[0], SIZES), choice(words[1], SIDES), die)


@reads(tuple[tuple[Hit, ...], ...])
def read_rows(value: Any) -> tuple[tuple[Hit, ...], ...]:
    """Several rows of them."""
    return tuple(read_hits(row) for row in texts(value))
