"""What a viewer may know. Nothing else lets a state out.

Default deny: every field is put in by hand. Deck order and sealed wishes are in no view; cash of
others shows with memory (all payments are public), where purses are open, or at the end (GAP-18).
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import convert
from msgspec.structs import replace

from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly import board as boards
from zuschlag.rules.monopoly.answer import (
    auction_of,
    claims_of,
    debts_of,
    offers_of,
    phase_of,
)
from zuschlag.rules.monopoly.doors import asked
from zuschlag.rules.monopoly.figures import PersonFigures, SlotFigures, figures_of
from zuschlag.rules.monopoly.position import DECKS, State
from zuschlag.rules.monopoly.report import card_id
from zuschlag.rules.monopoly.state import DECK, NO_LOT, OVER, SLOTS, STRIDE, Table
from zuschlag.rules.monopoly.words import Side

BOOKKEEPING = (
    "living",
    "active",
    "last_turn",
    "rounds",
    "turn_number",
    "new_round",
    "time_is_up",
    "ends_by",
    "ending",
    "ruled",
    "outs",
    "leaving",
    "out",
    "at",
    "jailed",
    "doubles",
    "again",
    "deeds",
    "owner",
    "level",
    "built",
    "mortgaged",
    "inherited",
    "houses",
    "hotels",
    "left",
    "seen",
    "keeper",
    "throw_for",
    "throw_claim",
    "dice",
    "lot",
    "lot_slot",
    "lot_turn",
    "lot_leader",
    "lot_bidders",
    "lot_high",
    "lot_street",
    "debts",
    "debtor",
    "creditor",
    "debt",
    "cause",
    "estates",
    "estate",
    "asked",
    "answered",
    "called_by",
    "stage",
    "by_card",
    "claims",
    "next_claim",
    "claim_id",
    "claim_debtor",
    "claim_owner",
    "claim_slot",
    "claim_amount",
    "claim_times",
    "claim_turn",
    "offers",
    "next_offer",
    "offer_id",
    "offer_from",
    "offer_to",
    "give_cash",
    "give_deeds",
    "give_cards",
    "give_debt",
    "want_cash",
    "want_deeds",
    "want_cards",
    "want_debt",
    "offer_redeem",
    "offer_mark",
    "offers_made",
    "refusals",
    "refused",
    "holding",
    "has_held",
)
"""Fields of the record that everybody at the table sees happen; `imagine` needs them exactly."""

Pairs = dict[str, tuple[Any, Any]]
"""Fields as they were and as they are."""


class PersonView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it; None is what is hidden."""

    cash: int | None
    at: int
    jail: int
    deeds: list[int]
    cards: list[str]
    is_living: bool
    is_holding: bool
    deeds_worth: int
    buildings_worth: int
    raisable: int  # by mortgages and by selling buildings


class ClaimView(msgspec.Struct, frozen=True):
    """Rent that may be asked for; without an amount the dice will decide."""

    id: int
    debtor: int
    owner: int
    slot: int
    amount: int | None


class DebtView(msgspec.Struct, frozen=True, rename={"debtor": "from", "creditor": "to"}):
    """What somebody owes; None is the bank."""

    debtor: int
    creditor: int | None
    amount: int


class AuctionView(msgspec.Struct, frozen=True):
    """What lies under the hammer: a slot, a house or a hotel."""

    lot: int | str
    high: int
    leader: int | None
    turn: int | None


class SideView(msgspec.Struct, frozen=True):
    """What one party of an offer gives."""

    cash: int
    deeds: list[int]
    cards: list[str]
    debt: int

    def as_named(self) -> Side:
        """The same as an action names it."""
        return Side(self.cash, self.deeds, self.cards, self.debt)


class OfferView(msgspec.Struct, frozen=True, rename={"maker": "from"}):
    """A trade that waits for an answer."""

    id: int
    maker: int
    to: int
    give: SideView
    want: SideView


class Observation(msgspec.Struct, frozen=True):
    """The table as one viewer may know it."""

    edition: str
    options: dict[str, object]
    board: str | dict[str, Any]
    rules: int
    viewer: int | None
    memory: bool
    phase: str
    round: int
    turn: int
    opener: int
    dice: tuple[int, int]
    people: list[PersonView]
    owners: list[int | None]
    levels: list[int]
    mortgaged: list[int]
    houses: int
    hotels: int
    claims: list[ClaimView]
    debts: list[DebtView]
    auction: AuctionView | None
    offers: list[OfferView]
    waiting: list[int]
    asked: list[int]
    own_wish: dict[int, int] | None
    known_cards: dict[str, list[str]] | None  # at the bottom of each deck, for a note-taker
    scores: list[int] | None
    figures: list[SlotFigures]
    book: dict[str, int | list[int]]


def observe(state: State, viewer: int | None, memory: bool = False) -> Observation:
    """What this viewer may know of the state."""
    return _observed(state, state.read(), viewer, memory, BOOKKEEPING)


def _observed(
    state: State, t: Table, viewer: int | None, memory: bool, kept: Iterable[str]
) -> Observation:
    is_open = memory or not state.terms.hides_cash or t.stage == OVER
    figures = figures_of(state, t)
    return Observation(
        edition=state.terms.edition,
        options=dict(state.terms.options),
        board=boards.as_written(state.terms.board),
        rules=state.terms.rules,
        viewer=viewer,
        memory=memory,
        phase=phase_of(t),
        round=t.rounds,
        turn=t.active,
        opener=t.opener,
        dice=(t.dice[0], t.dice[1]),
        people=[
            _person(t, seat, is_open or seat == viewer, own)
            for seat, own in enumerate(figures.people)
        ],
        owners=[owner if owner < t.seats else None for owner in t.owner[:SLOTS]],
        levels=t.level[:SLOTS],
        mortgaged=listed(t.mortgaged),
        houses=t.houses,
        hotels=t.hotels,
        claims=convert(claims_of(t), list[ClaimView]) if t.claims else [],
        debts=convert(debts_of(t), list[DebtView]) if t.debts else [],
        auction=convert(auction_of(t), AuctionView | None) if t.lot != NO_LOT else None,
        offers=convert(offers_of(t), list[OfferView]) if t.offers else [],
        waiting=listed(asked(state.tables, 0)),
        asked=listed(t.asked),
        own_wish=_own_wish(t, viewer),
        known_cards=_known_cards(t) if memory else None,
        scores=None,
        figures=figures.slots,
        book={name: getattr(t, name) for name in kept},
    )


class Viewing:
    """One state for one viewer after the other: what spectators see, with what is a seat's own.

    What is seen has only as much of the bookkeeping as is asked for: all of it is large.
    """

    def __init__(self, state: State, kept: Iterable[str] = BOOKKEEPING) -> None:
        t = state.read()  # not kept: it is ten times as large as what is a seat's own
        self.seen = _observed(state, t, None, memory=False, kept=kept)
        self.shared = self.seen  # what a seat's own is added to
        self._cash = t.cash
        self._wishes = {seat: _own_wish(t, seat) for seat in listed(t.wishing)}

    def __call__(self, viewer: int | None) -> Observation:
        """What this viewer may know, as `observe` says it."""
        if viewer is None:
            return self.shared
        people = self.shared.people.copy()
        people[viewer] = replace(people[viewer], cash=self._cash[viewer])
        own_wish = self._wishes.get(viewer)
        return replace(self.shared, viewer=viewer, people=people, own_wish=own_wish)

    def own_since(self, then: "Viewing", viewer: int) -> tuple[Pairs, Pairs]:
        """A seat's purse, and what it has wished for: as they were and as they are."""
        cash = then._cash[viewer], self._cash[viewer]
        return {"cash": cash}, {"own_wish": (then._wishes.get(viewer), self._wishes.get(viewer))}

    def own(self, viewer: int | None) -> tuple[object, ...]:
        """What a seat sees of itself and spectators do not, and whether they do by now."""
        if viewer is None:
            return ()
        told = self.shared.people[viewer].cash
        return told, self._cash[viewer], self._wishes.get(viewer)


def _person(t: Table, seat: int, is_open: bool, own: PersonFigures) -> PersonView:
    return PersonView(
        cash=t.cash[seat] if is_open or seat not in listed(t.living) else None,
        at=t.at[seat],
        jail=t.jailed[seat],
        deeds=listed(t.deeds[seat]),
        cards=[deck for place, deck in enumerate(DECKS) if t.keeper[place] == seat],
        is_living=seat in listed(t.living),
        is_holding=seat in listed(t.holding),
        deeds_worth=own.deeds,
        buildings_worth=own.buildings,
        raisable=own.raisable,
    )


def _own_wish(t: Table, viewer: int | None) -> dict[int, int] | None:
    if viewer is None or viewer not in listed(t.wishing):
        return None
    wishes = t.wish[viewer * STRIDE : viewer * STRIDE + SLOTS]
    return {slot: levels for slot, levels in enumerate(wishes) if levels > 0}


def _known_cards(t: Table) -> dict[str, list[str]]:
    """Cards that were put under their deck come up again in the same order (MA-CARD-2)."""
    found = {}
    for deck, name in enumerate(DECKS):
        known = min(t.seen[deck], t.left[deck])
        first = t.top[deck] + t.left[deck] - known
        places = [deck * DECK + (first + step) % DECK for step in range(known)]
        found[name] = [card_id(deck, t.deck[place]) for place in places]
    return found
