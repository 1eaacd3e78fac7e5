"""Who sits at a table of these tests, who watches it, and what they agreed on.

A cast is drawn from a seed: any edition and preset, open and covered purses, people, programs and
bots, a host who sits or does not.
"""

import hashlib
import random
from dataclasses import dataclass

from tests.laws.games import TABLES
from tests.laws.monopoly.games import some_options
from zuschlag.journal.seal import KeySeal
from zuschlag.league import founding
from zuschlag.rules.forsale.editions import choices
from zuschlag.rules.monopoly.board import names
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.table.caller import Speaker
from zuschlag.table.settings import Settings, TimeLimits

NAMES = ("Anna", "Bela", "Cem", "Doro", "Ede", "Fritzi", "Gerd", "Hilde")
MOST_MONOPOLY_SEATS = 4


@dataclass(frozen=True)
class Cast:
    """One table before anything has happened there."""

    seed: str
    settings: Settings
    people: dict[int, Speaker]  # seats that are played in person, by programs too
    host: Speaker
    has_head_start: bool = False
    is_league: bool = False  # the league is the host then, which nobody can be

    @property
    def host_sits(self) -> bool:
        """Whether the host is one of the players."""
        return self.host in self.people.values()


TOKENS: dict[str, str] = {}
"""The token of every holder there ever was."""


def speaker(name: str, kind: str = "session") -> Speaker:
    """Somebody with a credential of their own."""
    token = "token-of-" + name.replace(" ", "-")
    holder = hashlib.sha256(token.encode()).hexdigest()
    TOKENS[holder] = token
    return Speaker(holder, kind)


def a_cast(seed: object, game: str | None = None, **wanted: object) -> Cast:
    """Any table at all; `wanted` settings hold whatever else is drawn."""
    luck = random.Random(f"cast {seed}")
    game = game or luck.choice(("for-sale", "for-sale", "monopoly"))
    settings = _for_sale(luck) if game == "for-sale" else _monopoly(luck)
    settings |= _manners(luck) | wanted
    agreed = Settings(game=game, **settings)  # type: ignore[arg-type]
    people = _people(luck, agreed.seats)
    sits = luck.random() < 0.7
    host = people[min(people)] if sits else speaker("the host")
    return Cast(str(seed), agreed, people, host, luck.random() < 0.7)


def a_slow_cast(seed: object, game: str) -> Cast:
    """A table with days for a move; in Monopoly with rent that must be asked for, and purses."""
    wanted: dict[str, object] = {"time": TimeLimits(days=2), "spectators": True}
    if game == "monopoly":
        hidden = {"cash.hidden": True, "end.limit": {"rounds": 200}}
        wanted |= {"edition": "aalen-event", "seats": 3, "options": hidden}
    return a_cast(f"slow {seed}", game, **wanted)


def a_league_cast(seed: object) -> Cast:
    """A table of the league: two programs and two levels of the house."""
    agreed = founding.settings_of("for-sale", 10)
    programs = {seat: speaker(f"{NAMES[seat]} {seed}", "bot") for seat in (0, 2)}
    host = founding.host_of(KeySeal(bytes(range(32))), agreed.game)
    return Cast(f"league {seed}", agreed, programs, host, is_league=True)


def _for_sale(luck: random.Random) -> dict[str, object]:
    edition, seats = luck.choice(TABLES)
    offered = choices(edition, seats)
    options = {n: luck.choice(v) for n, v in offered.items() if luck.random() < 0.5}
    return {"edition": edition, "seats": seats, "options": options}


def _monopoly(luck: random.Random) -> dict[str, object]:
    seats = luck.randint(2, MOST_MONOPOLY_SEATS)
    options = some_options(seats, luck)
    if luck.random() < 0.5:
        options |= {"cash.hidden": True}
    if luck.random() < 0.5:
        options |= {"build.alwaysAsk": "on"}
    edition = luck.choice(MONOPOLY.editions())
    return {"edition": edition, "seats": seats, "options": options, "board": luck.choice(names())}


def _manners(luck: random.Random) -> dict[str, object]:
    return {
        "listed": luck.random() < 0.5,
        "time": luck.choice((TimeLimits(), TimeLimits(30, 60))),
        "undo": luck.random() < 0.8,
        "spectators": luck.random() < 0.85,
        "spectator_chat": luck.random() < 0.3,
    }


def _people(luck: random.Random, seats: int) -> dict[int, Speaker]:
    """Everybody in person, or some bots; about one in eight is a program with a token."""
    chance = luck.choice((1.0, 0.6))
    taken = [seat for seat in range(seats) if luck.random() < chance] or [0]
    kinds = {seat: "bot" if luck.random() < 0.12 else "session" for seat in taken}
    return {seat: speaker(NAMES[seat], kind) for seat, kind in kinds.items()}
