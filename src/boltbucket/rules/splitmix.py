"""Splitmix64: numbers that look random, the same on every machine.

A stream begins with a number of 64 bits; every further number follows from it and its place.
"""

from __future__ import annotations

from functools import cache
from operator import mod
from struct import Struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

GOLDEN: Final = 0x9E3779B97F4A7C15
_SIGN: Final = 1 << 63
_MASK: Final = (1 << 64) - 1


def mixed(state: int) -> int:
    """The number that belongs to a state, of 64 bits."""
    value = state & _MASK
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _MASK
    return value ^ (value >> 31)


def number(start: int, place: int, size: int) -> int:
    """A number below `size`: the one at that place, counted from 1, of those after `start`."""
    return _below(_word(start, place), size)


def falling(start: int, place: int, last: int) -> list[int]:
    """The numbers from that place on, below `last` + 1, below `last`, … below 2."""
    word = _word(start, place)
    size: i64 = last + 1
    numbers: list[int] = []
    while size > 1:
        numbers.append(_below(word, size))
        word += _joined(-0x61C88647, 0x7F4A7C15)
        size -= 1
    return numbers


# Compiled, these are machine words: they wrap around by themselves and have a sign. So factors
# are the same less 2 ** 64, shifts are cut, and a remainder is put together of two halves.


def _word(start: int, place: i64) -> i64:
    """The state behind the number at that place."""
    word: i64 = (start & _SIGN - 1) - (start & _SIGN)
    return word + place * _joined(-0x61C88647, 0x7F4A7C15)


def _below(word: i64, size: i64) -> i64:
    value = (word ^ (word >> 30 & 0x3FFFFFFFF)) * _joined(-0x40A7B893, 0x1CE4E5B9)
    value = (value ^ (value >> 27 & 0x1FFFFFFFFF)) * _joined(-0x6B2FB645, 0x133111EB)
    value ^= value >> 31 & 0x1FFFFFFFF
    half = (value >> 1 & _joined(0x7FFFFFFF, 0xFFFFFFFF)) % size
    return (half * 2 + (value & 1)) % size


def _joined(high: i64, low: i64) -> i64:
    """A word of its halves: written out, mypyc would keep it as an object."""
    return high << 32 | low


# Interpreted, numbers have no end, and it is quicker to cut them to 64 bits. What a shuffle needs
# lies side by side in one long number and is mixed all at once.


def _interpreted_number(start: int, place: int, size: int) -> int:
    return mixed(start + place * GOLDEN) % size


def _interpreted_falling(start: int, place: int, last: int) -> list[int]:
    row = _row(max(last, 0))
    words = (start + place * GOLDEN & _MASK) * row.ones + row.steps & row.words
    words = (words ^ (words >> 30 & row.shifted_30)) * 0xBF58476D1CE4E5B9 & row.words
    words = (words ^ (words >> 27 & row.shifted_27)) * 0x94D049BB133111EB & row.words
    words ^= words >> 31
    return list(map(mod, row.split(words), row.sizes))


class _Row:
    """As many words as a shuffle needs, each with as much room before it: there a product goes on,
    and there the next word is shifted to."""

    def __init__(self, length: int) -> None:
        self.ones = sum(1 << 128 * at for at in range(length))
        self.steps = sum((at * GOLDEN & _MASK) << 128 * at for at in range(length))
        self.words = self.ones * _MASK
        self.shifted_30 = self.ones * (_MASK >> 30)
        self.shifted_27 = self.ones * (_MASK >> 27)
        self.sizes = range(length + 1, 1, -1)
        self._bytes = 16 * length
        self._words = Struct("<" + "Q8x" * length)

    def split(self, words: int) -> tuple[int, ...]:
        """The words one by one, without what lies between them."""
        return self._words.unpack(words.to_bytes(self._bytes, "little"))


@cache
def _row(length: int) -> _Row:
    return _Row(length)


if __file__.endswith(".py"):
    globals().update(number=_interpreted_number, falling=_interpreted_falling)
