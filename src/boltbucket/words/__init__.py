"""Words: events, decisions, refusals and rules put into the languages of the players."""

from boltbucket.words.catalogue import LANGUAGES, catalogue, languages
from boltbucket.words.language import choose_language, negotiate
from boltbucket.words.words import Words, key_of

__all__ = [
    "LANGUAGES",
    "Words",
    "catalogue",
    "choose_language",
    "key_of",
    "languages",
    "negotiate",
]
