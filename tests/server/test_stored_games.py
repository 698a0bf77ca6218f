"""A game in the store is what was acknowledged while it was played, no more and no less."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from boltbucket.rules.setup import Building, Setup
from boltbucket.server.store.sqlite import SqliteStore
from boltbucket.server.table.running_game import restored_game
from tests.server.seated import Seated

TAKE, RETURN, FINISH, PASS = ("take", 7), ("return",), ("finish", 1), ("pass",)
SHORT_GAME = (TAKE, RETURN, FINISH, PASS, "rematch")
"""A whole game alone: a bare cabin flies past the one planet it could have landed on."""
AGREED = Setup("2021", 1, ("L",), building=Building.UNTIMED)


def message(word):
    if word == "rematch":
        return {"t": "table", "do": "rematch"}
    return {"t": "answer", "answer": list(word)}


def alone(store, code="TEST22"):
    return Seated(1, AGREED, store=store, code=code)


def send_all(seated, words):
    """Everything at once; the words by the numbers of their messages."""
    return {seated.send(0, message(word)): word for word in words}


def acknowledged(seated, sent):
    """The answers the table has accepted, by the record it named when it did."""
    answers, record = {}, None
    for heard in seated.ears[0].messages:
        if heard["t"] == "welcome":
            record = heard["room"]["record"]
        for path, *new in heard["room"] if heard["t"] == "update" else ():
            record = new[0] if path == ["record"] else record
        if record is not None:
            answers.setdefault(record, [])
        if heard["t"] == "accepted" and sent.get(heard["id"], "rematch") != "rematch":
            answers[record].append(list(sent[heard["id"]]))
    return answers


def stored(folder, names):
    store = SqliteStore(folder / "games.db")
    try:
        return {name: (store.read_game(name), store.read_rows(name)) for name in names}
    finally:
        store.close()


def check_stored(folder, answers):
    for name, (head, rows) in stored(folder, answers).items():
        assert [row.answer for row in rows] == answers[name]
        assert [row.number for row in rows] == list(range(len(rows)))
        assert restored_game(head, rows).over == (head.ended_ms is not None)


def test_the_end_a_rematch_and_the_next_answer_may_come_at_once(tmp_path):
    async def story():
        store = SqliteStore(tmp_path / "games.db")
        seated = alone(store)
        await seated.act(0, "start")
        for word in SHORT_GAME[:3]:
            await seated.say(0, message(word))
        sent = send_all(seated, [PASS, "rematch", TAKE])
        await seated.settle()
        store.close()
        return list(acknowledged(seated, sent).items())

    (first, ending), (second, beginning) = asyncio.run(story())

    games = stored(tmp_path, [first, second])
    assert (ending, beginning) == ([list(PASS)], [list(TAKE)])
    assert [row.answer for row in games[first][1]] == [list(word) for word in SHORT_GAME[:4]]
    assert [row.answer for row in games[second][1]] == [list(TAKE)]
    assert games[first][0].ended_ms is not None


def test_games_that_begin_and_end_at_once_are_all_there(tmp_path):
    async def story():
        store = SqliteStore(tmp_path / "games.db")
        seated = alone(store)
        await seated.act(0, "start")
        sent = send_all(seated, SHORT_GAME * 6)
        await seated.settle()
        store.close()
        return acknowledged(seated, sent)

    answers = asyncio.run(story())

    assert len(answers) == 7
    check_stored(tmp_path, answers)


WORDS = st.lists(
    st.sampled_from([*SHORT_GAME, "rematch", ("take", 8)]) | st.just(SHORT_GAME), max_size=12
).map(lambda some: [word for each in some for word in ([each] if each != SHORT_GAME else each)])
BURSTS = st.lists(st.tuples(WORDS, WORDS), max_size=5)
"""What is said at two tables before either of them is heard."""


@settings(max_examples=40)
@given(BURSTS)
def test_what_was_acknowledged_is_what_another_store_reads(bursts):
    async def story(folder):
        store = SqliteStore(folder / "games.db")
        tables = [alone(store, "TABLE1"), alone(store, "TABLE2")]
        sent = [{}, {}]
        for seated in tables:
            await seated.act(0, "start")
        for burst in bursts:
            for seated, known, words in zip(tables, sent, burst, strict=True):
                known.update(send_all(seated, words))
            await asyncio.gather(*(seated.settle() for seated in tables))
        store.close()
        return [acknowledged(*pair) for pair in zip(tables, sent, strict=True)]

    with tempfile.TemporaryDirectory() as name:
        for answers in asyncio.run(story(Path(name))):
            check_stored(Path(name), answers)


class Killed:
    """A store whose folder is copied after some of its commits: what a server that is killed at
    that moment leaves behind, and what people had been told until then."""

    def __init__(self, folder, moments):
        self.folder, self.moments = folder, moments
        self._store = SqliteStore(folder / "games.db")
        self._writes = 0
        self.told = lambda: None
        self.left = []

    async def write(self, batch):
        await self._store.write(batch)
        self._writes += 1
        if self._writes in self.moments:
            copy = self.folder / f"killed-{self._writes}"
            copy.mkdir()
            for file in self.folder.glob("games.*"):
                shutil.copy(file, copy)
            (copy / "games.db-shm").unlink(missing_ok=True)
            self.left.append((copy, self.told()))

    def close(self):
        self._store.close()


@settings(max_examples=15)
@given(BURSTS, st.sets(st.integers(1, 30), max_size=3))
def test_a_kill_at_any_commit_loses_nothing_that_was_acknowledged(bursts, moments):
    async def story(folder):
        store = Killed(folder, moments)
        tables = [alone(store, "TABLE1"), alone(store, "TABLE2")]
        sent = [{}, {}]

        def told():
            return [acknowledged(*pair) for pair in zip(tables, sent, strict=True)]

        store.told = told
        for seated in tables:
            await seated.act(0, "start")
        for burst in bursts:
            for seated, known, words in zip(tables, sent, burst, strict=True):
                known.update(send_all(seated, words))
            await asyncio.gather(*(seated.settle() for seated in tables))
        store.close()
        return store.left, told()

    with tempfile.TemporaryDirectory() as name:
        left, at_last = asyncio.run(story(Path(name)))
        for folder, known in left:
            for heard, later in zip(known, at_last, strict=True):
                check_left(folder, heard, later)


def check_left(folder, heard, later):
    """All that was heard of is there, in its game; what is there besides was heard of later."""
    for name, (head, rows) in stored(folder, heard).items():
        answers = [row.answer for row in rows]
        assert answers[: len(heard[name])] == heard[name]
        assert answers == later[name][: len(answers)]
        assert [row.number for row in rows] == list(range(len(rows)))
        assert restored_game(head, rows).over == (head.ended_ms is not None)
