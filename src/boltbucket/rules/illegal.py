"""Refusals: a wrong answer names what is wrong and changes nothing."""

from __future__ import annotations


class Illegal(Exception):
    """An answer the rules refuse: a code for the sentence, and its parameters."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({details})" if details else self.code
