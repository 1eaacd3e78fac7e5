"""Planted leaks: ways in which a careless game would let out what it must not."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from zuschlag.errors import Refusal
from zuschlag.rules.bits import gathered, listed
from zuschlag.rules.monopoly import facts, views
from zuschlag.rules.monopoly.choices import choices_of
from zuschlag.rules.monopoly.doors import asked
from zuschlag.rules.monopoly.game import Monopoly
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.report import card_id
from zuschlag.rules.monopoly.state import BANK, DECK, STRIDE, Table
from zuschlag.rules.monopoly.views import BOOKKEEPING, Observation
from zuschlag.rules.monopoly.words import Options

Plant = Callable[[pytest.MonkeyPatch], None]
RULES = "zuschlag.rules.monopoly"
_observe, _facts_of, _person, _refusal = (
    views.observe,
    facts.facts_of,
    views._person,
    Monopoly.refusal,
)


def _also(leaked: Callable[[Table, int | None], object]) -> Plant:
    """Lets something out beside the observation."""

    def observe(state: State, viewer: int | None, memory: bool = False) -> Any:
        return _observe(state, viewer, memory), leaked(state.read(), viewer)

    return lambda patch: patch.setattr(f"{RULES}.views.observe", observe)


def _top_card(t: Table, viewer: int | None) -> object:
    return card_id(0, t.deck[t.top[0]])


def _bottom_card(t: Table, viewer: int | None) -> object:
    return t.deck[DECK + (t.top[1] + t.left[1] - 1) % DECK]


def _place_of_the_keeper(t: Table, viewer: int | None) -> object:
    ring = [t.deck[(t.top[0] + n) % DECK] for n in range(t.left[0])]
    return ring.index(t.keeper_card[0]) if t.keeper_card[0] in ring else None


def _bank_balance(t: Table, viewer: int | None) -> object:
    return t.cash[BANK]


def _order_of_wealth(t: Table, viewer: int | None) -> object:
    return sorted(range(t.seats), key=lambda seat: t.cash[seat])


def _length(t: Table, viewer: int | None) -> object:
    return "x" * max(t.cash[: t.seats])


def _wishes_of_all(t: Table, viewer: int | None) -> object:
    return t.wish if t.wishing else None


def _who_wished(t: Table, viewer: int | None) -> object:
    return t.wishing


def _number_of_wishes(t: Table, viewer: int | None) -> object:
    return sum(t.wish) if t.wishing else 0


def _open_purses(patch: pytest.MonkeyPatch) -> None:
    def person(t: Table, seat: int, is_open: bool, own: Any) -> views.PersonView:
        return _person(t, seat, True, own)

    patch.setattr(f"{RULES}.views._person", person)


def _wish_of_another(patch: pytest.MonkeyPatch) -> None:
    def own_wish(t: Table, viewer: int | None) -> dict[int, int]:
        seat = (listed(t.wishing) or [0])[-1]
        wishes = t.wish[seat * STRIDE : seat * STRIDE + STRIDE] if t.wishing else []
        return {slot: levels for slot, levels in enumerate(wishes) if levels > 0}

    patch.setattr(f"{RULES}.views._own_wish", own_wish)


def _notes_for_everybody(patch: pytest.MonkeyPatch) -> None:
    def observe(state: State, viewer: int | None, memory: bool = False) -> Observation:
        noted = _observe(state, viewer, True).known_cards
        return msgspec.structs.replace(_observe(state, viewer, memory), known_cards=noted)

    patch.setattr(f"{RULES}.views.observe", observe)


def _a_field_too_many(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(f"{RULES}.views.BOOKKEEPING", (*BOOKKEEPING, "deck"))


def _a_telling_refusal(patch: pytest.MonkeyPatch) -> None:
    def facts_of(state: State, *given: Any) -> dict[str, object]:
        return _facts_of(state, *given) | {"richest": max(state.read().cash[: state.terms.seats])}

    patch.setattr(f"{RULES}.facts.facts_of", facts_of)


def _a_refusal_that_knows_the_next_card(patch: pytest.MonkeyPatch) -> None:
    def refusal(game: Monopoly, state: State, *given: Any) -> Refusal:
        t = state.read()
        honest = _refusal(game, state, *given)
        return Refusal(honest.slug + ("-too" if t.deck[t.top[0]] % 2 else ""), honest.facts)

    patch.setattr(Monopoly, "refusal", refusal)


def _options_by_wealth(patch: pytest.MonkeyPatch) -> None:
    def choices(state: State, seat: int) -> Options:
        found, cash = choices_of(state, seat), state.read().cash
        return msgspec.structs.replace(found, offer=[s for s in found.offer if cash[s] > 500])

    patch.setattr(f"{RULES}.game.choices_of", choices)


def _whoever_wished_is_asked(patch: pytest.MonkeyPatch) -> None:
    def asking(tables: Any, index: int) -> int:
        waiting = listed(asked(tables, index))
        return gathered(waiting) | int(tables[index].wishing)

    patch.setattr(f"{RULES}.game.asked", asking)


LEAKS: dict[str, Plant] = {
    "the top card": _also(_top_card),
    "the bottom card": _also(_bottom_card),
    "the place of the keeper": _also(_place_of_the_keeper),
    "the balance of the bank": _also(_bank_balance),
    "the order of wealth": _also(_order_of_wealth),
    "a length": _also(_length),
    "the wishes of all": _also(_wishes_of_all),
    "who wished": _also(_who_wished),
    "the number of wishes": _also(_number_of_wishes),
    "open purses": _open_purses,
    "the wish of another": _wish_of_another,
    "notes for everybody": _notes_for_everybody,
    "a field too many": _a_field_too_many,
    "a telling refusal": _a_telling_refusal,
    "a refusal that knows the next card": _a_refusal_that_knows_the_next_card,
    "options by wealth": _options_by_wealth,
    "who wished is asked": _whoever_wished_is_asked,
}
