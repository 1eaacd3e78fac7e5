"""What is printed: every round with its tables, and the standings with every column that decides.

Nothing in it is secret. Codes of cards are asked for by a command of their own.
"""

import msgspec

from zuschlag.errors import NotAllowed
from zuschlag.event.evening_state import EveningState
from zuschlag.event.evening_view import is_at_the_desk, round_part
from zuschlag.event.points import shown
from zuschlag.event.sheets import decimal
from zuschlag.event.wire import RoundPart


class PaperStanding(msgspec.Struct, frozen=True):
    """One line of the standings, with everything that decides."""

    rank: int
    entrant: int
    final_place: int | None
    points: str
    wins: str
    shares: str
    opponents: str
    rounds: int
    by_lot: bool


class PaperPart(msgspec.Struct, frozen=True):
    """For whoever looks after the evening."""

    created: int
    rounds: list[RoundPart]
    standings: list[PaperStanding]


def paper_part(evening: EveningState, holder: str) -> PaperPart:
    """All rounds, those to come as well; NotAllowed for whoever does not look after them."""
    if not is_at_the_desk(evening, holder):
        raise NotAllowed("event/not-yours")
    has_results = any(one.results for one in evening.rounds)
    return PaperPart(
        created=evening.created,
        rounds=[round_part(evening, one) for one in evening.rounds],
        standings=_standings(evening) if has_results else [],
    )


def _standings(evening: EveningState) -> list[PaperStanding]:
    return [
        PaperStanding(
            rank=row.rank,
            entrant=row.entrant,
            final_place=row.final_place,
            points=shown(row.points),
            wins=shown(row.wins),
            shares=decimal(row.shares),
            opponents=decimal(row.opponents / 840),
            rounds=row.rounds,
            by_lot=row.by_lot,
        )
        for row in evening.standings()
    ]
