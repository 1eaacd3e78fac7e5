"""The afternoon before: what is found out, in four languages, and the exit code."""

import socket
from pathlib import Path

import pytest

from tests.cli.command import Ran, here
from zuschlag.server import address, lasting_address
from zuschlag.server.lasting_address import may_change


def checked(folder: Path, *flags: str) -> Ran:
    return here("evening", "--check", "--data", folder / "new" / "friday", *flags)


def a_free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


@pytest.fixture
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "lan_addresses", lambda: ["192.168.8.10"])
    monkeypatch.setattr(lasting_address, "may_change", lambda _: False)


@pytest.mark.usefixtures("in_a_network")
def test_a_computer_with_everything_will_do_and_nothing_is_kept(tmp_path: Path) -> None:
    port = a_free_port()
    told = checked(tmp_path, "--port", port)
    assert f"http://192.168.8.10:{port}/" in told.out
    assert "Room for" in told.out
    is_whole = "The pages were left out" not in told.out
    assert told.code == (0 if is_whole else 1)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("in_a_network")
@pytest.mark.parametrize(("lent", "words"), [(True, "only lent"), (None, "cannot be found out")])
def test_an_address_that_may_change_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lent: bool | None, words: str
) -> None:
    monkeypatch.setattr(lasting_address, "may_change", lambda _: lent)
    assert words in checked(tmp_path).out


@pytest.mark.usefixtures("in_a_network")
def test_a_port_that_is_taken_will_not_do(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        told = checked(tmp_path, "--port", str(taken.getsockname()[1]))
    assert told.code == 1
    assert "cannot be used" in told.out


def test_without_a_network_no_evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "lan_addresses", list)
    told = checked(tmp_path, "--port", a_free_port())
    assert told.code == 1
    assert "no phone can reach it" in told.out
    assert checked(tmp_path, "--port", a_free_port(), "--no-lan").code == 1


@pytest.mark.usefixtures("in_a_network")
@pytest.mark.parametrize(
    ("language", "words"), [("de", "Uhr"), ("it", "orologio"), ("fr", "horloge"), ("en", "clock")]
)
def test_it_speaks_four_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    assert words in checked(tmp_path).out


def test_an_address_that_a_machine_made_up_may_change_and_loopback_stays() -> None:
    assert may_change("169.254.3.4")
    assert may_change("127.0.0.1") in (False, None)
    assert may_change("192.0.2.77") is None
