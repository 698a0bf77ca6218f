"""Splitmix64: numbers that look random, the same on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

GOLDEN = 0x9E3779B97F4A7C15
_SIGN = 1 << 63
_MASK = (1 << 64) - 1


def mixed(state: int) -> int:
    """The number that belongs to a state, of 64 bits."""
    value = state & _MASK
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _MASK
    return value ^ (value >> 31)


def falling(state: int, last: int) -> list[int]:
    """Numbers from 0 to `last`, to `last` - 1, … to 1, of the states that follow.

    Compiled, these are machine words: they wrap around by themselves and have a sign, so the
    factors are the same less 2 ** 64, and the remainder is put together of two halves.
    """
    word: i64 = (state & _SIGN - 1) - (state & _SIGN)
    size: i64 = last + 1
    numbers: list[int] = []
    while size > 1:
        word += -0x61C8864680B583EB
        value: i64 = (word ^ (word >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
        value = (value ^ (value >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
        value ^= value >> 31 & 0x1FFFFFFFF
        half: i64 = (value >> 1 & 0x7FFFFFFFFFFFFFFF) % size
        numbers.append((half * 2 + (value & 1)) % size)
        size -= 1
    return numbers


def _falling_interpreted(state: int, last: int) -> list[int]:
    """The same on whole numbers without end."""
    sizes = range(last + 1, 1, -1)
    return [mixed(state + step * GOLDEN) % size for step, size in enumerate(sizes, start=1)]


if __file__.endswith(".py"):
    globals()["falling"] = _falling_interpreted
