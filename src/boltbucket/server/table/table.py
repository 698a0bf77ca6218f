"""A table: tell it what happens and when, and it says what is to be done.

It knows no socket, store, task or clock: `handle` takes a message and the moment it came, and
returns effects, which are plain values. Whoever owns the table carries them out.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Sequence

import msgspec

from boltbucket.rules.events import Event
from boltbucket.rules.language.chance import Chance
from boltbucket.rules.language.decision import Decision
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace
from boltbucket.server.clock.stopwatch import Stopwatch
from boltbucket.server.table.actions import begin_game
from boltbucket.server.table.commands import obey, refused, take_answer
from boltbucket.server.table.effects import Delivery, Effects, Goodbye, Thought
from boltbucket.server.table.inbox import (
    Arrival,
    BeginGame,
    BotAnswer,
    ClientCommand,
    Departure,
    DoorWish,
    KeepTime,
    Message,
    Reissue,
    SitDown,
    StoreShortened,
    Tick,
)
from boltbucket.server.table.knocking import open_door
from boltbucket.server.table.links import reissue
from boltbucket.server.table.people import all_away
from boltbucket.server.table.projection import Projection, deliveries
from boltbucket.server.table.running_game import RunningGame
from boltbucket.server.table.seating import Seating, player_at
from boltbucket.server.table.state import State, Viewer, only_bots_build, without
from boltbucket.server.table.timers import first_due, strike
from boltbucket.server.table.turn import Turn
from boltbucket.server.wire.messages import Chat, Refused
from boltbucket.server.wire.messages import written as message_written
from boltbucket.server.wire.room import Role

MOST_SPECTATORS = 50
REST_MS = 1000
"""After something that was due has failed, the clock waits before it tries again."""
MOST_UNSTORED = 1_000_000
"""More messages than a table tells before it is stored again."""


class Table:
    """People, bots and their game."""

    def __init__(
        self,
        seating: Seating,
        now: int,
        game: RunningGame | None = None,
        at: int = 0,
        chats: Iterable[Chat] = (),
        watch_token: Callable[[Seating], str] = lambda seating: seating.salt,
        most_spectators: int = MOST_SPECTATORS,
    ) -> None:
        said = list(chats)
        people = all_away(seating.humans, at, now)
        self.state = State(seating, people, game, watch=Stopwatch(at))
        first = _first_number(seating, now, said)
        self.projection = Projection(first, said, watch_token)
        self._watch_token = watch_token
        """The token of spectators."""
        self._most_spectators = most_spectators
        self._time_kept = at
        """The table's time as far as it has been stored."""
        self._thinking: dict[Seat, tuple[str, int]] = {}
        """Which question of which game each bot is thinking about."""
        self._hurried = False
        """Whether no person was building any more."""
        self._rests_until = 0
        self._timer: int | None = None
        self._timer_is_of: tuple[object, ...] | None = None
        self.projection.show(self.state, ())

    @property
    def code(self) -> str:
        return self.state.seating.code

    def handle(self, message: Message, now: int, date: int | None = None) -> Effects:
        """What is to be done about a message that has come at this moment of the server's clock.
        Whatever goes wrong with it, the table lives on as it was before."""
        turn = self._handled(message, Turn(self.state, now, date))
        if turn.stumbled:
            self._rests_until = now + REST_MS
        self._think(turn)
        alarm = self._next_alarm(isinstance(message, Tick))
        turn.effects.timer = None if alarm is None else max(alarm, self._rests_until)
        return turn.effects

    def _handled(self, message: Message, turn: Turn) -> Turn:
        """The turn of a message, or of the excuse for it."""
        shown = self.projection.mark()
        try:
            self._do(turn, message)
            self._finish(turn)
        except Illegal as refusal:
            return self._refuse(message, refusal, turn)
        except Exception as error:  # noqa: BLE001 one message that fails is one refusal
            self.projection.go_back(shown)
            return self._excuse(message, error, turn)
        return turn

    def _do(self, turn: Turn, message: Message) -> None:
        if isinstance(message, ClientCommand):
            viewer = turn.state.viewer(message.connection)
            if viewer is not None:
                obey(turn, viewer.seat, message)
        elif isinstance(message, BotAnswer):
            if self._thinking.get(message.seat) == (message.game, message.number):
                del self._thinking[message.seat]
            take_answer(turn, message)
        elif isinstance(message, Tick):
            strike(turn, self._time_kept)
        elif isinstance(message, Arrival):
            self._arrive(turn, message)
        elif isinstance(message, Departure):
            _depart(turn, message)
        elif isinstance(message, SitDown):
            _sit_down(turn, message)
        elif isinstance(message, Reissue):
            reissue(turn, message)
        elif isinstance(message, DoorWish):
            open_door(turn, message, self._watch_token)
        elif isinstance(message, BeginGame):
            begin_game(turn)
        elif isinstance(message, StoreShortened):
            turn.seat_people(msgspec.structs.replace(turn.seating, losses=message.losses))
            turn.announce("store_shortened")
        else:
            assert isinstance(message, KeepTime), message
            turn.stop_watch()

    # The end of a turn

    def _finish(self, turn: Turn) -> None:
        """Show what has become of it; only then does it count."""
        turn.close(self.projection.n)
        told = self._told(turn)
        effects, batch = turn.effects, turn.effects.batch
        effects.deliveries += [*told, *turn.replies]
        self.state = turn.state
        if batch.table is not None or batch.rows:
            self._time_kept = turn.at

    def _told(self, turn: Turn) -> list[Delivery]:
        moved = turn.moved or {}
        reseated = any(old != new for old, new in moved.items())
        update = self.projection.show(turn.state, turn.events, turn.tables, reseated)
        viewers = self._known(turn.state)
        told = [] if update is None else deliveries(update, viewers)
        if turn.moved is not None:
            turn.effects.batch.chats += self.projection.move_speakers(moved)
        for said in turn.said:
            told += deliveries(self.projection.say(said), viewers)
            turn.effects.batch.chats.append(said)
        for greet in turn.greetings:
            told += greet()
        return told

    def _known(self, state: State) -> tuple[Viewer, ...]:
        """Whoever has been greeted."""
        if state.viewers is self.state.viewers:
            return state.viewers
        return tuple(each for each in state.viewers if self.state.viewer(each.connection))

    def _refuse(self, message: Message, refusal: Illegal, failed: Turn) -> Turn:
        """The turn of a message that is refused: nothing has changed."""
        turn = Turn(self.state, failed.now, failed.date)
        turn.effects.counted.append("refusals")
        if isinstance(message, ClientCommand):
            turn.reply(message.connection, refused(message.command, refusal))
            turn.effects.deliveries += turn.replies
        elif isinstance(message, Arrival):
            turn.effects.goodbyes.append(Goodbye(message.connection, refusal, welcome=False))
        elif not isinstance(message, BotAnswer):
            turn.effects.refusal = refusal
        return turn

    def _excuse(self, message: Message, error: Exception, failed: Turn) -> Turn:
        """A message that goes wrong is refused, and the table lives on as it was before."""
        turn = self._refuse(message, Illegal("server_error"), failed)
        turn.note(error)
        if isinstance(message, BotAnswer):
            self._thinking[message.seat] = (message.game, message.number)
            turn.effects.rests.append(message)
        elif isinstance(message, Departure):
            # Gone is gone, whatever else could not be done about it.
            gone = self.state.viewer(message.connection)
            self.state = replace(self.state, viewers=without(self.state.viewers, gone))
        elif isinstance(message, Tick):
            turn.stumbled = True
        return turn

    # Bots and clocks

    def _think(self, turn: Turn) -> None:
        """Every bot that is asked something thinks about it, unless it does already."""
        state, game = self.state, self.state.game
        if game is None or game.counting or not state.watch.running:
            return
        self._hurry()
        for seat, question in game.asked.items():
            wanted = (game.head.id, question.number)
            if state.is_bot(seat) and self._thinking.get(seat) != wanted:
                self._thinking[seat] = wanted
                self._ask_bot(turn, game, seat, question.number)

    def _hurry(self) -> None:
        """No person builds any more: what takes bots long, they begin anew with quick hands."""
        hurried = only_bots_build(self.state)
        if hurried and not self._hurried:
            self._thinking.clear()
        self._hurried = hurried

    def _ask_bot(self, turn: Turn, game: RunningGame, seat: Seat, number: int) -> None:
        try:
            turn.effects.thoughts.append(_thought(turn, game, seat, number))
        except Exception as error:  # noqa: BLE001 the others play on meanwhile
            turn.note(error)
            turn.effects.rests.append(BotAnswer(game.head.id, seat, number, None))

    def _next_alarm(self, rung: bool) -> int | None:
        """Found anew only if something has changed that it depends on, or it has just rung."""
        state, game = self.state, self.state.game
        own: tuple[object, ...] = (None,) * 3
        if game is not None:
            yard = game.game.table.yard
            own = (game.asked, game.clock, None if yard is None else yard.waiting)
        made_of = (state.seating, state.people, state.watch, *own)
        before = self._timer_is_of
        if rung or before is None or any(a is not b for a, b in zip(made_of, before, strict=True)):
            self._timer = first_due(state, self._time_kept)
            self._timer_is_of = made_of
        return self._timer

    # Coming and going

    def _arrive(self, turn: Turn, arrival: Arrival) -> None:
        seat = self._seat_of(turn.state, arrival.token)
        viewer = Viewer(arrival.connection, seat, _role(turn.seating, seat))
        turn.change(viewers=(*turn.state.viewers, viewer))
        if seat is not None:
            turn.change(people=turn.people.came(seat))
            turn.mind_pause()
            # So that the store knows when somebody was here last.
            turn.keep_seating()
        turn.greetings.append(lambda: self._greeting(turn, viewer, arrival.have))

    def _greeting(self, turn: Turn, viewer: Viewer, have: int | None) -> list[Delivery]:
        log: Iterable[Event] = () if turn.game is None else turn.game.log.events
        messages = self.projection.greet(viewer, have, turn.now, log)
        lost = turn.seating.unreadable
        if lost is not None:
            # Why there is no game where people have left one.
            code = "other_rules" if turn.seating.other_rules else "game_unreadable"
            messages.append(message_written(Refused(0, code, {"record": lost})))
        return [Delivery(viewer.connection, message) for message in messages]

    def _may_watch(self, seating: Seating, token: str) -> bool:
        return hmac.compare_digest(token.encode(), self._watch_token(seating).encode())

    def _seat_of(self, state: State, token: str | None) -> Seat | None:
        """The seat of whoever has the token; raises Illegal if they may not even look."""
        seating = state.seating
        seat = seating.seat_of(token) if token else None
        if seat is not None:
            return seat
        if not (self._may_watch(seating, token) if token else seating.public):
            raise Illegal("bad_token")
        if not seating.options.watching:
            raise Illegal("watching_ended")
        if sum(viewer.seat is None for viewer in state.viewers) >= self._most_spectators:
            raise Illegal("too_many_spectators")
        return None


def _first_number(seating: Seating, now: int, said: Sequence[Chat]) -> int:
    """Above all numbers that were told before, also if the calendar has gone back since."""
    return max(now, seating.told + MOST_UNSTORED, *(each.n for each in said))


def _role(seating: Seating, seat: Seat | None) -> Role:
    if seat is None:
        return "spectator"
    return "host" if seat == seating.host else "player"


def _depart(turn: Turn, departure: Departure) -> None:
    gone = turn.state.viewer(departure.connection)
    if gone is None:
        return
    turn.change(viewers=without(turn.state.viewers, gone))
    if gone.seat is not None and gone.seat not in turn.state.here:
        turn.change(people=turn.people.went(gone.seat, turn.at, turn.now))
        turn.mind_pause()


def _sit_down(turn: Turn, wish: SitDown) -> None:
    """Somebody has taken a seat, though they have not said hello yet."""
    if turn.state.playing:
        raise Illegal("already_playing")
    seating, seat, token = turn.seating.sit_down(wish.name)
    turn.change(people=turn.people.went(seat, turn.at, turn.now))
    turn.seat_people(seating)
    turn.effects.result = (seat, token)


HURRY = 0.012
"""How long hands take once no person is building any more: the slowest need seven seconds for a
whole ship of the third level, so that nobody waits for more than ten."""


def _pace(state: State) -> float:
    pace = state.seating.options.bot_pace / 100
    return pace * HURRY if only_bots_build(state) else pace


THINKING = 0.4
"""In flight nobody's hands are watched: a moment to think is enough."""
BIT_BY_BIT = 0.1
"""The same for one block, battery or crew member after the other."""
SMALL = frozenset({"load_goods", "pick_battery", "pick_crew", "pick_good", "repair"})


def _care(decision: Decision) -> float:
    """How long an answer takes, next to one in the yard."""
    if decision.kind == "build":
        return 1.0
    return BIT_BY_BIT if decision.kind in SMALL else THINKING


def _thought(turn: Turn, game: RunningGame, seat: Seat, number: int) -> Thought:
    seating = turn.seating
    return Thought(
        game=game.head.id,
        seat=seat,
        number=number,
        player=player_at(seating.chairs[seat]),
        # Not the game's own seed: with that a bot could work out what is hidden.
        seed=Chance(game.head.seed).below(1 << 62, f"bot {seat}"),
        view=game.game.view(seat),
        pace=_pace(turn.state) * _care(game.game.pending[seat]),
        may_draw_ms=turn.draw_wait(seat),
    )
