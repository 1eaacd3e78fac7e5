"""Laws of every table, over sessions nobody would think of."""

import asyncio
import json
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.table.party import FIRST, LIMITS, Party, gather, kill, numbers, reopened, seed_of
from tests.table.quick_time import run
from tests.table.world import Inbox, Person, for_sale, monopoly, service
from zuschlag import fair, record
from zuschlag.errors import ZuschlagError
from zuschlag.table import commands as c
from zuschlag.table.commands import Command
from zuschlag.table.settings import Settings, TimeLimits

PEOPLE = 5  # three at the table, two around it
TABLES: list[Settings] = [
    for_sale(time=TimeLimits(20, 10), pace=(0.0, 1.0), spectator_chat=True),
    for_sale(spectator_delay=30, pace=(0.5, 2.0)),
    for_sale(spectators=False, undo=False, pace=(0.0, 0.0)),
    monopoly(pace=(0.0, 1.0), time=TimeLimits(60, 0)),
    monopoly(edition="aalen-event", options={"end.limit": {"minutes": 5}}, pace=(0.0, 0.5)),
    monopoly(edition="tournament", options={"end.limit": {"minutes": 3}}, pace=(0.0, 0.5)),
]


class Session:
    """People who do anything at any time."""

    def __init__(self, party: Party, luck: random.Random) -> None:
        self.party = party
        self.luck = luck
        self.crowd: list[Person] = [*party.people, party.guest("Yves"), party.guest("Zoe")]
        self.codes: list[str] = []
        self.sent: list[tuple[Person, str, Command, int | None]] = []
        self.inboxes: list[tuple[int, Inbox]] = [(0, person.inbox) for person in party.people]

    async def step(self) -> None:
        """Somebody does something, or time passes."""
        kind = self.luck.random()
        if kind < 0.15:
            await asyncio.sleep(self.luck.choice([0.01, 0.3, 1.0, 5.0, 50.0]))
        elif kind < 0.22:
            await self._connect()
        elif kind < 0.24:
            await self._restart()
        elif kind < 0.30 and self.sent:
            await self._send(*self.luck.choice(self.sent))
        else:
            person = self.luck.choice(self.crowd)
            person._count += 1
            id = f"{person.name.lower()}-{person._count:08}"
            seat = self.luck.choice([None, None, None, self.luck.randrange(4)])
            sent = (person, id, self._command(person), seat)
            self.sent.append(sent)
            await self._send(*sent)

    async def _send(self, person: Person, id: str, command: Command, seat: int | None) -> None:
        try:
            ack = await person.service.command(self.party.table, person.speaker, id, command, seat)
        except ZuschlagError:
            return
        if "code" in ack.made:
            self.codes.append(ack.made["code"])

    async def _connect(self) -> None:
        person = self.luck.choice(self.crowd)
        if person.watch is not None and self.luck.random() < 0.5:
            person.service.detach(person.watch)
            person.watch = None
            return
        person.inbox = Inbox()
        cursor = self.luck.choice([0, 3, 10_000])
        try:
            await person.look(cursor)
        except ZuschlagError:
            return
        head = person.inbox.read[0]["cursor"]
        self.inboxes.append((cursor if cursor <= head else 0, person.inbox))

    async def _restart(self) -> None:
        if self.luck.random() < 0.5:
            kill(self.party)
        else:
            await self.party.service.stop()
        self.party = await reopened(self.party)
        for person in self.crowd:
            person.service, person.watch = self.party.service, None
        self.party.people = self.crowd[:3]

    def _command(self, person: Person) -> Command:
        if self.luck.random() < 0.5 and (move := self._move(person)) is not None:
            return move
        seat, yes = self.luck.randrange(4), self.luck.random() < 0.6
        seed, sealed = seed_of(person.name)
        commands: list[Command] = [
            c.Sit(person.name),
            c.Stand(),
            c.SeatBot(seat, "heuristic"),
            c.Unseat(seat),
            c.Change(self.luck.choice(TABLES)),
            c.Start(),
            c.SealSeed(sealed),
            c.ShowSeed(seed),
            c.Order(up_to=self.luck.choice([None, 5]), pass_above=self.luck.choice([None, 3])),
            c.Order(demand_rent=True),
            c.Say("hello"),
            c.Pause(),
            c.AnswerPause(yes),
            c.Rule([0], "the hall closes"),
            c.AnswerRuling(self.luck.random() < 0.1),
            c.GoOn(),
            c.GoOn(),
            c.AskUndo(),
            c.AnswerUndo(yes),
            c.VoteEnd(self.luck.random() < 0.1),
            c.Rematch(),
            c.MoveSeat(),
            c.Reissue(seat),
            c.TakeOver(self.luck.choice(self.codes or ["x"])),
            c.ComeBack(),
        ]
        return self.luck.choice(commands)

    def _move(self, person: Person) -> Command | None:
        live = self.party.service.live_tables.get(self.party.table)
        if live is None or live.table.play is None or live.table.game.outcome is not None:
            return None
        play = live.table.game
        seat = self.luck.choice(play.waiting)
        options = play.options(seat)
        written = play.at.simplest(options, play.state, seat) if options is not None else ["pass"]
        bid = getattr(options, "bid", None)
        if bid and self.luck.random() < 0.5:
            written = ["bid", bid[0]]
        return c.Move(play.on, written)


async def _live(number: int, steps: int) -> None:
    luck = random.Random(number)
    party = await gather(settings=luck.choice(TABLES), begin=luck.random() < 0.8)
    session = Session(party, luck)
    for _ in range(steps):
        await session.step()
    await _check(session)


async def _check(session: Session) -> None:
    party = session.party
    party.people[FIRST].service = party.service
    host = party.service
    await host._live_tables.find(party.table)
    for viewer in (0, 1, 2, None):
        told = party.lines(viewer)
        assert [line["n"] for line in told] == list(range(1, len(told) + 1))
    for cursor, inbox in session.inboxes:
        found = numbers(inbox)
        assert found == list(range(cursor + 1, cursor + 1 + len(found)))
    await _check_fold(party)
    if party.live.table.status == "over":
        await _check_record(party)


async def _check_fold(party: Party) -> None:
    """What the journal alone makes of the table is what it is."""
    other = service(party.service._journal, worker="two", limits=LIMITS)
    live = await other._live_tables.find(party.table)
    known = party.live
    if live.is_mine:  # the lease was free: nobody else writes here
        return
    assert _state(live.table) == _state(known.table)


_OTHERWISE = (
    "log",
    "play",
    "seats",
    "seeds",
    "timing",
    "undo",
    "orders",
    "answered",
    "result",
)


def _state(table: Any) -> dict[str, Any]:
    plain = {name: repr(value) for name, value in vars(table).items() if name not in _OTHERWISE}
    found: dict[str, Any] = plain | {"result": table.result}
    found["seats"] = repr([vars(seat) for seat in table.seats])
    found["seeds"] = repr(vars(table.seeds))
    found["timing"] = repr(vars(table.timing))
    found["undo"] = repr(table.undo)
    found["orders"] = repr({s: (o.order, o.since) for s, o in sorted(table.orders.items())})
    found["answered"] = sorted(table.answered)
    if table.play is not None:
        play = table.play
        names = ("actions", "scene", "last_undo", "since", "waiting", "table_has_spoken")
        found |= {name: repr(getattr(play, name)) for name in names}
        found["game"] = play.state.tables.tobytes()
    return found


async def _check_record(party: Party) -> None:
    await asyncio.sleep(60)
    written = await party.service.record(party.table, party.people[FIRST].speaker)
    assert record.judge(json.dumps(written).encode())["ok"]
    assert fair.check(written).verdict == fair.Verdict.VERIFIED


@given(st.integers(0, 2**32), st.integers(20, 100))
def test_no_session_breaks_a_table(number: int, steps: int) -> None:
    run(_live(number, steps))
