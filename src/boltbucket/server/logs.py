"""Structured logs: one JSON object a line, no tokens, no words of the players."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

LOGGER = logging.getLogger("boltbucket.server")


def log(event: str, level: int = logging.INFO, **fields: Any) -> None:
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"fields": fields})


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


def start_logging(target: str | Path | None) -> None:
    """Log to a file, to stderr (`-`), or not at all."""
    handler: logging.Handler = logging.NullHandler()
    if target == "-":
        handler = logging.StreamHandler(sys.stderr)
    elif target is not None:
        Path(target).parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(target, maxBytes=10_000_000, backupCount=3, encoding="utf-8")
    handler.setFormatter(JsonLines())
    for name in ("boltbucket.server", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.INFO)
        logger.propagate = False
