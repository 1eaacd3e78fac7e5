"""What a view leaves open, filled in soberly: covered purses, and rounds where a clock decides.

`imagine` draws covered purses at random, which is right for whoever plays many futures; a player
with one estimate takes the likely one.
"""

from typing import Any

from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.state import BANK
from zuschlag.rules.monopoly.views import Observation

SECONDS_A_TURN = 20
LAST_ROUNDS = 8
"""A clock that is nearly through is thought to leave so many."""
ROUNDS_A_LAP = 5
LEAST, MOST = 50, 2000


def settle(state: State, seen: Observation) -> State:
    """The same imagined state with likely purses, and rounds for minutes."""
    t: Any = state.tables[0]
    for seat, person in enumerate(seen.people):
        if person.cash is None:
            t.cash[seat] = max(likely_purse(t, seen, seat), _spoken_for(t, seat))
    t.cash[BANK] = -int(sum(t.cash[: len(seen.people)]))
    minutes = state.terms.limit.minutes
    if minutes and not t.time_is_up:
        rounds = minutes * 60 // (SECONDS_A_TURN * len(seen.people))
        t.round_limit = max(rounds, int(t.rounds) + LAST_ROUNDS)
    return state


def likely_purse(t: Any, seen: Observation, seat: int) -> int:
    """What the start and the salaries leave after all that lies on the table was paid."""
    person = seen.people[seat]
    earned = int(t.start_money) + int(t.salary) * (seen.round // ROUNDS_A_LAP)
    return min(max(earned - person.deeds_worth - person.buildings_worth, LEAST), MOST)


def _spoken_for(t: Any, seat: int) -> int:
    """A leading bid is covered by cash; so is an offer."""
    covered = int(t.lot_high) if t.lot_leader == seat else 0
    offers = zip(t.offer_from[: t.offers], t.give_cash[: t.offers], strict=True)
    return max([covered, *(int(cash) for maker, cash in offers if maker == seat)])
