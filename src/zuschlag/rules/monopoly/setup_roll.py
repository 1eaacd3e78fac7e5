"""The roll before the game: the lowest sum keeps the bank, the highest begins (MA-BANK-2..4)."""

from collections.abc import Callable

from zuschlag.errors import Malformed
from zuschlag.rules.game import Luck

Dice = tuple[int, int]


class _Rolls:
    """Everybody's rolls, taken one after the other."""

    def __init__(self, setup: list[list[Dice]]) -> None:
        self.setup = setup
        self.used = [0] * len(setup)

    def sum_of(self, seat: int) -> int:
        """The next roll of a seat."""
        place = self.used[seat]
        if place >= len(self.setup[seat]):
            facts = {"seat": seat, "rolls": len(self.setup[seat])}
            raise Malformed("record/setup-undecided", f"deal.setup[{seat}]", facts)
        self.used[seat] += 1
        return sum(self.setup[seat][place])

    def check_used(self) -> None:
        """No roll may be left over."""
        for seat, own in enumerate(self.setup):
            if self.used[seat] < len(own):
                facts = {"expected": self.used[seat], "found": len(own)}
                raise Malformed("record/too-many-rolls", f"deal.setup[{seat}]", facts)


class _Thrown(_Rolls):
    """Rolls that are made as they are asked for."""

    def __init__(self, seats: int, luck: Luck) -> None:
        super().__init__([[] for _ in range(seats)])
        self.luck = luck

    def sum_of(self, seat: int) -> int:
        """Throw two dice for a seat."""
        self.setup[seat].append((self.luck.randrange(6) + 1, self.luck.randrange(6) + 1))
        return super().sum_of(seat)


def roll_setup(seats: int, luck: Luck) -> tuple[list[list[Dice]], int, int]:
    """Roll until banker and opener are found: the rolls and both (MA-BANK-2..4, MA-TURN-2)."""
    rolls = _Thrown(seats, luck)
    banker, opener = _settled(rolls, None)
    return rolls.setup, banker, opener


def settle_setup(setup: list[list[Dice]], agreed: int | None = None) -> tuple[int, int]:
    """Banker and opener; only those who are level roll again (MA-BANK-3, MA-BANK-4, GAP-12).

    Where the banker was agreed on, the roll only says who begins (MA-TURN-1, MA-TURN-2).
    """
    rolls = _Rolls(setup)
    banker, opener = _settled(rolls, agreed)
    rolls.check_used()
    return banker, opener


def _settled(rolls: _Rolls, agreed: int | None) -> tuple[int, int]:
    seats = list(range(len(rolls.setup)))
    sums = _roll_all(rolls, seats)
    while len(set(sums.values())) == 1:
        sums = _roll_all(rolls, seats)
    banker = _settle(rolls, sums, min) if agreed is None else agreed
    return banker, _settle(rolls, sums, max)


def _roll_all(rolls: _Rolls, seats: list[int]) -> dict[int, int]:
    return {seat: rolls.sum_of(seat) for seat in seats}


def _settle(rolls: _Rolls, sums: dict[int, int], best: Callable[..., int]) -> int:
    level = [seat for seat, total in sums.items() if total == best(sums.values())]
    while len(level) > 1:
        again = _roll_all(rolls, level)
        level = [seat for seat, total in again.items() if total == best(again.values())]
    return level[0]
