"""Games and answers to be stored, for tests of stores."""

from __future__ import annotations

from boltbucket.server.store.store import Batch, GameHead, Row


def head(name="g1", code="AAA", began=1000, ended=None):
    return GameHead(name, code, {"edition": "2021"}, 2**64 - 1, [1, 2], 1, began, [], ended)


def batch(*rows, game="g1", code="AAA", **more):
    return Batch(code, rows=[(game, row) for row in rows], **more)


def row(number):
    return Row(number, 10 * number, 0, ["take", number], [3])
