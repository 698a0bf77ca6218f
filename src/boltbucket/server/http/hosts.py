"""Under which names the server answers: a page of elsewhere may not make itself ours.

A page can let its own name lead to this machine and then read what the server tells (DNS
rebinding). Names nobody can have in the world at large need no agreement.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from ipaddress import ip_address
from urllib.parse import urlsplit

from boltbucket.server.settings import Settings

ANY = "*"
AT_HOME = (".localhost", ".local", ".lan", ".home.arpa", ".internal", ".test")
"""Endings that exist in local networks only."""


class KnownHosts:
    """All names of this server."""

    def __init__(self, settings: Settings) -> None:
        self._names = {name.lower().rstrip(".") for name in _names(settings)}

    def __contains__(self, host: str) -> bool:
        """Whether a Host header names this server."""
        name = _name(host)
        if ANY in self._names or name in self._names:
            return True
        return _is_address(name) or "." not in name or name.endswith(AT_HOME)


def _names(settings: Settings) -> Iterator[str]:
    yield from settings.allowed_hosts
    yield from (settings.host, socket.gethostname())
    for url in (settings.public_url, *settings.origins):
        if url is not None:
            yield _name(urlsplit(url).netloc)


def _name(host: str) -> str:
    """The name without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
