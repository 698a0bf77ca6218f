"""What is compiled, and what stands beside it as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

import compiling.__main__ as compiling


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """Sources, and where the compiled package is to be."""
    sources, folder = tmp_path / "src", tmp_path / "compiled"
    for name in ("rules/game.py", "rules/cards.toml", "server/page/index.html"):
        write(sources / "boltbucket" / name, "old")
    write(folder / "boltbucket/rules/game.so", "library")
    monkeypatch.setattr(compiling, "SOURCES", sources)
    compiling.mirror_sources(folder)
    return sources, folder


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


@pytest.mark.parametrize(
    "name", ["rules/game.py", "rules/ship/hull.py", "rules/cards/card.py", "sim/random_play.py"]
)
def test_rules_and_random_players_are_compiled(name):
    assert compiling.is_native(f"boltbucket/{name}")


@pytest.mark.parametrize(
    "name",
    [
        "rules/value.py",
        "rules/ship/kept.py",
        "rules/scenario/stage.py",
        "bots/ace.py",
        "cli/main.py",
    ],
)
def test_what_is_never_in_a_hurry_and_all_else_is_not(name):
    assert not compiling.is_native(f"boltbucket/{name}")


def test_changed_data_is_copied_anew_beside_the_libraries(folders):
    sources, folder = folders
    write(sources / "boltbucket/rules/cards.toml", "new")
    compiling.mirror_sources(folder)

    assert (folder / "boltbucket/rules/cards.toml").read_text() == "new"
    assert (folder / "boltbucket/rules/game.so").exists()


def test_what_was_taken_away_is_gone_there_too(folders):
    sources, folder = folders
    (sources / "boltbucket/rules/cards.toml").unlink()
    compiling.mirror_sources(folder)

    assert not (folder / "boltbucket/rules/cards.toml").exists()


def test_the_page_is_the_one_of_the_sources(folders):
    sources, folder = folders
    write(sources / "boltbucket/server/page/index.html", "new")

    assert (folder / "boltbucket/server/page/index.html").read_text() == "new"
