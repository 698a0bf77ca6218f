"""A link to another process over a bus that may lose things: whatever is sent arrives once and in
order, or the link is lost, and both sides are told.

It knows no bus and no clock: letters and moments go in, packets and letters come out.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from boltbucket.server.club.envelopes import Any_, Packet

RESEND_SECONDS = 0.25
"""How long nothing may be heard of a letter before it is sent again."""
PATIENCE_SECONDS = 4.0
"""How long nothing may be heard of a letter before the link is lost."""
MOST_WAITING = 20_000
"""How many letters may wait to be heard of."""
MOST_AT_ONCE = 400


class Link:
    """Both directions between us and one other process."""

    def __init__(self, own: str, generations: Iterator[int]) -> None:
        self._own = own
        self._generations = generations
        """Growing numbers above 0, one for every new beginning."""
        self._generation = next(generations)
        self._first = 1
        """The number of the oldest letter nothing was heard of."""
        self._waiting: deque[tuple[Any_, float]] = deque()
        self._unsent = 0
        """How many of those have not been sent yet."""
        self._progress = self._again = 0.0
        """When something was last heard of our letters, and when they were last sent again."""
        self._heard_generation = 0
        self._heard = 0
        self._owes = False
        self._forgotten = False
        """Whether the other side knows nothing of what it has heard before."""

    def send(self, letter: Any_, now: float) -> None:
        if not self._waiting:
            self._progress = now
        self._waiting.append((letter, now))
        self._unsent += 1

    def lost(self, now: float) -> bool:
        """Whether the other side has been silent for too long; then all that waits is given up."""
        if self._forgotten:
            self._begin_anew()
            return True
        if not self._waiting:
            return False
        silent = now - max(self._progress, self._waiting[0][1]) > PATIENCE_SECONDS
        if not silent and len(self._waiting) <= MOST_WAITING:
            return False
        self._begin_anew()
        return True

    def _begin_anew(self) -> None:
        self._generation = next(self._generations)
        self._first, self._unsent, self._forgotten = 1, 0, False
        self._waiting.clear()

    # Out

    def packet(self, now: float) -> Packet | None:
        """What is to be sent now, if anything is: new letters, old ones again, or a sign."""
        silent = now - max(self._progress, self._again) > RESEND_SECONDS
        if self._waiting and silent:
            self._again = now
            self._unsent = len(self._waiting)
        if not self._unsent and not self._owes:
            return None
        old = len(self._waiting) - self._unsent
        end = min(len(self._waiting), old + MOST_AT_ONCE)
        letters = [self._waiting[place][0] for place in range(old, end)]
        self._unsent -= len(letters)
        self._owes = False
        return Packet(
            sender=self._own,
            generation=self._generation,
            first=self._first + old,
            letters=letters,
            heard_generation=self._heard_generation,
            heard=self._heard,
        )

    def not_sent(self) -> None:
        """The bus was away: everything is to be sent again."""
        self._unsent = len(self._waiting)
        self._owes = True

    # In

    def receive(self, packet: Packet, now: float) -> tuple[Sequence[Any_], bool]:
        """The letters that are new, and whether the other side has given up all before them."""
        if packet.heard_generation == self._generation:
            self._forget(packet.heard, now)
        if packet.generation < self._heard_generation:
            return (), False
        anew = packet.generation > self._heard_generation
        restarted = anew and self._heard_generation > 0
        if anew:
            self._heard_generation, self._heard = packet.generation, 0
        return self._new(packet), restarted

    def _new(self, packet: Packet) -> Sequence[Any_]:
        if not packet.letters:
            return ()
        self._owes = True
        known = self._heard + 1 - packet.first
        if known < 0:
            # Something before it is missing: it is all sent again.
            return ()
        new = packet.letters[known:]
        self._heard += len(new)
        return new

    def _forget(self, heard: int, now: float) -> None:
        """The other side has heard these; less than before, if it took us for dead."""
        self._forgotten = heard < self._first - 1
        count = min(heard - self._first + 1, len(self._waiting))
        if count <= 0:
            return
        for _ in range(count):
            self._waiting.popleft()
        self._first += count
        self._unsent = min(self._unsent, len(self._waiting))
        self._progress = now
