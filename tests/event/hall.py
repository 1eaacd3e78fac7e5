"""An evening without a journal: commands are decided and folded at once, time is a number."""

import hashlib
import random
from typing import Any

from zuschlag.event import commands as c
from zuschlag.event.asker import asker
from zuschlag.event.commands import Command
from zuschlag.event.decide import decide
from zuschlag.event.evening_state import EveningState
from zuschlag.event.folds import fold
from zuschlag.event.judging import result_entry
from zuschlag.event.results import SeatResult
from zuschlag.event.settings import EveningSettings, plain
from zuschlag.event.timers import due_event, next_time
from zuschlag.fair import commitment
from zuschlag.journal.seal import KeySeal
from zuschlag.table.settings import Settings
from zuschlag.table.table_event import TableEvent

SEAL = KeySeal(bytes(range(32)))
ID = "e" * 32
SEED = bytes(range(32))
ORGANISER = "organiser"


def settings(**parts: Any) -> EveningSettings:
    table = Settings(game="for-sale", edition="2015", seats=4, pace=(0.0, 0.0))
    return EveningSettings(table=table, **parts)


class Hall:
    """An evening, everything that was written about it, and the time."""

    def __init__(self, **parts: Any) -> None:
        self.evening = EveningState(ID)
        self.now = 1_800_000_000_000
        self.written: list[TableEvent] = []
        self._asked = 0
        public = {"settings": plain(settings(**parts)), "code": "CODE0001"}
        public["commit"] = commitment(ID, SEED)
        secret = {"server_seed": SEED.hex(), "organiser": ORGANISER}
        self.write(TableEvent(kind="created", at=self.now, public=public, secret=secret))

    def write(self, event: TableEvent) -> None:
        self.written.append(event)
        fold(self.evening, event)

    def do(self, who: str, command: Command) -> dict[str, Any]:
        """Somebody asks for something; the public part of what comes of it."""
        self._asked += 1
        asking = asker(ID, who, str(self._asked), command, self.now, SEAL)
        event = decide(self.evening, asking, command)
        self.write(event)
        code = {"code": asking.code()} if isinstance(command, c.Invite) else {}
        return event.public | code

    def organise(self, *asked: Command) -> None:
        for command in asked:
            self.do(ORGANISER, command)

    def join(self, *names: str) -> None:
        """People with phones that seal a seed."""
        for name in names:
            self.do(name, c.Join(name, sealed(name)))

    def people(self, count: int) -> None:
        self.join(*(f"person {number}" for number in range(1, count + 1)))

    def wait(self, milliseconds: int) -> None:
        """Time passes, and what is due on the way is done when it is due."""
        end = self.now + milliseconds
        while (when := next_time(self.evening)) is not None and when <= end:
            self.now = max(self.now, when)
            self.write_due()
        self.now = end

    def write_due(self) -> None:
        while event := due_event(self.evening, self.now):
            self.write(event)

    def draw(self, **parts: Any) -> None:
        """All phones show their seeds at once."""
        self.organise(c.Draw(**parts))
        for entrant in list(self.evening.entrants.values()):
            if entrant.seal and not entrant.seed:
                self.do(entrant.holder, c.ShowSeed(seed_of(entrant.holder)))
        self.write_due()

    def finish_table(self, table: int, amounts: list[int]) -> None:
        """What the service would see at a table that is over."""
        current = self.evening.current
        assert current is not None
        left = {n for n, one in self.evening.entrants.items() if one.state == "left"}
        places = [1 + sum(other > one for other in amounts) for one in amounts]
        seats = [
            SeatResult(who, place, amount, who in left)
            for who, place, amount in zip(current.tables[table], places, amounts, strict=True)
        ]
        public = result_entry(current.number, table, seats, "table", "00")
        self.write(TableEvent(kind="result_taken", at=self.now, public=public))

    def play_round(self, luck: random.Random) -> None:
        """From the call to the close, with money that is often level."""
        self.organise(c.Call(), c.StartRound())
        assert self.evening.current is not None
        for table, people in enumerate(self.evening.current.tables):
            self.finish_table(table, [luck.randint(0, 6) for _ in people])
        self.organise(c.CloseRound())


def seed_of(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def sealed(name: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed_of(name))).hexdigest()
