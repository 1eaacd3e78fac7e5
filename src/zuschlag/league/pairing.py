"""Who plays whom next: whoever has met least, on the seats they had least."""

from collections import Counter
from collections.abc import Iterable, Sequence

from zuschlag.league.games import LeagueGame, Player


class Past:
    """How often everybody has played, met everybody else, and sat where."""

    def __init__(self, games: Iterable[LeagueGame]) -> None:
        self._games: Counter[Player] = Counter()
        self._met: Counter[tuple[Player, Player]] = Counter()
        self._sat: Counter[tuple[Player, int]] = Counter()
        for game in games:
            for seat, one in enumerate(game.seating):
                self._games[one] += 1
                self._sat[one, seat] += 1
                self._met.update((one, other) for other in game.seating if other != one)

    def company(
        self, first: Player, free: Sequence[Player], house: Sequence[Player], seats: int
    ) -> list[Player]:
        """A table for somebody: as many programs as there are, then levels of the house."""
        table = [first]
        for candidates in (free, house):
            left = [one for one in candidates if one not in table]
            while left and len(table) < seats:
                left.sort(key=lambda one: self._cost(one, table))
                table.append(left.pop(0))
        while len(table) < seats:  # a game with few levels: some sit there twice
            table.append(house[len(table) % len(house)])
        return self._seated(table)

    def _cost(self, one: Player, table: Sequence[Player]) -> tuple[int, int]:
        return sum(self._met[one, other] for other in table), self._games[one]

    def _seated(self, table: list[Player]) -> list[Player]:
        """The turn of the table at which they sit where they sat least."""
        turns = [table[turn:] + table[:turn] for turn in range(len(table))]
        return min(turns, key=self._repeats)

    def _repeats(self, turn: Sequence[Player]) -> int:
        return sum(self._sat[one, seat] ** 2 for seat, one in enumerate(turn))
