"""Compiles the rules into FOLDER, a package to run as it is: `python -m compiling FOLDER`.

What is not compiled is copied; nothing is compiled again if the same sources were before. Without a
C compiler a sentence says so, and the exit code is 0: everything runs interpreted as well.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from compiling.rewriting import Rewriter

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
RULES = SOURCES / "boltbucket/rules"
WORK = ROOT / "build/rewritten"

ALSO = (SOURCES / "boltbucket/sim/random_play.py",)
"""What is compiled besides the rules."""
FOLDERS_LEFT_OUT = ("notation", "scenario")
FILES_LEFT_OUT = frozenset(
    {
        *("__init__.py", "compiled.py", "kept.py", "value.py"),
        *("illegal.py", "library.py", "locating.py", "procedures.py", "reading.py"),
    }
)
"""What reads files and is never in a hurry, what native classes stand on, and faults: those are
extended in plain Python, and exceptions of mypyc cannot be."""


def main(folder: Path) -> None:
    if missing := missing_for_compiling():
        print(f"The rules stay plain Python: please install {missing}.", file=sys.stderr)
        shutil.rmtree(folder, ignore_errors=True)
        return
    stamp = folder / "stamp"
    digest = digest_of([*python_files(ROOT / "compiling"), *python_files(RULES), *ALSO])
    if not stamp.exists() or stamp.read_text() != digest:
        for old in (folder, WORK):
            shutil.rmtree(old, ignore_errors=True)
        compile_into(folder, rewrite())
    mirror_sources(folder)
    stamp.write_text(digest)


def missing_for_compiling() -> str | None:
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        return "a C compiler (gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python (python3-dev)"
    return None


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def digest_of(files: Iterable[Path]) -> str:
    total = hashlib.sha256(sys.version.encode())
    for file in files:
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def rewrite() -> list[str]:
    """Puts all sources into the work folder, native ones rewritten; the paths of these."""
    names = [path.relative_to(SOURCES).as_posix() for path in python_files(SOURCES)]
    native = [name for name in names if is_native(name)]
    rewriter = Rewriter({name: (SOURCES / name).read_text("utf-8") for name in native})
    for name in names:
        target = WORK / name
        target.parent.mkdir(parents=True, exist_ok=True)
        text = rewriter.rewritten(name) if name in native else (SOURCES / name).read_text("utf-8")
        target.write_text(text, "utf-8")
    return native


def is_native(name: str) -> bool:
    path = SOURCES / name
    if path in ALSO:
        return True
    if RULES not in path.parents or path.name in FILES_LEFT_OUT:
        return False
    return path.relative_to(RULES).parts[0] not in FOLDERS_LEFT_OUT


def compile_into(folder: Path, native: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(WORK)
    os.environ["MYPYPATH"] = str(WORK)
    extensions = mypycify(
        ["--config-file=", *native],
        opt_level="1",
        debug_level="0",
        multi_file=True,
        group_name="boltbucket",
        target_dir="c",
    )
    distribution = Distribution({"name": "boltbucket", "ext_modules": extensions})
    distribution.cmdclass["build_ext"] = side_by_side()
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(folder)
    command.build_temp = "objects"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def mirror_sources(folder: Path) -> None:
    """Puts beside the libraries what is not compiled, as it is now."""
    unwanted = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(SOURCES, folder, ignore=unwanted, dirs_exist_ok=True)
    for file in folder.rglob("*.*"):
        if file.suffix not in (".so", ".pyc") and not (SOURCES / file.relative_to(folder)).exists():
            file.unlink()
    page = Path("boltbucket/server/page")
    if not (folder / page).is_symlink():
        (folder / page).symlink_to(SOURCES / page)


def side_by_side() -> type:
    """setuptools' way to build extensions, with all cores at work on the large one."""
    from setuptools.command.build_ext import build_ext

    class BuildSideBySide(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda source: one_by_one([source], **options), sources)
                    return [each for objects in made for each in objects]

            self.compiler.compile = compile_all
            super().build_extensions()

    return BuildSideBySide


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]).resolve())
