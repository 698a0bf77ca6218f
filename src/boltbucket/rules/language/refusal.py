"""Refusals and faults: what is wrong has a code and parameters, no sentence."""

from __future__ import annotations

from typing import Any


class Fault(Exception):
    """What is wrong with something: a code for the sentence, and its parameters.

    A parameter may be a fault itself. What stands somewhere says where by its `place`.
    """

    def __init__(self, code: str, /, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    @property
    def place(self) -> dict[str, object]:
        """Where it is, from the large to the small: what the class is made with before the code."""
        return {}

    def __str__(self) -> str:
        where = ":".join(str(part) for part in self.place.values())
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        what = f"{self.code} ({details})" if details else self.code
        return f"{where}: {what}" if where else what

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), tuple(self.place.values()), self.code, self.params)


def _again(kind: Any, place: tuple[object, ...], code: str, params: dict[str, object]) -> Any:
    """A fault out of another process."""
    return kind(*place, code, **params)


class Illegal(Fault):
    """An answer the rules refuse, or something else they cannot play with."""
