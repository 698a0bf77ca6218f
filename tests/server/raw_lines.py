"""Lines that do what no decent client does."""

from __future__ import annotations

import json
import socket

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING = b"\x89\x80" + bytes(4)
NOTHING_MORE = b"\x00\x80" + bytes(4)
"""A frame that goes on with a message, and adds nothing to it."""
BEGINNING = b"\x01\x80" + bytes(4)


def masked(text):
    size = len(text)
    head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + bytes(4) + text


def line(port, address="127.0.0.1", receive_buffer=None):
    """A line from an address of this machine."""
    made = socket.socket()
    if receive_buffer is not None:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    made.bind((address, 0))
    made.settimeout(20)
    made.connect(("127.0.0.1", port))
    return made


def web_socket(port, code, token, address="127.0.0.1", receive_buffer=None):
    """A socket whose client has said hello."""
    made = line(port, address, receive_buffer)
    made.sendall(HANDSHAKE)
    made.recv(1024)
    hello = {"t": "hello", "v": 2, "table": code, "token": token}
    made.sendall(masked(json.dumps(hello).encode()))
    return made


def ended(made, seconds=20):
    """Whether the other side ends the line in time."""
    made.settimeout(seconds)
    try:
        while made.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def everything(made):
    """All that comes until the line ends."""
    found = b""
    try:
        while data := made.recv(65536):
            found += data
    except ConnectionError:
        pass
    return found
