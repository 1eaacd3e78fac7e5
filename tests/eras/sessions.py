"""The sessions that are put on tape: people alone, since bots may learn to play better.

Nothing here uses a power that a host who plays may lose, or shows a code that the server makes up.
"""

import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from tests.eras.for_sale_scenes import least
from tests.eras.monopoly_scenes import buying
from tests.eras.sitting import Choose, Json, seed_of
from tests.eras.tape import Act, Recorder

Told = dict[str, Any]
Session = Callable[[Recorder, Told], Awaitable[None]]

THREE = ("Anna", "Bela", "Cem")
MOST_STEPS = 300


async def play(tape: Recorder, people: Sequence[str], choose: Choose, most: int) -> None:
    """So many moves of whoever is waited for, or to the end."""
    for _ in range(most):
        seen = tape.sight(people[0])
        if seen["table"]["status"] == "over":
            return
        asked = next(one for one in people if _is_asked(tape.sight(one)))
        action = choose(asked, tape.sight(asked))
        if action:
            await tape.move(asked, *action)
        await tape.wait(0.5)  # for what follows by itself


def _is_asked(seen: Json) -> bool:
    return bool(seen["you"]["decision"]) and seen["you"]["seat"] in seen["game"]["waiting"]


async def from_nothing(tape: Recorder, told: Told) -> None:
    """A table is made, found by its code, played to the end and fetched as a record."""
    settings = {"game": "for-sale", "edition": "1997-variant", "seats": 3, "pace": [0.2, 0.2]}
    made = await tape.ask("Anna", "POST", "/api/tables", {"settings": settings, "name": "Anna"})
    table, code = made["table"], made["code"]
    await tape.come("Anna", table)
    for name in THREE[1:]:
        await tape.ask(name, "POST", "/api/join", {"code": f"{code[:4].lower()}-{code[4:]}"})
        await tape.come(name, table)
        await tape.do(name, "sit", name=name)
        await tape.say(name, t="resume", table=table, seat=None, cursor=0)
    await tape.do("Bela", "sit", name="Bella")
    await tape.do("Bela", "start")
    await tape.do("Anna", "start")
    for wanted in ("seal-seed", "show-seed"):
        for name in THREE:
            await tape.do(name, wanted, **_seed(name, wanted))
        await tape.wait(0.5)
    await play(tape, THREE, least, MOST_STEPS)
    await tape.do("Cem", "say", text="Well played.")
    await tape.ask("Cem", "GET", f"/api/tables/{table}/record")
    await tape.ask("Cem", "GET", f"/api/tables/{table}")


def _seed(name: str, wanted: str) -> dict[str, str]:
    seed = seed_of(name)
    if wanted == "seal-seed":
        return {"hash": hashlib.sha256(seed).hexdigest()}
    return {"seed": seed.hex()}


async def auction(tape: Recorder, told: Told) -> None:
    """An undo is granted, an order answers, mistakes are refused, a socket comes back."""
    bidder, other, ordered = told["bidder"], told["next"], told["ordered"]
    for name in (*THREE, "Zoe"):
        await tape.come(name, told["id"])
    await tape.do(other, "answer-undo", yes=True)
    await tape.do(ordered, "answer-undo", yes=True)
    await tape.move(bidder, "bid", 99)
    await tape.move(bidder, "bid", 2)
    now = tape.sight(other)["you"]["decision"]["on"]
    await tape.do(bidder, "move", on=now, action=["pass"])
    await tape.do(other, "move", on="P1", action=["pass"])
    await tape.do(other, "move", on="P1", action=["shout", 3])
    await tape.do(other, "say", id="tape-said-once", text="Hm.")
    await tape.do(other, "say", id="tape-said-once", text="Hm.")
    await tape.do(other, "say", id="tape-said-once", text="Hm?")
    await tape.type(other, '{"t":"hello"}')
    await tape.say(other, t="ping", n=7)
    await tape.do("Zoe", "move", on="P1", action=["pass"])
    await tape.leave(ordered)
    await tape.move(other, "pass")
    await tape.wait(1.0)
    await tape.come(ordered, told["id"], cursor=3)
    await tape.do(ordered, "order")
    await tape.do(ordered, "vote-end", yes=True)
    await play(tape, THREE, least, 8)
    await tape.come(other, told["id"])  # a second device: the first one is out of control


async def sale(tape: Recorder, told: Told) -> None:
    """The last building is laid, all are turned over, and so on to the end."""
    for name in (*THREE, "Zoe"):
        await tape.come(name, told["id"])
    await tape.move("Cem", "sell", 99)
    await play(tape, THREE, least, MOST_STEPS)
    await tape.ask("Anna", "GET", f"/api/tables/{told['id']}/record")
    await tape.ask("Zoe", "GET", f"/api/tables/{told['id']}")
    await tape.wait(600.0)  # spectators see it, too
    await tape.ask("Zoe", "GET", f"/api/tables/{told['id']}/news?cursor=20")
    await tape.ask("Anna", "GET", f"/api/tables/{told['id']}/record")


async def with_a_code(tape: Recorder, told: Told) -> None:
    """The code that was made for another device still opens the seat, once."""
    await tape.come(told["ordered"], told["id"])
    await tape.come(told["next"], told["id"])
    for name in ("Doro", "Zoe"):
        await tape.come(name, told["id"])
        await tape.do(name, "take-over", code=told["one-time"])
    await tape.say("Doro", t="resume", table=told["id"], seat=None, cursor=0)


async def claim(tape: Recorder, told: Told) -> None:
    """Rent is asked for, the deed is bought, the dice are let go."""
    owner, debtor, third = told["owner"], told["debtor"], told["third"]
    for name in (*THREE, "Zoe"):
        await tape.come(name, told["id"])
    number = tape.sight(owner)["game"]["claims"][0]["id"]
    await tape.move(owner, "demand", number)
    await tape.move(debtor, "accept", tape.sight(debtor)["game"]["offers"][0]["id"])
    await tape.move(third, "done")
    await play(tape, THREE, buying, 12)  # rolls wait for rent and are refused for a while


async def land(tape: Recorder, told: Told) -> None:
    """The standing order bids against somebody, up to what it was told."""
    for name in (*THREE, "Zoe"):
        await tape.come(name, told["id"])
    await tape.move(told["next"], "bid", 20)
    await tape.wait(1.0)
    await tape.move(told["bidder"], "pass")
    await tape.wait(1.0)
    await tape.move(told["next"], "bid", 45)
    await tape.wait(1.0)
    await play(tape, THREE, buying, 12)


async def wishes(tape: Recorder, told: Told) -> None:
    """The other wish is sealed, too; then both are known and built."""
    for name in ("Anna", "Bela", "Zoe"):
        await tape.come(name, told["id"])
    asked = told["asked"]
    slot = tape.sight(asked)["you"]["decision"]["options"]["wish"][0]
    await tape.move(asked, "wish", {str(slot): 1})
    await play(tape, ("Anna", "Bela"), buying, 6)


async def slow(tape: Recorder, told: Told) -> None:
    """Somebody is back from a vacation; days that were spent are not given twice."""
    away, back, third = told["away"], told["back"], told["third"]
    for name in (*THREE, "Zoe"):
        await tape.come(name, told["id"])
    await tape.do(away, "vacation", days=0)
    await tape.do(away, "vacation", days=0)
    await tape.do(back, "vacation", days=21)
    await tape.do(back, "vacation", days=19)
    await tape.do("Zoe", "vacation", days=1)
    await tape.do(back, "pause")
    await play(tape, THREE, least, 4)
    await tape.leave(back)
    await tape.wait(2 * 24 * 3600.0)  # in the meantime the third one is back, too
    await tape.do(third, "vacation", days=10)
    await tape.come(back, told["id"])
    await play(tape, THREE, least, 4)


async def auction_in_changes(tape: Recorder, told: Told) -> None:
    """Who hears only what changed: refused, away for a while, and on to the next auction."""
    bidder, other, ordered = told["bidder"], told["next"], told["ordered"]
    for name in (*THREE, "Zoe"):
        await tape.come(name, told["id"], proto=2)
    await tape.do(other, "answer-undo", yes=False)
    await tape.move(other, "bid", 99)
    await tape.do(other, "say", text="Hm.")
    await tape.leave(ordered)
    await play(tape, (bidder, other), least, 1)
    await tape.come(ordered, told["id"], cursor=3, proto=2, memory=True)
    await tape.do(ordered, "order")
    await play(tape, THREE, least, 24)


async def claim_in_changes(tape: Recorder, told: Told) -> None:
    """Rent, a deed and some turns, for those who hear only what changed."""
    owner, debtor, third = told["owner"], told["debtor"], told["third"]
    for name in (*THREE, "Zoe"):
        await tape.come(name, told["id"], proto=2)
    await tape.move(owner, "demand", tape.sight(owner)["game"]["claims"][0]["id"])
    await tape.move(debtor, "accept", tape.sight(debtor)["game"]["offers"][0]["id"])
    await tape.move(third, "done")
    await play(tape, THREE, buying, 12)


SESSIONS: dict[str, tuple[str, Session]] = {
    "for-sale-from-nothing": ("for-sale-lobby", from_nothing),
    "for-sale-auction": ("for-sale-auction", auction),
    "for-sale-sale": ("for-sale-sale", sale),
    "for-sale-code": ("for-sale-auction", with_a_code),
    "monopoly-claim": ("monopoly-claim", claim),
    "monopoly-auction": ("monopoly-auction", land),
    "monopoly-wishes": ("monopoly-wishes", wishes),
}
"""Every session by name, with the scene it begins with."""


LATER_SESSIONS: dict[str, tuple[str, Session]] = {"for-sale-slow": ("for-sale-slow", slow)}
"""From era 8 on."""
IN_CHANGES: dict[str, tuple[str, Session]] = {
    "for-sale-changes": ("for-sale-auction", auction_in_changes),
    "monopoly-changes": ("monopoly-claim", claim_in_changes),
}
"""In protocol 2, from era 9 on."""
ALL_SESSIONS = SESSIONS | LATER_SESSIONS | IN_CHANGES


def act_of(session: Session, told: Told) -> Act:
    """A session at its table."""
    return lambda recorder: session(recorder, told)
