"""How long a viewer's frame about a move is, over whole games of four, in both protocols.

Bots play for four people at a table in this process; what comes with a `resume` is not counted.
"""

import asyncio
import random
import statistics
from typing import Any, NamedTuple

import msgspec

from bench.server.quantiles import quantile
from tests.table.party import LIMITS, NAMES, Party, gather
from tests.table.world import Inbox, SeededDice, for_sale, monopoly
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS

QUICK = msgspec.structs.replace(LIMITS, seed_seconds=0.05, claim_seconds=0.0)
SEATS = 4
ROUNDS = 40
PLAYED = {
    "for-sale": (for_sale(seats=SEATS), FOR_SALE_BOTS["heuristic"]),
    "monopoly": (
        monopoly(seats=SEATS, options={"end.limit": {"rounds": ROUNDS}}),
        MONOPOLY_BOTS["club"],
    ),
}


class Sizes(NamedTuple):
    """Bytes of every frame about a move, by protocol."""

    moves: int
    frames: dict[int, list[int]]


def run(game: str, games: int) -> Sizes:
    """Play and weigh."""
    found = Sizes(0, {1: [], 2: []})
    for number in range(games):
        found = found._replace(moves=found.moves + asyncio.run(_played(game, number, found)))
    return found


async def _played(game: str, number: int, found: Sizes) -> int:
    settings, make_bot = PLAYED[game]
    dice = SeededDice(number)
    party = await gather(*NAMES[:SEATS], settings=settings, limits=QUICK, dice=dice)
    inboxes: list[tuple[int, Inbox]] = []
    for seat, person in enumerate(party.people):
        for protocol in (1, 2):
            inbox = Inbox()
            watching = (party.table, person.speaker, seat, 0, inbox, False, protocol)
            await party.service.attach(*watching)
            inbox.frames.clear()
            inboxes.append((protocol, inbox))
    bots = [make_bot(random.Random(f"{number} {seat}")) for seat in range(SEATS)]
    while party.live.table.game.outcome is None:
        await move(party, bots)
    for protocol, inbox in inboxes:
        news = (one for one in inbox.frames if one.startswith(b'{"t":"news"'))
        found.frames[protocol] += [len(one) for one in news if b'"kind":"move"' in one]
    return len(party.live.table.game.actions)


async def move(party: Party, bots: list[Any]) -> None:
    """The first who has something to say."""
    play = party.live.table.game
    for seat in play.speaking:
        options = play.options(seat)
        seen = play.at.game.observe(play.state, seat, memory=True)
        action = bots[seat].choose(seen, options) if options is not None else None
        if action is not None:
            await party.act(seat, *play.at.game.as_written(action))
            return
    raise RuntimeError("nobody moves")


def rows(found: Sizes) -> list[tuple[str, str]]:
    """What there is to report."""
    told = [("moves", f"{found.moves:,}")]
    for protocol, sizes in found.frames.items():
        told.append((f"protocol {protocol}, mean bytes", f"{statistics.mean(sizes):,.0f}"))
        told.append((f"protocol {protocol}, p99", f"{quantile(sorted(sizes), 0.99):,.0f}"))
    return told
