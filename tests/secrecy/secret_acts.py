"""What somebody may do in secret at one moment of a story, in two ways."""

from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from typing import Any

from tests.secrecy.players import Player
from tests.secrecy.story import Told
from zuschlag.table import commands as c
from zuschlag.table.table_state import PLAY

Act = Callable[[Player], Coroutine[Any, Any, None]]


@dataclass(frozen=True)
class Secret:
    """What one seat does in either world, or which bot is odd in the second one."""

    name: str
    seat: int
    acts: tuple[Act, Act]
    odd_bot: int | None = None
    is_sealed: bool = False  # then all sealed choices are revealed together, in both worlds


def secrets_of(told: Told) -> Iterator[Secret]:
    """Secrets that somebody may have at this moment of a story."""
    table = told.story.table
    if table.status != PLAY:
        return
    for seat in table.present:
        yield from _sealed(table, seat)
        yield Secret("order or none", seat, (commands(c.Order(None, 31_337)), nothing))
        two = c.Order(4, None), c.Order(31_337, None)
        yield Secret("two orders", seat, (commands(two[0]), commands(two[1])))
        yield Secret("order taken back", seat, (commands(two[0], c.Order()), nothing))
        yield Secret("codes or none", seat, (commands(*[c.MoveSeat()] * 5), nothing))
        tries = commands(c.Move("P0", ["pass"]), c.Move(table.game.on, ["fly"]), c.Start())
        yield Secret("refused or not asked", seat, (tries, nothing))
        yield Secret("the same again", seat, (_again(c.Order(3, None)), nothing))
    for seat in table.game.waiting:
        if table.seats[seat].is_played_by_bot:
            yield Secret("a bot's choice", seat, (nothing, nothing), seat, True)


def _sealed(table: Any, seat: int) -> Iterator[Secret]:
    """Another building, another wish, while others must still choose."""
    options, on = table.game.options(seat), table.game.on
    if options is None or seat not in table.game.waiting or len(table.game.waiting) == 1:
        return
    moves = [["sell", card] for card in getattr(options, "sell", ())]
    if table.settings.game == "monopoly":
        moves = [["wish", {str(slot): 1}] for slot in options.wish]
        moves += [["done"]] if moves and options.done else []
    if len(moves) > 1:
        one, other = moves[0], moves[-1]
        acts = commands(c.Move(on, one)), commands(c.Move(on, other))
        yield Secret(f"sealed {one[0]}", seat, acts, None, True)


def commands(*commands: c.Command) -> Act:
    async def act(player: Player) -> None:
        for command in commands:
            await player.do(command)

    return act


def _again(command: c.Command) -> Act:
    async def act(player: Player) -> None:
        for _ in range(3):
            await player.do(command, "the-same-id-again")

    return act


async def nothing(player: Player) -> None:
    """Keep still."""
