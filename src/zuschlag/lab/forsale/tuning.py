"""The door in which rules are tuned: what one gains against a field drawn seat by seat."""

from zuschlag.bots.forsale.champion.success import success
from zuschlag.bots.forsale.policies.choosing import play_on
from zuschlag.bots.forsale.policies.minds import Floats
from zuschlag.bots.forsale.policies.noise import unit
from zuschlag.lab.forsale.contest import Numbers, deal_again
from zuschlag.rules.chance import keyed
from zuschlag.rules.kernel import Tables, door


@door
def mean_success(
    tables: Tables,
    packs: Tables,
    chances: Tables,
    minds: Tables,
    span: Numbers,
    weights: Floats,
    found: Floats,
) -> None:
    """What a mind gains in deals span = (seed, mind, how many), one seat after the other.

    The others are drawn by `weights`, which are added up from the first mind to the last.
    """
    t, m, pack, chance = tables[0], minds[0], packs[0], chances[0]
    total = 0.0
    for number in range(span[2]):
        deal_again(t, pack, chance, span[0], number)
        mood = keyed(span[0], number + 7)
        for seat in range(t.seats):
            drawn = unit(keyed(mood, seat))
            mind = 0
            while drawn > weights[mind] and mind < len(weights) - 1:
                mind += 1
            m.cast[seat] = span[1] if seat == number % t.seats else mind
        play_on(t, m, mood)
        total += success(t, number % t.seats)
    found[0] = total / span[2]
