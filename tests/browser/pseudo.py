"""The generated language in the browser: what stands outside of brackets was never a message."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import BrowserContext, Route

from boltbucket.server.http.page import PAGE
from tests.words.pseudo import longer, outside, pseudo_catalogue

CATALOGUE = re.compile(
    r"\s*(?:var|const|let) (\w+)=(`.*`|\".*\"|'.*');\s*export\{\1 as default\};\s*", re.S
)
_NAMES = {"EN": "English", "DE": "Deutsch", "CS": "Čeština"}
LANGUAGES = {*_NAMES, *_NAMES.values(), *(f"{code}: {name}" for code, name in _NAMES.items())}
"""Every language calls itself by its own name."""
TABLE_CODE = re.compile(r"[A-Z0-9]{6}")


def speak_pseudo(context: BrowserContext) -> None:
    """Let every catalogue that the page loads come in brackets."""
    context.route("**/assets/*.js", bracket_script)
    context.route("**/api/rules/*", bracket_rules)


def write_pseudo_page(folder: Path) -> Path:
    """The page as it was built, with every catalogue in brackets: for a server of its own."""
    shutil.copytree(PAGE, folder)
    for script in (folder / "assets").glob("*.js"):
        if found := CATALOGUE.fullmatch(script.read_text("utf-8")):
            text = pseudo_catalogue(literal(found[2]))
            script.write_text(f"export default {json.dumps(text)};", "utf-8")
    return folder


def bracket_script(route: Route) -> None:
    answer = route.fetch()
    found = CATALOGUE.fullmatch(answer.text())
    if found is None:
        return route.fulfill(response=answer)
    text = pseudo_catalogue(literal(found[2]))
    return route.fulfill(response=answer, body=f"export default {json.dumps(text)};")


def bracket_rules(route: Route) -> None:
    """The reference has a catalogue of its own, which the server sends."""
    answer = route.fetch()
    found = answer.json()
    for topic in found["topics"]:
        topic["title"] = f"⟦{longer(topic['title'])}⟧"
        for passage in topic["passages"]:
            passage["html"] = re.sub(r">([^<>]*\w[^<>]*)<", r">⟦\1⟧<", passage["html"])
            for part in ("lines", "facts"):
                passage[part] = [f"⟦{longer(line)}⟧" for line in passage.get(part, [])]
    route.fulfill(response=answer, json=found)


def literal(source: str) -> str:
    """The text of a JavaScript literal."""
    body = source[1:-1]
    return re.sub(r"\\(u[0-9a-fA-F]{4}|\n|.)", _escape, body, flags=re.S)


def _escape(found: re.Match[str]) -> str:
    code = found[1]
    if code[0] == "u" and len(code) == 5:
        return chr(int(code[1:], 16))
    return {"n": "\n", "t": "\t", "\n": ""}.get(code, code)


def hard_coded(texts: Iterable[str], known: Iterable[str]) -> set[str]:
    """Texts with words outside all brackets that are no known names."""
    names = set(known)
    unknown = {text for text in texts if text not in names and not TABLE_CODE.fullmatch(text)}
    return {text for text in unknown if has_words(outside(text))}


SAME_EVERYWHERE = re.compile(r"\b(?:and|or|[IV]+)\b")
"""Levels; and words that join lists, which CLDR knows for every real language."""


def has_words(text: str) -> bool:
    return re.search(r"[^\W\d_]{2,}", SAME_EVERYWHERE.sub("", text)) is not None
