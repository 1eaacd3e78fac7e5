"""The end, exactly: everybody has two buildings, so all joint choices can be gone through.

Each counts by how likely the others make it; what the last row will be is drawn a few times, or
known where no card was taken out of the game.
"""

from zuschlag.bots.forsale.champion.imagining import reshuffle
from zuschlag.bots.forsale.champion.success import success
from zuschlag.bots.forsale.policies.choosing import card_chances
from zuschlag.bots.forsale.policies.facts import unseen
from zuschlag.bots.forsale.policies.minds import MOST_MINDS, OPTIONS, Minds
from zuschlag.rules.bits import count, lowest, nth
from zuschlag.rules.chance import keyed
from zuschlag.rules.forsale.sale import seal
from zuschlag.rules.forsale.state import Table
from zuschlag.rules.kernel import rule, shared, working_copy

_LAST_ROWS = 24
_NEGLIGIBLE = 1.0e-4


@rule
def is_ending(t: Table) -> bool:
    """Whether everybody holds two buildings."""
    pairs = 0
    for seat in range(t.seats):
        pairs += 1 if count(t.hand[seat]) == 2 else 0
    return pairs == t.seats


@shared
def search_ending(t: Table, m: Minds, me: int, seed: int) -> int:
    """The better of the last two buildings; `values` say by how much."""
    note_odds(t, m, me)
    m.values[0] = 0.0
    m.values[1] = 0.0
    rows = 1 if count(unseen(t)) == t.seats else _LAST_ROWS
    for row in range(rows):
        world = working_copy(t)
        reshuffle(world, keyed(seed, row))
        for choices in range(1 << t.seats):
            chance = odds_of(t, m, me, choices)
            if chance > 0.0:
                played = working_copy(world)
                play_last(played, choices)
                m.values[(choices >> me) & 1] += chance * success(played, me) / rows
    return nth(t.hand[me], 1 if m.values[1] > m.values[0] else 0)


@rule
def play_last(t: Table, choices: int) -> None:
    """Both sales, the first by these choices (a bit for each seat: the better one)."""
    for seat in range(t.seats):
        seal(t, seat, nth(t.hand[seat], (choices >> seat) & 1))
    for seat in range(t.seats):
        seal(t, seat, lowest(t.hand[seat]))


@rule
def note_odds(t: Table, m: Minds, me: int) -> None:
    """How likely each other seat lays down each building, over all its minds, into `odds`."""
    for seat in range(t.seats):
        row = seat * OPTIONS
        m.odds[row] = 0.0
        m.odds[row + 1] = 0.0
        for mind in range(m.minds[0]):
            trust = m.trust[seat * MOST_MINDS + mind]
            if seat != me and trust > _NEGLIGIBLE:
                card_chances(t, m, seat, mind)
                m.odds[row] += trust * m.outs[0]
                m.odds[row + 1] += trust * m.outs[1]


@rule
def odds_of(t: Table, m: Minds, me: int, choices: int) -> float:
    """How likely the others choose like this."""
    chance = 1.0
    for seat in range(t.seats):
        if seat != me:
            row = seat * OPTIONS
            both = m.odds[row] + m.odds[row + 1]
            chance *= m.odds[row + ((choices >> seat) & 1)] / both
    return chance
