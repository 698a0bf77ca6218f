"""What hosts are given: no container engine runs here, so the files are checked against their schemas
and the commands in them are run outside of a container."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml

from tests.server.serving import free_port

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PATIENCE = 60


def from_container() -> list[str]:
    text = (DEPLOY / "Containerfile").read_text()
    command: list[str] = json.loads(re.search(r"^CMD (.*)$", text, re.MULTILINE)[1])  # type: ignore[index]
    return command


def from_compose() -> list[str]:
    file = yaml.safe_load((DEPLOY / "compose.yml").read_text())
    words = file["services"]["boltbucket"]["command"]
    return [re.sub(r"\$\{PLAY_HOST.*?\}", "play.example.org", word) for word in words]


def from_unit() -> list[str]:
    text = (DEPLOY / "boltbucket.service").read_text()
    line = re.search(r"^ExecStart=(.*)$", text, re.MULTILINE)
    assert line is not None
    return shlex.split(line[1])[1:]


def health_check() -> list[str]:
    text = (DEPLOY / "Containerfile").read_text()
    line = re.search(r"^\s+CMD (\[.*\])$", text, re.MULTILINE)
    assert line is not None
    command: list[str] = json.loads(line[1])
    return command


@pytest.mark.parametrize("source", [from_container, from_compose, from_unit])
def test_the_command_of_a_host_starts_a_healthy_server(source, tmp_path):
    port = free_port()
    words = [
        word if word not in ("/data", "/var/lib/boltbucket") else str(tmp_path) for word in source()
    ]
    command = [
        sys.executable,
        "-m",
        "boltbucket",
        *words,
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:
        try:
            assert is_healthy(port)
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)


def is_healthy(port: int) -> bool:
    """As the container's own check sees it."""
    _, *words = [word.replace("8000", str(port)) for word in health_check()]
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if subprocess.run([sys.executable, *words], capture_output=True).returncode == 0:
            return True
        time.sleep(0.2)
    return False


def test_the_compose_file_is_one():
    schema = ["--builtin-schema", "vendor.compose-spec"]
    command = [sys.executable, "-m", "check_jsonschema", *schema, str(DEPLOY / "compose.yml")]
    done = subprocess.run(command, capture_output=True, text=True)

    assert done.returncode == 0, done.stdout


def test_what_is_copied_into_the_container_is_enough_for_a_wheel():
    """Nothing the build needs is left out: what is ignored is what git ignores, and git itself."""
    ignored = (ROOT / ".containerignore").read_text().split()
    known = subprocess.run(
        ["git", "ls-files", *ignored], cwd=ROOT, capture_output=True, text=True
    ).stdout

    assert known == ""
