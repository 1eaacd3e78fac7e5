"""The tables of the league: what is agreed there, and who is seated how."""

from collections import Counter
from collections.abc import Sequence

from zuschlag.bots.bot import budget_of
from zuschlag.bots.roster import bots_of, levels_of
from zuschlag.errors import Malformed
from zuschlag.lab.arena.game_in_arena import game_in_arena
from zuschlag.league.games import Player
from zuschlag.rules.games import description
from zuschlag.table.caller import Speaker
from zuschlag.table.ports import Seal
from zuschlag.table.settings import Settings, TimeLimits
from zuschlag.table.table_event import TableEvent

_PACE = (0.1, 0.3)
"""Seconds levels of the house wait: a game can be watched, and does not take all the computing."""
_LEAST_AWAY = 5


def host_of(seal: Seal, game: str) -> Speaker:
    """The league itself is the host of its tables; nobody has its credential."""
    return Speaker(seal.mark(f"host|league|{game}".encode()))


def settings_of(game: str, seconds: int) -> Settings:
    """As the arena plays the game, with so many seconds for a move, and anybody may watch."""
    found = description(game, "league")
    special = game_in_arena(found.name)
    edition = special.edition or found.game.editions()[0]
    seats = special.seats or min(found.game.seats(edition))
    agreed = found.game.agree(edition, seats, {}, None)
    return Settings(
        game=found.name,
        edition=edition,
        seats=seats,
        options=special.agreed({}, agreed),
        time=TimeLimits(move=seconds),
        away_after=max(_LEAST_AWAY, seconds),
        absence="bot",
        undo=False,
        pauses=0,
        chat=False,
        pace=_PACE,
    )


def house_of(game: str) -> list[Player]:
    """The levels of the house that play: those that search would take the computing of people."""
    bots = bots_of(game)
    names = levels_of(game).names or tuple(bots)
    plain = [name for name in names if budget_of(bots[name]) is None]
    if not plain:
        raise Malformed("league/no-house", "league", {"game": game})
    return [Player(name, True) for name in plain]


def seated(players: Sequence[Player], holders: dict[Player, str]) -> list[TableEvent]:
    """Everybody on their seat: programs by their name, levels of the house by theirs."""
    twice: Counter[Player] = Counter()
    lines = []
    for seat, one in enumerate(players):
        twice[one] += 1
        again = f" {twice[one]}" if twice[one] > 1 else ""
        public = {"name": one.name, "colour": seat}
        if one.is_house:
            public |= {"name": one.name.capitalize() + again, "bot": one.name}
            lines.append(TableEvent(kind="bot_seated", at=0, seat=seat, public=public))
        else:
            secret = {"holder": holders[one]}
            public["program"] = True
            lines.append(TableEvent(kind="sat", at=0, seat=seat, public=public, secret=secret))
    return lines
