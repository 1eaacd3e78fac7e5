"""The browser of whoever started the server: opened at the table, if there is one to open."""

import json
import os
import subprocess
import sys
import urllib.request


def open_browser(address: str) -> None:
    """Open it and go on; no browser, or one that does not start, is no fault of ours."""
    if not may_open():
        return
    # A process of its own: browsers wait, and talk into the terminal of whoever started them.
    command = [sys.executable, "-m", "webbrowser", address]
    silent = subprocess.DEVNULL
    subprocess.Popen(command, stdin=silent, stdout=silent, stderr=silent, start_new_session=True)


def may_open() -> bool:
    """Whether a window is wanted and can be shown; a browser in the terminal is not meant."""
    if os.environ.get("ZUSCHLAG_NO_BROWSER", "") not in ("", "0"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def is_served(address: str) -> bool:
    """Whether a server of ours answers there already."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{address}api/games", timeout=2) as answer:
            return any(game["game"] == "for-sale" for game in json.load(answer))
    except (OSError, ValueError, LookupError, TypeError):
        return False
