"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import platformdirs

from boltbucket.rules.language.refusal import Fault

MetricsFor = Literal["local", "public", "off"]


def usual_folder() -> Path:
    """The user's own data folder."""
    return Path(platformdirs.user_data_dir("boltbucket", appauthor=False))


@dataclass(frozen=True)
class Settings:
    """What whoever runs the server decides. Limits are in the words of the `limits` package."""

    data: Path = field(default_factory=usual_folder)
    store: str | None = None
    """The address of a shared store, `postgresql://…`; if not said, a file in the data folder."""
    bus: str | None = None
    """The address of the bus between the processes that share a store, `redis://…`."""
    lease_seconds: float = 2.0
    """How long a process that shares a store is believed to live without another sign of it."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Other origins that may connect, such as `https://play.example.org`."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose headers are believed."""
    allowed_hosts: tuple[str, ...] = ()
    """Other names under which the server may be called; `*` for any."""
    public_url: str | None = None
    """The address people use, where it differs from the one the server sees."""
    metrics: MetricsFor = "local"
    """Who may read `/metrics`: programs on this machine, everybody, or nobody."""
    retention_days: int | None = None
    """How long untouched games are kept; for ever if not said."""
    idle_seconds: int = 900
    """How long a table nobody is at stays in memory."""
    sweep_seconds: float = 30
    """How often it is looked for such tables."""
    tidy_seconds: float = 600
    """How often memory is looked through for what is no longer needed."""
    bot_workers: int | None = None
    """Processes for bots; one less than there are cores if not said, 0 for none."""
    handshakes: str = "120/minute;20/second"
    new_tables: str = "60/10 minutes;5/second"
    joins: str = "60/minute"
    misses: str = "60/minute"
    """Tables and records asked for that are not there."""
    requests: str = "1200/minute;60/second"
    files: str = "6000/minute;400/second"
    """Of the page: a window that opens it for the first time needs dozens."""
    ship_checks: str = "300/minute;20/second"
    forecasts: str = "40/minute"
    replays: str = "60/minute;4/second"
    new_profiles: str = "30/hour;2/second"
    kept_flights: str = "240/minute;20/second"
    """Visits to personal links."""
    profiles: int = 20_000
    """How many personal links there may be."""
    connections: int = 4000
    """Lines that may be open at the same time, those without a request included."""
    connections_per_address: int = 160
    sockets_per_address: int = 64
    tables: int = 5000
    """How many tables may be in memory."""
    spectators: int = 50
    """How many may watch one table."""
    message_burst: float = 40
    messages_per_second: float = 20
    connection_burst: float = 160
    connections_per_second: float = 20
    frame_burst: float = 200
    frames_per_second: float = 60
    byte_burst: float = 256 * 1024
    bytes_per_second: float = 64 * 1024
    lines_worth_of_traffic: float = 4
    """How much more than one line all lines of an address may send together."""
    ping_seconds: float = 3
    """How often a sign of life is asked for on every line."""
    silence_seconds: float = 4
    """How long it may take to come."""

    def __post_init__(self) -> None:
        if self.retention_days is not None and self.retention_days < 1:
            raise Fault("retention_days", found=self.retention_days)
        if (self.store is None) != (self.bus is None):
            raise Fault("store_and_bus")

    @property
    def database(self) -> Path:
        return self.data / "boltbucket.db"
