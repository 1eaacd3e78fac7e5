"""For Sale through the contract of `rules.game`: the door for tables, bots and adapters."""

import operator
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from zuschlag.errors import Malformed, Refusal
from zuschlag.rules.bits import listed
from zuschlag.rules.forsale import editions, imagine, report, views, written
from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.moves import (
    ALREADY_SEALED,
    BID_TOO_HIGH,
    BID_TOO_LOW,
    GAME_OVER,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_YOUR_TURN,
    OK,
    act,
    asked,
    bounds,
    replay,
    standings,
)
from zuschlag.rules.forsale.numbers import NUMBERS
from zuschlag.rules.forsale.position import State, buildings_of, has_swept, new_state, rule
from zuschlag.rules.forsale.rows import next_rows
from zuschlag.rules.forsale.state import BUY, DONE, Table
from zuschlag.rules.forsale.words import (
    Action,
    AuctionOptions,
    Bid,
    Deal,
    Event,
    GameEnded,
    Options,
    Pass,
    Ruled,
    SaleOptions,
    Sell,
    as_written,
)
from zuschlag.rules.game import LATEST, Chance, EditionCard, Ending, Luck, Outcome, Replayed, Turn
from zuschlag.rules.ruling import TABLE_SEAT, Ruling

Switches = Mapping[str, object] | None

SLUGS = {
    GAME_OVER: "for-sale/game-over",
    NOT_NOW: "for-sale/not-now",
    ALREADY_SEALED: "for-sale/already-sealed",
    NOT_YOUR_TURN: "for-sale/not-your-turn",
    BID_TOO_LOW: "for-sale/bid-too-low",
    BID_TOO_HIGH: "for-sale/bid-too-high",
    NOT_IN_HAND: "for-sale/not-in-hand",
}


class ForSale:
    """The game, stateless: every call is handed the state it works on."""

    name = "for-sale"
    keys: tuple[str, ...] = written.KEYS
    numbers = NUMBERS
    deal_type = Deal
    view_type = views.Observation

    def options_type(self, seen: views.Observation) -> type[AuctionOptions] | type[SaleOptions]:
        """The two kinds carry no tag; the phase says which it is."""
        return AuctionOptions if seen.phase == "buy" else SaleOptions

    def editions(self) -> tuple[str, ...]:
        """The names of all editions."""
        return editions.editions()

    def seats(self, edition: str) -> tuple[int, ...]:
        """The numbers of seats an edition is played with."""
        return editions.seats_of(edition)

    def about(self, edition: str) -> EditionCard:
        """Seats, switches and figures of an edition."""
        return editions.about(edition)

    def boards(self) -> tuple[str, ...]:
        """There is no board."""
        return ()

    def figures(self, board: str) -> dict[str, Any]:
        """There is no board."""
        return {}

    def agree(
        self,
        edition: str,
        seats: int,
        options: Switches = None,
        board: object = None,
        rules: int = LATEST,
    ) -> Terms:
        """The terms of a game; there is no board to choose."""
        if board is not None:
            raise Malformed("table/no-board", "board", {"game": self.name})
        return editions.agree(edition, seats, options, rules)

    def drawn(self, terms: Terms) -> tuple[str, ...]:
        """Both decks, then who begins."""
        return ("buildings", "cheques", "opener")

    def deal(self, terms: Terms, luck: Luck) -> Deal:
        """Shuffle both decks, remove unused cards unseen, draw an opener (FS15-SETUP-1..2)."""
        buildings = list(range(1, terms.deck.buildings + 1))
        cheques = list(terms.deck.cheques)
        luck.shuffle(buildings)
        luck.shuffle(cheques)
        opener = luck.randrange(terms.seats)
        return Deal(buildings[: terms.in_play], cheques[: terms.in_play], opener)

    def begin(self, terms: Terms, deal: Deal) -> State:
        """A new game with this deal; Malformed if the cards do not fit the edition."""
        written.check_deal(terms, deal)
        return new_state(terms, deal)

    def opening(self, state: State) -> list[Event]:
        """The first row."""
        return [report.row_laid(state.read())]

    def copy(self, state: State) -> State:
        """An independent copy of this state."""
        return state.copy()

    def turn(self, state: State) -> Turn:
        """The bidder whose turn it is, or all who must still sell; chance spoke with the deal."""
        waiting = self.waiting_for(state)
        return Turn(seats=waiting, must=waiting)

    def wants_chance(self, state: State) -> bool:
        """For Sale leaves nothing to chance after the deal."""
        return False

    def waiting_for(self, state: State) -> tuple[int, ...]:
        """The bidder whose turn it is, or all who must still sell."""
        return tuple(listed(asked(state.tables, 0)))

    def chances(self, state: State) -> Iterator[Chance]:
        """The rows that may be laid next, each as a set, with what nobody has seen yet."""
        return next_rows(state)

    def draw(self, state: State, luck: Luck) -> object:
        """For Sale leaves nothing to chance after the deal."""
        raise Refusal("for-sale/no-chance-wanted")

    def options(self, state: State, seat: int) -> Options | None:
        """Least and most bid and passing, or the buildings that may be sold."""
        if seat < 0 or not asked(state.tables, 0) >> seat & 1:
            return None
        t = state.read()
        if t.phase != BUY:
            return SaleOptions(listed(t.hand[seat]))
        least, most = bounds(state.tables, 0, seat)
        return AuctionOptions(True, (least, most) if least <= most else None)

    def apply(self, state: State, seat: int, action: Action) -> list[Event]:
        """Do it and report what happened, or raise Refusal and leave the state as it was."""
        if isinstance(action, Ruling):
            return self._ruled(state, seat, action)
        before = state.read()
        refused = act(state.tables, 0, operator.index(seat), *written.as_numbers(action))
        if refused != OK:
            raise self.refusal(state, seat, action, refused)
        if isinstance(action, Bid):
            return report.bid_placed(seat, action)
        after = state.read()
        return report.events(before, after, seat, action, self._result(state, after))

    def _ruled(self, state: State, seat: int, ruling: Ruling) -> list[Event]:
        """Nobody at the table rules from their own seat."""
        if seat != TABLE_SEAT:
            raise Refusal(SLUGS[NOT_YOUR_TURN], {"waiting": list(self.waiting_for(state))})
        rule(state, ruling)
        result = self.outcome(state)
        assert result is not None
        ended = GameEnded(result.scores, result.ranking, result.winners)
        return [Ruled(ruling.winners), ended]

    def resolve(self, state: State, outcome: object) -> list[Event]:
        """For Sale leaves nothing to chance after the deal."""
        raise Refusal("for-sale/no-chance-wanted")

    def redo(
        self, state: State, seat: int, action: Action, outcomes: Sequence[object] = ()
    ) -> None:
        """Do it without comparing before and after."""
        if isinstance(action, Ruling):
            rule(state, action)
            return
        refused = act(state.tables, 0, operator.index(seat), *written.as_numbers(action))
        if refused != OK:
            raise self.refusal(state, seat, action, refused)

    def resolved(self, state: State) -> Sequence[object]:
        """For Sale leaves nothing to chance after the deal."""
        return ()

    def refusal(self, state: State, seat: int, action: Action, code: int) -> Refusal:
        """The reason against a move with the facts that would mend it."""
        facts: dict[str, object] = {}
        if code == NOT_NOW:
            facts = {"phase": views.PHASES[state.read().phase]}
        elif code in (NOT_YOUR_TURN, ALREADY_SEALED):
            facts = {"waiting": list(self.waiting_for(state))}
        elif code == BID_TOO_LOW and isinstance(action, Bid):
            facts = {"least": bounds(state.tables, 0, seat)[0], "offered": action.total}
        elif code == BID_TOO_HIGH and isinstance(action, Bid):
            facts = {"most": bounds(state.tables, 0, seat)[1], "offered": action.total}
        elif code == NOT_IN_HAND and isinstance(action, Sell):
            hand = buildings_of(state.read(), seat)
            facts = {"building": action.building, "hand": hand}
        return Refusal(SLUGS[code], facts)

    def observe(self, state: State, viewer: int | None, memory: bool = False) -> views.Observation:
        """What the viewer may know."""
        return views.observe(state, viewer, memory)

    def imagine(self, observation: views.Observation, luck: Luck) -> State:
        """A whole state that looks to this viewer exactly like this."""
        return imagine.imagine(observation, luck)

    def outcome(self, state: State) -> Outcome | None:
        """Scores, ranks and winners, once all cheques are taken (FS15-END-1..5)."""
        return self._result(state, state.read())

    def _result(self, state: State, t: Table) -> Outcome | None:
        if t.phase != DONE:
            return None
        found = [standings(state.tables, 0, seat) for seat in range(t.seats)]
        ranking = [rank for _, rank in found]
        ending = Ending.SWEPT if has_swept(t) else Ending.SOLD_OUT
        if state.ruling is not None:
            ranking, ending = state.ruling.ranking(ranking), Ending.RULING
        return Outcome(
            scores=[score for score, _ in found],
            ranking=ranking,
            winners=[seat for seat, rank in enumerate(ranking) if rank == 1],
            ending=ending,
        )

    def worth(self, state: State) -> list[int]:
        """Coins, on the table too, and cheques."""
        t = state.read()
        return [t.coins[s] + t.bid[s] + t.income[s] for s in range(t.seats)]

    def read(self, record: Mapping[str, Any]) -> tuple[State, list[tuple[int, Action]]]:
        """Terms, deal and actions of a written game, or Malformed with a path."""
        terms, deal = written.read_game(record)
        return new_state(terms, deal), written.read_actions(record["actions"], terms.seats)

    def replay(self, record: Mapping[str, Any]) -> Replayed[State]:
        """Read a written game and play it until an action is refused, all in one compiled call."""
        terms, deal = written.read_game(record)
        parts = written.stretches(record["actions"], terms.seats)
        state, played = new_state(terms, deal), 0
        for moves, ruling in parts:
            done, refused = replay(state.tables, 0, moves)
            played += done
            if refused != OK:
                move = moves[done].tolist()
                reason = self.refusal(state, move[0], written.as_action(move), refused)
                return Replayed(state, played, reason)
            if ruling is not None:
                rule(state, ruling)
                played += 1
        return Replayed(state, played, None)

    def write(self, state: State) -> dict[str, Any]:
        """Terms and deal of a state as a written game has them."""
        return written.write_game(state)

    def as_written(self, action: Action) -> list[Any]:
        """Verb and argument, as a record writes them after the seat."""
        return as_written(action)

    def read_action(self, row: object, path: str, seats: int) -> tuple[int, Action]:
        """One action of a written game, seat and all."""
        return written.read_action(row, path, seats)

    def answer(self, state: State) -> dict[str, Any]:
        """The whole table as the judge answers it."""
        return written.answer(state, self.waiting_for(state), self.outcome(state))


FOR_SALE = ForSale()

__all__ = ["FOR_SALE", "Bid", "Deal", "ForSale", "Pass", "Sell", "State"]
