"""Who sits at a table: chairs, names, colours, bots, and what was agreed on."""

from __future__ import annotations

import unicodedata
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boltbucket.bots.bot import Player
from boltbucket.bots.cast import characters, read_player
from boltbucket.rules.agreement import check_setup
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace as with_fields
from boltbucket.rules.setup import Setup
from boltbucket.server.tokens import hashed, matches, new_token
from boltbucket.server.wire.messages import LONGEST_NAME
from boltbucket.server.wire.room import BotChoice, ChairKind, Colour, Options, Shape

COLOURS: tuple[Colour, ...] = ("blue", "green", "yellow", "red", "purple")
SHAPES: tuple[Shape, ...] = ("circle", "square", "triangle", "diamond", "star")
KEEP_TIME_MS = 2000
"""How often a table's time is stored while anything depends on it."""


class Chair(Struct, frozen=True):
    """A place at the table. Only the hash of its token is kept."""

    colour: Colour
    shape: Shape
    name: str = ""
    kind: ChairKind = "open"
    bot: BotChoice | None = None
    token: str | None = None


class Seating(Struct, frozen=True):
    """All that is stored of a table besides its games. Every change gives another seating."""

    code: str
    salt: str
    setup: Setup
    public: bool
    options: Options
    chairs: tuple[Chair, ...] = ()
    host: Seat | None = None
    game: str | None = None
    """The game being played or just played."""
    games: tuple[str, ...] = ()
    unreadable: str | None = None
    """The game that should be played, but could not be read from the store."""
    other_rules: bool = False
    """Whether that is because it was begun with rules that are not ours."""
    at: int = 0
    """The table's time when this was stored: it goes on between two answers too."""
    running: bool = False
    """Whether it went on from there."""
    losses: int = 0
    """How many losses of the store its people have been told of."""
    by_link: bool = False
    """Whether watching needs the link for spectators: the code is enough until that is renewed."""
    told: int = 0
    """The number of the last message before this was stored."""
    created_ms: int = 0
    paused: bool = False
    paused_by: Seat | None = None

    @property
    def humans(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == "human")

    @property
    def listed(self) -> bool:
        """Whether everybody may find it: it is public, and there is a seat to take."""
        return self.public and self.game is None and bool(self.open_seats)

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == "open")

    def time_after(self, last_at: int) -> int:
        """The table's time when it comes back. If nobody could stop it, it may have gone on until
        it would have been stored again: a server that is killed gives no sand back."""
        return max(self.at, last_at) + (KEEP_TIME_MS if self.running else 0)

    def seat_of(self, token: str) -> Seat | None:
        """The seat a token belongs to; all are compared, whichever it is."""
        found = [seat for seat, chair in enumerate(self.chairs) if matches(token, chair.token)]
        return found[0] if found else None

    def check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Illegal("no_such_seat", seat=seat)

    @property
    def players(self) -> list[dict[str, Any]]:
        """The people and bots as a record names them."""
        return [
            {
                "name": chair.name,
                "colour": chair.colour,
                "shape": chair.shape,
                "bot": msgspec.to_builtins(chair.bot),
            }
            for chair in self.chairs
        ]

    # People

    def sit_down(self, name: str) -> tuple[Seating, Seat, str]:
        """Somebody takes the first open seat; the seat and its token."""
        if not self.open_seats:
            raise Illegal("table_full")
        seat = self.open_seats[0]
        name = self._free_name(clean_name(name))
        seated = self.with_chair(seat, kind="human", bot=None, name=name)
        if seated.host is None:
            seated = replace(seated, host=seat)
        seated, token = seated.reissue(seat)
        return seated, seat, token

    def take_over(self, seat: Seat, name: str, token: str) -> Seating:
        """Somebody gets the seat of a bot; the token is hashed already."""
        others = [chair.name for chair in self._others(seat)]
        name = self._free_name(name) if name in others else name
        taken = self.with_chair(seat, kind="human", bot=None, name=name, token=token)
        return replace(taken, host=seat) if taken.host is None else taken

    def reissue(self, seat: Seat) -> tuple[Seating, str]:
        """A new token for the seat, which ends the old one."""
        token = new_token()
        return self.with_chair(seat, token=hashed(token)), token

    def rename(self, seat: Seat, name: str) -> Seating:
        cleaned = clean_name(name)
        if any(chair.name == cleaned for chair in self._others(seat)):
            raise Illegal("name_taken", name=cleaned)
        return self.with_chair(seat, name=cleaned)

    def recolour(self, seat: Seat, colour: Colour | None, shape: Shape | None) -> Seating:
        """Whoever else has the colour or shape gets the one given up."""
        own = self.chairs[seat]
        chairs = [
            replace(
                chair,
                colour=own.colour if chair.colour == colour else chair.colour,
                shape=own.shape if chair.shape == shape else chair.shape,
            )
            for chair in self.chairs
        ]
        chairs[seat] = replace(own, colour=colour or own.colour, shape=shape or own.shape)
        return replace(self, chairs=tuple(chairs))

    def stand_up(self, seat: Seat, playing: bool) -> Seating:
        """A person leaves for good: in a game a bot plays on."""
        self.check_seat(seat)
        if self.chairs[seat].kind != "human":
            raise Illegal("nobody_there", seat=seat)
        left = (
            self._with_bot(seat, usual_bot(), self.chairs[seat].name)
            if playing
            else self._emptied(seat)
        )
        return replace(left, host=next(iter(left.humans), None)) if self.host == seat else left

    # Bots

    def put_bot(self, seat: Seat, choice: BotChoice) -> Seating:
        self.check_seat(seat)
        if self.chairs[seat].kind == "human":
            raise Illegal("seat_taken", seat=seat)
        player_of(choice)
        return self._with_bot(seat, choice, self._free_name(_name_of(choice)))

    def _with_bot(self, seat: Seat, choice: BotChoice, name: str) -> Seating:
        return self.with_chair(seat, kind="bot", bot=choice, token=None, name=name)

    def remove_bot(self, seat: Seat) -> Seating:
        self.check_seat(seat)
        if self.chairs[seat].kind != "bot":
            raise Illegal("no_bot", seat=seat)
        return self._emptied(seat)

    # Chairs

    def agree(self, setup: Setup) -> Seating:
        """Another set-up; seats are added, or taken away where nobody sits."""
        check_setup(setup)
        agreed = self
        while len(agreed.chairs) > setup.seats:
            chairs = list(enumerate(agreed.chairs))
            idle = [seat for seat, chair in chairs if chair.kind == "open"]
            idle = idle or [seat for seat, chair in chairs if chair.kind == "bot"]
            if not idle:
                raise Illegal("seats_taken", seats=setup.seats)
            agreed = agreed.without_chair(idle[-1])
        while len(agreed.chairs) < setup.seats:
            agreed = replace(agreed, chairs=(*agreed.chairs, agreed._new_chair()))
        return replace(agreed, setup=setup)

    def without_chair(self, seat: Seat) -> Seating:
        chairs = (*self.chairs[:seat], *self.chairs[seat + 1 :])
        handicaps = tuple(
            (other - (other > seat), help_)
            for other, help_ in self.setup.handicaps
            if other != seat
        )
        setup = with_fields(self.setup, seats=len(chairs), handicaps=handicaps)
        host = self.host
        if host is not None and host > seat:
            host -= 1
        return replace(self, chairs=chairs, host=host, setup=setup)

    def _new_chair(self) -> Chair:
        colours = [chair.colour for chair in self.chairs]
        shapes = [chair.shape for chair in self.chairs]
        return Chair(
            next((colour for colour in COLOURS if colour not in colours), COLOURS[0]),
            next((shape for shape in SHAPES if shape not in shapes), SHAPES[0]),
        )

    def with_chair(self, seat: Seat, **changes: Any) -> Seating:
        chairs = list(self.chairs)
        chairs[seat] = replace(chairs[seat], **changes)
        return replace(self, chairs=tuple(chairs))

    def _emptied(self, seat: Seat) -> Seating:
        return self.with_chair(seat, kind="open", name="", bot=None, token=None)

    def _others(self, seat: Seat) -> list[Chair]:
        return [chair for other, chair in enumerate(self.chairs) if other != seat]

    def _free_name(self, name: str) -> str:
        names = [chair.name for chair in self.chairs]
        number, free = 2, name
        while free in names:
            free = f"{name[: LONGEST_NAME - 3]} {number}"
            number += 1
        return free


read_seating = msgspec.json.Decoder(Seating).decode
"""Made here, once: two threads that both learn how to read a class end the program."""


def new_seating(code: str, setup: Setup, public: bool, options: Options, now: int) -> Seating:
    return Seating(code, new_token(), setup, public, options, created_ms=now).agree(setup)


def player_of(choice: BotChoice) -> Player:
    return read_player(f"{choice.character}:{choice.strength}")


def player_at(chair: Chair) -> Player:
    """The bot of a chair, or the usual one where its package is no longer installed."""
    try:
        return player_of(chair.bot or usual_bot())
    except Illegal:
        return player_of(usual_bot())


def usual_bot() -> BotChoice:
    """Who stands in for people who are away."""
    named = [name for name in characters() if name != "random"]
    return BotChoice(named[0] if named else "random")


def _name_of(choice: BotChoice) -> str:
    return choice.character.replace("_", " ").title()


def clean_name(name: str) -> str:
    """A name in one line, without what cannot be seen; raises Illegal if nothing is left."""
    cleaned = clean_text(name)[:LONGEST_NAME].strip()
    if not cleaned:
        raise Illegal("bad_name")
    return cleaned


def clean_text(text: str) -> str:
    """Plain text in one line: no control characters, no tricks with the direction of writing."""
    kept = [c if unicodedata.category(c)[0] not in "CZ" or c == "\u200d" else " " for c in text]
    return " ".join("".join(kept).split())
