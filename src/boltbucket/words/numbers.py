"""Numbers, shares and lists as a language writes them, by the tables of CLDR.

>>> decimal("de", -2.35), percent("de", 0.405, 1), percent("en", 0.405, 1)
('−2,4', '40,5\\xa0%', '40.5%')
>>> listed("cs", ["7/7", "7/8", "8/8"]), listed("de", ["en", "de"], "or")
('7/7, 7/8 a\\xa08/8', 'en oder de')
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

MINUS = "−"
Joined = Literal["standard", "or"]


@cache
def locale_of(language: str) -> Locale:
    """The conventions of a language; those of English for one that nobody has described."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale("en")


def decimal(language: str, value: float, digits: int = 1) -> str:
    """A number with so many digits behind the point."""
    return _minus(format_decimal(value, _pattern("#,##0", digits), locale_of(language)))


def shortest(language: str, value: float, digits: int = 2) -> str:
    """A number with at most so many digits behind the point.

    >>> shortest("cs", 4.50), shortest("cs", 4.0)
    ('4,5', '4')
    """
    return _minus(format_decimal(value, f"#,##0.{'#' * digits}", locale_of(language)))


def percent(language: str, share: float, digits: int = 0) -> str:
    """A share of 1 in per cent."""
    locale = locale_of(language)
    pattern = str(locale.percent_formats[None].pattern)
    wanted = pattern.replace("#,##0", _pattern("#,##0", digits))
    return _minus(format_percent(share, wanted, locale))


def listed(language: str, items: Iterable[str], style: Joined = "standard") -> str:
    """Several things in a row: a, b and c; or a, b or c."""
    return format_list(list(items), style, locale_of(language))


def own_name(language: str) -> str:
    """What a language calls itself.

    >>> own_name("cs")
    'Čeština'
    """
    name = locale_of(language).language_name or language
    return name[:1].upper() + name[1:]


def _pattern(whole: str, digits: int) -> str:
    return f"{whole}.{'0' * digits}" if digits else whole


def _minus(text: str) -> str:
    return text.replace("-", MINUS)
