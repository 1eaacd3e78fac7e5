"""Every route: which there are, who may ask, and what it says."""

import asyncio

import httpx
import msgspec
import pytest

from tests.server.running import FOR_SALE, NEW_TABLE, PATIENCE, Running, running
from zuschlag.errors import Unavailable
from zuschlag.journal.contract import Credential, Unclear
from zuschlag.server.errors import Problem, encoded
from zuschlag.server.lobby import read_code

PAGES = {
    ("/", "GET"),
    ("/help", "GET"),
    ("/league", "GET"),
    ("/guide/{place}", "GET"),
    ("/r", "GET"),
    ("/r/{place}", "GET"),
    ("/t/{place}", "GET"),
    ("/e/{place}", "GET"),
    ("/style.css", "GET"),
}
FILES = {("/{name}", "GET"), ("/assets/{name}", "GET")}
APPROVED = {
    *PAGES,
    *FILES,
    ("/metrics", "GET"),
    ("/api/health", "GET"),
    ("/api/ready", "GET"),
    ("/api/games", "GET"),
    ("/api/session", "POST"),
    ("/api/session", "DELETE"),
    ("/api/bot-tokens", "POST"),
    ("/api/tables", "GET"),
    ("/api/tables", "POST"),
    ("/api/tables/mine", "GET"),
    ("/api/join", "POST"),
    ("/api/my-games", "POST"),
    ("/api/my-games", "DELETE"),
    ("/api/push", "GET"),
    ("/api/push", "POST"),
    ("/api/push", "DELETE"),
    ("/api/tables/{table}", "GET"),
    ("/api/tables/{table}/news", "GET"),
    ("/api/tables/{table}/commands", "POST"),
    ("/api/tables/{table}/record", "GET"),
    ("/api/replay", "POST"),
    ("/api/evenings/{evening}", "GET"),
    ("/api/evenings/{evening}/news", "GET"),
    ("/api/evenings/{evening}/commands", "POST"),
    ("/api/evenings/{evening}/paper", "GET"),
    ("/api/evenings/{evening}/traveller", "GET"),
    ("/api/evenings/{evening}/table", "GET"),
    ("/api/evenings/{evening}/dispute", "GET"),
    ("/api/evenings/{evening}/box", "GET"),
    ("/api/evenings/{evening}/erasure", "POST"),
    ("/api/league", "GET"),
    ("/api/league", "POST"),
    ("/api/league/table", "GET"),
    ("/api/reference", "GET"),
    ("/api/openapi.json", "GET"),
}
OPEN = {
    *PAGES,
    ("/metrics", "GET"),
    ("/api/health", "GET"),
    ("/api/ready", "GET"),
    ("/api/games", "GET"),
    ("/api/session", "POST"),
    ("/api/tables", "GET"),
    ("/api/league", "GET"),
    ("/api/reference", "GET"),
    ("/api/openapi.json", "GET"),
}
SOME_TABLE = "0" * 32
BODIES = {
    "/api/tables": {"settings": FOR_SALE},
    "/api/join": {"code": "ABCD-EFGH"},
    "/api/my-games": {},
    "/api/push": {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "", "auth": ""},
    "/api/league": {"name": "Robo"},
    "/api/replay": {"record": {}},
    "/api/evenings/{evening}/commands": {"id": "a" * 8, "command": {"do": "call"}},
    "/api/tables/{table}/commands": {"id": "a" * 8, "command": {"do": "start"}},
}


def routes_of(server: Running) -> set[tuple[str, str]]:
    return {
        (route.path_format, method)
        for route in server.app.litestar.routes
        for method in route.methods
        if method != "OPTIONS"
    }


async def test_there_are_exactly_the_approved_routes() -> None:
    async with running() as server:
        assert routes_of(server) == APPROVED


async def test_every_route_needs_a_session_but_the_open_ones() -> None:
    async with running() as server, server.client() as stranger, server.visitor() as known:
        revoked = dict(known.cookies)
        await known.delete("/api/session")
        for path, method in APPROVED - OPEN - FILES:
            address = path.replace("{table}", SOME_TABLE)
            body = BODIES.get(path)
            for cookies in ({}, revoked, {"zuschlag-s": "x" * 43}):
                stranger.cookies = httpx.Cookies(cookies)
                answer = await stranger.request(method, address, json=body)
                assert answer.status_code == 401, (path, cookies)
                assert answer.json()["error"] in ("session/missing", "session/over")


async def test_open_routes_answer_without_a_session() -> None:
    async with running() as server, server.client() as stranger:
        for path, method in OPEN:
            assert (await stranger.request(method, path)).status_code in (200, 204), path


async def test_a_request_that_changes_something_needs_our_origin() -> None:
    async with running() as server, server.visitor() as known:
        for path, method in APPROVED:
            if method != "GET":
                answer = await known.request(
                    method,
                    path.replace("{table}", SOME_TABLE),
                    json=BODIES.get(path),
                    headers={"Origin": "http://evil.example"},
                )
                assert answer.status_code == 403, path
                assert answer.json() == {"error": "origin/not-allowed", "facts": {}}


async def test_a_session_is_a_cookie_that_scripts_cannot_read() -> None:
    async with running() as server, server.client() as browser:
        answer = await browser.post("/api/session")
        parts = answer.headers["set-cookie"].split("; ")
        assert parts[0].startswith("zuschlag-s=")
        assert {"Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=2592000"} == set(parts[1:])
        again = await browser.post("/api/session")
        assert "set-cookie" not in again.headers


async def test_behind_https_the_cookie_is_bound_to_the_host() -> None:
    flags = {"trusted_proxy": ["10.9.9.9"], "origin": ["https://play.example"]}
    ours = {"Origin": "https://play.example", "Sec-Fetch-Site": "same-origin"}
    async with running(**flags) as server, server.client(headers=ours) as browser:
        answer = await browser.post("/api/session")
        parts = answer.headers["set-cookie"].split("; ")
        assert parts[0].startswith("__Host-s=")
        assert {"Secure", "HttpOnly", "Path=/", "SameSite=Lax"} <= set(parts)


async def test_a_bot_token_speaks_for_a_program_and_two_credentials_for_nobody() -> None:
    async with running() as server, server.visitor() as known, server.client() as program:
        token = (await known.post("/api/bot-tokens")).json()["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        del program.headers["origin"]
        made = await program.post("/api/tables", json=NEW_TABLE, headers=bearer)
        assert made.status_code == 201
        both = await known.get("/api/tables/mine", headers=bearer)
        assert (both.status_code, both.json()["error"]) == (400, "session/two-credentials")
        session = known.cookies["zuschlag-s"]
        swapped = {"Authorization": f"Bearer {session}"}
        assert (await program.get("/api/tables/mine", headers=swapped)).status_code == 401
        program.cookies.set("zuschlag-s", token)
        assert (await program.get("/api/tables/mine")).status_code == 401


async def test_the_journal_keeps_no_token() -> None:
    async with running() as server, server.visitor() as known:
        token = (await known.post("/api/bot-tokens")).json()["token"]
        kept = repr(vars(server.journal))
        assert token not in kept
        assert known.cookies["zuschlag-s"] not in kept


async def test_what_is_long_over_is_forgotten_when_somebody_comes() -> None:
    async with running() as server, server.client() as client:
        now = server.app.state.clock.now()
        for hash, hours in (("long over", 25), ("just over", 1)):
            over = Credential(hash=hash, kind="session", created=1, expires=now - hours * 3_600_000)
            await server.journal.put_credential(over)
        assert (await client.get("/api/games")).status_code == 200
        assert await server.journal.credential("long over") is not None
        assert (await client.post("/api/session")).status_code == 204
        assert await server.journal.credential("long over") is None
        assert await server.journal.credential("just over") is not None


async def test_a_table_is_made_found_by_code_and_listed() -> None:
    async with running() as server, server.visitor() as host, server.visitor() as guest:
        listed = {**NEW_TABLE, "settings": {**FOR_SALE, "listed": True, "title": "Evening"}}
        made = (await host.post("/api/tables", json=listed)).json()
        assert made["seat"] == 0
        code = made["code"].lower()
        found = await guest.post("/api/join", json={"code": f"{code[:4]}-{code[4:]}"})
        assert found.json() == {"table": made["table"]}
        (card,) = (await guest.get("/api/tables")).json()
        assert (card["table"], card["public"]["title"]) == (made["table"], "Evening")
        assert "code" not in card
        assert card["watchers"] == 0
        (mine,) = (await host.get("/api/tables/mine")).json()
        assert (mine["code"], mine["seats"]) == (made["code"], [0])
        assert (await guest.get("/api/tables/mine")).json() == []


async def test_tables_that_are_not_there_and_not_for_you_answer_alike() -> None:
    async with running() as server, server.visitor() as host, server.visitor() as guest:
        private = {**NEW_TABLE, "settings": {**FOR_SALE, "spectators": False}}
        made = (await host.post("/api/tables", json=private)).json()
        await _start(host, made["table"])
        paths = ["", "?seat=0", "/news", "/record"]
        for path in paths:
            hidden = await guest.get(f"/api/tables/{made['table']}{path}")
            nowhere = await guest.get(f"/api/tables/{SOME_TABLE}{path}")
            odd = await guest.get(f"/api/tables/nonsense{path}")
            assert {one.status_code for one in (hidden, nowhere, odd)} == {404}, path
            assert hidden.content == nowhere.content == odd.content


async def _start(host: httpx.AsyncClient, table: str) -> None:
    body = {"id": "start-it-1", "command": {"do": "start"}}
    answer = await host.post(f"/api/tables/{table}/commands", json=body)
    assert answer.status_code == 200, answer.text


async def test_a_command_is_answered_and_its_repetition_alike() -> None:
    async with running() as server, server.visitor() as host:
        made = (await host.post("/api/tables", json=NEW_TABLE)).json()
        where = f"/api/tables/{made['table']}/commands"
        body = {"id": "say-hello-1", "command": {"do": "say", "text": "hello"}}
        first = await host.post(where, json=body)
        assert first.status_code == 200
        assert (await host.post(where, json=body)).json() == first.json()
        other = {"id": "say-hello-1", "command": {"do": "say", "text": "goodbye"}}
        refused = await host.post(where, json=other)
        assert (refused.status_code, refused.json()["error"]) == (409, "table/reused-id")
        news = (await host.get(f"/api/tables/{made['table']}/news")).json()
        assert [entry["kind"] for entry in news["entries"]].count("said") == 1


async def test_news_are_waited_for() -> None:
    async with running() as server, server.visitor() as host:
        made = (await host.post("/api/tables", json=NEW_TABLE)).json()
        where = f"/api/tables/{made['table']}"
        quiet = await host.get(f"{where}/news?cursor=2&wait=0.1")
        assert quiet.json() == {"t": "log", "cursor": 2, "entries": []}
        assert (await host.get(f"{where}/news?wait=26")).status_code == 400


@pytest.mark.parametrize(
    ("body", "status"),
    [(b"{", 400), (b"", 400), (b"[]", 400), (b"[" * 5000, 400), (b'{"settings": NaN}', 400),
     (b'{"settings": {"game": "for-sale", "edition": "2015", "seats": 1e400}}', 400),
     (b'{"settings": {"game": "chess", "edition": "2015", "seats": 3}}', 400),
     (b'{"settings": {"game": "for-sale", "edition": "2015", "seats": 3}, "seat": 1}', 400),
     (b"\xff\xfe", 400), (b" " * 70_000, 413), (b"9" * 5000, 400)],
)  # fmt: skip
async def test_odd_bodies_are_refused_in_our_shape(body: bytes, status: int) -> None:
    async with running() as server, server.visitor() as host:
        answer = await host.post("/api/tables", content=body)
        assert answer.status_code == status, answer.text
        assert set(answer.json()) == {"error", "facts"}


async def test_unknown_paths_and_methods_answer_in_our_shape() -> None:
    async with running() as server, server.visitor() as known:
        for method, path, status in (
            ("GET", "/api/nothing", 404),
            ("GET", "/api/tables/x/../../etc/passwd", 404),
            ("GET", "/..%2f..%2fetc/passwd", 404),
            ("PUT", "/api/tables", 405),
            ("BREW", "/api/tables", 405),
        ):
            answer = await known.request(method, path)
            assert answer.status_code == status, path
            assert set(answer.json()) == {"error", "facts"}


async def test_a_fault_of_ours_has_a_number_and_no_traceback() -> None:
    async with running() as server, server.visitor() as known:

        async def broken(limit: int) -> list[object]:
            raise KeyError("a secret word")

        server.journal.listed = broken  # type: ignore[method-assign, assignment]
        answer = await known.get("/api/tables")
        assert answer.status_code == 500
        assert answer.json()["error"] == "server/fault"
        assert set(answer.json()["facts"]) == {"id"}
        assert "secret" not in answer.text


async def test_a_store_that_cannot_write_now_is_told_as_unavailable() -> None:
    async with running() as server, server.visitor() as known:

        async def busy(limit: int) -> list[object]:
            raise Unavailable("journal/busy")

        server.journal.listed = busy  # type: ignore[method-assign, assignment]
        answer = await known.get("/api/tables")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")


async def test_a_server_that_stops_or_cannot_write_is_not_ready() -> None:
    async with running() as server, server.client() as anybody:
        assert (await anybody.get("/api/ready")).status_code == 200
        server.app.state.is_stopping = True
        answer = await anybody.get("/api/ready")
        assert (answer.status_code, answer.json()["error"]) == (503, "server/stopping")
        assert (await anybody.get("/api/health")).status_code == 200


async def test_a_server_whose_journal_does_not_answer_is_not_ready() -> None:
    async with running() as server, server.client() as anybody:

        async def away(hash: str) -> None:
            raise Unclear("journal/away")

        server.journal.credential = away  # type: ignore[method-assign]
        answer = await anybody.get("/api/ready")
        assert (answer.status_code, answer.json()["error"]) == (503, "server/journal")


async def test_after_a_failed_write_to_disk_the_server_stops() -> None:
    async with running() as server:
        server.journal.is_broken = True
        assert server.app.state.is_broken
        async with asyncio.timeout(PATIENCE):
            while not server.server.should_exit:
                await asyncio.sleep(0.01)


async def test_figures_are_for_this_machine_only() -> None:
    async with running() as server, server.client() as anybody:
        await anybody.get("/api/tables/secret-id-of-somebody")
        answer = await anybody.get("/metrics")
        assert answer.status_code == 200
        assert b"zuschlag_requests_total" in answer.content
        assert b"secret-id" not in answer.content
        through = await anybody.get("/metrics", headers={"X-Forwarded-For": "1.2.3.4"})
        assert through.status_code == 404
    flags = {"trusted_proxy": ["127.0.0.1"], "origin": ["https://play.example"]}
    async with running(**flags) as server, server.client() as anybody:
        assert (await anybody.get("/metrics")).status_code == 404
    async with running(lan=True) as server, server.client() as anybody:
        assert (await anybody.get("/metrics")).status_code == 404


async def test_the_reference_describes_every_route_without_scripts() -> None:
    async with running() as server, server.client() as anybody:
        schema = (await anybody.get("/api/openapi.json")).json()
        assert schema["openapi"].startswith("3.1")
        described = {
            (path, method.upper()) for path, one in schema["paths"].items() for method in one
        }
        shown = {one for one in APPROVED if one[0].startswith("/api/")}
        assert described == shown - {("/api/reference", "GET"), ("/api/openapi.json", "GET")}
        page = (await anybody.get("/api/reference")).text
        for path, _ in described:
            assert path in page
        for word in ("<script", "style=", "onload", "http://", "https://"):
            assert word not in page
    async with running(reference=False) as server, server.client() as anybody:
        assert (await anybody.get("/api/reference")).status_code == 404


def test_codes_are_read_as_people_write_them() -> None:
    assert read_code("abcd-efgh") == read_code(" ABCD EFGH ") == "ABCDEFGH"
    assert read_code("o0iL-1111") == "00111111"
    assert read_code("ABCDEFG") == read_code("ABCDEFGU") == read_code("ÄBCDEFGH") == ""


async def test_a_record_is_named_by_its_table_alone() -> None:
    async with running() as server, server.visitor() as host:
        made = (await host.post("/api/tables", json=NEW_TABLE)).json()
        early = await host.get(f"/api/tables/{made['table']}/record")
        assert (early.status_code, early.json()["error"]) == (403, "table/not-over")


def test_problems_can_hold_anything() -> None:
    told = msgspec.json.decode(encoded(Problem("a/b", {"x": {1}, "y": object})))
    assert told["error"] == "a/b"
