"""Random trades: deeds, cash, jail cards, debt as payment, mortgages kept or redeemed."""

import random

from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly.position import DECKS
from zuschlag.rules.monopoly.state import Table
from zuschlag.rules.monopoly.words import Offer, Side


def some_offer(t: Table, seat: int, to: int, luck: random.Random) -> Offer:
    """Often sensible, sometimes not: one wants a group whole, the other gets something for it."""
    want = _side(t, to, seat, luck)
    give = _side(t, seat, to, luck)
    return Offer(to, give, want, some_redeem(t, _as_set(want.deeds), luck))


def _side(t: Table, giver: int, taker: int, luck: random.Random) -> Side:
    deeds = _bare_deeds(t, giver)
    missing = [slot for slot in deeds if t.deeds[taker] & t.members[t.group[slot]]]
    named = luck.sample(deeds, min(len(deeds), luck.choice((0, 1, 1, 2, 3))))
    if missing and luck.random() < 0.5:
        named.append(luck.choice(missing))
    if luck.random() < 0.03:
        named.append(luck.randrange(40))
    held = [deck for place, deck in enumerate(DECKS) if t.keeper[place] == giver]
    return Side(
        cash=luck.choice((0, 0, 1, 50, 200, max(0, t.cash[giver]))),
        deeds=sorted(set(named)),
        cards=held if luck.random() < 0.4 else [],
        debt=_owed_part(t, giver, taker, luck),
    )


def _bare_deeds(t: Table, seat: int) -> list[int]:
    return [slot for slot in listed(t.deeds[seat]) if not t.built & t.members[t.group[slot]]]


def _owed_part(t: Table, creditor: int, debtor: int, luck: random.Random) -> int:
    """What the creditor might forgive of the debt being settled."""
    if t.debts == 0 or (t.debtor[0], t.creditor[0]) != (debtor, creditor):
        return 1 if luck.random() < 0.01 else 0
    return luck.choice((0, 1, t.debt[0] // 2, t.debt[0], t.debt[0]))


def some_redeem(t: Table, deeds: int, luck: random.Random) -> list[int]:
    """Some of the mortgaged deeds one receives."""
    return [slot for slot in listed(deeds & t.mortgaged) if luck.random() < 0.4]


def _as_set(slots: list[int]) -> int:
    return sum(1 << slot for slot in slots)
