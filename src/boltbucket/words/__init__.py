"""Words: events, decisions, refusals and rules put into the languages of the players."""

from boltbucket.languages import LANGUAGES
from boltbucket.words.catalogue import catalogue
from boltbucket.words.language import choose_language, negotiate
from boltbucket.words.words import Words, key_of

__all__ = [
    "LANGUAGES",
    "Words",
    "catalogue",
    "choose_language",
    "key_of",
    "negotiate",
]
