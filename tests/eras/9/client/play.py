"""Two programs play a whole game by the client: `play.py URL SETTINGS`. Its result is printed.

Every era keeps this file with its client, so it uses nothing but that.
"""

import asyncio
import contextlib
import json
import sys
from typing import Any

from zuschlag import client
from zuschlag.client import Stale, Table, call, new_token, open_table, play

Json = dict[str, Any]


def choose(seen: Json, options: Json) -> list[Any] | None:
    """Something legal that brings the game on; None where nobody waits for it."""
    if seen["viewer"] not in seen["waiting"]:
        return None
    if seen["phase"] == "sell":
        return ["sell", options["sell"][0]]
    if options.get("bid") and options["bid"][0] <= 3:
        return ["bid", options["bid"][0]]
    for verb in ("buy", "roll", "done", "pay-fine", "pass", "decline", "give-up"):
        if options.get(verb):
            return [verb]
    return ["mortgage", options["mortgage"][0]] if options.get("mortgage") else ["wish", {}]


async def host(url: str, token: str, made: Json) -> None:
    """Wait for the guest, start, play to the end."""
    guest = asyncio.Event()

    def heard(entry: Json) -> None:
        if entry["kind"] == "sat" and entry["seat"] == 1:
            guest.set()

    async with await Table(url, token, made["table"], on_entry=heard).open() as table:
        await guest.wait()
        await table.do({"do": "start"})
        async for decision in table.decisions():
            action = choose(decision.seen, decision.options)
            if action is not None:
                with contextlib.suppress(Stale):
                    await table.move(decision, action)


async def both(url: str, settings: Json) -> Json:
    """The whole evening; the result the guest was told, and the record."""
    ours, theirs = new_token(url), new_token(url)
    made = open_table(url, ours, settings, "Host")
    async with asyncio.timeout(100):
        hosting = asyncio.create_task(host(url, ours, made))
        result = await play(choose, url, theirs, made["code"], "Guest")
        await hosting
    record = call(url, ours, "GET", f"/api/tables/{made['table']}/record")
    return {"client": client.__file__, "result": result, "record": record}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(both(sys.argv[1], json.loads(sys.argv[2])))))
