"""The champion of For Sale alone among players it never met: the second set, used once.

Deals, seats and budget were settled before the first game. The same command plays the same games.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from statistics import mean

from tests.bots.held_out_for_sale_second import HELD_OUT_SECOND
from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from zuschlag.bots.forsale.bot import ForSaleBot
from zuschlag.bots.forsale.champion.player import PLAYOUTS, Champion
from zuschlag.lab.arena.cells import Cell, cells
from zuschlag.lab.arena.fields import Field, against, seatings
from zuschlag.lab.arena.keeping import as_lines, read_rows
from zuschlag.lab.arena.luck import luck_of_bot, luck_of_deal
from zuschlag.lab.arena.playing import Row as Game
from zuschlag.lab.arena.playing import between
from zuschlag.rules.forsale.game import FOR_SALE

SEED = 20261117
BLOCK = 10
DEALS = {4: 100, 6: 50}
"""By the number of seats: 400 and 300 games against each of the set."""
CHAMPION = f"champion@{PLAYOUTS}"


def held_out(course: Course) -> list[Row]:
    """Four at the table, and six."""
    return [_four(_cells(course, 4)), _six(_cells(course, 6))]


def _four(found: list[Cell]) -> Row:
    shares = [cell.wins.value for cell in found]
    told = f"mean {mean(shares):.1%}; {_told(found)}"
    is_met = mean(shares) >= 0.40 and min(shares) >= 0.33
    what = "For Sale: champion among three it never met (second set)"
    return Row(what, told, "mean >= 40 %, none below 33 %", is_met)


def _six(found: list[Cell]) -> Row:
    what = "For Sale: champion among five it never met (second set)"
    is_met = all(cell.share.high >= 1 / 6 for cell in found)
    return Row(what, _told(found), "none below fair share, 16.7 %", is_met)


def _told(found: list[Cell]) -> str:
    return ", ".join(
        f"{cell.rivals[0]} {cell.wins.value:.1%} ({cell.share.low:.1%} to {cell.share.high:.1%})"
        for cell in found
    )


def _cells(course: Course, seats: int) -> list[Cell]:
    """The champion in every field."""
    names = blocks(seats, course.some(DEALS[seats], 2))
    done = course.measure(f"held out, {seats} seats", partial(met, seats), names)
    games = read_rows("\n".join(done.said).encode())
    return [cell for cell in cells(fields(seats), games) if cell.bot == CHAMPION]


def fields(seats: int) -> list[Field]:
    """The champion alone among each kind."""
    return [against(CHAMPION, other, seats) for other in HELD_OUT_SECOND]


def blocks(seats: int, deals: int) -> list[str]:
    """Pieces of work, `field first last`; all fields get on alike."""
    starts = range(0, deals, BLOCK)
    return [
        f"{field} {first} {min(first + BLOCK, deals)}"
        for first in starts
        for field in range(len(HELD_OUT_SECOND))
    ]


def met(seats: int, block: str) -> Piece:
    """The games of a block, as the arena writes them."""
    field, first, last = map(int, block.split())
    games = list(_games(seats, field, range(first, last)))
    return Piece({"games": len(games)}, said=as_lines(games).decode().splitlines())


def _games(seats: int, field: int, deals: Iterable[int]) -> Iterator[Game]:
    terms = FOR_SALE.agree("2015", seats)
    for deal in deals:
        for seating in seatings(fields(seats)[field]):
            state = FOR_SALE.begin(terms, FOR_SALE.deal(terms, luck_of_deal(SEED, deal)))
            bots = [_bot(name, deal, seat) for seat, name in enumerate(seating)]
            end = between("for-sale", state, bots, SEED, deal)
            scores, ranks, winners = map(tuple, (end.scores, end.ranking, end.winners))
            yield Game(field, deal, seating, scores, ranks, winners, end.ending)


def _bot(name: str, deal: int, seat: int) -> ForSaleBot:
    luck = luck_of_bot(SEED, deal, seat, name)
    return Champion(luck) if name == CHAMPION else HELD_OUT_SECOND[name](luck)
