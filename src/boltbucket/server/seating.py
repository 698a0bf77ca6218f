"""Who sits at a table: chairs, names, colours, bots, and what was agreed on."""

from __future__ import annotations

import unicodedata
from typing import Any, Literal

import msgspec
from msgspec import Struct

from boltbucket.bots.bot import Player
from boltbucket.bots.cast import characters, make_bot, read_player
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.setup import Setup as Rules
from boltbucket.rules.setup import read_setup
from boltbucket.server.messages import LONGEST_NAME, Options
from boltbucket.server.shapes import BotChoice, Colour, Seat, Setup, Shape
from boltbucket.server.tokens import hashed, matches, new_token

COLOURS: tuple[Colour, ...] = ("blue", "green", "yellow", "red", "purple")
SHAPES: tuple[Shape, ...] = ("circle", "square", "triangle", "diamond", "star")


class Chair(Struct):
    """A place at the table. Only the hash of its token is kept."""

    colour: Colour
    shape: Shape
    name: str = ""
    kind: Literal["human", "bot", "open"] = "open"
    bot: BotChoice | None = None
    token: str | None = None


class Seating(Struct):
    """All that is stored of a table besides its games."""

    code: str
    salt: str
    setup: Setup
    public: bool
    options: Options
    chairs: list[Chair]
    host: Seat | None = None
    game: str | None = None
    """The game being played or just played."""
    games: list[str] = []
    unreadable: str | None = None
    """The game that should be played, but could not be read from the store."""
    at: int = 0
    """The table's time when this was stored: it goes on between two answers too."""
    created_ms: int = 0
    paused: bool = False
    paused_by: Seat | None = None

    @property
    def humans(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "human"]

    @property
    def open_seats(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def seat_of(self, token: str) -> Seat | None:
        """The seat a token belongs to; all are compared, whichever it is."""
        found = [seat for seat, chair in enumerate(self.chairs) if matches(token, chair.token)]
        return found[0] if found else None

    # Changing

    def sit_down(self, name: str) -> tuple[Seat, str]:
        """Take the first open seat; the seat and its token."""
        if not self.open_seats:
            raise Illegal("table_full")
        seat = self.open_seats[0]
        chair = self.chairs[seat]
        chair.kind, chair.bot, chair.name = "human", None, self._free_name(clean_name(name))
        if self.host is None:
            self.host = seat
        return seat, self.reissue(seat)

    def reissue(self, seat: Seat) -> str:
        token = new_token()
        self.chairs[seat].token = hashed(token)
        return token

    def rename(self, seat: Seat, name: str) -> None:
        cleaned = clean_name(name)
        if any(chair.name == cleaned for chair in self._others(seat)):
            raise Illegal("name_taken", name=cleaned)
        self.chairs[seat].name = cleaned

    def recolour(self, seat: Seat, colour: Colour | None, shape: Shape | None) -> None:
        """Whoever else has the colour or shape gets the one given up."""
        own = self.chairs[seat]
        for chair in self._others(seat):
            if colour is not None and chair.colour == colour:
                chair.colour = own.colour
            if shape is not None and chair.shape == shape:
                chair.shape = own.shape
        own.colour = colour or own.colour
        own.shape = shape or own.shape

    def put_bot(self, seat: Seat, choice: BotChoice) -> None:
        """A bot takes a seat, if there is such a bot and it can be made."""
        self.check_seat(seat)
        if self.chairs[seat].kind == "human":
            raise Illegal("seat_taken", seat=seat)
        make_bot(player_of(choice), 0)
        self._make_bot(seat, choice)

    def _make_bot(self, seat: Seat, choice: BotChoice) -> None:
        chair = self.chairs[seat]
        chair.kind, chair.bot, chair.token = "bot", choice, None
        chair.name = self._free_name(choice.character.replace("_", " ").title())

    def remove_bot(self, seat: Seat) -> None:
        self.check_seat(seat)
        if self.chairs[seat].kind != "bot":
            raise Illegal("no_bot", seat=seat)
        self._empty(seat)

    def stand_up(self, seat: Seat, playing: bool) -> None:
        """A person leaves for good: in a game a bot plays on."""
        self.check_seat(seat)
        if self.chairs[seat].kind != "human":
            raise Illegal("nobody_there", seat=seat)
        if playing:
            name = self.chairs[seat].name
            self._make_bot(seat, usual_bot())
            self.chairs[seat].name = name
        else:
            self._empty(seat)
        if self.host == seat:
            self.host = next(iter(self.humans), None)

    def _empty(self, seat: Seat) -> None:
        chair = self.chairs[seat]
        chair.kind, chair.name, chair.bot, chair.token = "open", "", None, None

    def agree(self, setup: Setup) -> None:
        """Another set-up; seats are added, or taken away where nobody sits."""
        rules = rules_of(setup)
        while len(self.chairs) > rules.seats:
            idle = [s for s, chair in enumerate(self.chairs) if chair.kind == "open"]
            idle = idle or [s for s, chair in enumerate(self.chairs) if chair.kind == "bot"]
            if not idle:
                raise Illegal("seats_taken", seats=rules.seats)
            self.remove_chair(idle[-1])
        while len(self.chairs) < rules.seats:
            self.chairs.append(self._new_chair())
        self.setup = setup

    def remove_chair(self, seat: Seat) -> None:
        del self.chairs[seat]
        if self.host is not None and self.host > seat:
            self.host -= 1
        handicaps = [pair for pair in self.setup.handicaps if pair[0] != seat]
        moved = [(other - (other > seat), handicap) for other, handicap in handicaps]
        self.setup = msgspec.structs.replace(self.setup, seats=len(self.chairs), handicaps=moved)

    def _new_chair(self) -> Chair:
        colours = [chair.colour for chair in self.chairs]
        shapes = [chair.shape for chair in self.chairs]
        return Chair(
            next((colour for colour in COLOURS if colour not in colours), COLOURS[0]),
            next((shape for shape in SHAPES if shape not in shapes), SHAPES[0]),
        )

    def _others(self, seat: Seat) -> list[Chair]:
        return [chair for other, chair in enumerate(self.chairs) if other != seat]

    def _free_name(self, name: str) -> str:
        names = [chair.name for chair in self.chairs]
        number, free = 2, name
        while free in names:
            free = f"{name[: LONGEST_NAME - 3]} {number}"
            number += 1
        return free

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


def new_seating(code: str, setup: Setup, public: bool, options: Options, now: int) -> Seating:
    seating = Seating(code, new_token(), setup, public, options, [], created_ms=now)
    seating.agree(setup)
    return seating


def rules_of(setup: Setup) -> Rules:
    """The set-up as the rules know it; raises Illegal if it cannot be played."""
    return read_setup(msgspec.to_builtins(setup))


def player_of(choice: BotChoice) -> Player:
    return read_player(f"{choice.character}:{choice.strength}")


def usual_bot() -> BotChoice:
    """Who sits in for people who are away."""
    named = [name for name in characters() if name != "random"]
    return BotChoice(named[0] if named else "random")


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
