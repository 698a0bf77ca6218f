"""Building for the cards one has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from boltbucket.bots.style import Style
from boltbucket.bots.threats import Peril, Perils, perils_in, perils_of
from boltbucket.rules.cards.card import Card
from boltbucket.rules.view import View

ANSWERS_TO = {
    "open_space": ("engine",),
    "planets": ("container", "red_container"),
    "abandoned_ship": ("crew",),
    "abandoned_station": ("crew", "container"),
    "meteor_swarm": ("shield_side", "joint"),
    "smugglers": ("cannon",),
    "slavers": ("cannon",),
    "pirates": ("cannon",),
    "combat_zone": ("engine", "cannon", "crew"),
    "stardust": ("exposed",),
}
"""What each kind of card makes more valuable."""
WEIGHT = 0.12
"""By how much, for every card more than usual."""


def adapted(style: Style, view: View) -> Style:
    """The style of a builder who has read these cards."""
    if not view.seen_piles:
        return style
    surplus = _surplus(view)
    changes: dict[str, float] = {}
    for kind, more in surplus.items():
        for taste in ANSWERS_TO.get(kind, ()):
            factor = 1 + WEIGHT * max(-2.0, min(3.0, more))
            changes[taste] = changes.get(taste, getattr(style, taste)) * factor
    return replace(style, **changes)  # type: ignore[arg-type]


def perils_ahead(view: View) -> Perils:
    """The hits to expect: those of the cards seen, and the usual ones for the rest."""
    usual = perils_of(view.edition, view.level.name)
    if not view.seen_piles:
        return usual
    seen = [card for pile in view.seen_piles.values() for card in pile]
    unseen = 1 - len(seen) / max(1, sum(view.pile_sizes))
    known = perils_in(seen)
    return tuple(
        Peril(*(rate + unseen * other for rate, other in zip(sure, likely, strict=True)))
        for sure, likely in zip(known, usual, strict=True)
    )


def _surplus(view: View) -> dict[str, float]:
    """How many more cards of each kind were seen than one would expect."""
    seen = [card for pile in view.seen_piles.values() for card in pile]
    counted = Counter(card.kind for card in seen)
    usual = Counter[str]()
    for level, cards in Counter(card.level for card in seen).items():
        for kind, share in _shares(view.edition.cards_of(level)).items():
            usual[kind] += share * cards  # type: ignore[assignment]
    return {kind: counted[kind] - usual[kind] for kind in sorted({*counted, *usual})}


def _shares(cards: Iterable[Card]) -> dict[str, float]:
    counted = Counter(card.kind for card in cards)
    return {kind: amount / counted.total() for kind, amount in counted.items()}
