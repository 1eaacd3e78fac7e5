"""Safe headers on every answer, whatever it is (T30)."""

import ssl
from pathlib import Path

import httpx
import pytest

from tests.server.certificate import certificate
from tests.server.running import running
from tests.server.test_routes import APPROVED, BODIES, SOME_TABLE

ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def check(answer: httpx.Response, is_secure: bool = False) -> None:
    for name, value in ALWAYS.items():
        assert answer.headers.get_list(name) == [value]
    policy = answer.headers["content-security-policy"]
    for part in ("default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for"):
        assert part in policy
    for part in ("worker-src 'self'", "manifest-src 'self'"):
        assert part in policy
    assert "unsafe" not in policy
    assert ("strict-transport-security" in answer.headers) == is_secure
    assert "server" not in answer.headers
    is_page = answer.is_success and not answer.url.path.startswith(("/api/", "/metrics"))
    assert is_page or answer.headers["cache-control"] == "no-store"


async def test_every_route_answers_every_method_with_safe_headers() -> None:
    async with running() as server, server.visitor() as known, server.client() as stranger:
        for path, _ in APPROVED | {("/nothing", "GET"), ("/api/nothing", "GET")}:
            for method in ("GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "BREW"):
                address = path.replace("{table}", SOME_TABLE)
                for client in (known, stranger):
                    check(await client.request(method, address, json=BODIES.get(path)))


async def test_faults_have_them_too() -> None:
    async with running() as server, server.visitor() as known:
        check(await known.post("/api/tables", content=b" " * 100_000))
        check(await known.post("/api/tables", headers={"Origin": "http://evil.example"}))
        check(await known.get("/ws", headers={"Upgrade": "websocket", "Connection": "Upgrade"}))

        async def broken(limit: int) -> list[object]:
            raise RuntimeError

        server.journal.listed = broken  # type: ignore[method-assign, assignment]
        answer = await known.get("/api/tables")
        assert answer.status_code == 500
        check(answer)


async def test_a_refused_socket_has_them() -> None:
    handshake = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
    }
    async with running() as server, server.client() as stranger:
        for path, status in (("/ws", 401), ("/api/health", 404), ("/other", 404)):
            answer = await stranger.get(path, headers=handshake)
            assert answer.status_code == status
            check(answer)


async def test_with_a_certificate_browsers_are_told_to_stay_with_https(tmp_path: Path) -> None:
    cert, key = certificate(tmp_path)
    async with running(tls_cert=str(cert), tls_key=str(key)) as server:
        origin = server.origin.replace("http:", "https:")
        trusting = ssl.create_default_context(cafile=str(cert))
        async with httpx.AsyncClient(
            base_url=origin, verify=trusting, trust_env=False, headers={"Origin": origin}
        ) as browser:
            browser.headers["Sec-Fetch-Site"] = "same-origin"
            answer = await browser.post("/api/session")
            assert answer.headers["set-cookie"].startswith("__Host-s=")
            check(answer, is_secure=True)
            check(await browser.get("/nothing"), is_secure=True)


@pytest.mark.parametrize("path", ["/", "/api/reference"])
async def test_pages_need_nothing_the_policy_forbids(path: str, tmp_path: Path) -> None:
    async with running(static=str(tmp_path)) as server, server.client() as browser:
        page = (await browser.get(path)).text
        assert "<script" not in page
        assert "style=" not in page
        assert page.count("<link") == 1
        assert (await browser.get("/style.css")).headers["content-type"].startswith("text/css")
