"""How far to go for a deed: the price at which having it is as good as a rival's having it."""

from zuschlag.bots.monopoly.magnate.mind import LOST, TAKEN, Mind
from zuschlag.bots.monopoly.magnate.worth import log_share, move_deeds, weigh_all
from zuschlag.rules.bits import add, count, drop, drop_lowest, lowest
from zuschlag.rules.kernel import rule, shared
from zuschlag.rules.monopoly.state import BANK, NOBODY, Table

HALVINGS = 8
_LEAST_SLOPE = 0.5


@rule
def keenest(t: Table, seat: int, slot: int, among: int) -> int:
    """The rival who would gain most: most sisters of the deed, then the fuller purse."""
    best = NOBODY
    most = -1
    rest = drop(among, seat)
    while rest:
        other = lowest(rest)
        rest = drop_lowest(rest)
        score = count(t.deeds[other] & t.members[t.group[slot]]) * 100_000 + t.cash[other]
        if t.cash[other] < t.price[slot] // 4:
            score //= 8
        if score > most:
            most = score
            best = other
    return best


@rule
def weigh_taken(t: Table, seat: int, slot: int, mind: Mind) -> float:
    """The worths with the deed for nothing; how much worth one M costs this seat comes back."""
    cash = t.cash[seat]
    price = min(t.price[slot], cash)
    move_deeds(t, add(0, slot), seat)
    t.cash[seat] -= price
    weigh_all(t, mind, TAKEN)
    paid = mind[TAKEN, seat]
    t.cash[seat] = cash
    weigh_all(t, mind, TAKEN)
    move_deeds(t, add(0, slot), BANK)
    return max(_LEAST_SLOPE, (mind[TAKEN, seat] - paid) / price) if price > 0 else 1.0


@shared
def limit_price(t: Table, seat: int, slot: int, among: int, mind: Mind) -> float:
    """The most this seat should pay for a deed of the bank, if one of `among` else gets it."""
    slope = weigh_taken(t, seat, slot, mind)
    free = mind[TAKEN, seat]
    rival = keenest(t, seat, slot, among)
    if rival != NOBODY:
        move_deeds(t, add(0, slot), rival)
    weigh_all(t, mind, LOST)
    move_deeds(t, add(0, slot), BANK)
    theirs = mind[LOST, rival] if rival != NOBODY else 0.0
    low = 0.0
    high = float(t.cash[seat])
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        mind[TAKEN, seat] = max(1.0, free - slope * middle)
        if rival != NOBODY:
            mind[LOST, rival] = max(1.0, theirs - min(middle, float(t.cash[rival])))
        if log_share(t, mind, TAKEN, seat) > log_share(t, mind, LOST, seat):
            low = middle
        else:
            high = middle
    return low
