"""Monopoly as people sit at it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from zuschlag import fair
from zuschlag.bots.roster import MONOPOLY_ROSTER
from zuschlag.errors import NotAllowed, Refusal
from zuschlag.rules.monopoly import events as told
from zuschlag.rules.monopoly import words
from zuschlag.rules.monopoly.actions import read_action
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.views import Observation
from zuschlag.table.commands import Order
from zuschlag.table.forsale import bid_or_pass
from zuschlag.table.game_at_table import Written, paths_of_a_command
from zuschlag.table.monopoly_deals import acceptable, why_not_accept

_REVEALING = (
    told.DiceRolled,
    told.RentRolled,
    told.CardDrawn,
    told.WishSealed,
    told.GameEnded,
)
_TIMELESS = (words.Demand, words.Waive, words.Hold, words.Reject, words.Withdraw)
_SCENE = (
    "turn_number",
    "stage",
    "lot",
    "lot_slot",
    "houses",
    "hotels",
    "debts",
    "debtor",
    "doubles",
    "estates",
)
_SIMPLEST = (
    ("done", "done"),
    ("roll", "roll"),
    ("can_pass", "pass"),
    ("decline", "decline"),
    ("pay_fine", "pay-fine"),
    ("give_up", "give-up"),
)


class MonopolyAtTable:
    """Several seats may speak at any time; most of what they say names what it is about."""

    game = MONOPOLY
    bots = ("landlord", *(name for name in MONOPOLY_ROSTER if name != "landlord"))

    def deal_from(self, plain: Any) -> words.Deal:
        """A deal that was kept as plain JSON values."""
        return msgspec.convert(plain, words.Deal)

    def read(self, written: Written, seat: int, seats: int) -> words.Action:
        """An action as a record writes it behind the seat."""
        with paths_of_a_command():
            return read_action([seat, *written], "actions[0]", seats)[1]

    def options(self, state: Any, seat: int) -> words.Options | None:
        """What the seat may do, as far as purses of others are open (GAP-18)."""
        found = MONOPOLY.options(state, seat)
        if found is None or not state.terms.hides_cash or found.accept == found.reject:
            return found
        return msgspec.structs.replace(found, accept=acceptable(state, seat))

    def apply(self, state: Any, seat: int, action: words.Action) -> list[Any]:
        """Do it; a deal that fails for the other side's purse says no more than that (GAP-78)."""
        try:
            return MONOPOLY.apply(state, seat, action)
        except Refusal:
            if isinstance(action, words.Accept):
                raise why_not_accept(state, seat, action) from None
            raise

    def still_in(self, seen: Observation) -> list[int]:
        """Who is not bankrupt and has not left."""
        return [seat for seat, person in enumerate(seen.people) if person.is_living]

    def throw(self, state: Any, key: bytes) -> tuple[list[list[int]], list[Any]]:
        """The dice the game asks for, from the committed stream."""
        throws, events = [], []
        while MONOPOLY.wants_dice(state):
            dice = list(fair.throw(key, len(state.dice)))
            events += MONOPOLY.resolve(state, dice)
            throws.append(dice)
        return throws, events

    def resolve(self, state: Any, throws: list[list[int]]) -> list[Any]:
        """The same with dice that are known."""
        return [event for dice in throws for event in MONOPOLY.resolve(state, dice)]

    def is_sealed(self, events: list[Any]) -> bool:
        """Wishes stay sealed until all are in; that somebody wishes nothing is one, too."""
        return any(isinstance(event, told.WishSealed) for event in events)

    def reveals(self, events: list[Any]) -> bool:
        """Dice have spoken, a card was drawn, a wish was sealed."""
        return any(isinstance(event, _REVEALING) for event in events)

    def scene(self, seen: Observation, moves: int) -> tuple[Any, ...]:
        """Turn, stage, lot and debt; answers of others to the same question change nothing."""
        where = tuple(person.at for person in seen.people)
        book = tuple(repr(seen.book[name]) for name in _SCENE)
        return (seen.phase, where, *book)

    def is_timeless(self, action: Any) -> bool:
        """Claims and offers are named by their own numbers."""
        return isinstance(action, _TIMELESS)

    def view(self, state: Any, viewer: int | None) -> Observation:
        """What the table shows this viewer; the bookkeeping is for bots."""
        return msgspec.structs.replace(MONOPOLY.observe(state, viewer), book={})

    def open_view(self, state: Any) -> Observation:
        """All purses; decks stay covered."""
        return msgspec.structs.replace(MONOPOLY.observe(state, None, memory=True), book={})

    def wanted_throws(self, state: Any, dice: Iterator[list[int]]) -> Iterator[list[int]]:
        """As long as the game waits for dice and the record has some."""
        while MONOPOLY.wants_dice(state) and (throw := next(dice, None)) is not None:
            yield throw

    def simplest(self, options: words.Options) -> Written:
        """Whatever brings the game on without spending anything."""
        for name, verb in _SIMPLEST:
            if getattr(options, name):
                return [verb]
        for verb in ("mortgage", "sell"):
            if slots := getattr(options, verb):
                return [verb, slots[0]] if verb == "mortgage" else [verb, [slots[0]]]
        return ["sell", options.clear[0]] if options.clear else ["wish", {}]

    def minutes(self, state: Any) -> int | None:
        """The limit of the event (GAP-50)."""
        found: int | None = state.terms.limit.minutes
        return found

    def holding(self, state: Any, seen: Observation) -> list[int]:
        """In the own turn, or asked for a wish, `done` says something else (GAP-22)."""
        held = [seat for seat, person in enumerate(seen.people) if person.is_holding]
        return [seat for seat in held if _lets_go(state, seat)]

    def gives_grace(self, state: Any) -> bool:
        """As the table agreed on rent (GAP-22)."""
        found: bool = state.terms.is_set("rent.claim", "manual-grace")
        return found

    def order_scope(self, seen: Observation) -> tuple[Any, ...] | None:
        """One lot under the hammer."""
        if seen.auction is None:
            return None
        supply = (seen.houses, seen.hotels)  # buildings are sold one by one
        return ("lot", seen.book["turn_number"], seen.book["stage"], seen.auction.lot, supply)

    def check_order(self, state: Any, order: Order) -> None:
        """At a tournament everybody asks for the own rent (ledger 2.4)."""
        if order.demand_rent and not state.terms.has_auto_claim_switch:
            raise NotAllowed("table/no-auto-demand")

    def obey(self, order: Order, options: words.Options, is_in_scope: bool) -> Written | None:
        """Rent first; then the auction, as long as it is the one the order was given for."""
        if order.demand_rent and options.demand:
            return ["demand", options.demand[0]]
        if not is_in_scope or not options.can_pass:
            return None
        answer = bid_or_pass(order, options.bid)
        if answer is None or answer[0] != "bid" or not options.bids:
            return answer
        cheapest = options.bids.index(min(options.bids))
        return [*answer, options.streets[cheapest]]


def _lets_go(state: Any, seat: int) -> bool:
    """Whether `done` would end the seat's hold and nothing else."""
    try:
        events = MONOPOLY.apply(state.copy(), seat, words.Done())
    except Refusal:
        return False
    return any(isinstance(event, told.Released) and event.seat == seat for event in events)
