"""An uneven load evens out: how many tables a process should hand to which other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boltbucket.server.club.leases import Node

SPARE = 1.25
"""How much more than its share a process may have before it hands any over."""
FEW = 2
"""So many more are never worth the while."""
MOST_AT_ONCE = 8


def too_many_here(own: str, nodes: Sequence[Node], tables: int) -> Iterator[tuple[str, int]]:
    """To whom how many: as long as we have clearly more than our share, to those who have less."""
    others = [node for node in nodes if node.id != own and not node.leaving]
    if not others:
        return
    share = (tables + sum(node.tables for node in others)) / (len(others) + 1)
    if tables <= SPARE * share + FEW:
        return
    left = min(MOST_AT_ONCE, int(tables - share))
    for node in sorted(others, key=lambda node: node.tables):
        count = min(left, int(share - node.tables))
        if count > 0:
            left -= count
            yield node.id, count
