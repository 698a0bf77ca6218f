"""The languages the game speaks: each is a folder of words, and nothing else.

Those of the package are in `words/`. A translator may keep more of them anywhere and name the
folder that holds them in the environment: BOLTBUCKET_WORDS=~/translations.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

WORDS = Path(__file__).parent / "words"
ELSEWHERE = "BOLTBUCKET_WORDS"
ENGLISH = "en"


def folders_of_languages(environ: Mapping[str, str]) -> dict[str, Path]:
    """Language -> its folder. English first: every other language falls back to it."""
    elsewhere = environ.get(ELSEWHERE)
    places = [WORDS, Path(elsewhere).expanduser()] if elsewhere else [WORDS]
    files = (file for place in places for file in sorted(place.glob("*/*.ftl")))
    found = {file.parent.name: file.parent for file in files}
    return {ENGLISH: found.pop(ENGLISH), **found}


FOLDERS = folders_of_languages(os.environ)
LANGUAGES = tuple(FOLDERS)
