"""Reading what was stored: with its seal where it has one, and as far as it can be read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from boltbucket.server.logs import log
from boltbucket.server.store.store import Damaged, GameHead, Row, seal
from boltbucket.server.wire.messages import Chat

T = TypeVar("T")
head_reader = msgspec.json.Decoder(GameHead)
row_reader = msgspec.json.Decoder(Row)
chat_reader = msgspec.json.Decoder(Chat)


def readable(reader: msgspec.json.Decoder[T], found: Iterable[bytes]) -> list[T]:
    """What can be read of things that are lists of their own."""
    read = []
    for data in found:
        try:
            read.append(reader.decode(data))
        except (msgspec.DecodeError, ValueError) as error:
            log("unreadable", 40, error=str(error))
    return read


def sealed(reader: msgspec.json.Decoder[T], name: str, number: int, data: bytes, own: bytes) -> T:
    """What was stored, if it is what was written."""
    if not isinstance(data, bytes) or own != seal(name, number, data):
        raise Damaged(f"{name}: {number} is not what was written")
    return reader.decode(data)
