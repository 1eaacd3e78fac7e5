"""A table that was played on and is set up again is like a new one."""

from typing import Any

from tests.laws.monopoly.games import a_setting
from tests.laws.monopoly.walks import walk
from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.rules.monopoly.doors import begin
from zuschlag.rules.monopoly.position import State, new_state

LISTS_WITH_A_COUNT = ("claim_", "offer_", "give_", "want_", "said", "debtor", "creditor", "debt")
WITHOUT_MEANING_YET = ("cause", "refused", "wish", "dice", "deck", "lot_", "ends_by", "by_card")


def is_compared(name: str) -> bool:
    """Whether a field means something before the first move."""
    if name in ("debts", "claims", "offers", "offers_made", "wishing"):
        return True
    return not name.startswith((*LISTS_WITH_A_COUNT, *WITHOUT_MEANING_YET))


def played(number: int) -> State:
    """A table in the middle of wild play, or after it."""
    setting = a_setting(f"used {number}")
    state = setting.start()
    for _ in walk(setting, 400, from_state=state):
        pass
    return state


@clause("MA-MONEY-1", "MA-BANK-5", "MA-BANK-11", "GAP-15", "GAP-17", "GAP-31")
def test_a_used_table_begins_like_a_new_one() -> None:
    for number in range(12):
        used = played(number)
        begin(used.tables, 0, used.deal.opener)
        fresh = new_state(used.terms, used.deal)
        ours, theirs = used.read(), fresh.read()
        names: list[str] = [name for name in ours._fields if is_compared(name)]  # type: ignore[attr-defined]
        assert {n: getattr(ours, n) for n in names} == {n: getattr(theirs, n) for n in names}


@clause("MA-BANK-6", "GAP-16")
def test_what_the_bank_pays_out_is_missing_there() -> None:
    scene = Scene(at={"A": 35})
    before = int(scene.state.tables[0].cash[8])
    scene.roll("A", 2, 3)
    t: Any = scene.state.tables[0]
    assert (scene.cash("A"), int(t.cash[8])) == (1700, before - 200)
