"""Which language to speak: what was asked for, what the machine says, or English."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from boltbucket.languages import ENGLISH, LANGUAGES

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

    >>> negotiate("fr, cs;q=0.8, de; q=0.9")
    'de'
    """
    wishes = [_weighed(part) for part in header.split(",")]
    return first_known(tag for weight, tag in sorted(wishes, key=lambda wish: -wish[0]) if weight)


def _weighed(part: str) -> tuple[float, str]:
    tag, *rules = (each.strip() for each in part.split(";"))
    weight = next((rule[2:] for rule in rules if rule.startswith("q=")), "1")
    try:
        return float(weight), tag
    except ValueError:
        return 0.0, tag


def first_known(wishes: Iterable[str]) -> str:
    for wish in wishes:
        language = wish.replace("_", "-").split("-")[0].split(".")[0].lower()
        if language in LANGUAGES:
            return language
    return ENGLISH
