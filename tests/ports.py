"""Ports for servers of tests, each of them for one alone.

A port the system hands out may be handed out again before the server listens there: to another
test, to a line of another program, even to the very line that asks whether the server is there,
which then talks to itself. So a port is taken from where the system hands none out, and is kept for
a minute by a line that has ended: nobody else can have it, but who comes to stay.
"""

from __future__ import annotations

import secrets
import socket

HOME = "127.0.0.1"
FIRST, LAST = 12_000, 32_000
"""Below what Linux, macOS and Windows hand out themselves, above what browsers refuse."""
TRIES = 100


def free_port() -> int:
    for _ in range(TRIES):
        port = FIRST + secrets.randbelow(LAST - FIRST)
        try:
            keep(port)
        except OSError:
            continue
        return port
    raise AssertionError(f"{TRIES} ports from {FIRST} to {LAST} are taken")


def keep(port: int) -> None:
    """Whose end is closed first waits a while (TIME-WAIT), and keeps its port from all who do not
    say that they come to stay (SO_REUSEADDR), as servers do."""
    with socket.socket() as server:
        server.bind((HOME, port))
        server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        server.listen()
        with socket.create_connection((HOME, port)) as near:
            far, _ = server.accept()
            far.close()
            near.recv(1)
