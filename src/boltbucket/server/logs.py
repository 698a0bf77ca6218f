"""Structured logs: one JSON object a line, no tokens, no words of the players.

Neither addresses nor the codes of tables and records are in them, unless they are asked for.
"""

from __future__ import annotations

import hmac
import json
import logging
import secrets
import sys
import time
import traceback
from collections import Counter
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

from boltbucket.server.private_files import make_private

LOGGER = logging.getLogger("boltbucket.server")
SECRET_FIELDS = ("table", "record")
"""Whoever knows these may join or watch."""
MOST_A_MINUTE = 200
"""Lines of one kind; nobody can fill the log with them."""

_key = secrets.token_bytes(16)
_details = False


def log(event: str, level: int = logging.INFO, **fields: Any) -> None:
    if LOGGER.isEnabledFor(level):
        told = fields if _details else veiled(fields)
        LOGGER.log(level, event, extra={"fields": told})


def veiled(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields without what lets anybody in: the same code has the same alias until the end of
    this process."""
    secret = {str(fields[name]): alias(str(fields[name])) for name in SECRET_FIELDS & fields.keys()}
    return {name: _without(value, secret) for name, value in fields.items()}


def _without(value: Any, secret: dict[str, str]) -> Any:
    if not isinstance(value, str):
        return value
    for code, name in secret.items():
        value = value.replace(code, name)
    return value


def alias(code: str) -> str:
    return "~" + hmac.new(_key, code.encode(), "sha256").hexdigest()[:8]


def trace(error: BaseException) -> str:
    """What led to an error, for the log."""
    return "".join(traceback.format_exception(error))


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "at": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class Sparing(logging.Filter):
    """Leaves out what is said too often, and tells how much that was."""

    def __init__(self) -> None:
        super().__init__()
        self._minute = 0
        self._said: Counter[str] = Counter()
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        kind = str(record.msg)
        self._turn_the_page(int(record.created // 60))
        self._said[kind] += 1
        if self._said[kind] > MOST_A_MINUTE:
            self._left_out[kind] += 1
            return False
        if left_out := self._left_out.pop(kind, 0):
            record.fields = {**getattr(record, "fields", {}), "left_out_before": left_out}
        return True

    def _turn_the_page(self, minute: int) -> None:
        if minute != self._minute:
            self._minute = minute
            self._said.clear()


class PrivateLog(RotatingFileHandler):
    """A log only its owner may read."""

    def _open(self) -> TextIOWrapper:
        make_private(Path(self.baseFilename))
        return super()._open()


def start_logging(target: str | Path | None, details: bool = False) -> None:
    """Log to a file, to stderr (`-`), or not at all; with details, codes and addresses as well."""
    global _details
    _details = details
    handler: logging.Handler = logging.NullHandler()
    if target == "-":
        handler = logging.StreamHandler(sys.stderr)
    elif target is not None:
        handler = PrivateLog(target, maxBytes=10_000_000, backupCount=3, encoding="utf-8")
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing())
    # What uvicorn tells of single lines has addresses in it.
    others = logging.INFO if details else logging.WARNING
    levels = {"boltbucket.server": logging.INFO, "uvicorn.error": others, "asyncio": others}
    for name, level in levels.items():
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
