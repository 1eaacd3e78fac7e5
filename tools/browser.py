"""The browser that tests and pictures use: Chromium or one of its relatives, as it is found.

Nothing is downloaded: Debian's package is installed where that is allowed.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools.steps import StepFailed, apt_install, say

NAMES = (
    "chromium chromium-browser google-chrome google-chrome-stable microsoft-edge"
    " microsoft-edge-stable chrome msedge"
)
ELSEWHERE = {
    "darwin": (
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    ),
    "win32": (
        r"%ProgramFiles%\Google\Chrome\Application\chrome.exe",
        r"%LocalAppData%\Google\Chrome\Application\chrome.exe",
        r"%ProgramFiles(x86)%\Microsoft\Edge\Application\msedge.exe",
    ),
}
# A machine without any font would show empty boxes.
PACKAGES = "chromium fonts-dejavu-core"


def browser() -> str | None:
    """Where it is."""
    for name in NAMES.split():
        found = shutil.which(name)
        if found:
            return found
    places = map(os.path.expandvars, ELSEWHERE.get(sys.platform, ()))
    return next((place for place in places if Path(place).exists()), None)


def bring_browser(purpose: str) -> bool:
    """Install one if there is none; False, and a clear warning, where that is not possible."""
    if browser():
        return True
    try:
        apt_install(PACKAGES, purpose)
    except StepFailed as failure:
        say(f"\n{failure}\nTHE TESTS IN THE BROWSER CANNOT RUN.\n")
    return browser() is not None
