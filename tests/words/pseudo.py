"""A language that is generated: longer than English, accented, every message in brackets.

What stands outside of the brackets was never a message; what does not fit a screen in this language
will not fit in the next real one either.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import ast, parse, serialize

from boltbucket.languages import ENGLISH, FOLDERS

CODE = "qps"
ACCENTED = str.maketrans("aceinorsuyzACEINORSUYZ", "áčéíñöřšůýžÁČÉÍÑÖŘŠŮÝŽ")
LONGER = 0.3
BRACKETED = re.compile(r"⟦[^⟦⟧]*⟧")
MARK = re.compile(r"^(\[[a-z0-9_ ]+\] *|#+ |- )?")


def write_pseudo(place: Path) -> Path:
    """The whole language, as a folder in a place for translations."""
    folder = place / CODE
    (folder / "rules").mkdir(parents=True)
    for file in FOLDERS[ENGLISH].glob("*.ftl"):
        (folder / file.name).write_text(pseudo_catalogue(file.read_text("utf-8")), "utf-8")
    for file in (FOLDERS[ENGLISH] / "rules").glob("*.md"):
        (folder / "rules" / file.name).write_text(pseudo_topic(file.read_text("utf-8")), "utf-8")
    return folder


def pseudo_catalogue(catalogue: str) -> str:
    resource = parse(catalogue)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for pattern in patterns:
                if pattern is not None:
                    _change(pattern)
                    pattern.elements = [_text("⟦"), *pattern.elements, _text("⟧")]
    return serialize(resource)


def _change(pattern: ast.Pattern) -> None:
    """Accents and more letters in all texts of a pattern, those of its variants included."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = longer(element.value)
        elif isinstance(choice := getattr(element, "expression", None), ast.SelectExpression):
            for variant in choice.variants:
                _change(variant.value)


def _text(value: str) -> ast.TextElement:
    return ast.TextElement(value)


def longer(text: str) -> str:
    """The same text with accents, and a vowel doubled here and there.

    >>> longer("Build your ship")
    'Bůůííld ýööůůř šhííp'
    """
    accented = text.translate(ACCENTED)
    vowels = re.sub(r"([áéíöů])", r"\1\1", accented)
    return vowels if len(vowels) <= (1 + 2 * LONGER) * len(text) else accented


def pseudo_topic(text: str) -> str:
    return "\n".join(_line(line) for line in text.splitlines()) + "\n"


def _line(line: str) -> str:
    found = MARK.match(line)
    assert found is not None
    rest = line[found.end() :]
    if not rest or set(rest) <= set("|-: "):
        return line
    if rest.startswith("|"):
        return "|".join(f" ⟦{longer(c.strip())}⟧ " if c.strip() else c for c in rest.split("|"))
    return f"{found.group()}⟦{longer(rest)}⟧"


def outside(text: str) -> str:
    """What stands in no brackets."""
    while (rest := BRACKETED.sub(" ", text)) != text:
        text = rest
    return text
