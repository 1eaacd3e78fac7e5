"""The requirement files hold nothing but exact pins with hashes, and agree with pyproject.toml."""

import re

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house.tree import ROOT, pyproject

HASH = r"--hash=sha256:[0-9a-f]{64}"
PIN = re.compile(rf"[a-z0-9.-]+==[^\s;]+(?: ; [^\\]+?)?(?: {HASH})+")
FILES = ["run", "dev", "research", "uv", "node"]


def pin_lines(name: str) -> list[str]:
    """One line per pin, hashes included."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    return re.sub(r"\s*\\\n\s*", " ", text).splitlines()


def pins(name: str) -> dict[str, str]:
    found = [Requirement(line.partition(" --hash")[0]) for line in pin_lines(name)]
    return {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in found}


def wanted(name: str) -> list[str]:
    project = pyproject()
    groups = project["dependency-groups"]
    if name in ("uv", "node"):
        return list(groups["tools" if name == "uv" else name])
    run = [*project["project"]["dependencies"], *groups["build"]]
    if name == "run":
        return run
    return [*run, *groups["dev"], *(groups["research"] if name == "research" else [])]


@pytest.mark.parametrize("name", FILES)
def test_every_line_is_one_exact_pin_with_hashes_and_nothing_else(name: str) -> None:
    lines = pin_lines(name)
    assert lines
    assert [line[:80] for line in lines if not PIN.fullmatch(line)] == []


@pytest.mark.parametrize("name", FILES)
def test_every_requirement_of_the_project_is_pinned_within_its_range(name: str) -> None:
    pinned = pins(name)
    for requirement in map(Requirement, wanted(name)):
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)])


@pytest.mark.parametrize(("fewer", "more"), [("run", "dev"), ("dev", "research")])
def test_who_has_more_installed_has_the_same_versions(fewer: str, more: str) -> None:
    few, many = pins(fewer), pins(more)
    assert {name: many.get(name) for name in few} == few


def test_what_an_extra_asks_for_is_what_is_tried() -> None:
    project = pyproject()
    extras, tried = project["project"]["optional-dependencies"], project["dependency-groups"]
    assert {*extras["openspiel"], *extras["ray"]} == set(tried["research"])
    assert {*extras["research"], *extras["postgres"], *extras["redis"]} <= set(tried["dev"])


def test_the_pinned_build_tool_is_the_one_that_builds_the_package() -> None:
    project = pyproject()
    assert set(project["build-system"]["requires"]) <= set(project["dependency-groups"]["build"])


def test_every_runtime_requirement_has_a_lower_and_an_upper_bound() -> None:
    for requirement in map(Requirement, pyproject()["project"]["dependencies"]):
        assert {bound.operator for bound in requirement.specifier} == {">=", "<"}, requirement


@pytest.mark.parametrize(
    "line",
    [
        "numpy==2.0",
        "numpy>=2.0 --hash=sha256:" + "0" * 64,
        "numpy==2.0 --hash=sha256:12",
        "numpy @ https://example.org/numpy.whl --hash=sha256:" + "0" * 64,
        "-c other.txt",
        "# a note",
    ],
)
def test_a_loose_line_is_recognised(line: str) -> None:
    assert not PIN.fullmatch(line)
