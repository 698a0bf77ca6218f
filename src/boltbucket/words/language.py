"""Which language to speak: what was asked for, what the machine says, or English."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from boltbucket.words.catalogue import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, or else that of the machine.

    >>> choose_language("de-AT", {})
    'de'
    >>> choose_language(None, {"LANG": "cs_CZ.UTF-8"})
    'cs'
    >>> choose_language(None, {"LANG": "fr_FR.UTF-8"})
    'en'
    """
    return first_known([explicit or "", *_machine(environ)])


def _machine(environ: Mapping[str, str]) -> list[str]:
    locale = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return [*environ.get("LANGUAGE", "").split(":"), locale]


def negotiate(header: str) -> str:
    """The best language for an Accept-Language header.

    >>> negotiate("fr, cs;q=0.8, de;q=0.9")
    'de'
    """
    wishes = [_weighed(part) for part in header.split(",")]
    return first_known(tag for _, tag in sorted(wishes, key=lambda wish: -wish[0]))


def _weighed(part: str) -> tuple[float, str]:
    tag, _, weight = part.partition(";q=")
    try:
        return (float(weight) if weight else 1.0), tag.strip()
    except ValueError:
        return 0.0, tag.strip()


def first_known(wishes: Iterable[str]) -> str:
    for wish in wishes:
        language = wish.replace("_", "-").split("-")[0].split(".")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"
