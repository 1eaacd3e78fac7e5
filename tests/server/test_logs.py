"""Logs say what was asked and how it went, and nothing that is anybody's (T9)."""

import asyncio
import io
import json
import logging
import sys
from collections.abc import Iterator

import pytest

from tests.server.running import NEW_TABLE, heard, running, say
from zuschlag.server.errors import logged
from zuschlag.server.logs import JsonLines, begin_logging


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    top = logging.getLogger()
    level, old = top.level, logging.getLogger("httpx").level
    top.addHandler(handler)
    top.setLevel(logging.INFO)
    logging.getLogger("httpx").setLevel(logging.WARNING)
    yield written
    logging.getLogger("httpx").setLevel(old)
    top.setLevel(level)
    top.removeHandler(handler)


async def test_no_token_name_table_or_query_is_in_the_log(lines: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    async with running() as server, server.visitor() as anna:
        token = (await anna.post("/api/bot-tokens")).json()["token"]
        made = (await anna.post("/api/tables", json={**NEW_TABLE, "name": "Zaphod"})).json()
        await anna.get(f"/api/tables/{made['table']}/news?cursor=0&wait=0.0123")
        await anna.get("/api/tables/canary-path")
        await anna.get("/canary-path/x")
        await anna.request("CANARY", "/api/tables")
        async with server.socket(anna) as socket:
            await say(socket, t="resume", table=made["table"])
            await heard(socket, "presence")
            await socket.send("{")
        session = anna.cookies["zuschlag-s"]
    told = lines.getvalue()
    secrets = [token, session, made["table"], made["code"], "Zaphod", "0.0123", "canary", "CANARY"]
    for secret in (*secrets, "127.0.0.1", "cursor"):
        assert secret not in told, secret
    found = [json.loads(line) for line in told.splitlines()]
    routes = {one["route"] for one in found if one["event"] == "request"}
    assert "/api/tables/{table}/news" in routes
    assert "unknown" in routes


def test_a_fault_is_told_by_its_way_not_by_its_words(lines: io.StringIO) -> None:
    def deep() -> None:
        raise KeyError("secret word")

    number = ""
    try:
        deep()
    except KeyError as fault:
        number = logged(fault)
    (line,) = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert (line["fault"], line["kind"], line["event"]) == (number, "KeyError", "fault")
    assert any(step.endswith(" deep") for step in line["way"])
    assert "secret" not in lines.getvalue()


async def test_of_work_that_failed_only_the_first_line_is_told(lines: io.StringIO) -> None:
    """What asyncio says about a task quotes its exception."""
    told = {"message": "a table's work failed", "exception": KeyError("secret word")}
    asyncio.get_running_loop().call_exception_handler(told | {"task": "secret name"})
    (line,) = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert (line["says"], line["kind"]) == ("a table's work failed", "KeyError")
    assert "secret" not in lines.getvalue()


def test_lines_go_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    top = logging.getLogger()
    handlers, level = list(top.handlers), top.level
    try:
        begin_logging("info")
        logging.getLogger("zuschlag.server").info("hello", extra={"status": 200})
        logging.getLogger("other").warning("value %s", "secret")
        told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    finally:
        top.handlers[:] = handlers
        top.setLevel(level)
    assert told[0]["event"] == "hello"
    assert told[1]["says"] == "value %s"
    assert sys.stderr is not None
