"""Records: read back equal, verified event by event, refused if they are not ours."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from boltbucket.rules.cards.meteor_swarm import MeteorSwarm
from boltbucket.rules.course import FLY_AGAIN, STOP
from boltbucket.rules.game import Game
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.value import replace
from boltbucket.rules.old_records import WITH_PAUSES
from boltbucket.rules.read_record import read_record
from boltbucket.rules.record import RULES_VERSION, Record
from boltbucket.rules.setup import Setup
from boltbucket.rules.table.match import REWEIGHED
from boltbucket.rules.verify import sealed, verify
from boltbucket.rules.view import packed_view, unpacked_view
from boltbucket.sim.golden import golden_setups
from boltbucket.sim.random_play import LEVELS, RandomPlayers

GOLDEN = Path(__file__).parents[1] / "games"
VERSION_1 = sorted(GOLDEN.glob("*.json"))
VERSION_2 = sorted(GOLDEN.glob("version_2/*.json"))
VERSION_3 = sorted(GOLDEN.glob("version_3/*.json"))
VERSION_4 = sorted(GOLDEN.glob("version_4/*.json"))
RECORDS = [*VERSION_1, *VERSION_2, *VERSION_3, *VERSION_4]


def played(answers: int = 10_000, seed: int = 11) -> Game:
    game = Game.new(Setup("2021", 2, ("I",)), seed)
    players = RandomPlayers(seed, careful=True)
    for _ in range(answers):
        if game.pending:
            game.submit(*players.answer(game))
    return game


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_the_golden_record_agrees_in_every_event(file):
    verdict = verify(read_record(file.read_text(encoding="utf-8")))

    assert verdict.agrees, verdict.disagreement
    assert verdict.over
    assert verdict.sealed == verdict.answers > 0


def test_there_is_a_golden_record_of_every_edition_and_level():
    names = {file.stem for file in RECORDS}

    assert names == {name for name, _ in golden_setups()}
    assert {f"{edition}-{level}" for edition in LEVELS for level in LEVELS[edition]} <= names


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_records_agree_in_another_process_with_another_hash_seed(hash_seed):
    command = [sys.executable, "-m", "boltbucket", "verify", *map(str, RECORDS)]
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("hash_seed", ["1", "77"])
def test_a_game_is_the_same_in_another_process_with_another_hash_seed(hash_seed):
    script = (
        "from tests.rules.test_record import played\n"
        "from boltbucket.rules.verify import sealed\n"
        "print(sealed(played().record()).text(), end='')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == sealed(played().record()).text()


def test_a_record_reads_back_equal():
    record = sealed(played().record())

    assert read_record(record.text()) == record


def test_a_game_replayed_from_its_record_is_equal():
    game = played(60)

    assert Game.replayed(read_record(game.record().text())) == game


def test_a_replayed_game_goes_on_like_the_first():
    game, again = played(40), Game.replayed(played(40).record())
    for seed in range(30):
        if game.pending:
            answer = RandomPlayers(seed).answer(game)
            assert game.submit(*answer) == again.submit(*answer)


def test_a_record_without_fingerprints_can_be_played_but_not_compared():
    verdict = verify(played(30).record())

    assert verdict.agrees
    assert verdict.sealed == 0
    assert not verdict.over


def test_a_changed_fingerprint_is_found():
    record = sealed(played(30).record())
    entries = list(record.entries)
    entries[5] = replace(entries[5], digest="00000000")

    fault = verify(replace(record, entries=tuple(entries))).disagreement

    assert (fault.entry, fault.code) == (5, "events")


def test_an_answer_that_could_not_be_given_is_found():
    record = played(30).record()
    entries = list(record.entries)
    entries[4] = replace(entries[4], answer=("take", 9999))

    fault = verify(replace(record, entries=tuple(entries))).disagreement

    assert (fault.entry, fault.code) == (4, "refused")


def test_loaded_dice_are_found():
    record = sealed(played().record())
    number = next(n for n, entry in enumerate(record.entries) if entry.chance)
    entries = list(record.entries)
    chance = tuple(max(0, value - 1) for value in entries[number].chance)
    entries[number] = replace(entries[number], chance=chance, digest="")
    forged = replace(record, entries=tuple(replace(e, digest="") for e in entries[: number + 1]))

    assert verify(forged).disagreement is not None


def played_with_loaded_dice(seed: int) -> Game:
    """Whatever is rolled in flight is a seven."""
    game = Game.new(Setup("2021", 2, ("II",)), seed)
    players = RandomPlayers(seed, careful=True)
    while game.pending:
        game.chance.replay = [3, 2] * 10 if game.table.yard is None else []
        game.submit(*players.answer(game))
    return game


@pytest.mark.parametrize("seed", [0, 1, 3, 6])  # games in which dice are rolled
def test_loaded_dice_are_found_though_the_answers_fit_only_them(seed):
    record = played_with_loaded_dice(seed).record()

    assert verify(record).disagreement.code == "seed"


@pytest.mark.parametrize("number", [-1, 10_000, 10**40])
def test_numbers_that_nobody_can_draw_are_found(number):
    record = played(30).record()
    forged = replace(record, opening=(number, *record.opening[1:]))

    assert verify(forged).disagreement.code == "chance"


def test_another_seed_is_found():
    record = replace(played(30).record(), seed=12)

    assert verify(record).disagreement.code == "seed"


def changed(**fields) -> str:
    data = json.loads(played(10).record().text())
    return json.dumps({**data, **fields})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record_unreadable"),
        ("{", "record_unreadable"),
        ("[]", "not_a_record"),
        ("{}", "not_a_record"),
        (changed(version=RULES_VERSION + 1), "record_version"),
        (changed(version=0), "record_version"),
        (changed(version="1"), "record_version"),
        (changed(version=True), "record_version"),
        (changed(version=None), "record_version"),
        (changed(entries=[[0, ["take"], []]]), "record_entry"),
        (changed(entries=[[0, [["take"]], [], False, ""]]), "record_entry"),
        (changed(entries=7), "record_field"),
        (changed(seed="x"), "record_field"),
        (changed(setup={"edition": "1999", "seats": 2, "flights": ["I"]}), "setup_edition"),
        (changed(setup=None), "setup_field"),
    ],
)
def test_what_is_no_record_of_ours_is_refused(text, code):
    with pytest.raises(Illegal) as refusal:
        read_record(text)

    assert refusal.value.code == code


# Records of version 1, which knew no pause between two flights


def stored(name: str, version: int) -> Record:
    """A golden record as its file has it, whatever version that is."""
    data = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return read_record(json.dumps({**data, "version": version}))


def old(name: str = "2007-game", **changes) -> Record:
    """A golden record of version 1, with changes to the entry that ended its first flight."""
    record = stored(name, WITH_PAUSES)
    entries = list(record.entries)
    number = ended_first_flight(name)
    entries[number] = replace(entries[number], **changes)
    return read_record(replace(record, entries=tuple(entries), version=1).text())


def ended_first_flight(name: str) -> int:
    """The number of the entry after which the players are asked whether to fly again."""
    entries = stored(name, 1).entries
    return next(n for n, entry in enumerate(entries) if entry.answer == FLY_AGAIN) - 1


def wishes(record: Record) -> list[tuple[int, bool]]:
    """Who has said what between flights."""
    said = [entry for entry in record.entries if entry.answer in (FLY_AGAIN, STOP)]
    return [(entry.seat, entry.answer == FLY_AGAIN) for entry in said]


@pytest.mark.parametrize(
    ("files", "version"), [(VERSION_1, 1), (VERSION_2, 2), (VERSION_3, 3), (VERSION_4, 4)]
)
def test_the_files_are_of_all_versions(files, version):
    found = {json.loads(file.read_text(encoding="utf-8"))["version"] for file in files}

    assert found == {version}


@pytest.mark.parametrize("name", ["2007-game", "2021-trek", "2021-missions"])
def test_in_an_old_record_everybody_flies_again(name):
    record = stored(name, 1)
    flights = len(record.setup.flights)

    assert record.version == WITH_PAUSES
    assert wishes(record) == [(0, True), (1, True)] * (flights - 1)


def test_an_old_record_of_one_flight_keeps_its_entries():
    assert stored("2021-II", 1) == stored("2021-II", WITH_PAUSES)


def test_the_numbers_of_the_next_flight_belong_to_the_last_wish():
    number = ended_first_flight("2007-game")
    before = stored("2007-game", WITH_PAUSES).entries[number].chance

    ending, first, last = stored("2007-game", 1).entries[number : number + 3]

    assert (*ending.chance, *last.chance) == before
    assert last.chance
    assert first.chance == ()


def test_an_old_record_that_stops_after_a_flight_has_begun_the_next():
    record = stored("2007-game", WITH_PAUSES)
    entries = record.entries[: ended_first_flight("2007-game") + 1]

    game = Game.replayed(read_record(replace(record, entries=entries, version=1).text()))

    assert game.table.match.number == 1


def test_an_old_record_read_and_written_is_a_new_one():
    record = stored("2021-trek", 1)

    assert read_record(record.text()) == record


def test_a_changed_fingerprint_at_the_end_of_an_old_flight_is_found():
    fault = verify(old(digest="00000000")).disagreement

    assert (fault.entry, fault.code) == (ended_first_flight("2007-game"), "events")


def test_loaded_dice_at_the_end_of_an_old_flight_are_found():
    number = ended_first_flight("2007-game")
    chance = stored("2007-game", WITH_PAUSES).entries[number].chance

    assert not verify(old(chance=(*chance[:-1], chance[-1] ^ 1))).agrees
    assert not verify(old(chance=(*chance, 1))).agrees


def test_an_old_answer_that_could_not_be_given_is_found():
    fault = verify(old(answer=("dance",))).disagreement

    assert (fault.entry, fault.code) == (ended_first_flight("2007-game"), "refused")


def test_an_old_record_without_fingerprints_stays_without():
    record = stored("2007-game", WITH_PAUSES)
    plain = tuple(replace(entry, digest="") for entry in record.entries)

    verdict = verify(read_record(replace(record, entries=plain, version=1).text()))

    assert verdict.agrees
    assert verdict.sealed == 0


# Records of version 2, which read some rules otherwise


def returning_what_was_set_aside(rules: int) -> Record:
    game = Game.new(Setup("2007", 1, ("I",)), 3, rules)
    for answer in (("take", 0), ("reserve",), ("pick_up",), ("return",)):
        game.submit(0, answer)
    return game.record()


def test_a_record_of_version_2_is_played_by_its_own_rules():
    record = sealed(returning_what_was_set_aside(WITH_PAUSES))

    assert record.version == WITH_PAUSES
    assert read_record(record.text()) == record
    assert verify(record).agrees


def test_the_same_answers_are_refused_by_the_rules_of_today():
    record = replace(returning_what_was_set_aside(WITH_PAUSES), version=RULES_VERSION)

    assert verify(record).disagreement.refusal.code == "reserved_stays"


@pytest.mark.parametrize(("rules", "payload"), [(WITH_PAUSES, 60), (RULES_VERSION, 72)])
def test_experiments_on_level_one_had_no_artifacts_once(rules, payload):
    game = Game.new(Setup("2021", 1, ("I",), missions=("experiments",)), 3, rules)

    assert len(game.table.open_yard.heap.payload) == payload


# Records of version 3, which had another deck on level IV

LEVEL_IV = Setup("2021", 2, ("IV",))


def meteors(game: Game) -> set[tuple[str, int]]:
    """Swarms of level IV on the table, and how many meteors each has."""
    cards = [card for pile in game.table.piles for card in pile if card.level == 4]
    return {(card.id, len(card.meteors)) for card in cards if isinstance(card, MeteorSwarm)}


def test_a_game_of_version_3_is_dealt_its_own_deck():
    old = [meteors(Game.new(LEVEL_IV, seed, REWEIGHED - 1)) for seed in range(20)]
    new = [meteors(Game.new(LEVEL_IV, seed)) for seed in range(20)]

    assert ("2021-IV-08", 6) in set().union(*old)
    assert "2021-IV-08" not in {name for name, _ in set().union(*new)}


def test_a_game_of_version_3_is_saved_and_viewed_with_its_own_cards():
    game = Game.new(LEVEL_IV, 1, REWEIGHED - 1)

    again = Game.load(json.loads(json.dumps(game.save())))
    view = unpacked_view(packed_view(game.view(0)))

    assert again == game
    assert again.table.edition == view.table.edition == game.table.edition
    assert game.table.edition != Game.new(LEVEL_IV, 1).table.edition
