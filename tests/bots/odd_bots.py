"""A roster of bots that nobody should seat: they run away, eat, die, print and look around.

What they find out they tell as a bid, because an action is all that a worker lets out.
"""

import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, Bid, Options, Pass

SERVER_ROOMS = ("zuschlag.table", "zuschlag.journal", "zuschlag.server", "zuschlag.fair")


class OddBot:
    """Passes, after doing what its kind does."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, seen: Observation, options: Options) -> Action:
        """What this kind does."""
        return self.odd() or Pass()

    def odd(self) -> Action | None:
        """To be told by every kind."""


class Runaway(OddBot):
    """Computes for ever."""

    def odd(self) -> Action | None:
        while True:
            pass


class Sleeper(OddBot):
    """Waits for ever."""

    def odd(self) -> Action | None:
        time.sleep(3600)
        return None


class Glutton(OddBot):
    """Takes 2 GB, which is more than a worker may have."""

    def odd(self) -> Action | None:
        return Bid(len(bytearray(1 << 31)))


class Moderate(OddBot):
    """Takes 64 MB and gives them back."""

    def odd(self) -> Action | None:
        return Bid(len(bytearray(1 << 26)) >> 20)


class Mortal(OddBot):
    """Dies each time."""

    def odd(self) -> Action | None:
        os._exit(3)


class Fainting(OddBot):
    """Dies the first time; a mark in the working folder tells it that it has."""

    def odd(self) -> Action | None:
        mark = Path("fainted")
        if not mark.exists():
            mark.touch()
            os._exit(3)
        return None


class Wrong(OddBot):
    """Fails, with a secret in the text of the error."""

    def odd(self) -> Action | None:
        raise ValueError("my hand is 29")


class Chatterbox(OddBot):
    """Prints where the answers go."""

    def odd(self) -> Action | None:
        print("hello")
        os.write(1, b"hello")
        sys.stderr.write("hello")
        return None


class Onlooker(OddBot):
    """Counts the rooms of the server it can see."""

    def odd(self) -> Action | None:
        return Bid(sum(name.startswith(SERVER_ROOMS) for name in sys.modules))


class Spy(OddBot):
    """Counts what the environment tells about the server."""

    def odd(self) -> Action | None:
        told = [name for name in os.environ if name.startswith("ZUSCHLAG_")]
        return Bid(len(told) - told.count("ZUSCHLAG_RULES"))


class Heir(OddBot):
    """Counts open files that are sockets."""

    def odd(self) -> Action | None:
        links = [os.readlink(link) for link in Path("/proc/self/fd").iterdir() if link.exists()]
        return Bid(sum(link.startswith("socket:") for link in links))


class Caller(OddBot):
    """Counts the ways out it finds."""

    def odd(self) -> Action | None:
        ways: list[Callable[[], object]] = [
            lambda: socket.socket(),
            lambda: subprocess.run([sys.executable, "-c", ""]),
            lambda: os.system("true"),
            lambda: os.fork(),
        ]
        found = 0
        for way in ways:
            try:
                way()
                found += 1
            except PermissionError:
                pass
        return Bid(found)


class Fresh(OddBot):
    """Counts how often this very bot was asked."""

    asked = 0

    def odd(self) -> Action | None:
        self.asked += 1
        return Bid(self.asked)


_ODD = FOR_SALE_BOTS | {
    kind.__name__.lower(): kind
    for kind in (
        Runaway,
        Sleeper,
        Glutton,
        Moderate,
        Mortal,
        Fainting,
        Wrong,
        Chatterbox,
        Onlooker,
        Spy,
        Heir,
        Caller,
        Fresh,
    )
}

BOTS = {"for-sale": _ODD, "monopoly": MONOPOLY_BOTS}
