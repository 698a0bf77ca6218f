"""Addresses: who counts as one visitor, and whose word about visitors is believed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

IPV6_PREFIX = 64
"""What one household or machine has for itself: it can come from any address in there."""
ANYBODY = "*"


@lru_cache(maxsize=4096)
def visitor(address: str) -> str:
    """The name under which whoever comes from an address is counted."""
    found = _read(address)
    if found is None:
        return address[:64]
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, IPV6_PREFIX), strict=False))
    return str(found)


def is_this_machine(address: str) -> bool:
    found = _read(address)
    return found is not None and found.is_loopback


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


class Proxies:
    """Those who speak for others: addresses, networks, or `*` for anybody."""

    def __init__(self, names: Iterable[str]) -> None:
        names = tuple(names)
        self._anybody = ANYBODY in names
        self._networks = [found for name in names if (found := _network(name)) is not None]
        self._known = lru_cache(maxsize=1024)(self._knows)

    def __contains__(self, address: str) -> bool:
        return self._anybody or self._known(address)

    def _knows(self, address: str) -> bool:
        found = _read(address)
        return found is not None and any(found in network for network in self._networks)


def _network(name: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None
