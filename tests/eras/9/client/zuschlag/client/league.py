"""The league of a server for a function that chooses: enter, be given a table, play, again."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from zuschlag.client.line import pauses
from zuschlag.client.playing import Choose, finish
from zuschlag.client.requests import call, new_token
from zuschlag.client.table import Table
from zuschlag.client.words import Gone, Json, Refused

_WAIT = 20
"""Seconds the server may take to find a table, before it is asked again."""


def play_league(
    url: str,
    name: str,
    choose: Choose,
    token: str | None = None,
    games: int | None = None,
    after: Callable[[Json | None], None] = lambda result: None,
) -> None:
    """Play under this name until stopped, or so many games; `after` gets every result.

    The name is the token's, so keep that: without one a new token is made, and with it a newcomer.
    """

    async def playing() -> None:
        played = 0
        async for result in league_games(url, name, choose, token or new_token(url)):
            after(result)
            played += 1
            if played == games:
                return

    asyncio.run(playing())


async def league_games(
    url: str, name: str, choose: Choose, token: str
) -> AsyncIterator[Json | None]:
    """The same for programs that are asynchronous themselves: the result of game after game."""
    await _asked(url, token, "POST", "/api/league", {"name": name})
    while True:
        try:
            found = await _asked(url, token, "GET", f"/api/league/table?wait={_WAIT}")
        except Refused as refused:
            if refused.slug != "league/not-entered":
                raise
            await _asked(url, token, "POST", "/api/league", {"name": name})  # it has restarted
            continue
        if found["table"] is not None:
            try:
                async with await Table(url, token, found["table"]).open() as table:
                    result = await finish(table, choose)
            except Gone:
                continue
            yield result


async def _asked(url: str, token: str, method: str, path: str, body: Any = None) -> Any:
    """A request, made again for as long as the server is away or busy."""
    for pause in pauses():
        try:
            return await asyncio.to_thread(call, url, token, method, path, body)
        except OSError:
            await asyncio.sleep(pause)
        except Refused as refused:
            is_away = refused.slug.startswith("server/") or refused.slug.startswith("http/50")
            if refused.wait is None and not is_away:
                raise
            await asyncio.sleep(max(pause, refused.wait or 0))
    raise AssertionError("pauses do not end")


def kept_token(url: str, file: str | Path) -> str:
    """The token in a file, which only you can read; made where there is none."""
    path = Path(file)
    if path.exists():
        return path.read_text().strip()
    token = new_token(url)
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as kept:
        kept.write(token)
    return token
