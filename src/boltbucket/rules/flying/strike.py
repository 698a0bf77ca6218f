"""Meteors and cannon fire: one roll, all ships concerned at once, one hit after the other."""

from __future__ import annotations

from typing import Literal

from boltbucket.rules.flying.damage import Destroy
from boltbucket.rules.flying.declaring import battery_answers
from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.language.answer import PASS, Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step, together
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of


def volley(hits: tuple[Hit, ...], seats: tuple[Seat, ...], roller: Seat, *, meteor: bool) -> Agenda:
    """Hits in printed order; each is over, with all that falls off, before the next is rolled."""
    return tuple(Strike(hit, seats, roller, meteor) for hit in hits)


@value
class Strike(Step):
    """A hit whose line is rolled once for all ships it threatens."""

    hit: Hit
    seats: tuple[Seat, ...]
    roller: Seat
    meteor: bool
    rolls: int = 1
    """Which roll it is: what finds nobody may be rolled for again."""

    def run(self, play: Play) -> Agenda:
        line = play.roll(self.roller, self.hit.fixed_die, side=self.hit.side)
        if self.rolls < variant_of(play.table).most_rolls() and not self._finds(play, line):
            play.tell(HitRolledAgain(line))
            return (replace(self, rolls=self.rolls + 1),)
        return (Approach(self.hit, line, self.seats, self.meteor),)

    def _finds(self, play: Play, line: int) -> bool:
        return finds_somebody(play.table, self.hit, line, self.seats, meteor=self.meteor)


def finds_somebody(
    table: Table, hit: Hit, line: int, seats: tuple[Seat, ...], *, meteor: bool
) -> bool:
    """Whether it hits a ship or costs somebody a battery."""
    fates = {outlook(table.ship(seat), hit, line, meteor).fate for seat in seats}
    return not fates <= {"missed", "shot"}


@value
class Approach(Step):
    """A hit comes along a known line; each ship meets it on its own."""

    hit: Hit
    line: int
    seats: tuple[Seat, ...]
    meteor: bool
    rolled: bool = True

    def run(self, play: Play) -> Agenda:
        play.tell(self._told)
        met = [self._met_by(play, seat) for seat in self.seats]
        return together(play, [track for track in met if track])

    @property
    def _told(self) -> HitApproached:
        hit, rolled = self.hit, self.rolled
        return HitApproached(
            self.meteor, hit.heavy, hit.side, self.line, self.seats, hit.fixed_die, rolled
        )

    def _met_by(self, play: Play, seat: Seat) -> Agenda:
        found = outlook(play.table.ship(seat), self.hit, self.line, self.meteor)
        target = found.cell
        if target is None:
            play.tell(HitMissed(seat, self.line))
        elif found.fate == "bounced":
            play.tell(HitBounced(seat, target, found.reason))
        elif found.fate == "shot" and found.cannon is not None:
            play.tell(MeteorShot(seat, found.cannon))
        elif found.fate == "parried":
            return (Parry(seat, self.hit, target, found.cannon, self.line, self.meteor),)
        else:
            return struck(play.table, seat, target, self)
        return ()


def struck(table: Table, seat: Seat, target: Cell, hit: Approach) -> Agenda:
    """A component is destroyed by what has hit it, which may fly on."""
    further = (FlyOnward(seat, hit),) if variant_of(table).pierces() else ()
    return (Destroy(seat, target), *further)


@value
class FlyOnward(Step):
    """What has destroyed a component hits the next one in its line. Shields and cannons come too
    late; a small meteor still bounces off a smooth side."""

    seat: Seat
    hit: Approach

    def run(self, play: Play) -> Agenda:
        came = self.hit
        found = outlook(play.table.ship(self.seat), came.hit, came.line, came.meteor)
        if found.cell is None:
            return ()
        if found.fate == "bounced":
            play.tell(HitBounced(self.seat, found.cell, found.reason))
            return ()
        play.tell(HitFlewOn(self.seat, found.cell))
        return (Destroy(self.seat, found.cell),)


Fate = Literal["missed", "bounced", "shot", "parried", "lost"]
"""`parried` if the owner spends a battery on it; `shot` costs nothing."""
Reason = Literal[
    "nothing_there",
    "plated",
    "smooth",
    "shield",
    "no_shield",
    "cannon",
    "no_cannon",
    "no_battery",
    "heavy_shot",
]


@value
class Outlook:
    """What a hit in a certain line does to a ship, and what decides over it."""

    fate: Fate
    reason: Reason
    cell: Cell | None = None
    """The component it meets."""
    cannon: Cell | None = None
    """The cannon that shoots it."""


def outlook(ship: Ship, hit: Hit, line: int, meteor: bool) -> Outlook:
    """What the hit finds: nothing, a smooth side, a shield, a cannon, or a component to destroy."""
    target = ship.target(hit.side, line)
    if target is None:
        return Outlook("missed", "nothing_there")
    if ship.plated(target, hit.side):
        return Outlook("bounced", "plated", target)
    heavy = hit.heavy is not (meteor and ship.quirks.meteors_inverted)
    if meteor and not heavy and ship.bounces(target, hit.side):
        return Outlook("bounced", "smooth", target)
    if not heavy:
        return _against_shields(ship, hit, target)
    return (
        _against_cannons(ship, hit, line, target)
        if meteor
        else Outlook("lost", "heavy_shot", target)
    )


def _against_shields(ship: Ship, hit: Hit, target: Cell) -> Outlook:
    if not ship.shielded(hit.side):
        return Outlook("lost", "no_shield", target)
    if not ship.batteries:
        return Outlook("lost", "no_battery", target)
    return Outlook("parried", "shield", target)


def _against_cannons(ship: Ship, hit: Hit, line: int, target: Cell) -> Outlook:
    single, double = ship.guns(hit.side, line)
    if single:
        return Outlook("shot", "cannon", target, single[0])
    if not double:
        return Outlook("lost", "no_cannon", target)
    if not ship.batteries:
        return Outlook("lost", "no_battery", target)
    return Outlook("parried", "cannon", target, double[0])


@value
class Parry(Step):
    """A battery for the shield, or for the double cannon if there is one; or the tile is lost."""

    seat: Seat
    hit: Hit
    target: Cell
    cannon: Cell | None = None
    line: int = 0
    meteor: bool = False

    @property
    def means(self) -> str:
        return "shield" if self.cannon is None else "cannon"

    def ask(self, table: Table) -> Questions:
        return (
            Defend(
                self.seat,
                (*battery_answers(table, self.seat), PASS),
                means=self.means,
                target=self.target,
                heavy=self.hit.heavy,
                side=self.hit.side,
            ),
        )

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        if answer == PASS:
            came = Approach(self.hit, self.line, (self.seat,), self.meteor)
            return struck(play.table, self.seat, self.target, came)
        play.spend_battery(self.seat, int(answer[1]), self.means)
        if self.cannon is None:
            play.tell(HitShielded(self.seat, self.target))
        else:
            play.tell(MeteorShot(self.seat, self.cannon))
        return ()


# Questions


@value
class Defend(Choice):
    """Spend a battery to stop a hit, ("battery", cell), or ("pass",) and lose the tile."""

    kind = "defend"
    topic = "hits"
    means: str = ""
    """"shield" or "cannon"."""
    target: Cell = 0
    heavy: bool = False
    side: Side = Side.FRONT


# Events


@value
class HitApproached(Event):
    """A meteor or shot comes: which line it flies along."""

    topic = "hits"
    unsealed = ("fixed_die", "rolled")
    meteor: bool
    heavy: bool
    side: Side
    line: int
    seats: tuple[Seat, ...]
    fixed_die: int | None = None
    """The number that one of its dice always shows."""
    rolled: bool = True
    """Whether dice found the line; a shower goes through all of them."""


@value
class HitRolledAgain(Event):
    """It would have met nobody in this line, so it is rolled for again."""

    topic = "rough_roads"
    line: int


@value
class HitFlewOn(Event):
    """What has destroyed a component flies on and hits this one too."""

    topic = "rough_roads"
    seat: Seat
    cell: Cell


@value
class HitMissed(Event):
    topic = "hits"
    seat: Seat
    line: int


@value
class HitBounced(Event):
    """A smooth side or plating stopped it: the reason says which."""

    topic = "hits"
    unsealed = ("reason",)
    seat: Seat
    cell: Cell
    reason: Reason = "smooth"


@value
class HitShielded(Event):
    topic = "shields"
    seat: Seat
    cell: Cell


@value
class MeteorShot(Event):
    topic = "cannons"
    seat: Seat
    cell: Cell
    """The cannon that shot it."""
