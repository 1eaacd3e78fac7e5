"""The browser is opened where there is one, never where it is not wanted, and nothing fails."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.test_serving import served
from zuschlag.cli.browsing import is_served, may_open

NOTHING = "http://127.0.0.1:9/"


@pytest.mark.parametrize(
    ("settings", "may"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"BROWSER": "firefox"}, True),
        ({}, False),
        ({"DISPLAY": ":0", "ZUSCHLAG_NO_BROWSER": "1"}, False),
        ({"DISPLAY": ":0", "ZUSCHLAG_NO_BROWSER": "0"}, True),
    ],
)
def test_a_browser_is_opened_where_a_window_can_be_shown(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], may: bool
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "ZUSCHLAG_NO_BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert may_open() is may


def test_nobody_is_there() -> None:
    assert not is_served(NOTHING)


def test_a_second_start_finds_the_first_and_opens_the_browser_there(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with served(tmp_path) as (origin, _):
        again = [sys.executable, "-m", "zuschlag", "serve", "--open"]
        done = subprocess.run(
            [*again, "--port", origin.rpartition(":")[2]],
            env={**os.environ, "BROWSER": str(browser), "ZUSCHLAG_NO_BROWSER": ""},
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert (done.returncode, done.stdout) == (0, f"Zuschlag is already served at {origin}/\n")
        assert waited_for(opened) == f"{origin}/"


def waited_for(file: Path) -> str:
    """What a process beside us writes sooner or later."""
    until = time.monotonic() + 20
    while not (file.exists() and file.read_text()) and time.monotonic() < until:
        time.sleep(0.05)
    return file.read_text().strip()
