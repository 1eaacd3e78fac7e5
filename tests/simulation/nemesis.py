"""Who makes things go wrong: kills, stops, thefts of leases, full disks, wrong clocks."""

import asyncio

from tests.simulation.net import Net
from tests.simulation.store import Disk
from tests.simulation.worker import Worker
from tests.simulation.world import World

HOUR = 3600.0


class Nemesis:
    """One seed has its own set of evils; `rage` ends with all of them undone."""

    def __init__(self, world: World, disk: Disk, net: Net, workers: list[Worker]) -> None:
        self.world = world
        self.disk = disk
        self.net = net
        self.workers = workers
        self.dice = world.dice("nemesis")
        evils = [
            self.kill,
            self.kill_between_steps,
            self.kill_at_an_append,
            self.stop_for_a_while,
            self.take_leases,
            self.restart,
            self.fill_disk,
            self.break_connections,
        ]
        self.evils = [evil for evil in evils if self.dice.happens(0.6)]
        self.frozen: list[list[float]] = []  # from when to when a worker stood still
        self.is_over = False
        self.pause = self.dice.luck.choice([2.0, 8.0, 25.0])

    def insist_on(self, names: tuple[str, ...]) -> None:
        """These evils and no others, again and again."""
        self.evils = [getattr(self, name) for name in names]
        self.pause = 2.0

    async def rage(self, until: float) -> None:
        """Do evil at random until then, then let everything heal."""
        while self.evils and self.world.now < until:
            await asyncio.sleep(self.dice.uniform(0.1, 2 * self.pause))
            if self.is_over:
                return
            self.dice.luck.choice(self.evils)()
        self.heal()

    def heal(self) -> None:
        """No more faults: everybody up, disk empty, leases as they are."""
        self.is_over = True
        self.world.tell("nemesis", "heals")
        self.world.weather.calm()
        self.disk.is_full = False
        self.disk.on_append = lambda process: None
        for worker in self.workers:
            worker.process.fuse = None
            if worker.process.is_stopped:
                self._thaw(worker)
            if worker.process.is_dead:
                worker.boot(self._skew())

    def _worker(self) -> Worker:
        return self.dice.luck.choice(self.workers)

    def _skew(self) -> float:
        skew = self.dice.luck.choice([0.0, 0.0, HOUR, -HOUR, 2.5, -2.5])
        if skew:
            self.world.reached("clock set wrong at a start")
        return skew

    def _down(self) -> float:
        return self.dice.uniform(15, 60) if self.dice.happens(0.25) else self.dice.uniform(0.2, 5)

    def kill(self) -> None:
        """kill -9 now; somebody starts it again later."""
        worker = self._worker()
        if worker.process.is_stopped:
            self._thaw(worker)
        worker.kill("worker killed")
        self.world.loop.outside(self._down(), worker.boot, self._skew())

    def kill_between_steps(self) -> None:
        """The same between two steps of its code."""
        worker = self._worker()
        worker.process.fuse = self.dice.luck.randint(1, 150)
        self.world.loop.outside(self.dice.uniform(3, 20), worker.boot, self._skew())

    def kill_at_an_append(self) -> None:
        """Lie in wait for the next append, and strike while it is under way."""

        def strike(name: str) -> None:
            self.disk.on_append = lambda process: None
            for worker in self.workers:
                if worker.process.name == name:
                    self.world.loop.outside(
                        self.dice.uniform(0, 0.04), worker.kill, "worker killed"
                    )
                    self.world.loop.outside(self._down(), worker.boot, self._skew())

        self.disk.on_append = strike

    def stop_for_a_while(self) -> None:
        """It freezes, perhaps past its lease, and wakes believing nothing has happened."""
        worker = self._worker()
        if worker.is_serving and not worker.process.is_stopped:
            worker.process.is_stopped = True
            seconds = self.dice.uniform(0.5, 30)
            self.frozen.append([self.world.now, self.world.now + seconds])
            if seconds > 10:
                self.world.reached("worker stopped past its lease", worker.process.name)
            self.world.loop.outside(seconds, self._wake, worker, worker.process.name)

    def _wake(self, worker: Worker, name: str) -> None:
        if worker.process.name == name and worker.process.is_stopped:
            self.world.tell(name, "wakes")
            self._thaw(worker)

    def _thaw(self, worker: Worker) -> None:
        """It goes on, perhaps earlier than was meant."""
        self.world.loop.wake(worker.process)
        self.frozen[-1][1] = min(self.frozen[-1][1], self.world.now)

    def take_leases(self) -> None:
        """Every lease runs out at once, so that another worker may take the tables."""
        for table in list(self.disk.stamps):
            if self.disk.steal(table):
                self.world.reached("lease taken from a worker that lives")

    def restart(self) -> None:
        """In good order, as on SIGTERM."""
        self._worker().restart_in_order(self._down(), self._skew())

    def fill_disk(self) -> None:
        """Nothing can be written for a while."""
        self.disk.is_full = True
        self.world.tell("nemesis", "fills the disk")
        self.world.loop.outside(self.dice.uniform(0.5, 12), setattr, self.disk, "is_full", False)

    def break_connections(self) -> None:
        """All sockets at once."""
        for connection in list(self.net.connections.values()):
            connection.cut()
