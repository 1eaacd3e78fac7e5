"""The laws are not empty words: whatever is damaged on purpose, one of them says so."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.laws.monopoly.accounts import unaccounted
from tests.laws.monopoly.games import a_setting
from tests.laws.monopoly.table_laws import LAWS, broken_laws
from tests.laws.monopoly.walks import Step
from zuschlag.rules.monopoly import events as e
from zuschlag.rules.monopoly.state import BANK, MOST_TOLD


def _more_money(t: Any) -> None:
    t.cash[0] += 1


def _a_debt_to_the_purse(t: Any) -> None:
    t.cash[BANK] += t.cash[0] + 1
    t.cash[0] = -1


def _a_deed_twice(t: Any) -> None:
    t.deeds[0] |= 1 << 39
    t.deeds[1] |= 1 << 39


def _another_owner(t: Any) -> None:
    t.owner[1] = (t.owner[1] + 1) % 2


def _a_lost_house(t: Any) -> None:
    t.houses -= 1


def _a_house_on_free_land(t: Any) -> None:
    for slot in (1, 3):
        t.deeds[t.owner[slot]] &= ~(1 << slot)
        t.owner[slot] = slot % 2 + slot // 3
        t.deeds[t.owner[slot]] |= 1 << slot
        t.mortgaged &= ~(1 << slot)
        t.houses += t.level[slot] % 5 - 1
        t.hotels += t.level[slot] // 5
        t.level[slot] = 1
        t.built |= 1 << slot


def _a_lost_card(t: Any) -> None:
    t.left[1] -= 1


def _a_long_jail(t: Any) -> None:
    t.jailed[0], t.at[0] = 4, t.jail_slot


def _off_the_board(t: Any) -> None:
    t.at[1] = 40


def _a_claim_of_a_ghost(t: Any) -> None:
    t.claim_debtor[0], t.claim_owner[0], t.claim_slot[0], t.claim_amount[0] = 0, 7, 1, 2
    t.claims = t.next_claim = 1


def _a_debt_of_nothing(t: Any) -> None:
    t.debtor[0], t.creditor[0], t.debt[0], t.debts = 0, 1, 0, 1


def _an_old_number(t: Any) -> None:
    t.offer_from[0], t.offer_to[0], t.offers = 0, 1, 1


def _a_hammer_for_nobody(t: Any) -> None:
    t.lot, t.lot_slot, t.lot_bidders = 1, 1, 0


def _a_holding_ghost(t: Any) -> None:
    t.holding = 1 << 7


def _pending_at_the_end(t: Any) -> None:
    t.stage, t.ending, t.estates = 9, 1, 2


def _too_much_to_tell(t: Any) -> None:
    t.told = MOST_TOLD


DAMAGES = [
    _more_money,
    _a_debt_to_the_purse,
    _a_deed_twice,
    _another_owner,
    _a_lost_house,
    _a_house_on_free_land,
    _a_lost_card,
    _a_long_jail,
    _off_the_board,
    _a_claim_of_a_ghost,
    _a_debt_of_nothing,
    _an_old_number,
    _a_hammer_for_nobody,
    _a_holding_ghost,
    _pending_at_the_end,
    _too_much_to_tell,
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__.strip("_"))
def test_a_damaged_table_is_noticed(damage: Callable[[Any], None]) -> None:
    state = next(s for n in range(99) if (s := a_setting(n)).seats < 6 and s.head_start).start()
    assert not broken_laws(state.read())
    damage(state.tables[0])
    assert broken_laws(state.read())


def test_every_law_is_broken_by_some_damage() -> None:
    blamed = set()
    for damage in DAMAGES:
        state = a_setting(1).start()
        damage(state.tables[0])
        blamed |= {fault.split(":")[0] for fault in broken_laws(state.read())}
    assert {law.__name__ for law in LAWS} <= blamed


def test_money_that_nobody_told_of_is_noticed() -> None:
    state = a_setting(2).start()
    before = state.copy()
    after: Any = state.tables[0]
    after.cash[0] += 5
    told: list[e.Event] = [e.Received(0, 4)]
    assert unaccounted(Step(before, state, None, told, None))
    assert not unaccounted(Step(before, state, None, [e.Received(0, 5)], None))
