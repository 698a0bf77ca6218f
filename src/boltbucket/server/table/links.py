"""Links: who gets a new one for a seat or for watching, and who must agree to that.

A link opens everything its seat may see. While a flight is on, the host gets the link of another
only if everybody else who is here agrees, and everybody is told.
"""

from __future__ import annotations

import msgspec

from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace
from boltbucket.server.table.effects import Goodbye
from boltbucket.server.table.inbox import Reissue
from boltbucket.server.table.seating import Seating
from boltbucket.server.table.turn import Turn
from boltbucket.server.tokens import new_token
from boltbucket.server.wire.room import LinkWish


def reissue(turn: Turn, wish: Reissue) -> None:
    """A new token for a seat, asked for by its owner or the host; old connections end."""
    asking = turn.seating.seat_of(wish.token)
    if asking is None:
        raise Illegal("bad_token")
    if asking not in (wish.seat, turn.seating.host):
        raise Illegal("only_host")
    if wish.seat not in turn.seating.humans:
        raise Illegal("no_such_seat", seat=wish.seat)
    if asking == wish.seat or _granted(turn, wish.seat, asking):
        _hand_over(turn, wish.seat, asking)


def _granted(turn: Turn, seat: Seat, host: Seat) -> bool:
    """Whether the host may have the link of another now; if not, the others are asked."""
    if not turn.state.playing or turn.state.between:
        return True
    name, needed = turn.name(seat), turn.state.here - {host}
    if not needed:
        raise Illegal("nobody_agrees", name=name)
    wish = turn.people.link_wish
    if wish is not None and wish.seat == seat and needed.issubset(wish.agreed):
        return True
    if wish is None or wish.seat != seat:
        turn.change(people=replace(turn.people, link_wish=LinkWish(seat, ())))
        turn.announce("link_asked", host=turn.name(host), name=name)
    turn.effects.refusal = Illegal("needs_consent", name=name)
    return False


def _hand_over(turn: Turn, seat: Seat, asking: Seat) -> None:
    seating, token = turn.seating.reissue(seat)
    turn.seat_people(seating)
    turn.change(people=replace(turn.people, link_wish=None))
    if asking != seat:
        turn.announce("link_made", host=turn.name(asking), name=turn.name(seat))
    for viewer in turn.state.at(seat):
        turn.effects.goodbyes.append(Goodbye(viewer.connection, Illegal("token_changed")))
    turn.effects.result = token


def agree(turn: Turn, seat: Seat, about: Seat) -> None:
    """Somebody agrees that the host gets a new link for another seat."""
    wish = turn.people.link_wish
    if wish is None or wish.seat != about or seat == turn.seating.host:
        raise Illegal("no_such_wish")
    if seat not in wish.agreed:
        agreed = LinkWish(wish.seat, (*wish.agreed, seat))
        turn.change(people=replace(turn.people, link_wish=agreed))
        turn.announce("link_agreed", name=turn.name(seat))


def check_watching(seating: Seating) -> None:
    """Whether somebody who knows no more than the table's code may watch; raises Illegal if not."""
    if not seating.options.watching:
        raise Illegal("watching_ended")
    if seating.by_link and not seating.public:
        raise Illegal("watch_by_link")


def renew_watching(turn: Turn, host: Seat) -> None:
    """Another link for spectators; whoever has come by the old one has to ask for it."""
    turn.seat_people(msgspec.structs.replace(turn.seating, salt=new_token(), by_link=True))
    turn.send_spectators_away(Illegal("watch_link_changed"))
    turn.announce("watch_link_made", host=turn.name(host))
