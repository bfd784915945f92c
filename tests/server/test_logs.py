"""What the logs tell, and how often."""

from __future__ import annotations

import logging
from typing import Any

import pytest
import structlog

from parterre.server.logs import SECONDS, Seldom, set_up_logs


def test_each_kind_of_trouble_is_told_once_a_minute() -> None:
    now = 0.0
    seldom = Seldom(lambda: now)

    def warn(event: str, **more: str) -> Any:
        return seldom.told(None, "warning", {"event": event, **more})

    assert warn("full") == {"event": "full"}
    for _ in range(5):
        with pytest.raises(structlog.DropEvent):
            warn("full")
    assert warn("failed", kind="KeyError") == {"event": "failed", "kind": "KeyError"}
    assert seldom.told(None, "info", {"event": "full"}) == {"event": "full"}
    now = SECONDS
    assert warn("full") == {"event": "full", "more": 5}
    now = 2 * SECONDS
    assert warn("full") == {"event": "full"}


def test_libraries_repeat_themselves_no_more_than_we_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    set_up_logs()
    for _ in range(100):
        logging.getLogger("a.library").warning("Invalid HTTP request received.")
        structlog.get_logger("x").error("failed", kind="KeyError", at="here")
    structlog.reset_defaults()
    told = "".join(capsys.readouterr())
    assert told.count("Invalid HTTP") == told.count("KeyError") == 1
