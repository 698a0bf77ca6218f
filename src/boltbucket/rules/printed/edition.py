"""Editions: everything the printed parts of a box say, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from boltbucket.rules.language.value import cached, replace
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.tile import Tile


@dataclass(frozen=True)
class Doubt:
    """A fact that nobody could read off the printed part: where it stands, and why."""

    entry: str
    field: str
    reason: str


@dataclass(frozen=True)
class Bank:
    """How many tokens there are; what is not listed never runs out."""

    goods: Mapping[Good, int]
    figures: Mapping[Figure, int]
    batteries: int | None = None


@dataclass(frozen=True, kw_only=True)
class Level:
    """One kind of flight: its boards, its deck, its money and which rules apply."""

    name: str
    number: int
    """The level of the flight's own cards: the top card of the deck has it."""
    blueprint: Blueprint
    loop: int
    start_spaces: tuple[int, ...]
    """Spaces ahead of the last printed start space, place 1 first."""
    rewards: tuple[int, ...]
    best_looking: int
    loss_limit: int | None
    """The most that lost components can cost, if there is such a limit."""
    pile: Mapping[int, int]
    """Level of cards -> how many of them lie in each pile."""
    piles: int
    hourglass_spaces: int
    """How many times the sand runs; 0 if building is not timed."""
    sand_seconds: int
    reserve: int
    """How many tiles may be set aside."""
    aliens: bool
    peeking: bool
    giving_up: bool
    free_repairs: bool
    """Whether components removed as mistakes cost nothing."""
    rebuilding: bool
    """Whether the owner of a faulty ship builds on and starts behind the others."""
    faulty_last: bool
    """Whether a ship that had to be repaired starts behind the others, without building on."""
    looking_settles: bool
    """Whether looking at a pile ends the time to change one's mind about the last tile."""
    reserve_binds: bool
    """Whether a tile set aside can only be built in, even while it is the last one taken."""
    hasty: bool
    """Whether the rulebook lets everybody take tiles as fast as they can."""
    start_choice: bool
    """Whether any free start space may be claimed, or only the foremost."""
    learning_cards_only: bool
    credits_below_zero: bool
    secret_credits: bool
    uncertain: tuple[str, ...] = ()

    def start_space(self, place: int) -> int:
        """Where the ship of a place starts; beyond the printed places the last gap repeats."""
        printed = self.start_spaces
        if place <= len(printed):
            return printed[place - 1]
        return printed[-1] - (place - len(printed)) * (printed[-2] - printed[-1])

    def reward(self, place: int) -> int:
        """The credits for arriving at this place."""
        return self.rewards[place - 1] if place <= len(self.rewards) else 0


@dataclass(frozen=True, kw_only=True)
class Edition:
    """A box: its components, cards, ship plans, levels and bank."""

    name: str
    tiles: tuple[Tile, ...]
    """The heap, without starting cabins."""
    starting_cabins: tuple[Tile, ...]
    cards: tuple[Card, ...]
    blueprints: Mapping[str, Blueprint]
    levels: Mapping[str, Level]
    prices: Mapping[Good, int]
    bank: Bank
    doubts: tuple[Doubt, ...] = ()

    @cached
    def all_tiles(self) -> tuple[Tile, ...]:
        """Heap and starting cabins in the order of their ids."""
        return tuple(sorted(self.tiles + self.starting_cabins, key=lambda tile: tile.id))

    @cached
    def tile_by_id(self) -> Mapping[str, Tile]:
        return {tile.id: tile for tile in self.all_tiles}

    @cached
    def card_by_id(self) -> Mapping[str, Card]:
        return {card.id: card for card in self.cards}

    @cached
    def learning_cards(self) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if card.learning)

    @cached
    def decks(self) -> Mapping[int, tuple[Card, ...]]:
        """The deck of every level there are cards of."""
        levels = sorted({card.level for card in self.cards})
        return {level: tuple(c for c in self.cards if c.level == level) for level in levels}

    def cards_of(self, level: int) -> tuple[Card, ...]:
        """The deck of one level."""
        return self.decks.get(level, ())

    def starting_cabin(self, seat: int) -> Tile:
        """The cabin a seat begins with; seats beyond the printed ones get a plain copy."""
        if seat < len(self.starting_cabins):
            return self.starting_cabins[seat]
        return replace(self.starting_cabins[0], id=f"{self.name}-cabin-{seat + 1}", colour="")

    def __hash__(self) -> int:
        return hash(self.name)
