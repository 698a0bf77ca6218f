"""What hosts are given: no container engine runs here, so the files are checked by their schemas
and the commands in them are run outside of a container."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.ports import free_port
from tests.server.serving import Address, served

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PATIENCE = 60
DATA = ("/data", "/var/lib/boltbucket")


def from_container() -> list[str]:
    text = (DEPLOY / "Containerfile").read_text()
    command: list[str] = json.loads(re.search(r"^CMD (.*)$", text, re.MULTILINE)[1])  # type: ignore[index]
    return command


def from_compose() -> list[str]:
    file = yaml.safe_load((DEPLOY / "compose.yml").read_text())
    words = file["services"]["boltbucket"]["command"]
    return [re.sub(r"\$\{PLAY_HOST.*?\}", "play.example.org", word) for word in words]


def from_unit(name: str = "boltbucket.service") -> list[str]:
    text = (DEPLOY / name).read_text()
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


@pytest.mark.parametrize("name", ["compose.yml", "compose-club.yml"])
def test_the_compose_file_is_one(name):
    schema = ["--builtin-schema", "vendor.compose-spec"]
    command = [sys.executable, "-m", "check_jsonschema", *schema, str(DEPLOY / name)]
    done = subprocess.run(command, capture_output=True, text=True)

    assert done.returncode == 0, done.stdout


def test_what_is_copied_into_the_container_is_enough_for_a_wheel(committed):
    """Nothing the build needs is left out: what is ignored is what git ignores, and git itself."""
    ignored = (ROOT / ".containerignore").read_text().split()

    assert committed(*ignored) == ""


# Many servers


def compose_club() -> dict[str, Any]:
    text = (DEPLOY / "compose-club.yml").read_text()
    text = re.sub(r"\$\{PLAY_HOST.*?\}", "play.example.org", text)
    found: dict[str, Any] = yaml.safe_load(text)["services"]
    return found


def from_club() -> list[str]:
    words: list[str] = compose_club()["server1"]["command"]
    return words


def from_template() -> list[str]:
    return [word.replace("%i", "8001") for word in from_unit("boltbucket@.service")]


@pytest.mark.parametrize("source", [from_club, from_template])
def test_the_command_of_many_servers_starts_some_that_share_a_club(
    source, postgres, redis, tmp_path
):
    """As compose and systemd start them, with PostgreSQL and Redis of this machine."""
    shared = {"BOLTBUCKET_STORE": postgres.new(), "BOLTBUCKET_BUS": redis.url}
    assert set(compose_club()["server1"]["environment"]) == set(shared)
    words = [word for word in source() if not re.fullmatch(r"/(data|var/lib/boltbucket.*)", word)]
    words = [word for word in words if word != "--data"]
    with ExitStack() as servers:
        ports = [free_port(), free_port()]
        for port in ports:
            place = ["--data", str(tmp_path / str(port)), "--host", "127.0.0.1", "--port"]
            command = [sys.executable, "-m", "boltbucket", *words, *place, str(port)]
            servers.enter_context(running(command, {**os.environ, **shared}))
        assert all(map(is_healthy, ports))
        opened = Address(ports[0]).open_table(("Ann",))
        assert Address(ports[1]).get_json(f"/api/tables/{opened[0]}")["phase"] == "lobby"


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[None]:
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, env=environment, **quiet) as server:  # type: ignore[call-overload]
        try:
            yield
        finally:
            server.terminate()
            server.wait(PATIENCE)


def test_the_proxy_knows_all_servers_and_sends_visitors_anywhere():
    servers = {name for name in compose_club() if name.startswith("server")}
    text = (DEPLOY / "Caddyfile").read_text()

    assert set(re.findall(r"(server\d):8000", text)) == servers
    assert len(servers) == 3
    assert "cookie" not in text
    assert "ip_hash" not in text + (DEPLOY / "nginx.conf").read_text()


def test_caddy_reads_its_file(tmp_path):
    if (caddy := shutil.which("caddy")) is None:
        pytest.skip("Caddy is not installed")
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    where = {**os.environ, "PLAY_HOST": "play.example.org", "HOME": str(tmp_path)}
    done = subprocess.run(command, env=where, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr


def test_nginx_reads_its_file(tmp_path):
    if (nginx := shutil.which("nginx")) is None:
        pytest.skip("nginx is not installed")
    text = re.sub(r" *ssl_certificate.*\n", "", (DEPLOY / "nginx.conf").read_text())
    text = text.replace("443 ssl", "127.0.0.1:8443")
    file = tmp_path / "nginx.conf"
    pid = f"pid {tmp_path}/pid; error_log {tmp_path}/log;"
    file.write_text(f"{pid} events {{}} http {{ access_log off; {text} }}")
    done = subprocess.run([nginx, "-t", "-q", "-c", str(file)], capture_output=True, text=True)

    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", ["boltbucket.service", "boltbucket@.service"])
def test_systemd_finds_nothing_wrong_with_a_unit(name, tmp_path):
    if (analyze := shutil.which("systemd-analyze")) is None:
        pytest.skip("systemd is not installed")
    text = (DEPLOY / name).read_text().replace("/opt/boltbucket/bin/boltbucket", "/bin/true")
    unit = tmp_path / name.replace("@", "@8001")
    unit.write_text(text)
    done = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True)
    about_it = [line for line in done.stderr.splitlines() if line.startswith(unit.name)]

    assert about_it == []


# Watching


def told_metrics(text: str) -> set[str]:
    """The names under which Prometheus knows what a server tells."""
    names = set()
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE):
        parts = ("_bucket", "_sum", "_count") if kind == "histogram" else ("",)
        names |= {name + part for part in parts}
    return names


def test_the_dashboard_shows_what_servers_tell(tmp_path):
    board = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
    with served(tmp_path) as server:
        told = told_metrics(server.get("/metrics").decode())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    shown = {name for text in asked for name in re.findall(r"boltbucket_\w+", text)}

    assert shown
    assert shown <= told
    assert all(panel["title"] and panel["description"] for panel in board["panels"])


def test_what_is_read_by_prometheus_is_what_the_template_starts():
    jobs = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"]
    (targets,) = [each["static_configs"][0]["targets"] for each in jobs]
    behind = re.findall(r"server (127\.0\.0\.1:\d+)", (DEPLOY / "nginx.conf").read_text())

    assert targets == behind
