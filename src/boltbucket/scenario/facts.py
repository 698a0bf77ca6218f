"""Facts a scenario can state about a game, each compared with what is found."""

from __future__ import annotations

from collections.abc import Callable

from boltbucket.notation import write_ship
from boltbucket.rules.events import TileLost, TileTakenOff
from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.ship.contents import GOOD_OF_LETTER
from boltbucket.rules.variants.rough_roads.drawing import names_in_force
from boltbucket.rules.variants.trek import Titles
from boltbucket.scenario import yard_facts
from boltbucket.scenario.event_facts import event_fact, no_event_fact
from boltbucket.scenario.failure import Failed, Finding
from boltbucket.scenario.names import (
    read_cell,
    read_strength,
    seat_name,
    write_answer,
    write_strength,
)
from boltbucket.scenario.reading import Line
from boltbucket.scenario.stage import Stage
from boltbucket.scenario.table import read_drawing

Fact = Callable[[Stage, Line, list[str]], Finding]


def compare(stage: Stage, line: Line) -> None:
    """Check a line that states facts; raises `Failed` for the first that does not hold."""
    words = line.text[1:].split()
    name = next((name for name in _LONGEST_FIRST if words[: len(name)] == list(name)), None)
    if name is None:
        raise line.fault("facts", known=tuple(sorted(" ".join(each) for each in FACTS)))
    rest = " ".join(words[len(name) :])
    whole = name in _WHOLE_LINE
    for part in [rest] if whole else rest.split(","):
        expected, found = FACTS[name](stage, line, part.split())
        if expected != found:
            raise Failed(line.number, line.text, expected, found)


# Seats and what they have


def _of_seat(found: Callable[[Stage, Seat], object]) -> Fact:
    """A fact of the form NAME VALUE."""

    def fact(stage: Stage, line: Line, words: list[str]) -> Finding:
        if len(words) != 2:
            raise line.fault("seat_value")
        seat = stage.player(line, words[0])
        return words[1], str(found(stage, seat))

    return fact


def _position(stage: Stage, seat: Seat) -> object:
    return stage.table.route.positions.get(seat, "none")


def _crew(stage: Stage, seat: Seat) -> object:
    return stage.table.ship(seat).crew_size


def _humans(stage: Stage, seat: Seat) -> object:
    return stage.table.ship(seat).humans


def _aliens(stage: Stage, seat: Seat) -> object:
    aliens = sorted(figure.value for _, figure in stage.table.ship(seat).aliens)
    return "+".join(aliens) or "none"


def _batteries(stage: Stage, seat: Seat) -> object:
    return stage.table.ship(seat).batteries


def _goods(stage: Stage, seat: Seat) -> object:
    return "".join(good.letter for good in stage.table.ship(seat).all_goods) or "none"


def _exposed(stage: Stage, seat: Seat) -> object:
    return stage.table.ship(seat).exposed_connectors


def _components(stage: Stage, seat: Seat) -> object:
    return len(stage.table.ship(seat).tiles)


def _credits(stage: Stage, seat: Seat) -> object:
    return stage.table.credits[seat]


def _purse(stage: Stage, seat: Seat) -> object:
    return stage.table.purse(seat)


def _gave_up(stage: Stage, seat: Seat) -> object:
    return stage.table.retired.get(seat, "no")


def _order(stage: Stage, line: Line, words: list[str]) -> Finding:
    flying = " ".join(map(seat_name, stage.table.order))
    return " ".join(words), flying or "none"


def _roads(stage: Stage, line: Line, words: list[str]) -> Finding:
    return " ".join(words), " ".join(names_in_force(stage.table)) or "none"


def _lost(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`NAME NUMBER`, or `NAME CELL CAUSE` for a component that came off."""
    if len(words) == 2:
        return words[1], str(len(stage.table.lost[stage.player(line, words[0])]))
    if len(words) != 3 or read_cell(words[1]) is None:
        raise line.fault("seat_lost")
    seat, cell = stage.player(line, words[0]), read_cell(words[1])
    losses = [event for event in stage.told if isinstance(event, TileLost | TileTakenOff)]
    causes = [event.cause.value for event in losses if (event.seat, event.cell) == (seat, cell)]
    return words[2], causes[-1] if causes else Fault("still_there")


def _ship(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`NAME` and a drawing below."""
    if len(words) != 1:
        raise line.fault("seat_ship")
    drawn = read_drawing(line, stage.table)
    ship = stage.ship(line, words[0])
    same = (drawn.tiles, drawn.crew, drawn.charge, drawn.goods) == (
        ship.tiles,
        ship.crew,
        ship.charge,
        ship.goods,
    )
    return write_ship(drawn), write_ship(drawn if same else ship)


# Decisions


def _asked(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`NAME KIND`, `NAME nothing` or `nobody`."""
    if words == ["nobody"]:
        return "nobody", " ".join(map(seat_name, stage.game.pending)) or "nobody"
    if len(words) != 2:
        raise line.fault("seat_asked")
    decision = stage.game.pending.get(stage.seat(line, words[0]))
    return words[1], "nothing" if decision is None else decision.kind


def _options(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`NAME ANSWER, ANSWER, …`: all there are, in any order."""
    if not words:
        raise line.fault("seat_answers")
    seat = stage.seat(line, words[0])
    answers = " ".join(words[1:]).split(",")
    stated = sorted(write_answer(stage.answer(line, seat, text)) for text in answers)
    decision = stage.game.pending.get(seat)
    if decision is None:
        return ", ".join(stated), Fault("nothing_asked")
    return ", ".join(stated), ", ".join(sorted(map(write_answer, decision.options)))


def _strength(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`NAME VALUE`: what a seat asked to power up would have if it stopped here."""
    if len(words) != 2 or read_strength(words[1]) is None:
        raise line.fault("seat_strength")
    decision = stage.game.pending.get(stage.seat(line, words[0]))
    found = getattr(decision, "strength", None)
    stated = read_strength(words[1]) or 0
    return write_strength(stated), Fault("nothing_asked") if found is None else write_strength(
        found
    )


# The table


def _bank(stage: Stage, line: Line, words: list[str]) -> Finding:
    if len(words) != 2 or words[0] not in GOOD_OF_LETTER:
        raise line.fault("bank_amount")
    return words[1], str(stage.table.bank[GOOD_OF_LETTER[words[0]]])


def _card(stage: Stage, line: Line, words: list[str]) -> Finding:
    """The id or the kind of the card being played, or `none`."""
    card = stage.table.card
    stated = " ".join(words)
    if card is None:
        return stated, "none"
    return stated, card.id if stated == card.id else card.kind


def _cards_left(stage: Stage, line: Line, words: list[str]) -> Finding:
    return " ".join(words), str(len(stage.table.deck))


def _bill(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`NAME ITEM AMOUNT` of the last flight; `total` is the sum."""
    if len(words) != 3:
        raise line.fault("seat_bill")
    bills = stage.table.match.bills
    if not bills:
        return words[2], Fault("no_bill")
    bill = bills[-1][stage.player(line, words[0])]
    amounts = {**{each.item: each.amount for each in bill.lines}, "total": bill.total}
    return words[2], str(amounts.get(words[1], 0))


def _title(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`NAME SEAT silver` or `NAME SEAT gold`."""
    titles = stage.table.match.recall(Titles)
    if len(words) != 3 or titles is None:
        raise line.fault("trek_title")
    holder = titles.holders.get(words[0])
    side = "gold" if words[0] in titles.gold else "silver"
    return " ".join(words[1:]), f"{'nobody' if holder is None else seat_name(holder)} {side}"


def _mission(stage: Stage, line: Line, words: list[str]) -> Finding:
    """The mission being flown, or `none`."""
    return " ".join(words), str(getattr(stage.table.variant, "name", "none"))


def _winners(stage: Stage, line: Line, words: list[str]) -> Finding:
    outcome = stage.game.outcome
    if outcome is None:
        return " ".join(words), Fault("game_goes_on")
    return " ".join(words), " ".join(map(seat_name, outcome.winners)) or "nobody"


def _phase(stage: Stage, line: Line, words: list[str]) -> Finding:
    return " ".join(words), stage.game.view(None).phase


def _over(stage: Stage, line: Line, words: list[str]) -> Finding:
    return "over", "over" if not stage.game.pending else Fault("game_goes_on")


def _secret(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`VIEWER OWNER`: one may not see the credits of the other."""
    viewer, owner = (stage.player(line, word) for word in [*words, "", ""][:2])
    seen = stage.game.view(viewer).table.credits.get(owner)
    return "secret", "secret" if seen is None else str(seen)


FACTS: dict[tuple[str, ...], Fact] = {
    ("position",): _of_seat(_position),
    ("crew",): _of_seat(_crew),
    ("humans",): _of_seat(_humans),
    ("aliens",): _of_seat(_aliens),
    ("batteries",): _of_seat(_batteries),
    ("goods",): _of_seat(_goods),
    ("exposed",): _of_seat(_exposed),
    ("components",): _of_seat(_components),
    ("credits",): _of_seat(_credits),
    ("purse",): _of_seat(_purse),
    ("gave", "up"): _of_seat(_gave_up),
    ("order",): _order,
    ("lost",): _lost,
    ("ship",): _ship,
    ("asked",): _asked,
    ("options",): _options,
    ("strength",): _strength,
    ("event",): event_fact,
    ("no", "event"): no_event_fact,
    ("bank",): _bank,
    ("card",): _card,
    ("cards", "left"): _cards_left,
    ("bill",): _bill,
    ("title",): _title,
    ("mission",): _mission,
    ("roads",): _roads,
    ("winners",): _winners,
    ("phase",): _phase,
    ("over",): _over,
    ("secret",): _secret,
    **yard_facts.FACTS,
}
"""The words a fact begins with -> how it is compared."""
_WHOLE_LINE = frozenset({("options",)})
"""Facts in which a comma does not begin another fact of the same kind."""
_LONGEST_FIRST = sorted(FACTS, key=len, reverse=True)
