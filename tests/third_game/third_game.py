"""A third game, whole: a row of prizes, and one sealed card each for every one of them.

Everybody holds the cards 1 to the number of prizes. For each prize all lay one card face down;
the highest takes the prize, equal ones stand each other off. Nobody has a card twice.
"""

from typing import Any

import msgspec

from zuschlag.errors import Malformed, Refusal
from zuschlag.rules.description import Description
from zuschlag.rules.game import Luck
from zuschlag.rules.plain_game import PlainGame, PlainState, PlainTerms
from zuschlag.table.game_at_table import GameAtTable

PRIZES = 7


class Lay(msgspec.Struct, frozen=True, tag="lay", array_like=True):
    """Lay a card face down."""

    card: int


class Laid(msgspec.Struct, frozen=True, tag="laid", tag_field="event"):
    """Somebody has laid a card; which one is for later."""

    seat: int


class Taken(msgspec.Struct, frozen=True, tag="taken", tag_field="event"):
    """All cards are turned over."""

    prize: int
    cards: list[int]
    seat: int | None


class RowDeal(msgspec.Struct, frozen=True):
    """The prizes in the order they come."""

    row: list[int]


class RowOptions(msgspec.Struct, frozen=True):
    """The cards one still holds."""

    lay: list[int]


class Person(msgspec.Struct, frozen=True):
    """What everybody sees of somebody, and one's own card face down."""

    hand: list[int]
    won: list[int]
    has_laid: bool
    laid: int | None = None


class RowView(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    viewer: int | None
    edition: str
    waiting: list[int]
    prizes: list[int]  # the one to be won is the last
    left: list[int]  # in no order anybody knows
    people: list[Person]


class RowState(PlainState):
    """Cards and prizes."""

    def __init__(self, terms: PlainTerms, deal: RowDeal) -> None:
        super().__init__(terms, deal)
        self.round = 0
        self.hands = [list(range(1, PRIZES + 1)) for _ in range(terms.seats)]
        self.laid: list[int | None] = [None] * terms.seats
        self.won: list[list[int]] = [[] for _ in range(terms.seats)]


class ThirdGame(PlainGame):
    """One sealed card per prize."""

    name = "third-game"
    sizes = (2, 3, 4)
    purposes = ("row",)
    action_type, deal_type, view_type, options_kind = Lay, RowDeal, RowView, RowOptions

    def every_action(self, terms: PlainTerms) -> list[Lay]:
        """Any card."""
        return [Lay(card) for card in range(1, PRIZES + 1)]

    def deal(self, terms: PlainTerms, luck: Luck) -> RowDeal:
        """Shuffle the prizes."""
        row = list(range(1, PRIZES + 1))
        luck.shuffle(row)
        return RowDeal(row)

    def begin(self, terms: PlainTerms, deal: RowDeal) -> RowState:
        """All cards in hand."""
        if sorted(deal.row) != list(range(1, PRIZES + 1)):
            raise Malformed("record/unknown-card", "deal.row", {"card": deal.row})
        return RowState(terms, deal)

    def waiting_for(self, state: RowState) -> tuple[int, ...]:
        """Whoever has not laid a card."""
        if state.ruling is not None or self.is_over(state):
            return ()
        return tuple(seat for seat, card in enumerate(state.laid) if card is None)

    def options(self, state: RowState, seat: int) -> RowOptions | None:
        """The hand."""
        return RowOptions(list(state.hands[seat])) if seat in self.waiting_for(state) else None

    def play(self, state: RowState, seat: int, action: Lay) -> list[Any]:
        """Lay a card; the last one turns all over."""
        if action.card not in state.hands[seat]:
            raise Refusal("third-game/not-in-hand", {"hand": list(state.hands[seat])})
        state.hands[seat].remove(action.card)
        state.laid[seat] = action.card
        cards = [card for card in state.laid if card is not None]
        if len(cards) < state.terms.seats:
            return [Laid(seat)]
        prize = state.deal.row[state.round]
        alone = [card for card in cards if cards.count(card) == 1]
        winner = cards.index(max(alone)) if alone else None
        if winner is not None:
            state.won[winner].append(prize)
        state.laid = [None] * state.terms.seats
        state.round += 1
        return [Laid(seat), Taken(prize, cards, winner)]

    def observe(self, state: RowState, viewer: int | None, memory: bool = False) -> RowView:
        """Hands can be counted; what lies face down is its owner's until then."""
        row, people = state.deal.row, []
        for seat, laid in enumerate(state.laid):
            hidden = [] if laid is None or seat == viewer else [laid]
            hand = sorted([*state.hands[seat], *hidden])
            own = laid if seat == viewer else None
            people.append(Person(hand, list(state.won[seat]), laid is not None, own))
        waiting = list(self.waiting_for(state))
        shown = row[: state.round + 1]
        left = sorted(row[state.round + 1 :])
        return RowView(viewer, state.terms.edition, waiting, shown, left, people)

    def imagine(self, seen: RowView, luck: Luck) -> RowState:
        """Any order of the prizes to come, any card face down."""
        left = list(seen.left)
        luck.shuffle(left)
        terms = self.agree(seen.edition, len(seen.people))
        state = self.begin(terms, RowDeal([*seen.prizes, *left]))
        state.round = min(len(seen.prizes) - 1, PRIZES)
        for seat, person in enumerate(seen.people):
            hand = list(person.hand)
            if person.has_laid:
                unknown = person.laid is None
                state.laid[seat] = hand[luck.randrange(len(hand))] if unknown else person.laid
                hand = [card for card in hand if card != state.laid[seat]]
            state.hands[seat], state.won[seat] = hand, list(person.won)
        if not any(person.hand or person.has_laid for person in seen.people):
            state.round = PRIZES
        return state

    def is_over(self, state: RowState) -> bool:
        """All prizes are gone."""
        return state.round == PRIZES

    def worth(self, state: RowState) -> list[int]:
        """The prizes one has."""
        return [sum(won) for won in state.won]


class ThirdGameAtTable(GameAtTable):
    """A card lies face down until all are in."""

    sealing = (Laid,)
    revealing = (Laid, Taken)

    def scene(self, seen: RowView, moves: int) -> tuple[Any, ...]:
        """One prize."""
        return (len(seen.prizes), sum(map(len, (one.won for one in seen.people))))


GAME = ThirdGame()
DESCRIPTION = Description(
    name=GAME.name, rules="third_game:GAME", table="third_game:ThirdGameAtTable"
)
