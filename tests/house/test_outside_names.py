"""The project names no package registry and no folder of anybody's machine.

The patterns are put together from pieces, so that this file does not name them either.
"""

import re

import pytest

from tests.house.tree import ROOT, kept_files

HOSTS = [
    "py" + "pi.org",
    "python" + "hosted.org",
    "npm" + "js.org",
    "npm" + "js.com",
    "yarn" + "pkg.com",
    "--index" + "-url",
    "--extra-index" + "-url",
    "--find" + "-links",
]
FOLDERS = ["ro" + "ot", "ho" + r"me/\w+", "Us" + r"ers/\w+", "wo" + "rk", "op" + "t/pypi"]
HOST = re.compile("|".join(map(re.escape, HOSTS)), re.IGNORECASE)
MACHINE_PATH = re.compile(rf"(?<![\w.>)}}-])/(?:{'|'.join(FOLDERS)})(?![\w-])|[A-Z]:\\Users\\")


def offences(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in kept_files()
        for number, line in enumerate(path.read_text("utf-8", "ignore").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_registry_host() -> None:
    assert offences(HOST) == []


def test_no_file_names_a_path_of_a_machine() -> None:
    assert offences(MACHINE_PATH) == []


def test_the_project_has_files_to_look_at() -> None:
    assert ROOT / "pyproject.toml" in kept_files()


@pytest.mark.parametrize("address", ["https://{}/simple", "{}", "see {} ."])
@pytest.mark.parametrize("host", HOSTS)
def test_a_registry_host_is_recognised(address: str, host: str) -> None:
    assert HOST.search(address.format(host))


@pytest.mark.parametrize("folder", ["ro" + "ot", "ho" + "me/eva", "Us" + "ers/eva", "wo" + "rk"])
@pytest.mark.parametrize("sentence", ["cd /{}/zuschlag", "file:///{}/x", "'/{}'", "=/{}/y"])
def test_a_path_of_a_machine_is_recognised(sentence: str, folder: str) -> None:
    assert MACHINE_PATH.search(sentence.format(folder))


@pytest.mark.parametrize("harmless", ["/".join(("docs", "work", "x")), "/workers", "./home/x"])
def test_an_ordinary_path_is_left_in_peace(harmless: str) -> None:
    assert not MACHINE_PATH.search(harmless)
