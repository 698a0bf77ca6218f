"""Cards: those seen in piles, those turned up, the one being resolved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from typing import Any, Final

import numpy as np

from boltbucket.learn.fields.field import Array, Field, Moment, one_of
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.printed.card import Card
from boltbucket.rules.schema import family
from boltbucket.rules.variants.missions.parts import supercards


@cache
def cards() -> Mapping[str, int]:
    """Every printed card by its id, numbered over all boxes."""
    printed = chain.from_iterable(edition(name).cards for name in EDITION_NAMES)
    return {card.id: number for number, card in enumerate((*printed, *supercards()))}


def _card_row(ids: Iterable[str]) -> Array:
    row = np.zeros(len(cards()), np.uint8)
    known = cards()
    for each in ids:
        if each in known:
            row[known[each]] = 1
    return row


def _cards_seen(moment: Moment) -> Any:
    piles = moment.view.seen_piles.values()
    return _card_row(card.id for pile in piles for card in pile) if piles else 0


def _cards_turned(moment: Moment) -> Any:
    revealed = moment.table.revealed
    return _card_row(revealed) if revealed else 0


_CARD_KINDS: Final = tuple(str(kind.__dict__["kind"]) for kind in family(Card, own=True))


def _card(moment: Moment) -> Any:
    card = moment.table.card
    return one_of(_CARD_KINDS, None if card is None else card.kind)


CARDS: Final = (
    Field(
        "cards_seen",
        "1 for every card in a pile the viewer has looked at",
        tuple(cards()),
        _cards_seen,
        planes=True,
    ),
    Field(
        "cards_turned",
        "1 for every card turned up on this flight",
        tuple(cards()),
        _cards_turned,
        planes=True,
    ),
    Field("card", "the kind of the card being resolved", _CARD_KINDS, _card, planes=True),
)
