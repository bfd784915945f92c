"""What whoever starts the site may choose, from arguments and from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from parterre.core import Illegal
from parterre.server.hosts import Hosts
from parterre.server.storage.expiry import Keep


@dataclass(frozen=True)
class Settings:
    """Where the site keeps its tables and how much it lets one visitor ask for."""

    data: Path
    database: str = ""
    components: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    hosts: Hosts = field(default_factory=Hosts)
    origins: frozenset[str] = frozenset()
    proxies: str = ""
    keep: Keep = field(default_factory=Keep)
    connections: int = 400
    connections_in_all: int = 0  # 0 for as many as the system has descriptors for
    pace: float = 1.0
    arrival_seconds: float = 15.0
    tables_per_minute: float = 30.0
    tables_at_once: int = 30
    bots_alone: int = 4  # tables of bots alone that one visitor may have under way
    workers: int = 0
    decision_seconds: int = 60
    thinking_seconds: float = 0.0  # 0 for as long as each bot would by itself

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it: the given one, or a file in the data folder."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'parterre.db'}"
        for short, full in (
            ("postgres://", "postgresql+asyncpg://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("sqlite://", "sqlite+aiosqlite://"),
        ):
            if self.database.startswith(short):
                return full + self.database.removeprefix(short)
        return self.database

    @property
    def postgresql(self) -> bool:
        """Whether the tables are in PostgreSQL, where several processes may share them."""
        return self.url.startswith("postgresql")


def data_folder() -> Path:
    """The folder that XDG gives this program for what it must keep."""
    given = os.environ.get("XDG_DATA_HOME", "")
    # XDG says that a relative path there is to be ignored.
    root = Path(given) if given.startswith("/") else Path.home() / ".local" / "share"
    return root / "parterre"


def from_environment(
    data: Path | None = None,
    database: str | None = None,
    components: Mapping[str, Mapping[str, Any]] | None = None,
    host: str = "127.0.0.1",
) -> Settings:
    """The settings that arguments give, and for the rest the environment."""
    of = os.environ
    return Settings(
        data=data or Path(of.get("PARTERRE_DATA", "") or data_folder()),
        database=database or of.get("PARTERRE_DATABASE_URL", ""),
        components=components or {},
        hosts=Hosts(host, of.get("PARTERRE_HOSTS", "")),
        origins=frozenset(of.get("PARTERRE_ORIGINS", "").split()),
        proxies=of.get("PARTERRE_PROXIES", ""),
        keep=Keep(
            unplayed=_number("PARTERRE_KEEP_UNPLAYED", Keep().unplayed),
            abandoned=_number("PARTERRE_KEEP_ABANDONED", Keep().abandoned),
            finished=_number("PARTERRE_KEEP_FINISHED", Keep().finished),
        ),
        connections=int(_number("PARTERRE_CONNECTIONS", 400.0)),
        connections_in_all=int(_number("PARTERRE_CONNECTIONS_IN_ALL", 0.0)),
        pace=_number("PARTERRE_PACE", 1.0, least=0.01),
        arrival_seconds=_number("PARTERRE_ARRIVAL_SECONDS", 15.0),
        tables_per_minute=_number("PARTERRE_TABLES_PER_MINUTE", 30.0),
        tables_at_once=int(_number("PARTERRE_TABLES_AT_ONCE", 30.0)),
        bots_alone=int(_number("PARTERRE_BOTS_ALONE", 4.0)),
        workers=int(_number("PARTERRE_WORKERS", 0.0)),
        decision_seconds=int(_number("PARTERRE_DECISION_SECONDS", 60.0)),
        thinking_seconds=_number("PARTERRE_THINKING_SECONDS", 0.0),
    )


def _number(name: str, default: float, least: float = 0.0) -> float:
    text = os.environ.get(name, "")
    try:
        value = float(text) if text else default
    except ValueError:
        value = -1.0
    if not least <= value < 1e9:
        raise Illegal("server-setting", name=name, value=text)
    return value
