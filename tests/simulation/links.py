"""How workers reach each other: commands handed on, and hints that may get lost."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.simulation.loop import Process
from tests.simulation.world import World

if TYPE_CHECKING:
    from tests.simulation.worker import Worker


class Switchboard:
    """All workers by name, and when none of them was up."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.dice = world.dice("links")
        self.workers: dict[str, Worker] = {}
        self.listeners: dict[str, tuple[Process, Callable[[str, int], None]]] = {}
        self.outages: list[tuple[str, float, float]] = []
        self._since: dict[str, float] = {}

    def went_down(self, worker: "Worker") -> None:
        """Remember since when."""
        self._since.setdefault(worker.name, self.world.now)

    def went_up(self, worker: "Worker") -> None:
        """An outage is over."""
        since = self._since.pop(worker.name, None)
        if since is not None:
            self.outages.append((worker.name, since, self.world.now))

    def tell(self, name: str, table: str, head: int) -> None:
        """A hint arrives."""
        process, told = self.listeners[name]
        if not process.is_dead:
            self.world.loop.call_soon(told, table, head, context=process.context())


class SimHints:
    """`ports.Hints`: lost, doubled, late and forged ones included."""

    def __init__(self, board: Switchboard, process: Process) -> None:
        self.board = board
        self.process = process
        self.name = process.name.split(".")[0]

    async def publish(self, heads: dict[str, int]) -> None:
        """Tell all others, perhaps."""
        await asyncio.sleep(0)
        for name in self.board.listeners:
            for table, head in heads.items():
                if name != self.name:
                    self._send(name, table, head)

    def _send(self, name: str, table: str, head: int) -> None:
        world, dice = self.board.world, self.board.dice
        if not world.weather.has_hints or dice.happens(world.weather.hint_lost):
            world.reached("hint lost")
            return
        if dice.happens(world.weather.hint_twice):
            world.reached("hint told twice")
            world.loop.outside(dice.uniform(0, 2), self.board.tell, name, table, head)
            world.reached("forged hint")
            forged = dice.luck.choice([head + 100, -1, 0])
            world.loop.outside(dice.uniform(0, 1), self.board.tell, name, table, forged)
            world.loop.outside(dice.uniform(0, 1), self.board.tell, name, "no table", head)
        world.loop.outside(dice.uniform(0.001, 0.3), self.board.tell, name, table, head)

    def on_hint(self, told: Callable[[str, int], None]) -> None:
        """Who wants to hear."""
        self.board.listeners[self.name] = (self.process, told)


class SimRelay:
    """`ports.Relay`: the way to the worker that holds a table."""

    def __init__(self, board: Switchboard, process: Process) -> None:
        self.board = board
        self.process = process

    async def ask(self, address: str, question: bytes) -> bytes:
        """Hand a question on; ConnectionError when nobody is there or nothing comes back."""
        world, dice = self.board.world, self.board.dice
        await asyncio.sleep(dice.uniform(0.001, 0.05))
        target = self.board.workers.get(address)
        if target is None or not target.is_serving or dice.happens(world.weather.request_lost):
            world.reached("hand-over of a command failed", self.process.name)
            raise ConnectionError
        world.reached("command handed to another worker", self.process.name)
        answer: asyncio.Future[bytes] = world.loop.create_future()
        world.loop.spawn(target.process, _take(target, question, answer))
        try:
            async with asyncio.timeout(5):
                return await answer
        except TimeoutError:
            raise ConnectionError from None


async def _take(worker: "Worker", question: bytes, answer: "asyncio.Future[bytes]") -> None:
    """What the other worker does with it."""
    found = await worker.service.answer(question)
    if not answer.done():
        answer.set_result(found)
