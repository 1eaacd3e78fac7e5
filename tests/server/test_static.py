"""The built pages: known files only, each with its kind and for how long it may be kept."""

import gzip
from pathlib import Path

import httpx
import pytest

from tests.server.running import running
from zuschlag.server.builds import build_in
from zuschlag.server.static import pieces_in

PAGE = "<!doctype html><title>Zuschlag</title>"
SCRIPT = "console.log(1)\n" * 200
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """What a build leaves behind."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "build.stamp").write_text("0")
    (folder / "assets" / "index-abc.js").write_text(SCRIPT)
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "font-abc.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.js").write_text("secret")
    return folder


async def asked(folder: Path, *paths: str, **headers: str) -> list[httpx.Response]:
    async with running(static=str(folder)) as server, server.client() as browser:
        browser.headers["accept-encoding"] = "identity"
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        return [await browser.get(path, headers=sent) for path in paths]


async def test_every_address_of_a_page_gets_the_page_and_asks_again(built: Path) -> None:
    for answer in await asked(built, "/", "/help", "/t/0123", "/r", "/r/0123", "/r/0123?at=7"):
        assert (answer.status_code, answer.text) == (200, PAGE)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


async def test_a_worker_is_asked_for_each_time(built: Path) -> None:
    (built / "worker.js").write_text(SCRIPT)
    (worker,) = await asked(built, "/worker.js")
    assert worker.headers["cache-control"] == "no-cache"


async def test_what_is_named_after_its_content_is_kept_for_ever(built: Path) -> None:
    script, font, icon = await asked(
        built, "/assets/index-abc.js", "/assets/font-abc.woff2", "/favicon.svg"
    )
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert font.headers["content-type"] == "font/woff2"
    assert icon.headers["content-type"] == "image/svg+xml"
    assert script.headers["cache-control"] == font.headers["cache-control"] == FOR_EVER
    assert icon.headers["cache-control"] == "public, max-age=3600"
    assert {one.headers["x-content-type-options"] for one in (script, font, icon)} == {"nosniff"}


@pytest.mark.parametrize(
    ("accepted", "is_small"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1, gzip;q=0.5", True),
        ("gzip;q=0, br", False),
        ("", False),
    ],
)
async def test_a_browser_that_can_unpack_gets_less(
    built: Path, accepted: str, is_small: bool
) -> None:
    (answer,) = await asked(built, "/assets/index-abc.js", accept_encoding=accepted)
    assert answer.text == SCRIPT
    assert (answer.headers.get("content-encoding") == "gzip") is is_small
    assert answer.headers["vary"] == "accept-encoding"
    assert (int(answer.headers["content-length"]) < 200) is is_small


@pytest.mark.parametrize(
    "path",
    [
        "/index.html",
        "/build.stamp",
        "/assets/index-abc.js.gz",
        "/assets/none.js",
        "/secret.js",
        "/assets/../../secret.js",
        "/assets/%2e%2e/%2e%2e/secret.js",
        "/%2e%2e/secret.js",
        "/assets/",
    ],
)
async def test_nothing_else_can_be_had(built: Path, path: str) -> None:
    async with running(static=str(built)) as server, server.client() as browser:
        address = httpx.URL(server.origin).copy_with(raw_path=path.encode())
        answer = await browser.get(address)
        assert answer.status_code == 404
        assert answer.json()["error"] == "request/not-found"


@pytest.mark.parametrize("path", ["/nowhere", "/nowhere/at-all", "/a/b/c", "/assets/none.js"])
async def test_a_browser_that_is_lost_gets_a_page_that_says_so(built: Path, path: str) -> None:
    async with running(static=str(built)) as server, server.client() as browser:
        lost = await browser.get(path, headers={"accept": "text/html,*/*"})
        assert (lost.status_code, lost.headers["content-type"][:9]) == (404, "text/html")
        told = await browser.get(f"/api{path}", headers={"accept": "text/html,*/*"})
        assert (told.status_code, told.json()["error"]) == (404, "request/not-found")


async def test_every_answer_says_which_build_is_served(built: Path) -> None:
    script = "/assets/index-abc.js"
    (built / "index.html").write_text(f'{PAGE}<script type="module" src="{script}"></script>')
    for answer in await asked(built, "/", script, "/api/tables", "/api/nowhere"):
        assert answer.headers["zuschlag-build"] == script
    assert build_in(built) == script
    assert build_in(built / "assets") is None
    nobody, worker = await asked(built / "assets", "/", "/worker.js")
    assert "zuschlag-build" not in nobody.headers
    assert worker.status_code == 404


async def test_without_pages_the_server_says_so(tmp_path: Path) -> None:
    home, table, script = await asked(tmp_path / "nothing", "/", "/t/0123", "/assets/x.js")
    assert home.text == table.text
    assert "left out of this installation" in home.text
    assert script.status_code == 404


def test_the_files_are_read_once(built: Path) -> None:
    pieces = pieces_in(built)
    assert set(pieces) == {
        "/index.html",
        "/favicon.svg",
        "/assets/index-abc.js",
        "/assets/font-abc.woff2",
    }
    (built / "index.html").unlink()
    assert pieces["/index.html"].body == PAGE.encode()


async def test_a_lost_visitor_gets_the_page_that_says_so(built: Path) -> None:
    (lost,) = await asked(built, "/nowhere", accept="text/html,*/*;q=0.8")
    assert (lost.status_code, lost.text) == (404, PAGE)
