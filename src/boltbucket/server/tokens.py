"""Codes, tokens and ids: what cannot be guessed, and how it is checked."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letters or digits that are mistaken for others."""
CODE_LENGTH = 6
NAME_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_code() -> str:
    """A short public name for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The name of a record: whoever knows it may watch the game."""
    return "".join(secrets.choice(NAME_LETTERS) for _ in range(14))


def new_seed() -> str:
    """A secret of 256 bits: the luck of one game."""
    return secrets.token_hex(32)


def hashed(token: str) -> str:
    """What is stored in place of a token; tokens are long enough to need no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, stored: str | None) -> bool:
    return stored is not None and hmac.compare_digest(hashed(token), stored)


def spectator_token(secret: bytes, code: str, salt: str) -> str:
    """The token of everybody who may watch a table; made anew from the store's secret."""
    digest = hmac.new(secret, f"watch {code} {salt}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()
