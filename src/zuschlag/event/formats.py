"""How a round comes about in each format: the same loop, only the planner differs."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import ceil

from zuschlag.errors import Refusal
from zuschlag.event.results import RoundResult, shares
from zuschlag.event.seating.meetings import Round, meetings
from zuschlag.event.seating.plan import Plan, Wishes, plan
from zuschlag.event.seating.sizes import table_sizes

MEET, SWISS, FINAL, ROBIN = "meet", "swiss", "final", "robin"
FORMATS = (MEET, SWISS, FINAL, ROBIN)
FINALISTS = (4, 6)
ROBIN_MOST = 16
_ROUNDS_MORE = 6


def round_robin(people: Sequence[int], wishes: Wishes, past: Sequence[Round], seed: int) -> Plan:
    """As few rounds as can be found until everybody has met everybody."""
    if len(people) > ROBIN_MOST:
        raise Refusal("event/too-many", {"most": ROBIN_MOST, "found": len(people)})
    # One at least: whoever was missing may have left while seeds were shown.
    least = max(1, _fewest_rounds(people, wishes, past))
    for rounds in range(least, least + _ROUNDS_MORE):
        found = plan(people, rounds, wishes, past, seed)
        if not missing(people, [*past, *found.rounds], wishes.fixed):
            return found
    raise Refusal("event/no-plan", {"rounds": least + _ROUNDS_MORE - 1})


def missing(
    people: Sequence[int], rounds: Sequence[Round], fixed: Mapping[int, int]
) -> list[tuple[int, int]]:
    """The pairs who have not met yet and can: two who need different tables never do."""
    met = meetings(rounds)
    return [
        pair
        for pair in combinations(sorted(people), 2)
        if not met[pair] and len({fixed[who] for who in pair if who in fixed}) < 2
    ]


def _fewest_rounds(people: Sequence[int], wishes: Wishes, past: Sequence[Round]) -> int:
    """Nobody meets more people in a round than a table has other seats."""
    left = missing(people, past, wishes.fixed)
    most = max(table_sizes(len(people), wishes.size)) - 1
    return max((ceil(sum(who in pair for pair in left) / most) for who in people), default=0)


def finalists(
    heats: Sequence[RoundResult], seats: int, here: Sequence[int], lots: Mapping[int, str]
) -> list[int]:
    """The best of each table first, then runners-up, both by their share of the table."""
    least, most = FINALISTS
    if not least <= seats <= most:
        raise Refusal("event/no-such-size", {"least": least, "most": most, "found": seats})
    firsts, seconds = dict.fromkeys(here, 0), dict.fromkeys(here, 0)
    made = dict.fromkeys(here, Fraction())
    for heat in heats:
        for table in heat.tables:
            people = [seat.place for seat in table if seat.entrant is not None]
            for seat, share in zip(table, shares(table), strict=True):
                if seat.entrant is not None and seat.entrant in made and not seat.has_left:
                    ahead = sum(place < seat.place for place in people)
                    firsts[seat.entrant] += ahead == 0
                    seconds[seat.entrant] += ahead == 1
                    made[seat.entrant] += share
    by_merit = sorted(here, key=lambda who: (-firsts[who], -seconds[who], -made[who], lots[who]))
    return by_merit[:seats]
