"""The room: what the server adds to a view of the game, people and clocks above all.

Moments are in milliseconds of the server's clock, so that a page needs no clock of its own.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from boltbucket.bots.bot import Strength
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.setup import Setup

Role = Literal["player", "spectator", "host"]
Colour = Literal["blue", "green", "yellow", "red", "purple"]
Shape = Literal["circle", "square", "triangle", "diamond", "star"]
ChairKind = Literal["human", "bot", "open"]
Pause = Literal["asked", "empty"]
"""Why a table's time stands still: all agreed to it, or nobody is here."""


class BotChoice(Struct, forbid_unknown_fields=True, frozen=True):
    character: str
    strength: Strength = Strength.TRUCKER


class Options(Struct, forbid_unknown_fields=True, frozen=True):
    """What a table agrees on besides the rules. 0 seconds mean: no such limit."""

    decision_seconds: Annotated[int, Meta(ge=0, le=86400)] = 180
    fly_on_seconds: Annotated[int, Meta(ge=0, le=3600)] = 30
    grace_seconds: Annotated[int, Meta(ge=0, le=86400)] = 60
    between_seconds: Annotated[int, Meta(ge=0, le=86400)] = 300
    count_seconds: Annotated[int, Meta(ge=0, le=10)] = 3
    """how long is counted down before all begin to build and the sand runs"""
    bot_stands_in: bool = True
    """whether a bot plays for people who are away longer than the grace time"""
    bot_pace: Annotated[int, Meta(ge=0, le=1000)] = 100
    """how long bots take, in percent of what is usual"""
    draw_ms: Annotated[int, Meta(ge=0, le=10000)] | None = None
    """the least time between two tiles from the heap, for people and bots alike; null: none where
    the rulebook lets everybody draw as fast as they can, otherwise 700"""
    watching: bool = True
    """whether spectators are welcome"""


LIMITS = ("decision_seconds", "fly_on_seconds", "between_seconds")


def hurries(old: Options, new: Options) -> bool:
    """Whether anybody has less time by the new options; 0 seconds are no limit at all."""
    if old.draw_ms != new.draw_ms or new.grace_seconds < old.grace_seconds:
        return True
    if new.count_seconds < old.count_seconds:
        return True
    if new.bot_stands_in and not old.bot_stands_in:
        return True
    return any(0 < getattr(new, name) < (getattr(old, name) or 2**31) for name in LIMITS)


@value
class RoomSeat:
    """A chair, and who sits on it."""

    name: str
    colour: Colour
    shape: Shape
    kind: ChairKind
    bot: BotChoice | None
    here: bool
    away_since: int | None
    bot_stands_in: bool
    """Whether a bot plays for a person who is away."""
    ready: bool
    """Whether the person wants to go on to the next flight or game, or to begin."""


@value
class Pausing:
    """Who has asked for a pause, and who agrees; it begins when all who are here do."""

    by: Seat
    agreed: tuple[Seat, ...]


@value
class LinkWish:
    """The host wants a new link for a seat while a flight is on: who of the others agrees."""

    seat: Seat
    agreed: tuple[Seat, ...]


@value
class Knock:
    """Somebody at the door who asks for the seat of a bot; the host lets them in, or not."""

    number: int
    name: str
    seat: Seat


@value
class Waiting:
    """Somebody who is asked something: since when, and until when others wait for the answer."""

    seat: Seat
    since_ms: int
    deadline_ms: int | None


@value
class Room:
    """People, agreements and clocks of a table."""

    code: str
    public: bool
    host: Seat | None
    seats: tuple[RoomSeat, ...]
    spectators: int
    setup: Setup
    """What is agreed on for the next game; the game being played has its own."""
    options: Options
    paused: Pause | None
    pausing: Pausing | None
    resumed_by: Seat | None
    """Who ended the last pause, or did not want it."""
    link_wish: LinkWish | None
    record: str | None
    """The name of the game's record and replay."""
    commitment: str | None
    """The fingerprint of the secret the game's luck comes from; its record will tell the secret."""
    starts_ms: int | None
    """When building begins; None once it has, and while time stands still."""
    head_start_ends_ms: int | None
    """When the next of those may build who wait because others have a head start."""
    sand_ends_ms: int | None
    """When the sand will have run out; None while it does not run or time stands still."""
    waiting: tuple[Waiting, ...]
    seat: Seat | None
    """The viewer's own place; None for a spectator."""
    question: int | None
    """The number of the viewer's own open question, which its answer names."""
    watch_token: str | None
    """The token of the link for spectators; only seats are told."""
    knocks: tuple[Knock, ...] = ()
