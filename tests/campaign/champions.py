"""The arena's cells of the champion of For Sale, and of the steps of the ladder below it.

The plans are those of `zuschlag arena` with the same words; the same games come again.
"""

from functools import partial
from itertools import pairwise

from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from zuschlag.bots.forsale.champion.player import PLAYOUTS
from zuschlag.bots.forsale.levels import LADDER
from zuschlag.lab.arena.cells import Cell, cells
from zuschlag.lab.arena.keeping import as_lines, read_rows
from zuschlag.lab.arena.plan import Plan, checked_plan
from zuschlag.lab.arena.playing import play_shard

EDITIONS = ("2015", "2005-published")
CHAMPION = f"champion@{PLAYOUTS}"
DEALS = 250
"""1,000 games a cell where somebody searches."""
PLAIN_DEALS = 2500
NEXT, OTHERS = 0.30, 0.40
"""What the champion's lower bound must reach against the next level, and against the others."""


def champions(course: Course) -> list[Row]:
    """The champion among three of each level, in both editions."""
    return [_champion(course, edition) for edition in EDITIONS]


def steps(course: Course) -> list[Row]:
    """Every other level among three of the one below."""
    return [_steps(course, edition) for edition in EDITIONS]


def _champion(course: Course, edition: str) -> Row:
    rivals = [*reversed(LADDER[:-1]), "heuristic", "random"]
    plan = _plan((CHAMPION, *rivals), edition, course.some(DEALS, 2))
    found = alone(course, plan)
    is_met = all(
        cell.share.low >= (NEXT if cell.rivals[0] == LADDER[-2] else OTHERS) for cell in found
    )
    what = f"For Sale {edition}: champion among three of each level, {plan.deals * 4:,} games each"
    wanted = f"lower bounds >= {OTHERS:.0%}, {LADDER[-2]} >= {NEXT:.0%}"
    return Row(what, "; ".join(map(told, found)), wanted, is_met)


def _steps(course: Course, edition: str) -> Row:
    found = []
    for below, level in pairwise(LADDER[:-1]):
        plan = _plan((level, below), edition, course.some(PLAIN_DEALS, 2))
        found += alone(course, plan)
    is_met = all(0.30 <= cell.wins.value <= 0.45 and cell.share.low > 0.25 for cell in found)
    games = found[0].games
    what = f"For Sale {edition}: each level among three of the one below, {games:,} games each"
    return Row(what, "; ".join(map(told, found)), "30 to 45 %, fair share excluded", is_met)


def told(cell: Cell) -> str:
    """Who sat everywhere else, and what the one won."""
    share = cell.share
    return f"{cell.rivals[0]} {cell.wins.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def _plan(bots: tuple[str, ...], edition: str, deals: int) -> Plan:
    return checked_plan("for-sale", bots, "one", deals, 1, PLAYOUTS, edition, 4)


def alone(course: Course, plan: Plan) -> list[Cell]:
    """What the plan's first bot won alone among each of the others."""
    run = f"cells {plan.game} {plan.edition} {plan.seats} {' '.join(plan.bots)} {plan.deals}"
    done = course.measure(run, partial(_shard, plan), range(plan.shards))
    found = cells(plan.fields, read_rows("\n".join(done.said).encode()))
    return [cell for cell in found if cell.bot == plan.bots[0]]


def _shard(plan: Plan, number: int) -> Piece:
    rows = play_shard(plan, number)
    return Piece({"games": len(rows)}, said=as_lines(rows).decode().splitlines())
