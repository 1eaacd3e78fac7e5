"""How fast others are shown: once, twice or four times, or straight to your next decision.

The words are those of the sheet for talk. At a table where everybody else is a bot, the bots hurry
too; with several people only your own screen does.
"""

from zuschlag.table.commands import Command, Hurry
from zuschlag.terminal import frames
from zuschlag.terminal.seat import Seat

SPEEDS = (1, 2, 4)
WORD = "/speed"


def speed_words(seat: Seat) -> dict[str, Command]:
    """What may be typed now, and what it does."""
    if seat.latest.table.status != frames.PLAY or seat.you is None:
        return {}
    found: dict[str, Command] = {f"{WORD} {speed}": Hurry(speed) for speed in SPEEDS}
    if not seat.is_called:
        found[f"{WORD} skip"] = Hurry(seat.speed, skip=True)
    return found


async def hurry(seat: Seat, command: Hurry) -> None:
    """From now on the screen is as fast, and the bots are where nobody else minds."""
    seat.speed, seat.is_skipping = command.speed, command.skip
    if not seat.link.is_own and seat.is_alone:
        await seat.do(command)
