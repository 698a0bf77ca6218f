"""Editions: everything the printed parts of a box say, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from boltbucket.rules.language.value import cached, replace
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.tile import Tile

PRINTED_SEATS: Final = 4
PRINTED_LEVELS: Final = 3
"""How far the printed boxes go; whatever is beyond is ours."""
PARTS: Final = range(4)
"""Of how many parts a ship may be at most, by their numbers."""


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
    own_design: bool = False
    """Whether the level or its plan is ours."""

    def start_space(self, place: int) -> int:
        """Where the ship of a place starts; beyond the printed places the gaps go on alike."""
        spaces = list(self.start_spaces)
        while len(spaces) < place:
            gap, before = spaces[-2] - spaces[-1], spaces[-3] - spaces[-2]
            spaces.append(spaces[-1] - max(1, 2 * gap - before))
        return spaces[place - 1]

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
    """One for each seat; the last of them is ours."""
    copies: tuple[tuple[Tile, ...], ...] = ()
    """Tiles of our own, set by set: second copies of printed ones."""
    cards: tuple[Card, ...]
    blueprints: Mapping[str, Blueprint]
    levels: Mapping[str, Level]
    prices: Mapping[Good, int]
    bank: Bank
    large_bank: Bank
    """With the goods of our own for tables that need more."""
    own_design: frozenset[str] = frozenset()
    """The ids of tiles and cards that are ours."""
    doubts: tuple[Doubt, ...] = ()

    def heap_for(self, level: Level, seats: int) -> tuple[Tile, ...]:
        """The tiles ships are built of: as many as these players need."""
        crowd = seats > PRINTED_SEATS
        large_ships = level.number > PRINTED_LEVELS and seats >= PRINTED_SEATS
        return sum(self.copies[: crowd + large_ships], self.tiles)

    def bank_for(self, level: Level, seats: int) -> Bank:
        needs_more = seats > PRINTED_SEATS or level.number > PRINTED_LEVELS
        return self.large_bank if needs_more else self.bank

    @cached
    def all_tiles(self) -> tuple[Tile, ...]:
        """Heap and starting cabins in the order of their ids, our own behind the printed ones."""
        printed = sum(self.copies, self.tiles + self.starting_cabins)
        return tuple(sorted(printed, key=lambda tile: (tile.id in self.own_design, tile.id)))

    @cached
    def tile_by_id(self) -> Mapping[str, Tile]:
        cabins = [self.starting_cabin(seat, part) for seat in range(self.seats) for part in PARTS]
        return {tile.id: tile for tile in (*cabins, *self.all_tiles)}

    @property
    def seats(self) -> int:
        return len(self.starting_cabins)

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

    def starting_cabin(self, seat: int, part: int = 0) -> Tile:
        """The cabin a seat begins with; on plans of several parts each part has one."""
        cabin = self.starting_cabins[seat]
        return replace(cabin, id=f"{cabin.id}-{part + 1}") if part else cabin

    def __hash__(self) -> int:
        return hash(self.name)
