"""Settings: file, environment, flags; every one explained; what is unsafe is refused by name."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.words.slugs import told
from zuschlag.cli.words import sentence
from zuschlag.errors import Malformed
from zuschlag.server.address import lan_addresses, origins_of, qr_lines, shown_addresses
from zuschlag.server.configure import configured
from zuschlag.server.settings import ServerSettings, usual


def test_flags_win_over_the_environment_and_the_environment_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1111\nbots = 3\norigin = ["http://a.example"]\nseat-messages = 7\n')
    settings = configured(file, {"ZUSCHLAG_PORT": "2222", "ZUSCHLAG_BOTS": "4"}, {"port": "3333"})
    assert (settings.port, settings.bots, settings.seat_messages) == (3333, 4, 7)
    assert settings.origin == ["http://a.example"]


def test_lists_and_switches_come_from_the_environment() -> None:
    given = {
        "ZUSCHLAG_TRUSTED_PROXY": "10.0.0.0/8, ::1",
        "ZUSCHLAG_REFERENCE": "off",
        "ZUSCHLAG_ORIGIN": "https://a.example",
    }
    settings = configured(None, given, {})
    assert settings.trusted_proxy == ["10.0.0.0/8", "::1"]
    assert not settings.reference


def test_every_setting_has_a_usual_value() -> None:
    assert set(usual()) == set(ServerSettings.__struct_fields__)
    assert ServerSettings() == ServerSettings(**usual())


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"host": "0.0.0.0"}, "serve/public-needs-tls"),
    ({"host": "192.0.2.7"}, "serve/public-needs-tls"),
    ({"host": "0.0.0.0", "trusted_proxy": ["127.0.0.1"]}, "serve/public-needs-origin"),
    ({"trusted_proxy": ["127.0.0.1"]}, "serve/public-needs-origin"),
    (
        {"host": "::", "trusted_proxy": ["::1"], "origin": ["http://a.example"]},
        "serve/public-needs-https",
    ),
    ({"tls_cert": "cert.pem"}, "serve/half-tls"),
    ({"tls_cert": "/no/cert.pem", "tls_key": "/no/key.pem"}, "serve/unreadable-tls"),
    ({"origin": ["https://a.example/"]}, "serve/bad-origin"),
    ({"origin": ["https://A.example"]}, "serve/bad-origin"),
    ({"origin": ["a.example"]}, "serve/bad-origin"),
    ({"origin": ["null"]}, "serve/bad-origin"),
    ({"origin": ["https://u@a.example"]}, "serve/bad-origin"),
    ({"trusted_proxy": ["0.0.0.0/0"], "origin": ["https://a.example"]}, "serve/bad-proxy"),
    ({"trusted_proxy": ["proxy"], "origin": ["https://a.example"]}, "serve/bad-proxy"),
    ({"workers": 2}, "serve/workers-need-postgresql"),
    ({"relay_host": "192.0.2.7"}, "serve/relay-needs-postgresql"),
    ({"relay_host": "0.0.0.0", "journal": "postgresql://x"}, "serve/bad-relay"),
    ({"relay_host": "one.example", "journal": "postgresql://x"}, "serve/bad-relay"),
    (
        {"relay_host": "192.0.2.7", "journal": "postgresql://x", "league": "for-sale"},
        "serve/league-one-host",
    ),
    ({"port": 70000}, "serve/bad-setting"),
    ({"port": "many"}, "serve/bad-setting"),
    ({"prot": 1}, "serve/bad-setting"),
]


@pytest.mark.parametrize(("flags", "slug"), REFUSED, ids=str)
def test_what_is_unsafe_is_refused_with_a_sentence(flags: dict[str, Any], slug: str) -> None:
    with pytest.raises(Malformed) as refused:
        configured(None, {}, flags)
    assert refused.value.slug == slug
    assert slug in told("serve")
    assert sentence(refused.value)


def test_a_file_that_is_missing_or_no_toml_is_told(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("port = = 1")
    for name, slug in (("none.toml", "serve/unreadable-config"), ("bad.toml", "serve/bad-config")):
        with pytest.raises(Malformed) as refused:
            configured(tmp_path / name, {}, {})
        assert refused.value.slug == slug


def test_behind_a_proxy_with_https_the_strict_form_holds() -> None:
    settings = configured(
        None, {}, {"trusted_proxy": ["127.0.0.1"], "origin": ["https://play.example"]}
    )
    assert settings.is_secure
    assert origins_of(settings) == ["https://play.example"]
    assert shown_addresses(settings) == ["https://play.example/"]


def test_loopback_is_plain_and_knows_its_three_names() -> None:
    settings = configured(None, {}, {})
    assert not settings.is_secure
    assert origins_of(settings) == [
        "http://localhost:8765",
        "http://127.0.0.1:8765",
        "http://[::1]:8765",
    ]
    assert shown_addresses(settings) == ["http://127.0.0.1:8765/"]


def test_the_local_network_is_served_under_every_own_address() -> None:
    settings = configured(None, {}, {"lan": True, "port": 80})
    assert settings.host == "0.0.0.0"
    for address in lan_addresses():
        assert f"http://{address}" in origins_of(settings)
    assert "127.0.0.1" not in lan_addresses()


def test_an_address_is_shown_as_a_qr_code() -> None:
    lines = qr_lines("http://192.0.2.7:8765/").splitlines()
    assert len(lines) > 10
    assert len({len(line) for line in lines if line}) == 1


def test_the_page_about_servers_has_every_setting_with_its_usual_value() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    page = page.partition("\n## Every setting\n")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", page, re.MULTILINE))
    assert set(rows) == set(usual())
    for name, default in usual().items():
        if isinstance(default, int | float) and not isinstance(default, bool):
            assert float(rows[name]) == default, name
