"""Monopoly as people sit at it: several seats may speak at any time, and dice wait for them."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from zuschlag.errors import NotAllowed, Refusal
from zuschlag.rules.monopoly import events as told
from zuschlag.rules.monopoly import words
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.state import TO_BUY
from zuschlag.rules.monopoly.views import Observation, Viewing
from zuschlag.table.commands import Order
from zuschlag.table.game_at_table import GameAtTable, Moment, Overdue, Thing, Written, bid_or_pass
from zuschlag.table.monopoly.deals import acceptable, better_by, is_same_deal, why_not_accept
from zuschlag.table.view_changes import SharedChanges
from zuschlag.table.waits import Waits, waits_until

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
_KEPT = (*_SCENE, "active")
"""What a table must know of the bookkeeping from one move to the next."""
_SIMPLEST = (
    ("done", "done"),
    ("roll", "roll"),
    ("can_pass", "pass"),
    ("decline", "decline"),
    ("pay_fine", "pay-fine"),
    ("give_up", "give-up"),
)

_WEIGHTS = {"debt": 0.8, "auction": 0.6, "wishes": 0.6}
_BUYING, _ROUTINE = 0.6, 0.15


class MonopolyAtTable(GameAtTable):
    """Most of what seats say names what it is about."""

    sealing = (told.WishSealed,)  # that somebody wishes nothing is one, too
    revealing = (
        told.DiceRolled,
        told.RentRolled,
        told.CardDrawn,
        told.WishSealed,
        told.GameEnded,
    )
    timeless = (words.Demand, words.Waive, words.Hold, words.Reject, words.Withdraw)
    kept_in_vacations = ("claim",)

    def options(self, state: Any, seat: int) -> words.Options | None:
        """What the seat may do, as far as purses of others are open (GAP-18)."""
        found = MONOPOLY.options(state, seat)
        if found is None or not state.terms.hides_cash or found.accept == found.reject:
            return found
        return msgspec.structs.replace(found, accept=acceptable(state, seat))

    def apply(self, state: Any, seat: int, action: words.Action) -> list[Any]:
        """Do it; a deal that fails over the other side's purse says no more than that (GAP-78)."""
        try:
            return MONOPOLY.apply(state, seat, action)
        except Refusal:
            if isinstance(action, words.Accept):
                raise why_not_accept(state, seat, action) from None
            raise

    def still_in(self, seen: Observation) -> list[int]:
        """Who is not bankrupt and has not left."""
        return [seat for seat, person in enumerate(seen.people) if person.is_living]

    def waiting(self, state: Any, seen: Observation) -> tuple[int, ...]:
        """Everybody sees who that is."""
        return tuple(seen.waiting)

    def scene(self, seen: Observation, moves: int) -> tuple[Any, ...]:
        """Turn, stage, lot and debt; answers of others to the same question change nothing."""
        where = [person.at for person in seen.people]
        return (seen.phase, where, [seen.book[name] for name in _SCENE])

    def view(self, state: Any, viewer: int | None) -> Observation:
        """What the table shows this viewer; the bookkeeping is for bots."""
        return msgspec.structs.replace(MONOPOLY.observe(state, viewer), book={})

    def viewing(self, state: Any) -> Viewing:
        """All seats share what spectators see; the bookkeeping is for bots."""
        found = Viewing(state, _KEPT)
        found.shared = msgspec.structs.replace(found.seen, book={})
        return found

    def changes(self, was: Viewing, now: Viewing) -> SharedChanges:
        """Found once for all."""
        return SharedChanges(was, now)

    def open_view(self, state: Any) -> Observation:
        """All purses; decks stay covered."""
        return msgspec.structs.replace(MONOPOLY.observe(state, None, memory=True), book={})

    def weight(self, seen: Observation, seat: int) -> float:
        """Deals and debts want thinking, then land; to roll or to end a turn is soon said."""
        if any(offer.to == seat for offer in seen.offers):
            return 1.0
        if seen.phase in _WEIGHTS:
            return _WEIGHTS[seen.phase]
        is_to_buy = seen.book["stage"] == TO_BUY and seen.book["active"] == seat
        return _BUYING if is_to_buy else _ROUTINE

    def simplest(self, options: words.Options, state: Any, seat: int) -> Written:
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

    def lying(self, state: Any, seen: Observation) -> Iterable[Thing]:
        """Rent to be asked for, offers to be read, dice held back."""
        yield from (("claim", claim.id) for claim in seen.claims)
        yield from (("offer", offer.id) for offer in seen.offers)
        yield from (("hold", seat) for seat in _holding(state, seen))

    def answered_by(self, seen: Observation) -> Mapping[Thing, int]:
        """Rent by whom it is owed to, offers by whom they are made to."""
        claims = {("claim", claim.id): claim.owner for claim in seen.claims}
        return claims | {("offer", offer.id): offer.to for offer in seen.offers}

    def is_hasty(self, action: words.Action) -> bool:
        """A roll ends all bargaining, and rent that nobody asked for."""
        return isinstance(action, words.Roll)

    def not_before(self, moment: Moment, seat: int, waits: Waits) -> int:
        """Ruling: rolling fast does not rob anybody of rent (GAP-22)."""
        if not moment.state.terms.is_set("rent.claim", "manual-grace"):
            return 0
        ends = (
            waits_until(
                moment.since["claim", claim.id], waits.claim, moment.vacations.get(claim.owner)
            )
            for claim in moment.seen.claims
            if claim.owner != seat
        )
        return max(ends, default=0)

    def barred_until(self, moment: Moment, seat: int, waits: Waits) -> int:
        """Whoever is to roll waits for the rent of others."""
        options = MONOPOLY.options(moment.state, seat)
        is_to_roll = options is not None and options.roll
        return self.not_before(moment, seat, waits) if is_to_roll else 0

    def patient(self, moment: Moment, present: list[int], waits: Waits) -> int:
        """When people have had the time to read what is offered to them."""
        asked = [moment.since["offer", one.id] for one in moment.seen.offers if one.to in present]
        return max(asked, default=0) + waits.offer

    def reads_until(self, moment: Moment, seat: int, bots: list[int], waits: Waits) -> int:
        """As long as the latest offer to the seat; people end all bargaining when they like."""
        is_asked = any(one.to == seat for one in moment.seen.offers)
        return self.patient(moment, [seat], waits) if is_asked and moment.seen.turn in bots else 0

    def nags(self, said: list[tuple[int, Any]], seat: int, action: Any, people: list[int]) -> bool:
        """The same deeds and cards for no more money."""
        if not isinstance(action, words.Offer) or action.to not in people:
            return False
        own = (one for maker, one in said if maker == seat and isinstance(one, words.Offer))
        return any(is_same_deal(one, action) and better_by(action, one) <= 0 for one in own)

    def overdue(self, moment: Moment, waits: Waits) -> Iterable[Overdue]:
        """Nobody holds the dice back for ever (GAP-22)."""
        for (kind, seat), since in moment.since.items():
            if kind == "hold":
                yield Overdue(since + waits.hold, seat, ["done"])

    def order_scope(self, seen: Observation) -> tuple[Any, ...] | None:
        """One lot under the hammer."""
        if seen.auction is None:
            return None
        supply = (seen.houses, seen.hotels)  # buildings are sold one by one
        return ("lot", seen.book["turn_number"], seen.book["stage"], seen.auction.lot, supply)

    def check_order(self, state: Any, order: Order) -> None:
        """At a tournament everybody asks for their own rent (ledger 2.4)."""
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


def _holding(state: Any, seen: Observation) -> list[int]:
    """In the seat's own turn, or when asked for a wish, `done` means something else (GAP-22)."""
    held = [seat for seat, person in enumerate(seen.people) if person.is_holding]
    return [seat for seat in held if _lets_go(state, seat)]


def _lets_go(state: Any, seat: int) -> bool:
    """Whether `done` would end the seat's hold and nothing else."""
    try:
        events = MONOPOLY.apply(state.copy(), seat, words.Done())
    except Refusal:
        return False
    return any(isinstance(event, told.Released) and event.seat == seat for event in events)
