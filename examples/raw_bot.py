"""A bot for Monopoly with nothing but `websockets`: `python raw_bot.py URL TOKEN JOIN-CODE`.

Shows the protocol at work. It plays as long as its connection lasts; `zuschlag.client` also comes
back after a lost one and repeats what was not answered.
"""

import asyncio
import hashlib
import json
import secrets
import sys
import urllib.request

from websockets.asyncio.client import connect

SIMPLE = ("buy", "roll", "done", "pass", "pay-fine", "give-up")


def choose(seen: dict, options: dict, seat: int) -> list | None:
    """Ask for every rent, buy everything, go on; None keeps still."""
    if "demand" in options:
        return ["demand", options["demand"][0]]
    if seat not in seen["waiting"]:
        return None
    for verb in ("reject", "mortgage"):
        if verb in options and (verb == "reject" or seen["debts"]):
            return [verb, options[verb][0]]
    if seen["debts"] and "sell" in options:
        return ["sell", [options["sell"][0]]]
    return next(([verb] for verb in SIMPLE if verb in options), ["wish", {}])


async def play(url: str, token: str, code: str) -> None:
    """Sit down and answer until the game is over."""
    bearer = {"Authorization": f"Bearer {token}"}
    body = json.dumps({"code": code}).encode()
    headers = bearer | {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{url}/api/join", body, headers)
    table = json.load(urllib.request.urlopen(request))["table"]
    seed = secrets.token_bytes(32)
    address = url.replace("http", "ws", 1) + "/ws"
    async with connect(address, additional_headers=bearer, compression=None) as socket:
        sent: dict[str, dict] = {}

        async def send(**frame: object) -> None:
            await socket.send(json.dumps(frame))

        async def do(number: str | None = None, **command: object) -> None:
            number = number or secrets.token_hex(8)
            sent[number] = command
            await send(t="do", id=number, command=command)

        await send(t="resume", table=table)
        async for text in socket:
            frame = json.loads(text)
            if frame["t"] in ("nak", "error"):
                print("refused:", frame["error"], frame["facts"])
            if frame["t"] == "nak" and "wait_ms" in frame["facts"]:
                await asyncio.sleep(frame["facts"]["wait_ms"] / 1000)
                await do(frame["id"], **sent[frame["id"]])  # the same again, with the same id
            if frame["t"] == "ack" and "seat" in frame["made"]:
                await send(t="resume", table=table, seat=frame["made"]["seat"])
            if frame["t"] not in ("table", "news"):
                continue
            you, status = frame["you"], frame.get("table", {}).get("status")
            if status == "over":
                print(frame["table"]["result"])
                return
            if you["seat"] is None and status == "lobby" and frame["t"] == "table":
                await do(do="sit", name="Raw Bot")
            elif you["seed_wanted"] == "seal":
                await do(do="seal-seed", hash=hashlib.sha256(seed).hexdigest())
            elif you["seed_wanted"] == "show":
                await do(do="show-seed", seed=seed.hex())
            elif you["decision"]:
                decision = you["decision"]
                action = choose(frame["game"], decision["options"], you["seat"])
                if action is not None:
                    await do(do="move", on=decision["on"], action=action)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
