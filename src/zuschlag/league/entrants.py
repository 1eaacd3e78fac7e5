"""The programs that are here: under which names, and since when they wait for a table.

Only memory knows them: whoever still wants to play asks again after a restart. A name is its
token's for as long as one of the games that count was played under it.
"""

from collections.abc import Iterable

from zuschlag.errors import Malformed, NotAllowed, NotFound, TooMuch
from zuschlag.league.games import LeagueGame, Player
from zuschlag.table.names import cleaned, skeleton

MOST = 100
"""Programs that may be in the league at once."""
HERE = 30_000
"""Milliseconds: whoever has not asked for so long is not here."""
_KEPT = 600_000


class Entrant:
    """One program."""

    def __init__(self, name: str, holder: str, now: int) -> None:
        self.player, self.holder = Player(name), holder
        self.asked = now
        self.free_since: int | None = None  # since when it asks and has no table
        self.lasted = 0  # milliseconds of its last game
        self.is_seated = False

    def ask(self, now: int) -> None:
        """It is here and wants a table."""
        self.asked = now
        if self.free_since is None:
            self.free_since = now

    def is_gone(self, now: int, kept: int) -> bool:
        """Whether nothing was heard of it for so long; at a table it need not ask."""
        return now - self.asked > (_KEPT if self.is_seated else kept)

    def waited(self, now: int) -> int:
        return now - self.free_since if self.free_since is not None else 0


class Entrants:
    """All of them, by the token they came with."""

    def __init__(self, reserved: Iterable[str]) -> None:
        self._reserved = {skeleton(name) for name in reserved}
        self._by_holder: dict[str, Entrant] = {}

    def enter(self, holder: str, name: str, games: Iterable[LeagueGame], now: int) -> Entrant:
        """Somebody new, or back; a name is one program's, and a program has one name."""
        shown = cleaned(name)
        found = self._by_holder.get(holder)
        if found is None or found.player.name != shown:
            self._check_name(holder, shown, games)
            self._forget(now, _KEPT)
            if found is None and len(self._by_holder) >= MOST:
                self._forget(now, HERE)
            if found is None and len(self._by_holder) >= MOST:
                raise TooMuch("limit/league", {"most": MOST, "seconds": HERE // 1000})
            found = self._by_holder[holder] = Entrant(shown, holder, now)
        return found

    def _check_name(self, holder: str, name: str, games: Iterable[LeagueGame]) -> None:
        looks = skeleton(name)
        if not looks or looks in self._reserved:
            raise Malformed("league/name-taken", "name", {"name": name})
        owners = [(one.player.name, one.holder) for one in self._by_holder.values()]
        for game in games:
            names = (one.name for one in game.seating)
            owners += [pair for pair in zip(names, game.holders, strict=True) if pair[1]]
        for known, owner in owners:
            if owner == holder and known != name:
                raise NotAllowed("league/has-name", {"name": known})
            if owner != holder and skeleton(known) == looks:
                raise NotAllowed("league/name-taken", {"name": name})

    def _forget(self, now: int, kept: int) -> None:
        """Whoever has not been heard of for long makes room, unless a game has lasted longer."""
        gone = [one.holder for one in self._by_holder.values() if one.is_gone(now, kept)]
        for holder in gone:
            del self._by_holder[holder]

    def of(self, holder: str) -> Entrant:
        """The program with this token."""
        if holder not in self._by_holder:
            raise NotFound("league/not-entered")
        return self._by_holder[holder]

    def seated(self, holder: str) -> None:
        """It has a table, and waits no longer."""
        if holder in self._by_holder:
            self._by_holder[holder].free_since = None
            self._by_holder[holder].is_seated = True

    def over(self, holder: str, lasted: int) -> None:
        """Its game is over."""
        if holder in self._by_holder:
            self._by_holder[holder].lasted = min(lasted, _KEPT)
            self._by_holder[holder].is_seated = False

    def free(self, now: int) -> list[Entrant]:
        """Who is here and wants a table, the longest wait first."""
        asking = (one for one in self._by_holder.values() if one.free_since is not None)
        here = [one for one in asking if now - one.asked <= HERE]
        return sorted(here, key=lambda one: one.free_since or 0)

    def here(self, now: int, busy: set[str]) -> int:
        """How many are here or at a table."""
        return len({one.holder for one in self.free(now)} | busy)
