"""The one door to Zuschlag's chores: `python3 dev.py help` lists them.

Needs only the standard library, and sets up what a chore needs before its first run.
This file and tools/ stay readable for old Pythons: one of them may have to find a newer one.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable

from tools import environment, pages
from tools.browser import bring_browser
from tools.checks import failed_checks, web_checks
from tools.environment import DEV, PINS, RESEARCH, RUN, installed, prepare, uv_programs
from tools.steps import ROOT, StepFailed, apt_install, hand_over, say, start, step

PIN_SOURCES = {
    "run": ["pyproject.toml", "--group", "build"],
    "dev": ["pyproject.toml", "--group", "build", "--group", "dev", "-c", "requirements/run.txt"],
    "research": [
        *("pyproject.toml", "--group", "build", "--group", "dev", "--group", "research"),
        *("-c", "requirements/dev.txt"),
    ],
    "uv": ["--group", "tools"],
    "node": ["--group", "node", "-c", "requirements/dev.txt"],
}
PIN_STYLE = (
    "--upgrade --quiet --universal --fork-strategy fewest --python-version 3.11"
    " --generate-hashes --no-header --no-annotate"
)
MADE_HERE = (
    ".venv .venv-research .venv-learning .venv-rllib .venv-peers .venv-uv build dist .mypy_cache"
    " .ruff_cache .pytest_cache .hypothesis .import_linter_cache pictures src/zuschlag/static"
    " web/node_modules"
)


# The chores. The docstring of each is its line in the help.


def play(arguments: list[str]) -> int:
    """open the table in the browser; LAN=1: on the local network; ARGS=terminal: in the terminal"""
    prepare(RUN)
    if arguments[:1] == ["terminal"]:
        return hand_over([installed("zuschlag"), "play", *arguments[1:]], folder=None)
    prepare_pages()
    quietly = ["--log", "warning"]
    serve = [installed("zuschlag"), "serve", "--open", *quietly, *arguments]
    return hand_over(serve, folder=None)


def test(arguments: list[str]) -> int:
    """all checks, then all tests; arguments go to pytest"""
    prepare(DEV)
    # They start Python hundreds of times: what was read once need not be read again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # The tests want rules that check every index; one process compiles them, not every worker.
    beside = [start([installed("zuschlag"), "compile", "--quiet"], NUMBA_BOUNDSCHECK="1")]
    # Likewise one process gets every new file of tests ready for pytest.
    if not any((ROOT / "tests").rglob("__pycache__/*-pytest-*.pyc")):
        beside.append(start([installed("pytest"), "--collect-only", "-qq"]))
    prepare_pages()
    failed = failed_checks(beside=web_checks("check", "test"))
    bring_browser("Trying the pages")
    say("== tests")
    for one in beside:
        one.wait()
    # Neighbours share what was set up for them; a worker done early takes over from another.
    shared_out = ["-n", str(workers()), "--dist", "worksteal"]
    if hand_over([installed("pytest"), *shared_out, *arguments]):
        failed.append("tests")
    return verdict(failed)


def test_research(arguments: list[str]) -> int:
    """tests with OpenSpiel and Ray, in an environment of their own; arguments go to pytest"""
    prepare(RESEARCH)
    asked = arguments or ["tests/research/extras"]
    program = [installed("python", RESEARCH), "-m", "pytest"]
    return hand_over([*program, *asked])


def check(_: list[str]) -> int:
    """lint, format, types and import contracts, without tests"""
    prepare(DEV)
    return verdict(failed_checks(beside=web_checks("check")))


def fmt(_: list[str]) -> int:
    """put the code into our format"""
    prepare(DEV)
    mended = hand_over([installed("ruff"), "check", "--fix-only", "."])
    return mended or hand_over([installed("ruff"), "format", "."])


def bench(arguments: list[str]) -> int:
    """measure speed: the rules against the same algorithm in C, movement in the browser"""
    if "pages" not in arguments and not shutil.which("gcc"):
        apt_install("gcc libc6-dev", "The benchmark")
    prepare(DEV)
    prepare_pages()
    bring_browser("Measuring the pages")
    return hand_over([installed("python"), "-m", "bench", *arguments])


def bench_server(arguments: list[str]) -> int:
    """measure the server: moves on disk before anybody hears of them, thousands of sockets"""
    prepare(DEV)
    return hand_over([installed("python"), "-m", "bench.server", *arguments])


def campaign(arguments: list[str]) -> int:
    """test the laws of the games for a long time"""
    prepare(DEV)
    return hand_over([installed("python"), "-m", "tests.campaign", *arguments])


def docs(arguments: list[str]) -> int:
    """write the API reference into build/api"""
    prepare(DEV)
    os.environ["ZUSCHLAG_RULES"] = "plain"  # compiled rules would hide their signatures
    rooms = ["zuschlag", "!zuschlag.__main__", "!zuschlag.terminal"]
    return hand_over([installed("pdoc"), *rooms, "-o", "build/api", *arguments])


def types(_: list[str]) -> int:
    """renew what the browser gets from the sources: types of the wire, boards, words"""
    prepare(DEV)
    os.environ["ZUSCHLAG_RULES"] = "plain"
    makers = ("tools.wire_types", "tools.board_texts", "tools.word_files", "tools.lessons")
    return max(hand_over([installed("python"), "-m", maker]) for maker in makers)


def pictures(arguments: list[str]) -> int:
    """take pictures of every page into pictures/"""
    prepare(DEV)
    prepare_pages()
    if not bring_browser("Taking pictures"):
        return 1
    return hand_over([installed("python"), "-m", "tests.browser.pictures", *arguments])


def lock(arguments: list[str]) -> int:
    """renew every pin and hash in requirements/, or only those of the files named"""
    uv = next(uv_programs(), None)
    if uv is None:
        raise StepFailed("Pins are made by uv, and it is not available here.\nPlease install uv.")
    for name, sources in PIN_SOURCES.items():
        if arguments and name not in arguments:
            continue
        target = ["-o", str(PINS / f"{name}.txt")]
        command = [uv, "pip", "compile", *sources, *PIN_STYLE.split(), *target]
        step(f"Renewing requirements/{name}.txt", command, "Do the ranges in pyproject.toml meet?")
    return 0


def clean(_: list[str]) -> int:
    """remove the environments and everything built here"""
    for name in MADE_HERE.split():
        shutil.rmtree(ROOT / name, ignore_errors=True)
    return 0


def explain(_: list[str]) -> int:
    """this list"""
    say("make CHORE, or python3 dev.py CHORE [arguments]. With make: make test ARGS='-k auction'\n")
    for name, chore in CHORES.items():
        say(f"  {name:<14}{chore.__doc__}")
    return 0


CHORES: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "test-research": test_research,
    "check": check,
    "fmt": fmt,
    "bench": bench,
    "bench-server": bench_server,
    "campaign": campaign,
    "docs": docs,
    "types": types,
    "pictures": pictures,
    "lock": lock,
    "clean": clean,
    "help": explain,
}


def prepare_pages() -> None:
    """Build the pages if their sources have changed."""
    if pages.are_wanted() and not pages.are_fresh():
        pages.build(environment.node())


def verdict(failed: list[str]) -> int:
    say(f"Failed: {', '.join(failed)}." if failed else "All is well.")
    return 1 if failed else 0


def workers() -> int:
    """Two more than the cores we may use, as a third of the time tests wait for a browser or a
    server; but no crowd: each of them loads the compiled rules."""
    usable = getattr(os, "sched_getaffinity", None)
    cores = len(usable(0)) if usable else os.cpu_count() or 1
    return min(cores + 2, 8)


def main(arguments: list[str]) -> int:
    name = arguments[0] if arguments else "help"
    chore = CHORES.get({"-h": "help", "--help": "help"}.get(name, name))
    try:
        if chore is None:
            raise StepFailed(f"There is no chore {name!r}. python3 dev.py help lists them all.")
        return chore(arguments[1:])
    except (StepFailed, OSError) as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
