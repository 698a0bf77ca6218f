"""Chance: dice and shuffles from one seed, a stream of its own for every purpose.

A number as seed is quick, and good enough for simulations. Where people play, the seed is a secret
of 256 bits in hexadecimal digits: then nobody can work out from the numbers they have seen which
will come, and the fingerprint of the seed, told beforehand, shows that it was not chosen later.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import Any, Final, TypeVar
from zlib import crc32

T = TypeVar("T")
Seed = int | str
"""A number, or a secret in hexadecimal digits."""


class Unknown(Exception):
    """What comes next cannot be known: a die, a hidden card. Only who considers meets it."""


class Chance:
    """Draws numbers and remembers them, so that a record can store and repeat them.

    Streams keep purposes apart: how often a player shuffles the heap never changes the dice.
    `script` holds numbers a stream must give first, `replay` numbers to give whatever the stream;
    `drawn` is what has been given since the last `forget`.
    """

    __slots__ = ("counts", "drawn", "replay", "script", "seed")

    def __init__(self, seed: Seed, script: dict[str, tuple[int, ...]] | None = None) -> None:
        self.seed = seed
        self.counts: dict[str, int] = {}
        self.script: dict[str, tuple[int, ...]] = dict(script or {})
        self.replay: list[int] = []
        self.drawn: list[int] = []

    def below(self, size: int, stream: str) -> int:
        """A number from 0 to size - 1."""
        count = self.counts.get(stream, 0) + 1
        self.counts[stream] = count
        value = self._given(size, stream) if self.replay or self.script else None
        if value is None:
            value = self._fresh(stream, count) % size
        self.drawn.append(value)
        return value

    def _fresh(self, stream: str, count: int) -> int:
        """The number of 64 bits that the seed has at this place of a stream."""
        if isinstance(self.seed, str):
            return keyed(self.seed, stream, count)
        return splitmix(_start(self.seed, stream) + count * GOLDEN)

    def _given(self, size: int, stream: str) -> int | None:
        # A number no die has stands only in a forged record: brought into range it disagrees.
        return self.replay.pop(0) % size if self.replay else self._scripted(stream)

    def _scripted(self, stream: str) -> int | None:
        queue = self.script.get(stream)
        if not queue:
            return None
        self.script[stream] = queue[1:]
        return queue[0]

    def die(self) -> int:
        return self.below(6, "dice") + 1

    def shuffled(self, items: Sequence[T], stream: str) -> tuple[T, ...]:
        """The items in a new order."""
        rest = list(items)
        for last in range(len(rest) - 1, 0, -1):
            other = self.below(last + 1, stream)
            rest[last], rest[other] = rest[other], rest[last]
        return tuple(rest)

    def forget(self) -> tuple[int, ...]:
        """What has been drawn since the last call."""
        drawn = tuple(self.drawn)
        self.drawn.clear()
        return drawn

    def state(self) -> dict[str, Any]:
        """Everything the next number depends on, as plain data."""
        script = {stream: list(queue) for stream, queue in self.script.items()}
        return {"seed": self.seed, "counts": self.counts.copy(), "script": script}

    @classmethod
    def restored(cls, state: dict[str, Any]) -> Chance:
        script = {stream: tuple(queue) for stream, queue in state["script"].items()}
        chance = cls(state["seed"], script)
        chance.counts = dict(state["counts"])
        return chance

    def copy(self) -> Chance:
        twin = Chance(self.seed)
        twin.counts = self.counts.copy()
        twin.script = self.script.copy()
        twin.replay = self.replay.copy()
        twin.drawn = self.drawn.copy()
        return twin


SECRET_DIGITS: Final = 64


def is_secret(seed: object) -> bool:
    """Whether it is a secret as it is written in records."""
    return isinstance(seed, str) and len(seed) == SECRET_DIGITS and set(seed) <= _DIGITS


def keyed(secret: str, stream: str, count: int) -> int:
    """A number of 64 bits that only who knows the secret can work out."""
    place = f"{stream} {count}".encode()
    return int.from_bytes(blake2b(place, key=bytes.fromhex(secret), digest_size=8).digest(), "big")


def commitment(seed: Seed) -> str | None:
    """The fingerprint of a secret, which gives nothing of it away; a number has none."""
    return sha256(bytes.fromhex(seed)).hexdigest() if isinstance(seed, str) else None


_DIGITS: Final = frozenset("0123456789abcdef")
GOLDEN: Final = 0x9E3779B97F4A7C15
_MASK: Final = (1 << 64) - 1


def splitmix(state: int) -> int:
    """Splitmix64: the number of 64 bits that belongs to a state, the same on every machine."""
    value = state & _MASK
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _MASK
    return value ^ (value >> 31)


@lru_cache(maxsize=64)
def _start(seed: int, stream: str) -> int:
    """Where the numbers of a stream begin."""
    return splitmix(seed ^ crc32(stream.encode()) * GOLDEN)


class NoChance(Chance):
    """Chance that cannot be known in advance."""

    def below(self, size: int, stream: str) -> int:
        raise Unknown
