"""An evening seen by everybody who does not sit at its first table, in worlds that look alike.

Two tables of four. The first one has called, is on the wall, and is judged by somebody of the
second. `told` is every byte that any of the others can get of the evening.
"""

import random
from typing import Any

from tests.event.test_service import ORGANISER, House
from tests.table.world import LoopClock, holder, loop_time
from zuschlag.errors import NotFound, ZuschlagError
from zuschlag.event import commands as c
from zuschlag.event.evening_state import EveningState
from zuschlag.event.settings import EveningSettings
from zuschlag.event.watching import moment
from zuschlag.journal.memory import MemoryJournal
from zuschlag.server.hall import Hall
from zuschlag.table import commands as t
from zuschlag.table.caller import Speaker
from zuschlag.table.live_table import LiveTable
from zuschlag.table.play import Play
from zuschlag.table.settings import Settings, TimeLimits
from zuschlag.table.table_view import TableView

NAMES = tuple(f"person {number}" for number in range(8))
WALL, ASSISTANT = holder("the wall"), holder("assistant")
EDITIONS = {"for-sale": "2015", "monopoly": "aalen-event"}
Told = dict[str, bytes]


class Twin:
    """One world."""

    def __init__(self) -> None:
        self.asked = 0
        self.evening: EveningState
        self.referee: Speaker
        self.neighbour: Speaker  # plays at the second table and judges nothing

    async def begin(self, game: str, until: str = "play", **parts: Any) -> "Twin":
        self.house = await House(MemoryJournal(loop_time)).start()
        self.hall = Hall(self.house.evenings, LoopClock())
        time = TimeLimits(parts.pop("seconds", None))
        table = Settings(game=game, edition=EDITIONS[game], seats=4, pace=(0.0, 0.0), time=time)
        await self.hall.open(
            EveningSettings(table=table, rounds=1, minutes=30, **parts), "http://x/"
        )
        await self.do(ORGANISER, c.Organise(self.hall.key))
        for name in NAMES:
            await self.do(holder(name), c.Join(name))
        code = (await self.do(ORGANISER, c.Invite()))["code"]
        await self.do(ASSISTANT, c.Assist(str(code)))
        steps: list[c.Command] = [c.Draw(), c.Call(), c.StartRound()]
        for command in steps:
            await self.do(ORGANISER, command)
            await self.house.evenings.attend(self.hall._id)
        self.evening = (await self.house.evenings.find(self.hall._id)).evening
        while 0 not in self.played.boards and self.live.table.status != until:
            await LoopClock().sleep(0.5)
            if parts.get("same_deal"):
                await self.house.evenings.attend(self.hall._id)
        return self

    async def call(self) -> None:
        """The first table calls, is put on the wall, and gets a referee."""
        self.referee, self.neighbour = (self.person(1, seat) for seat in (0, 1))
        await self.do(self.person(0, 0), c.Dispute("who was first?"))
        judge = self.evening.entrant_of(self.referee.holder)
        assert judge is not None
        await self.do(ORGANISER, c.NameReferee(1, judge.number, "plays elsewhere"))
        if 0 not in self.played.boards:
            await self.do(ORGANISER, c.SetScreen(["table"], 1))

    async def do(self, who: Speaker, command: c.Command) -> dict[str, object]:
        self.asked += 1
        return await self.hall.command(who, f"asked-{self.asked}", command)

    @property
    def played(self) -> Any:
        return self.evening.current

    def person(self, table: int, seat: int) -> Speaker:
        return Speaker(self.evening.entrants[self.played.tables[table][seat]].holder)

    @property
    def live(self) -> LiveTable:
        """The first table."""
        found = self.house.evenings.attendant.live(self.evening.id, self.played, 0)
        assert found is not None
        return found

    async def move(self, choice: int = 0) -> None:
        """Whoever is asked bids or passes, in person."""
        view = TableView(self.live.table, self.live.head, self.live.limits)
        seat = self.live.table.game.waiting[0]
        decision = view.decision(seat)
        assert decision is not None
        bids = decision.options.bid
        action = ["bid", bids[choice]] if choice < len(bids) else ["pass"]
        self.asked += 1
        moved = t.Move(on=decision.on, action=action)
        await self.at_table(self.person(0, seat), moved)

    async def at_table(self, who: Speaker, command: t.Command) -> None:
        self.asked += 1
        await self.house.tables.command(self.live.id, who, f"table-{self.asked}", command)

    async def told(self, *, with_referee: bool = True) -> Told:
        """Every byte for everybody, by every way."""
        viewers = {"wall": WALL, "organiser": ORGANISER, "assistant": ASSISTANT}
        viewers |= {"neighbour": self.neighbour}
        if with_referee:
            viewers["referee"] = self.referee
        found: Told = {}
        for name, who in viewers.items():
            found[f"{name}: frame"] = await self.hall.lookout.look(who)
            found[f"{name}: news"] = await self.hall.lookout.news(who, "", 0)
            found[f"{name}: wall"] = await self.hall.watching.news("", 0)
            found[f"{name}: dispute"] = await _or_slug(self.hall.dispute(who, "", 0))
            found[f"{name}: paper"] = await _or_slug(self.hall.paper(who))
            if 0 not in self.played.boards:
                found[f"{name}: table"] = await _or_slug(self._looks_at_table(who))
        return found

    async def _looks_at_table(self, who: Speaker) -> bytes:
        return await self.house.tables.look(self.live.id, who)

    async def told_soon(self) -> Told:
        """The same, and what the wall will show of this moment."""
        return await self.told() | {"wall: in a minute": moment(self.live)}

    def swap(self, luck: random.Random) -> Play:
        """Put another game on the table that looks the same to spectators; the one before."""
        play = self.live.table.play
        assert play is not None
        game = play.at.game
        other = game.imagine(game.observe(play.state, None), luck)
        seats = range(len(self.live.table.seats))
        assert any(play.viewing(seat) != game.observe(other, seat) for seat in seats), "no twin"
        twin = Play(play.at, other.copy, play.key, LoopClock().now())
        twin.since = play.since
        self.live.table.play = twin
        return play

    async def look(self, seconds: float) -> None:
        """The hall looks after its wall twice a second."""
        for _ in range(int(seconds * 2)):
            self.hall.watching.look(self.evening)
            await LoopClock().sleep(0.5)
        self.hall.watching.look(self.evening)

    async def close(self) -> None:
        await self.house.tables.stop()


async def _or_slug(answer: Any) -> bytes:
    """What is refused is told, too."""
    try:
        found: bytes = await answer
    except (ZuschlagError, NotFound) as fault:
        return f"{fault.slug} {fault.facts}".encode()
    return found


def differing(here: Told, there: Told) -> list[str]:
    """Where two worlds could be told apart."""
    assert here.keys() == there.keys()
    return [where for where in here if here[where] != there[where]]
