"""`zuschlag serve` as a process: it says where it is, serves, and stops in order."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.running import NEW_TABLE
from zuschlag.server.address import lan_addresses

COMMAND = [sys.executable, "-m", "zuschlag", "serve"]


@contextmanager
def served(folder: Path, *flags: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of its own; where it is."""
    process = subprocess.Popen(
        [*COMMAND, "--port", "0", "--data", str(folder), *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "ZUSCHLAG_RULES": "plain"},
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        found = re.search(r"http://\S+", first)
        assert found, first + (process.stderr.read() if process.stderr else "")
        yield found[0].rstrip("/"), process
    finally:
        if process.poll() is None:
            process.terminate()
        process.communicate(timeout=20)


def test_a_server_serves_stops_in_order_and_finds_everything_again(tmp_path: Path) -> None:
    with served(tmp_path) as (origin, process):
        with httpx.Client(base_url=origin, headers={"Origin": origin}, trust_env=False) as anna:
            assert anna.post("/api/session").status_code == 204
            made = anna.post("/api/tables", json=NEW_TABLE).json()
            cookies = dict(anna.cookies)
        sent = {"Origin": origin, "Cookie": f"zuschlag-s={cookies['zuschlag-s']}"}
        address = origin.replace("http", "ws") + "/ws"
        with connect(address, additional_headers=sent, proxy=None) as ws:
            assert json.loads(ws.recv())["t"] == "hello"
            begun = time.monotonic()
            process.send_signal(signal.SIGTERM)
            with pytest.raises(Exception, match="1012"):
                ws.recv(timeout=10)
        assert process.wait(timeout=10) == 0
        assert time.monotonic() - begun < 10
    with (
        served(tmp_path) as (origin, _),
        httpx.Client(
            base_url=origin, headers={"Origin": origin}, trust_env=False, cookies=cookies
        ) as anna,
    ):
        (mine,) = anna.get("/api/tables/mine").json()
        assert mine["table"] == made["table"]


def test_the_local_network_is_served_at_an_address_others_can_reach(tmp_path: Path) -> None:
    if not lan_addresses():
        pytest.fail("this machine has no address but loopback")
    with served(tmp_path, "--lan") as (origin, _):
        assert "127.0.0.1" not in origin
        with httpx.Client(base_url=origin, headers={"Origin": origin}, trust_env=False) as anna:
            assert anna.post("/api/session").status_code == 204
            assert anna.post("/api/tables", json=NEW_TABLE).status_code == 201


def test_a_port_in_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = subprocess.run(
            [*COMMAND, "--port", str(port), "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert done.returncode == 2
    assert f"Port {port} at 127.0.0.1 cannot be opened" in done.stderr
    assert "Traceback" not in done.stderr


def test_check_only_checks(tmp_path: Path) -> None:
    checked = [*COMMAND, "--check", "--journal", "postgresql://me:secret@db/games"]
    done = subprocess.run(checked, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert "The settings are fine." in done.stdout
    assert "secret" not in done.stdout
    refused = subprocess.run(
        [*COMMAND, "--check", "--host", "0.0.0.0"], capture_output=True, text=True, timeout=60
    )
    assert refused.returncode == 2
    assert "--tls-cert" in refused.stderr


def test_figures_have_a_port_of_their_own(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with served(tmp_path, "--metrics-port", str(port), "--no-metrics") as (origin, _):
        assert httpx.get(f"{origin}/metrics", trust_env=False).status_code == 404
        apart = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False)
        assert b"zuschlag_sockets" in apart.content
        assert httpx.get(f"http://127.0.0.1:{port}/x", trust_env=False).status_code == 404
