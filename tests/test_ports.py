"""A port that a test was given belongs to its server alone."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tests.ports import FIRST, HOME, LAST, free_port, keep

HANDED_OUT = Path("/proc/sys/net/ipv4/ip_local_port_range")


def test_a_port_is_given_once():
    ports = [free_port() for _ in range(200)]

    assert len(set(ports)) == len(ports)
    for port in ports:
        with pytest.raises(OSError, match="in use"):
            keep(port)


def test_a_server_can_stay_at_its_port():
    port = free_port()

    with socket.create_server((HOME, port)), socket.create_connection((HOME, port)) as line:
        assert line.getpeername() == (HOME, port)


@pytest.mark.skipif(not HANDED_OUT.exists(), reason="the system does not tell which it hands out")
def test_no_line_of_another_program_is_given_such_a_port():
    first, last = map(int, HANDED_OUT.read_text().split())

    assert not set(range(first, last + 1)) & set(range(FIRST, LAST))
