"""A table that lives at another process."""

from __future__ import annotations


class Elsewhere(Exception):
    """The table is not ours; `node` is the process that has it."""

    def __init__(self, node: str | None) -> None:
        super().__init__(node)
        self.node = node
