"""Web Push: what is sent, to whom, and to whom never; all over loopback."""

import asyncio
import json
import stat
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from tests.house.tree import ROOT
from tests.server.push_service import Browser, PushService, claims, opened, push_service, unb64
from tests.server.running import FOR_SALE, PATIENCE, Running, a_setting, running
from tests.server.test_my_games import do, status
from tests.server.test_my_games import played as played_alone
from zuschlag.errors import Malformed
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.seal import KeySeal
from zuschlag.journal.sqlite import SqliteJournal
from zuschlag.server.clock import SteadyClock
from zuschlag.server.push import desk as desks
from zuschlag.server.push.desk import PushDesk, Subscription
from zuschlag.server.push.endpoints import Endpoint, Endpoints, is_public
from zuschlag.server.push.identity import PushIdentity
from zuschlag.server.push.opening import desk_of
from zuschlag.server.push.posting import Unanswered, post

CONTACT = "me@example.org"
ON = {"push": CONTACT, "push_loopback": True}
SLOW = FOR_SALE | {"time": {"days": 3}, "seats": 3}
PUBLIC = "8.8.8.8"
"""An address that is nobody's own; nothing is ever sent to it."""
GOOD = "https://fcm.googleapis.com/fcm/send/abc"


async def begun(server: Running, anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> str:
    """A slow game of two people; the third seat is a bot's that keeps still."""
    made = await anna.post("/api/tables", json={"settings": SLOW, "name": "Anna Nasenbaer"})
    table = str(made.json()["table"])
    assert (await do(ben, table, {"do": "sit", "name": "Ben"})).is_success
    await status(server, table, "lobby")
    # Nobody has a socket: whoever asked by HTTP is here for a while, and then not any more.
    live = server.app.state.service.live_tables[table]
    assert (await do(anna, table, {"do": "start"})).is_success
    live.elsewhere.clear()
    live.see_who_is_here(server.app.state.clock.now())
    return table


async def told(service: PushService) -> Any:
    async with asyncio.timeout(PATIENCE):
        return await service.came.get()


async def _subscribed(client: httpx.AsyncClient, browser: Browser) -> None:
    assert (await client.post("/api/push", json=browser.subscription)).status_code == 204


async def test_the_receiver_opens_what_the_standard_has_sealed() -> None:
    """The example of RFC 8291, appendix A: our measure for everything below."""
    private = int.from_bytes(unb64("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    body = unb64(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocIn"
        "mYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNW"
        "QexSgSxsj_Qulcy4a-fN"
    )
    key = ec.derive_private_key(private, ec.SECP256R1())
    said = opened(body, key, unb64("BTBZMqHH6r4Tts7J_aSIgg"))
    assert said == b"When I grow up, I want to be a watermelon"


async def test_whoever_is_waited_for_reads_that_it_is_their_turn_and_nothing_else() -> None:
    async with (
        push_service() as service,
        running(**ON) as server,
        server.visitor() as anna,
        server.visitor() as ben,
    ):
        people = {"anna": service.browser("anna", "de"), "ben": service.browser("ben", "fr")}
        for client, browser in zip((anna, ben), people.values(), strict=True):
            await _subscribed(client, browser)
        key = (await anna.get("/api/push")).json()["key"]
        table = await begun(server, anna, ben)
        await status(server, table, "play")
        first = await _the_next_person(server, table, (anna, ben))
        came = await told(service)
        assert came.path == f"/push/{first}"
        said = people[first].opened(came.body)
        title = {"anna": "Du bist dran", "ben": "C’est à toi"}[first]
        assert json.loads(said) == {"title": title, "path": f"/t/{table}"}
        assert len(said) == 256
        assert b"Nasenbaer" not in said
        assert table not in str(came.headers)
        about = claims(came.headers["authorization"], key)
        assert about["aud"] == f"http://127.0.0.1:{service.port}"
        assert about["sub"] == f"mailto:{CONTACT}"
        assert time.time() < about["exp"] <= time.time() + 24 * 3600
        assert came.headers["content-encoding"] == "aes128gcm"
        assert int(came.headers["ttl"]) > 0
        with pytest.raises(InvalidTag):
            people["ben" if first == "anna" else "anna"].opened(came.body)


async def _the_next_person(
    server: Running, table: str, people: tuple[httpx.AsyncClient, httpx.AsyncClient]
) -> str:
    """Who is waited for first of the two, with the bot's moves made for it."""
    live = server.app.state.service.live_tables[table]
    play = live.table.game
    async with asyncio.timeout(PATIENCE):
        while play.waiting[0] > 1:
            await asyncio.sleep(0.02)
    return ("anna", "ben")[play.waiting[0]]


async def test_whoever_has_lost_the_chair_to_a_bot_is_told_so_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with (
        push_service() as service,
        running(**ON) as server,
        server.visitor() as anna,
        server.visitor() as ben,
    ):
        clients = {"anna": anna, "ben": ben}
        people = {"anna": service.browser("anna", "it"), "ben": service.browser("ben", "en")}
        for name, client in clients.items():
            await _subscribed(client, people[name])
        table = await begun(server, anna, ben)
        await status(server, table, "play")
        first = await _the_next_person(server, table, (anna, ben))
        assert (await told(service)).path == f"/push/{first}"
        _days_pass(server, table, monkeypatch)
        came = await told(service)
        while (
            came.path != f"/push/{first}"
        ):  # the other one's turn comes as soon as the bot has moved
            came = await told(service)
        said = people[first].opened(came.body)
        title = {
            "anna": "Un bot gioca per te: riprendi il tuo posto",
            "ben": "A bot plays for you: take your chair back",
        }[first]
        assert json.loads(said) == {"title": title, "path": f"/t/{table}"}
        assert len(said) == 256
        assert b"Nasenbaer" not in said
        (mine,) = (await clients[first].get("/api/tables/mine")).json()
        assert mine["call"] == "bot"


def _days_pass(server: Running, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked was asked long ago."""
    service = server.app.state.service
    live = service.live_tables[table]
    long_ago = live.table.last_at - 4 * 24 * 3600 * 1000
    live.table.timing.asked = dict.fromkeys(live.table.timing.asked, long_ago)
    live.here.quiet_until = 0
    monkeypatch.setattr(desks, "PATIENCE", 0)
    service._scheduler.arm(live)


async def test_by_default_nothing_is_sent_and_nothing_kept() -> None:
    async with running() as server, server.visitor() as anna:
        assert (await anna.get("/api/push")).json() == {"key": None}
        answer = await anna.post("/api/push", json=Browser(GOOD).subscription)
        assert (answer.status_code, answer.json()["error"]) == (403, "push/off")
        assert await server.journal.count_pushes() == 0


BAD_ENDPOINTS = [
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilfcm.googleapis.com/x",
    "https://push.services.mozilla.com.evil.example/x",
    "https://.push.apple.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com@evil.example/x",
    "https://fcm.googleapis.com\\@evil.example/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "http://127.0.0.1:8765/x",
    "http://127.0.0.1/x",
    "https://fcm.googleapis.com/x#there",
    "https://fcm.googleapis.com/a\r\nHost: evil.example",
    "https://fcm.googleapis.com/a b",
    "https://fcm.googleapis.com/ä",
    "https://fcm.googleapis.com:https/x",
    "ftp://fcm.googleapis.com/x",
    "https:/fcm.googleapis.com/x",
    "//fcm.googleapis.com/x",
    "",
    "https://fcm.googleapis.com/" + "x" * 800,
]


async def test_addresses_that_are_none_of_a_push_service_are_not_kept() -> None:
    async with running(push=CONTACT) as server, server.visitor() as anna:
        for endpoint in BAD_ENDPOINTS:
            body = Browser(GOOD).subscription | {"endpoint": endpoint}
            answer = await anna.post("/api/push", json=body)
            assert answer.status_code == 400, endpoint
        for wrong in ({"p256dh": "AA"}, {"auth": "AA"}, {"auth": "ä"}, {"p256dh": "A" * 87}):
            answer = await anna.post("/api/push", json=Browser(GOOD).subscription | wrong)
            assert (answer.status_code, answer.json()["error"]) == (400, "push/bad-keys"), wrong
        assert await server.journal.count_pushes() == 0


@pytest.mark.parametrize(
    "host",
    ["fcm.googleapis.com", "a.push.services.mozilla.com", "db5p.notify.windows.com", "own.example"],
)
def test_known_push_services_and_those_of_the_operator_are_taken(host: str) -> None:
    found = Endpoints(["own.example"]).read(f"https://{host}/a?b=c")
    assert found == Endpoint(True, host, 443, "/a?b=c")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "224.0.0.1", "::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "nonsense",
    ],
)  # fmt: skip
async def test_a_name_that_leads_into_a_private_network_leads_nowhere(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def found(*asked: Any, **named: Any) -> list[Any]:
        return [(0, 0, 0, "", (PUBLIC, 443)), (0, 0, 0, "", (address, 443))]

    tried: list[Any] = []

    async def connect(*where: Any, **named: Any) -> None:
        tried.append(where)  # whatever goes wrong here, nothing leaves this machine
        raise OSError

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
    monkeypatch.setattr("asyncio.open_connection", connect)
    assert not is_public(address)
    endpoints = Endpoints([])
    with pytest.raises(Unanswered):
        await post(endpoints.read(GOOD), endpoints, {}, b"")
    assert tried == []


async def test_a_public_address_is_connected_to_as_it_was_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def found(*asked: Any, **named: Any) -> list[Any]:
        return [(0, 0, 0, "", (PUBLIC, 443))]

    tried: list[Any] = []

    async def connect(*where: Any, **named: Any) -> None:
        tried.append((*where, named["server_hostname"], named["ssl"].check_hostname))
        raise OSError

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
    monkeypatch.setattr("asyncio.open_connection", connect)
    endpoints = Endpoints([])
    with pytest.raises(Unanswered):
        await post(endpoints.read(GOOD), endpoints, {}, b"")
    assert tried == [(PUBLIC, 443, "fcm.googleapis.com", True)]


@pytest.mark.parametrize("code", [404, 410])
async def test_an_address_that_nobody_hears_any_more_is_dropped(code: int) -> None:
    async with push_service() as service:
        desk, journal = _desk()
        service.answer = f"HTTP/1.1 {code} Gone\r\n\r\n"
        await desk.keep("anna", _given(service.browser()))
        await desk._tell(desks.Notice("0" * 32, "anna"), 0)
        assert service.came.qsize() == 1
        assert await journal.count_pushes() == 0
        assert desk._waiting == {}


async def test_redirects_are_not_followed() -> None:
    async with push_service() as service, push_service() as other:
        desk, journal = _desk()
        service.answer = f"HTTP/1.1 307 There\r\nLocation: http://127.0.0.1:{other.port}/x\r\n\r\n"
        await desk.keep("anna", _given(service.browser()))
        await desk._tell(desks.Notice("0" * 32, "anna"), 0)
        assert (service.came.qsize(), other.came.qsize()) == (1, 0)
        assert await journal.count_pushes() == 1
        assert desk.failed == 1


async def test_what_could_not_be_sent_is_tried_again_but_not_for_ever() -> None:
    async with push_service() as service:
        desk, _ = _desk()
        await desk.keep("anna", _given(service.browser()))
        service.answer = "HTTP/1.1 503 Later\r\n\r\n"
        call = desks.Notice("0" * 32, "anna")
        for tries in range(desks.TRIES):
            desk._waiting.clear()
            await desk._tell(call, tries)
            assert (call in desk._waiting) == (tries + 1 < desks.TRIES)


async def test_a_push_service_that_hangs_is_in_nobodys_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("zuschlag.server.push.posting.SECONDS", 0.2)
    async with push_service() as service:
        service.holds.clear()
        desk, _ = _desk()
        await desk.keep("anna", _given(service.browser()))
        await desk._tell(desks.Notice("0" * 32, "anna"), desks.TRIES)
        assert desk.failed == 1


def test_what_waits_never_grows_long() -> None:
    desk, _ = _desk()
    for number in range(desks.MOST_WAITING + 5):
        desk.called(f"{number:032x}", "anna")
    assert len(desk._waiting) == desks.MOST_WAITING
    assert desk.left_out == 5


async def test_who_has_answered_meanwhile_is_left_alone() -> None:
    async with push_service() as service:
        desk, _ = _desk()
        await desk.keep("anna", _given(service.browser()))
        await desk.keep("ben", _given(service.browser("ben")))
        desk.called("0" * 32, "anna")
        desk.called("0" * 32, "ben")
        sending = asyncio.create_task(desk.run(_OnlyBen()))
        assert (await told(service)).path == "/push/ben"
        sending.cancel()
        assert service.came.empty()


class _OnlyBen:
    def is_called(self, table: str, holder: str, why: str) -> bool:
        return holder == "ben"


async def test_a_session_has_few_addresses_and_all_together_not_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk, journal = _desk()
    for number in range(desks.MOST_OWN + 2):
        await desk.keep("anna", _given(Browser(f"{GOOD}{number}")))
        await asyncio.sleep(0.002)
    assert await journal.count_pushes() == desks.MOST_OWN
    monkeypatch.setattr(desks, "MOST_OF_ALL", desks.MOST_OWN)
    with pytest.raises(Exception, match="limit/pushes"):
        await desk.keep("ben", _given(Browser(GOOD)))
    await desk.keep("anna", _given(Browser(f"{GOOD}{desks.MOST_OWN + 1}")))  # known already


async def test_deleting_my_games_or_ending_the_session_forgets_the_addresses() -> None:
    async with running(push=CONTACT) as server, server.visitor() as anna, server.visitor() as ben:
        await played_alone(server, anna, "Anna")
        for client in (anna, ben):
            await _subscribed(client, Browser(f"{GOOD}{client is anna}"))
        assert await server.journal.count_pushes() == 2
        assert (await anna.delete("/api/my-games")).status_code == 200
        assert await server.journal.count_pushes() == 1
        assert (await ben.delete("/api/session")).status_code == 204
        assert await server.journal.count_pushes() == 0


async def test_somebody_else_cannot_forget_my_address() -> None:
    async with running(push=CONTACT) as server, server.visitor() as anna, server.visitor() as ben:
        await _subscribed(anna, Browser(GOOD))
        assert (await ben.delete("/api/push")).status_code == 204
        assert await server.journal.count_pushes() == 1
        assert (await anna.delete("/api/push")).status_code == 204
        assert await server.journal.count_pushes() == 0


async def test_addresses_lie_sealed_in_the_file(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "journal.db", least_free=0)
    await journal.open()
    desk = PushDesk(_identity(), Endpoints([]), journal, KeySeal(bytes(32)), SteadyClock())
    given = _given(Browser(f"{GOOD}canary"))
    await desk.keep("anna", given)
    await journal.close()
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert b"canary" not in written
    assert given.auth.encode() not in written


def test_the_key_is_made_once_and_is_for_the_owner_alone(tmp_path: Path) -> None:
    settings = a_setting(data=str(tmp_path / "games"), push=CONTACT)
    parts = (MemoryJournal(), KeySeal(bytes(32)), SteadyClock())
    first, again = desk_of(settings, *parts), desk_of(settings, *parts)
    assert first is not None
    assert again is not None
    assert first.identity.public_key == again.identity.public_key
    assert stat.S_IMODE(settings.push_key_file.stat().st_mode) == 0o600
    assert desk_of(a_setting(), *parts) is None


@pytest.mark.parametrize(
    ("flags", "slug"),
    [
        ({"push": "somebody"}, "serve/bad-push"),
        ({"push": "mailto:me"}, "serve/bad-push"),
        ({"push": "http://example.org"}, "serve/bad-push"),
        ({"push_host": ["https://example.org"]}, "serve/bad-push-host"),
        ({"push_host": ["*"]}, "serve/bad-push-host"),
        ({"push_host": ["10.0.0.1"]}, "serve/bad-push-host"),
        ({"push_loopback": True, "lan": True}, "serve/push-loopback"),
        ({"push_loopback": True, "host": "0.0.0.0"}, "serve/push-loopback"),
    ],
)
def test_settings_that_cannot_be_meant_are_refused(flags: dict[str, Any], slug: str) -> None:
    with pytest.raises(Malformed) as fault:
        a_setting(**flags)
    assert fault.value.slug == slug


def test_nothing_else_of_the_server_opens_a_connection() -> None:
    """But workers among themselves, and whoever looks whether a server is there already."""
    ways = (
        "open_connection",
        "create_connection(",
        "urllib.request",
        "http.client",
        "import httpx",
    )
    rooms = [
        ROOT / "src" / "zuschlag" / room for room in ("server", "table", "journal", "event", "cli")
    ]
    files = [path for room in rooms for path in room.rglob("*.py")]
    found = {path.name for path in files if any(way in path.read_text("utf-8") for way in ways)}
    assert found == {"posting.py", "relay.py", "browsing.py"}


def _identity() -> PushIdentity:
    return PushIdentity(bytes(range(32)), f"mailto:{CONTACT}")


def _desk() -> tuple[PushDesk, MemoryJournal]:
    journal = MemoryJournal()
    seal = KeySeal(bytes(32))
    endpoints = Endpoints([], is_loopback_allowed=True)
    return PushDesk(_identity(), endpoints, journal, seal, SteadyClock(), patience=0), journal


def _given(browser: Browser) -> Subscription:
    return Subscription(**browser.subscription)
