"""Bots of other packages, as if they were installed."""

from __future__ import annotations

from contextlib import contextmanager
from types import SimpleNamespace

import pytest

from boltbucket.bots import cast


@contextmanager
def installed(**makers):
    """While this lasts, other packages offer these bots; a maker that is an error cannot even be
    loaded."""

    def load(maker):
        if isinstance(maker, Exception):
            raise maker
        return maker

    points = [
        SimpleNamespace(name=name, load=lambda maker=maker: load(maker))
        for name, maker in makers.items()
    ]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cast, "entry_points", lambda group: points)
        cast.characters.cache_clear()
        try:
            yield
        finally:
            cast.characters.cache_clear()


class Daredevil:
    """Forgets that bots are made with a strength and a seed."""

    def decide(self, view, decision):
        return decision.options[0]
