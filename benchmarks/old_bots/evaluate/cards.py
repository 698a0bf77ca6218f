"""Building for the cards one has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from benchmarks.old_bots.style import Style
from benchmarks.old_bots.threats import Peril, Perils, perils_in, perils_of
from boltbucket.rules.catalogue import expansion_card
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition
from boltbucket.rules.variants.missions.supercards.robopolice_raid import RobopoliceRaid
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
RAID_WEIGHT = 2.0
"""By how much more defenders are worth for every raid that was seen."""


def adapted(style: Style, view: View) -> Style:
    """The style of a builder who has read these cards."""
    if not view.seen_piles:
        return style
    return _adapted(style, view.table.edition, _seen(view))


@lru_cache(maxsize=256)
def _adapted(style: Style, edition: Edition, seen: tuple[str, ...]) -> Style:
    surplus = _surplus(edition, seen)
    changes: dict[str, float] = {"guard": style.guard * (1 + RAID_WEIGHT * _raids(seen))}
    for kind, more in surplus.items():
        for taste in ANSWERS_TO.get(kind, ()):
            factor = 1 + WEIGHT * max(-2.0, min(3.0, more))
            changes[taste] = changes.get(taste, getattr(style, taste)) * factor
    return replace(style, **changes)  # type: ignore[arg-type]


def _raids(seen: tuple[str, ...]) -> int:
    """How many of the cards let intruders in."""
    return sum(isinstance(expansion_card(name), RobopoliceRaid) for name in seen)


def _seen(view: View) -> tuple[str, ...]:
    return tuple(card.id for pile in view.seen_piles.values() for card in pile)


def perils_ahead(view: View) -> Perils:
    """The hits to expect: those of the cards seen, and the usual ones for the rest."""
    return _perils_ahead(
        view.table.edition, view.table.level.name, _seen(view), sum(map(len, view.table.piles))
    )


@lru_cache(maxsize=256)
def _perils_ahead(edition: Edition, level: str, seen: tuple[str, ...], cards: int) -> Perils:
    usual = perils_of(edition, level)
    known = perils_in(card for name in seen if (card := edition.card_by_id.get(name)))
    unseen = 1 - len(seen) / max(1, cards)
    return tuple(
        Peril(*(rate + unseen * other for rate, other in zip(sure, likely, strict=True)))
        for sure, likely in zip(known, usual, strict=True)
    )


def _surplus(edition: Edition, seen: tuple[str, ...]) -> dict[str, float]:
    """How many more cards of each kind were seen than one would expect."""
    cards = [card for name in seen if (card := edition.card_by_id.get(name))]
    surplus: dict[str, float] = {}
    for card in cards:
        surplus[card.kind] = surplus.get(card.kind, 0.0) + 1
        for kind, share in _shares(edition.cards_of(card.level)).items():
            surplus[kind] = surplus.get(kind, 0.0) - share
    return dict(sorted(surplus.items()))


def _shares(cards: Iterable[Card]) -> dict[str, float]:
    counted = Counter(card.kind for card in cards)
    return {kind: amount / counted.total() for kind, amount in counted.items()}
