"""Pages of others cannot act here: the matrix of origins, sites and credentials (T8)."""

import itertools
from typing import Any

import pytest

from tests.server.running import a_setting
from zuschlag.errors import NotAllowed
from zuschlag.server.origin import OriginCheck

SECURE = {"trusted_proxy": ["127.0.0.1"], "origin": ["https://good.example"]}
GOOD = {True: "https://good.example", False: "http://127.0.0.1:8765"}
EVIL = [
    "https://evil.example",
    "null",
    "https://sub.good.example",
    "https://good.example.evil.example",
    "https://good.example:8443",
    "http://good.example",
    "https://GOOD.example",
    "https://good.example/",
    "http://127.0.0.1",
    "http://127.0.0.1:8766",
    "https://127.0.0.1:8765",
    "http://127.0.0.1:8765, http://127.0.0.1:8765",
    "",
    "*",
    "file://",
]


def check(is_secure: bool) -> OriginCheck:
    return OriginCheck(a_setting(**(SECURE if is_secure else {})))


def is_let_in(is_secure: bool, origins: list[str], site: str | None, bearer: bool) -> bool:
    headers = [(b"origin", one.encode()) for one in origins]
    headers += [(b"sec-fetch-site", site.encode())] if site is not None else []
    headers += [(b"authorization", b"Bearer x")] if bearer else [(b"cookie", b"zuschlag-s=x")]
    try:
        check(is_secure).handshake(headers)
    except NotAllowed:
        return False
    return True


@pytest.mark.parametrize("is_secure", [True, False])
@pytest.mark.parametrize("origin", EVIL)
def test_another_page_is_never_let_in(is_secure: bool, origin: str) -> None:
    for site, bearer in itertools.product((None, "same-origin", "cross-site"), (True, False)):
        assert not is_let_in(is_secure, [origin], site, bearer)


@pytest.mark.parametrize("is_secure", [True, False])
def test_our_own_page_is_let_in(is_secure: bool) -> None:
    assert is_let_in(is_secure, [GOOD[is_secure]], "same-origin", bearer=False)
    assert is_let_in(is_secure, [GOOD[is_secure]], "same-origin", bearer=True)


@pytest.mark.parametrize("is_secure", [True, False])
@pytest.mark.parametrize("site", ["cross-site", "same-site", "none", "", "same-origin, x"])
def test_another_site_is_not_let_in_whatever_its_origin(is_secure: bool, site: str) -> None:
    for bearer in (True, False):
        assert not is_let_in(is_secure, [GOOD[is_secure]], site, bearer)


def test_only_plain_http_may_leave_the_site_out() -> None:
    assert is_let_in(False, [GOOD[False]], None, bearer=False)
    assert not is_let_in(True, [GOOD[True]], None, bearer=False)


@pytest.mark.parametrize("is_secure", [True, False])
def test_only_programs_with_a_token_may_leave_the_origin_out(is_secure: bool) -> None:
    assert is_let_in(is_secure, [], None, bearer=True)
    assert not is_let_in(is_secure, [], None, bearer=False)
    assert not is_let_in(is_secure, [], "same-origin", bearer=False)
    assert not is_let_in(is_secure, [], "cross-site", bearer=True)


def test_two_origins_are_none() -> None:
    assert not is_let_in(False, [GOOD[False], GOOD[False]], None, bearer=True)


@pytest.mark.parametrize(
    ("method", "is_checked"),
    [("GET", False), ("HEAD", False), ("OPTIONS", False), ("POST", True), ("DELETE", True),
     ("PUT", True), ("PATCH", True), ("BREW", True)],
)  # fmt: skip
def test_whatever_is_not_reading_is_checked(method: str, is_checked: bool) -> None:
    headers: list[Any] = [(b"origin", b"https://evil.example")]
    if is_checked:
        with pytest.raises(NotAllowed):
            check(True).request(method, headers)
    else:
        check(True).request(method, headers)
