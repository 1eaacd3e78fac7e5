"""Checks without tests: Python's one after another, and those of the pages at the same time."""

from __future__ import annotations

from tools import environment, pages
from tools.environment import installed
from tools.steps import Background, hand_over, say

PYTHON_CHECKS = {
    "lint": ["ruff", "check", "."],
    "format": ["ruff", "format", "--check", "."],
    "types": ["mypy"],
    "imports": ["lint-imports", "--no-logo"],
}


def web_checks(*scripts: str) -> list[tuple[str, Background]]:
    """Start scripts of web/package.json in the background; a check of types, tests."""
    if not pages.are_wanted():
        say("ZUSCHLAG_NO_WEB is set: the pages are not checked.")
        return []
    node = environment.node()
    pages.fetch_packages(node)
    commands = {f"web {name}": pages.web_script(node, name) for name in scripts}
    return [(name, Background(command, pages.WEB)) for name, command in commands.items()]


def failed_checks(beside: list[tuple[str, Background]]) -> list[str]:
    """What does not pass, of Python's checks and of those that run alongside."""
    failed = [name for name, command in PYTHON_CHECKS.items() if not passes(name, command)]
    for name, background in beside:
        code, told = background.answer()
        say(f"== {name}\n{told}")
        if code:
            failed.append(name)
    return failed


def passes(name: str, command: list[str]) -> bool:
    say(f"== {name}")
    return hand_over([installed(command[0]), *command[1:]]) == 0
