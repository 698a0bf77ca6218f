"""What the engine promises, checked in the middle of a game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from boltbucket.bots.random_builder import LUCK_BITS, random_build
from boltbucket.rules.decisions import Build
from boltbucket.rules.determinize import sampled_game
from boltbucket.rules.events import Event, PileLookedAt
from boltbucket.rules.flying.loading import Stow
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.ship.contents import GOODS, Good
from boltbucket.rules.ship.tile import CABINS, HOLDS, Kind
from boltbucket.rules.table.step import Agenda, Together
from boltbucket.rules.table.table import Table
from boltbucket.sim.random_play import RandomPlayers

MOST_OPTIONS = 8
"""How many options of one decision are tried."""
NONSENSE: tuple[Any, ...] = (
    (),
    ("",),
    ("fly",),
    ("done", 1),
    ("battery",),
    ("battery", -1),
    ("battery", "707"),
    ("power", 707, 708),
    ("place", 707, 9),
    ("place", [707], 0),
    ("place", 707, 1.0),
    ("take", 10**9),
    ("take", 1.0),
    ("take", None),
    (["take"], 1),
    ("finish", 0),
    ("planet", True),
    ("load", "red", None),
    (1, 2),
    ["done"],
    "done",
    None,
)


def check_all(game: Game, chance: Random) -> None:
    """Every promise about a game as it stands now."""
    before = game.save()
    check_tokens(game)
    check_options(game, chance)
    check_refusals(game, chance, before)
    check_copies(game, chance, before)
    check_saving(game, chance, before)
    check_views(game, chance)
    assert game.save() == before, "looking at a game changed it"


def check_options(game: Game, chance: Random) -> None:
    """Whatever is offered is accepted."""
    for seat, decision in game.pending.items():
        options = decision.options
        assert options, f"{seat} is asked {decision.kind} and has no answer"
        assert len(set(options)) == len(options), f"an answer stands twice: {decision}"
        for answer in chance.sample(options, min(MOST_OPTIONS, len(options))):
            assert decision.allows(answer), f"{seat} may not say what is offered: {answer}"
            game.copy().submit(seat, answer)
        if isinstance(decision, Build):
            _check_samples(decision, chance)


def _check_samples(decision: Build, chance: Random) -> None:
    """What the decision itself finds is offered, be it in haste or with care."""
    for careful in (False, True):
        answer = random_build(decision, chance.getrandbits(LUCK_BITS), careful)
        assert answer in decision.options, f"{answer} was found but is not offered"


def check_refusals(game: Game, chance: Random, before: dict[str, Any]) -> None:
    """Whatever is not offered is refused."""
    for seat in (*game.table.seats, -1, 99):
        for answer in (*NONSENSE, *_near_misses(game, chance)):
            if not _is_offered(game, seat, answer):
                _must_refuse(game, seat, answer)
    assert game.save() == before, "a refusal changed the game"


def _near_misses(game: Game, chance: Random) -> Iterator[Answer]:
    """Answers of others, and answers with a number changed a little."""
    for decision in game.pending.values():
        answer = chance.choice(decision.options)
        yield answer
        numbers = [part for part in answer if isinstance(part, int)]
        if numbers:
            yield tuple(part + 1 if isinstance(part, int) else part for part in answer)
            yield tuple(-part if isinstance(part, int) else part for part in answer)


def _is_offered(game: Game, seat: Seat, answer: Any) -> bool:
    decision = game.pending.get(seat)
    return decision is not None and type(answer) is tuple and answer in decision.options


def _must_refuse(game: Game, seat: Seat, answer: Any) -> None:
    try:
        game.submit(seat, answer)
    except Illegal:
        return
    raise AssertionError(f"{seat} was allowed to say {answer!r}")


def check_copies(game: Game, chance: Random, before: dict[str, Any]) -> None:
    """What happens to a copy does not happen to the game."""
    twin = game.copy()
    assert twin.save() == before, "a copy is not equal"
    players = RandomPlayers(chance.getrandbits(32))
    for _ in range(5):
        if twin.pending:
            twin.submit(*players.answer(twin))
    assert game.save() == before, "playing on with a copy changed the game"


def check_saving(game: Game, chance: Random, before: dict[str, Any]) -> None:
    """A stored game is equal, and goes on alike."""
    loaded = Game.load(json.loads(json.dumps(before)))
    assert loaded.save() == before, "a stored game is not equal"
    assert loaded.pending == game.pending, "a stored game asks something else"
    if game.pending:
        twin = game.copy()
        seat, answer = RandomPlayers(chance.getrandbits(32)).answer(twin)
        assert loaded.submit(seat, answer) == twin.submit(seat, answer), "it goes on differently"
        assert loaded.save() == twin.save(), "it goes on differently"


def check_views(game: Game, chance: Random) -> None:
    """A seat sees the same, whatever is hidden from it."""
    for seat in (None, *game.table.seats):
        view = game.view(seat)
        other = sampled_game(view, chance.getrandbits(32)).view(seat)
        for name in view.__dataclass_fields__:
            assert getattr(view, name) == getattr(other, name), f"{seat} can see {name}"


def check_events(game: Game, events: tuple[Event, ...]) -> None:
    """Nobody is shown a pile that somebody else looks at."""
    for event in events:
        for seat in (None, *game.table.seats):
            seen = event.seen_by(seat)
            if isinstance(seen, PileLookedAt):
                assert seat == seen.seat or not seen.cards, f"{seat} is shown a pile"


# Tokens and tiles


def check_tokens(game: Game) -> None:
    """Goods, tiles and crew are neither made nor lost."""
    flight = game.table
    bank = flight.edition.bank_for(flight.level, flight.setup.seats)
    assert _goods(game) == Counter(bank.goods), "goods are not conserved"
    _check_tiles(flight)
    for ship in flight.ships.values():
        for cell, tile in ship.tiles.items():
            assert len(ship.crew.get(cell, ())) <= (2 if tile.kind in CABINS else 0), ship
            charge = tile.capacity if tile.kind is Kind.BATTERY else 0
            assert ship.charge.get(cell, 0) <= charge, ship
            assert len(ship.goods.get(cell, ())) <= (tile.capacity if tile.kind in HOLDS else 0)
        for contents in (ship.crew, ship.charge, ship.goods):
            assert contents.keys() <= ship.tiles.keys(), "something floats in space"


def _goods(game: Game) -> Counter[Good]:
    blocks = Counter(game.table.bank)
    for ship in game.table.ships.values():
        blocks.update(ship.all_goods)
    for step in _steps(game.agenda):
        if isinstance(step, Stow):
            blocks.update(step.beside)
    return Counter({good: blocks[good] for good in GOODS})


def _steps(agenda: Agenda) -> Iterator[object]:
    for step in agenda:
        yield step
        if isinstance(step, Together):
            for track in step.tracks:
                yield from _steps(track)


def _check_tiles(table: Table) -> None:
    """Every tile is in one place."""
    built = [tile.id for ship in table.ships.values() for tile in ship.tiles.values()]
    lost = [each.tile.id for tiles in table.lost.values() for each in tiles]
    everywhere = built + lost
    yard = table.yard
    if yard is not None:
        heap = yard.heap
        everywhere += [heap.tiles[handle].id for handle in heap.free]
        for builder in yard.builders:
            held = () if builder.hand is None else (builder.hand,)
            everywhere += [heap.tiles[handle].id for handle in (*held, *builder.reserve)]
    twice = [tile for tile, count in Counter(everywhere).items() if count > 1]
    if yard is None or not lost:
        assert not twice, f"tiles in two places: {twice}"
    if yard is not None and not lost:
        cabins = {cabin.id for cabin in table.edition.starting_cabins}
        missing = {tile.id for tile in yard.heap.tiles} - set(everywhere) - cabins
        assert not missing, f"tiles that are nowhere: {missing}"
