"""Cells of Monopoly's ladder: every level among three of the one below, and the champion.

Games with the champion are played move by move, all others at machine speed. The plans are those
of `zuschlag arena monopoly`; only the hermit, who never trades, is no bot of the house.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from itertools import pairwise

from tests.campaign.champions import alone, told
from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from zuschlag.bots.monopoly.ladder import LADDER, Thought
from zuschlag.lab.arena.cells import Cell, bounded, clustered
from zuschlag.lab.arena.plan import checked_plan
from zuschlag.lab.monopoly.contests import Contest, one_against, play, shares_by_deal
from zuschlag.lab.shares import Share

SEATS, SEED = 4, 1
FAIR = 1 / SEATS
DEALS = 1000
"""4,000 games a cell where nobody tries futures."""
CHAMPION_DEALS = 100
FIELD_DEALS, HERMIT_DEALS = 25, 60
"""A game among those who never trade is as good as luck, so that more of them are needed."""
FUTURES = 1000
"""About 60 ms of one core for a decision."""
RANDOM_DEALS = 1500
"""So many that a share of 52 % is told from one half."""
PLAIN = [name for name in LADDER if name != "tycoon"]
THINKING = [name for name in PLAIN if isinstance(LADDER[name], Thought)]
LEAST, MOST = 0.28, 0.50
"""What a level may win among three of the one below."""
AMONG = {"landlord": (0.45, 0.40), "magnate": (0.36, 0.30)}
"""What the champion must win, and its lower bound."""
AT_ONCE, FEW = 50, 5


def monopoly_steps(course: Course) -> list[Row]:
    """Levels below the champion; and each of them where nobody trades."""
    deals = course.some(DEALS, 2)
    found = [_alone(course, level, below, deals) for below, level in pairwise(PLAIN)]
    is_met = all(LEAST <= one.wins.value <= MOST and one.share.low > FAIR for one in found)
    what = f"Monopoly: each level among three of the one below, {deals * SEATS:,} games each"
    wanted = f"{LEAST:.0%} to {MOST:.0%}, fair share excluded"
    return [Row(what, "; ".join(map(told, found)), wanted, is_met), _closed(course, deals)]


def monopoly_champions(course: Course) -> list[Row]:
    """The champion among three landlords of old, and among three of the next level."""
    deals = course.some(CHAMPION_DEALS, 2)
    return [_champion(course, rival, deals) for rival in AMONG]


def monopoly_fields(course: Course) -> list[Row]:
    """The champion is thrown back by nobody: neither by those below nor where nobody trades."""
    found = {}
    for rival in ("hermit", *PLAIN[:-1]):
        deals = course.some(HERMIT_DEALS if rival == "hermit" else FIELD_DEALS, 2)
        found[rival] = _among(course, "tycoon", rival, deals, FEW)
    few, more = (course.some(deals, 2) * SEATS for deals in (FIELD_DEALS, HERMIT_DEALS))
    what = f"Monopoly: tycoon among three of every other kind, {few} games each, hermit {more}"
    is_met = all(one.high >= FAIR for one in found.values())
    return [Row(what, _listed(found), "none below fair share", is_met)]


def landlord(course: Course) -> list[Row]:
    """How often the landlord of old beats three random players, as it must."""
    deals, options = course.some(RANDOM_DEALS, 2), {"end.limit": {"rounds": 30}}
    plan = checked_plan("monopoly", ("landlord", "random"), "one", deals, SEED, 1, options=options)
    [found] = alone(course, plan)
    is_met = found.share.low >= 0.5 or (course.scale < 1 and found.wins.value > FAIR)
    text = f"{told(found)} of {found.games:,} games"
    return [Row("Monopoly: landlord against three random, 30 rounds", text, ">= 50 %", is_met)]


def _champion(course: Course, rival: str, deals: int) -> Row:
    found = _alone(course, "tycoon", rival, deals)
    wanted, least = AMONG[rival]
    what = f"Monopoly: tycoon among three of {rival}, {FUTURES:,} futures a decision"
    is_met = found.wins.value >= wanted and found.share.low >= least
    text = f"{told(found)} of {found.games:,} games"
    return Row(what, text, f">= {wanted:.0%}, lower bound >= {least:.0%}", is_met)


def _alone(course: Course, one: str, others: str, deals: int) -> Cell:
    plan = checked_plan("monopoly", (one, others), "one", deals, SEED, FUTURES, None, SEATS)
    return alone(course, plan)[0]


def _closed(course: Course, deals: int) -> Row:
    """A table without trades may not throw anybody back who thinks."""
    found = {level: _among(course, level, "hermit", deals, AT_ONCE) for level in PLAIN}
    what = f"Monopoly: each level among three who never trade, {deals * SEATS:,} games each"
    is_met = all(found[level].high >= FAIR for level in THINKING)
    return Row(what, _listed(found), "none that thinks below fair share", is_met)


def _listed(found: Mapping[str, Share]) -> str:
    return ", ".join(
        f"{name} {one.value:.1%} ({one.low:.1%} to {one.high:.1%})" for name, one in found.items()
    )


def _among(course: Course, one: str, rival: str, deals: int, at_once: int) -> Share:
    """At machine speed, which alone knows the hermit."""
    parts = [f"{first} {min(first + at_once, deals)}" for first in range(0, deals, at_once)]
    found = course.measure(f"{one} among {rival}", partial(_beside, one, rival), parts)
    return bounded(clustered(found.values["wins"]), deals)


def _beside(one: str, rival: str, part: str) -> Piece:
    first, last = map(int, part.split())
    contest = Contest(one_against(one, rival, SEATS), seed=SEED, futures=FUTURES)
    found = play(contest, last - first, first=first)
    wins: Iterable[float] = shares_by_deal(found, SEATS)[:, 0].tolist()
    return Piece({"games": len(found)}, {"wins": list(wins)})
