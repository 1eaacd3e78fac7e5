"""Trades of the levels that try no futures: deeds that go round, pestered partners, endless games.

Every deal is played in all seats. `hermit` is a player who refuses every trade.
"""

from collections.abc import Iterator
from itertools import pairwise

from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from zuschlag.bots.monopoly.ladder import LADDER
from zuschlag.lab.monopoly.contests import Contest, one_against, play

SIMPLE = [name for name in LADDER if name != "tycoon"]
SEATS = range(2, 7)
ROUNDS = 200
GAMES = 100_000
MOST_OFFERS = 30
AT_ONCE = 60
"""Games of a piece: every number of seats divides it."""
ENDLESS = {2: 0.05}
USUALLY = 0.02
"""The share of games that may still be undecided after so many rounds, where people trade."""


def trading(course: Course) -> list[Row]:
    """All of it from the same games."""
    done = course.measure("trading", _traded, _names(course.some(GAMES, AT_ONCE * 75)))
    games, rings = done.count("games"), done.count("rings")
    asked = round(max(done.values["asked"]))
    rows = [
        Row(
            "Monopoly: deeds that come back by trades alone",
            f"{rings:,} in {games:,} games with {done.count('deals'):,} deals; "
            f"{done.count('returns'):,} by the magnates' own memory, "
            f"{done.count('faults')} refused moves",
            f"0 in >= {GAMES:,} games",
            rings == 0 and not done.count("faults") and (games >= GAMES or course.scale < 1),
        ),
        Row(
            "Monopoly: most offers to a partner without a deal",
            f"{asked} in {games:,} games",
            f"<= {MOST_OFFERS}",
            asked <= MOST_OFFERS,
        ),
    ]
    return [*rows, *(_ending(done, seats) for seats in SEATS)]


def _ending(done: Piece, seats: int) -> Row:
    games, endless = done.count(f"{seats}: games"), done.count(f"{seats}: endless")
    most = ENDLESS.get(seats, USUALLY)
    found = f"{endless / games:.1%} of {games:,} games"
    what = f"Monopoly: undecided after {ROUNDS} rounds among {seats} who trade"
    return Row(what, found, f"< {most:.0%}", endless / games < most)


def fields(seats: int) -> list[tuple[str, ...]]:
    """Tables of one level, a mixed one, one among hermits, one among those a level below."""
    alike = [(name,) * seats for name in SIMPLE[3:]]
    mixed = tuple(SIMPLE[-1 - place % len(SIMPLE)] for place in range(seats))
    return [*alike, mixed, *_hermits(seats), *_neighbours(seats)]


def _hermits(seats: int) -> Iterator[tuple[str, ...]]:
    for name in ("club", "builder", "magnate"):
        yield one_against(name, "hermit", seats)


def _neighbours(seats: int) -> Iterator[tuple[str, ...]]:
    for below, level in pairwise(SIMPLE[2:]):
        yield one_against(level, below, seats)


def _names(games: int) -> Iterator[str]:
    """Pieces until there are enough games, `seats field part`; all fields get on alike."""
    tables = [(seats, field) for seats in SEATS for field in range(len(fields(seats)))]
    for number in range(-(-games // AT_ONCE)):
        part, table = divmod(number, len(tables))
        seats, field = tables[table]
        yield f"{seats} {field} {part}"


def _traded(name: str) -> Piece:
    seats, number, part = map(int, name.split())
    field, deals = fields(seats)[number], AT_ONCE // seats
    found = play(Contest(field, rounds=ROUNDS, seed=20261117), deals, first=part * deals)
    counts = {
        "games": len(found),
        "deals": int(found["deals"].sum()),
        "rings": int(found["rings"].sum()),
        "returns": int(found["returns"].sum()),
        "faults": int((found["fault"] != 0).sum()),
    }
    if "hermit" not in field:
        counts |= {
            f"{seats}: games": len(found),
            f"{seats}: endless": int(found["is_counted"].sum()),
        }
    return Piece(dict(counts), {"asked": [float(found["most_asked"].max())]})
