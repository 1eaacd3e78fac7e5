"""How the recorded games of Monopoly are made: played from the start, with scripted dice.

`python -m tests.recorded.monopoly.making` plays them again and writes them down.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from zuschlag import record
from zuschlag.rules.monopoly.actions import read_action
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.setup_roll import settle_setup
from zuschlag.rules.monopoly.words import Action, Deal

GAMES = Path(__file__).parent / "games"
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Frida", "Gero", "Hanna")
LETTERS = "ABCDEFGH"
TABLE = "-"
Side = dict[str, object]


class Making:
    """A game being played; A to H are Ada, Ben, Cleo and so on."""

    def __init__(
        self,
        seats: int,
        about: str,
        *,
        edition: str = "aalen-event-strict",
        options: dict[str, object] | None = None,
        chance: tuple[str, ...] = (),
        chest: tuple[str, ...] = (),
        rules: int = 1,
        board: object = None,
        setup: list[list[tuple[int, int]]] | None = None,
    ) -> None:
        decks = _stacked(chance, "CH"), _stacked(chest, "CC")
        banker, opener = settle_setup(setup) if setup else (None, 0)
        deal = Deal(*decks, opener, banker=banker, setup=setup)
        terms = MONOPOLY.agree(edition, seats, options, board, rules)
        self.state = MONOPOLY.begin(terms, deal)
        self.seats = seats
        self.about = about
        self.actions: list[tuple[int, Action]] = []
        self.moments: dict[str, int] = {}

    def do(self, who: str, verb: str, *given: object) -> None:
        """A legal action, written as in a record; `-` speaks for the table."""
        seat = -1 if who == TABLE else LETTERS.index(who)
        _, action = read_action([seat, verb, *given], "action", self.seats)
        MONOPOLY.apply(self.state, seat, action)
        self.actions.append((seat, action))

    def throw(self, *dice: int) -> None:
        """The dice the game waits for."""
        MONOPOLY.resolve(self.state, list(dice))

    def roll(self, who: str, *dice: int, then: str = "") -> None:
        """Take the dice, throw them, and perhaps say one word more."""
        self.do(who, "roll")
        self.throw(*dice)
        if then:
            self.do(who, then)

    def trade(self, maker: str, taker: str, give: Side, want: Side) -> None:
        """An offer that is accepted at once."""
        self.do(maker, "offer", LETTERS.index(taker), give, want)
        self.do(taker, "accept", sum(1 for _, a in self.actions if type(a).__name__ == "Offer") - 1)

    def mark(self, moment: str) -> None:
        """Remember this position by a name: what was played so far leads to it."""
        self.moments[moment] = len(self.actions)

    def written(self) -> dict[str, Any]:
        """The game as a record; its moments are in `meta`."""
        meta = {"about": self.about, "moments": self.moments}
        return record.write(self.state, NAMES[: self.seats], self.actions, meta, game=MONOPOLY)


def _stacked(top: tuple[str, ...], prefix: str) -> list[str]:
    every = [f"{prefix}-{number:02}" for number in range(1, 17)]
    return [*top, *(card for card in every if card not in top)]


def as_text(written: dict[str, Any]) -> str:
    """The record with one action a line, so that a change is a readable diff."""
    lines = []
    for key, value in written.items():
        if key == "actions":
            rows = ",\n".join(f"    {json.dumps(row)}" for row in value)
            lines.append(f'  "actions": [\n{rows}\n  ]')
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def all_games() -> dict[str, Callable[[], Making]]:
    """Every recorded game by its name."""
    from tests.recorded.monopoly import ends, money, scarce

    found = (*money.GAMES, *scarce.GAMES, *ends.GAMES)
    return {play.__name__.replace("_", "-"): play for play in found}


def main() -> None:
    """Write all games down."""
    GAMES.mkdir(exist_ok=True)
    for name, play in all_games().items():
        (GAMES / f"{name}.json").write_text(as_text(play().written()), "utf-8")


if __name__ == "__main__":
    main()
