"""Links between the pages of the documentation lead somewhere, down to the heading."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from pymdownx.slugs import slugify

from boltbucket.cli.main import main
from boltbucket.languages import LANGUAGES
from boltbucket.words.reference import chapters

ROOT = Path(__file__).parents[1]
MADE = ("rules/en/index.md", "rules/de/index.md", "rules/cs/index.md")
"""Pages that `make docs` writes."""
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
LINK = re.compile(r"(?<!`)\[[^\]\n]*\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def links(page: Path) -> list[str]:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    return [link for link in LINK.findall(text) if not re.match(r"[a-z]+:", link)]


def anchors(page: Path) -> set[str]:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    slug = slugify(case="lower")
    return {slug(title.strip(), "-") for title in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_somewhere(page):
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if path in MADE:
            continue
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), link


def test_every_page_is_in_the_menu():
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").split("\nnav:")[1]

    for page in (ROOT / "docs").glob("*.md"):
        assert page.name in menu, page.name
    for language in LANGUAGES:
        for chapter in ("index", *chapters()):
            assert f"rules/{language}/{chapter}.md" in menu


def test_the_first_page_leads_to_every_other():
    listed = links(ROOT / "docs/index.md")

    assert {page.name for page in (ROOT / "docs").glob("*.md")} - {"index.md"} <= set(listed)
    assert set(MADE) <= set(listed)


def test_the_site_is_built_without_a_complaint(tmp_path):
    """As `make docs` does, with the rules in three languages."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    assert main(["rules", "--pages", str(tmp_path / "docs/rules")]) == 0
    zensical = [sys.executable, "-m", "zensical", "build", "--strict"]
    done = subprocess.run(zensical, cwd=tmp_path, capture_output=True, text=True)

    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "build/docs/rules/cs/cards.html").exists()
