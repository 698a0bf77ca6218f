"""Luck at a table: nobody can work it out, and everybody can check it afterwards."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import replace
from hashlib import sha256

import pytest

from boltbucket.cli.main import main
from boltbucket.rules.game import Game
from boltbucket.rules.language.chance import Chance, commitment, is_secret
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.read_record import read_record
from boltbucket.rules.setup import Building, Setup
from boltbucket.rules.verify import verify
from boltbucket.server.table.running_game import begun_game
from boltbucket.server.table.table import _thought
from boltbucket.server.table.turn import Turn
from boltbucket.sim.random_play import RandomPlayers
from tests.server.players import RandomPerson
from tests.server.seated import Seated, scene
from tests.server.serving import served

SECRET = "9f" * 32
OTHER = "9e" + "9f" * 31


def numbers(seed, stream="dice", count=200, size=1 << 60):
    chance = Chance(seed)
    return [chance.below(size, stream) for _ in range(count)]


def test_a_secret_gives_the_same_numbers_again_and_no_others():
    assert numbers(SECRET) == numbers(SECRET)
    assert not set(numbers(SECRET)) & set(numbers(OTHER))
    assert not set(numbers(SECRET, "dice")) & set(numbers(SECRET, "heap"))


def test_its_dice_are_fair():
    rolls = Counter(numbers(SECRET, count=6000, size=6))

    assert set(rolls) == set(range(6))
    assert all(abs(rolls[face] - 1000) < 150 for face in rolls)


def test_one_number_does_not_give_the_others_away():
    """Of a quick seed, one whole number of 64 bits gives the stream; of a secret it gives none."""
    assert numbers(5)[:2] == [number % (1 << 60) for number in quick_stream(5)]
    assert numbers(SECRET)[:2] != [number % (1 << 60) for number in quick_stream(int(SECRET, 16))]


def quick_stream(seed):
    from boltbucket.rules.language.chance import GOLDEN, _start, splitmix

    return [splitmix(_start(seed, "dice") + count * GOLDEN) for count in (1, 2)]


def test_a_copy_of_the_chance_goes_on_with_the_same_numbers():
    chance = Chance(SECRET)
    chance.below(6, "dice")

    assert chance.copy().below(1 << 60, "dice") == Chance.restored(chance.state()).below(
        1 << 60, "dice"
    )


@scene
async def test_the_fingerprint_is_told_at_the_start_and_the_secret_is_not():
    seated = Seated(2)
    await seated.act(0, "start")

    seed = seated.state.game.head.seed
    assert is_secret(seed)
    assert seated.ears[1].room["commitment"] == sha256(bytes.fromhex(seed)).hexdigest()
    assert not any(seed.encode() in text for ear in seated.ears.values() for text in ear.heard)


@scene
async def test_every_game_has_a_secret_of_its_own():
    seeds = set()
    for _ in range(5):
        seated = Seated(1)
        await seated.act(0, "start")
        seeds.add(seated.state.game.head.seed)

    assert len(seeds) == 5


def test_the_record_tells_the_secret_and_verify_checks_it(tmp_path, capsys):
    with served(tmp_path) as server:
        code, (token,) = server.open_table(("Ann",), setup={"building": "untimed"})

        async def story():
            async with server.client(code, token) as ann:
                await ann.act("start")
                told = ann.room["commitment"]
                await RandomPerson(ann, 3).play()
                return ann.room["record"], told

        name, told = asyncio.run(story())
        assert server.get_json(f"/api/records/{name}/about")["commitment"] == told
        text = server.get(f"/api/records/{name}").decode()
    file = tmp_path / "game.json"
    file.write_text(text)

    assert commitment(json.loads(text)["seed"]) == told
    assert main(["verify", str(file), "--commitment", told]) == 0
    assert told in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 1
    assert "fingerprint" in capsys.readouterr().out


def played_game(seed):
    game = Game.new(Setup("2021", 1, ("L",), building=Building.UNTIMED), seed)
    players = RandomPlayers(3)
    while game.pending:
        game.submit(*players.answer(game))
    return game.record()


def test_a_seed_that_was_chosen_later_disagrees():
    record = played_game(SECRET)

    assert verify(read_record(record.text())).agrees
    assert verify(replace(record, seed=OTHER)).disagreement.code == "seed"
    exchanged = replace(record, commitment=commitment(OTHER))
    assert verify(read_record(exchanged.text())).disagreement.code == "commitment"


@pytest.mark.parametrize("seed", ["", "9f", "9F" * 32, "zz" * 32, 1.5, None, True])
def test_what_is_no_seed_is_refused(seed):
    data = json.loads(played_game(SECRET).text())

    with pytest.raises(Illegal, match="record_field"):
        read_record(json.dumps({**data, "seed": seed}))


@scene
async def test_what_bots_toss_cannot_be_foretold_from_what_is_told():
    """Two games of the same name, with the same people: only the secret differs."""
    seeds = set()
    seated = Seated(2, bots=(1,))
    await seated.settle()
    for secret in (SECRET, OTHER):
        setup, players = seated.state.seating.setup, seated.state.seating.players
        game, _ = begun_game("same", "TEST22", setup, secret, players, 0)
        seeds.add(_thought(Turn(seated.state, 0), game, 1, 1).seed)

    assert len(seeds) == 2
    assert all(seed > 1 << 40 for seed in seeds)
