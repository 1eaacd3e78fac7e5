"""Monopoly through the contract of `rules.game`: the door for tables, bots and adapters."""

import operator
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import numpy as np

from zuschlag.errors import Refusal
from zuschlag.rules.bits import listed
from zuschlag.rules.game import LATEST, Chance, EditionCard, Ending, Luck, Outcome, Replayed, Turn
from zuschlag.rules.kernel import Tables, copied
from zuschlag.rules.monopoly import board as boards
from zuschlag.rules.monopoly import facts, imagine, terms, views, written
from zuschlag.rules.monopoly.actions import as_written, read_action, read_actions
from zuschlag.rules.monopoly.answer import answer, given_side, wanted_side
from zuschlag.rules.monopoly.asking import asking_order
from zuschlag.rules.monopoly.choices import NOTHING_OPEN, choices_of
from zuschlag.rules.monopoly.doors import act, asked, standings
from zuschlag.rules.monopoly.events import Event, FirstRolled
from zuschlag.rules.monopoly.numbers import blank_moves, one_move
from zuschlag.rules.monopoly.position import State, new_state, read, read_notes
from zuschlag.rules.monopoly.refusals import OK, SLUGS, TOO_MANY_DEBTS
from zuschlag.rules.monopoly.replay import play_all
from zuschlag.rules.monopoly.report import ENDINGS, PREFIXES, read_events
from zuschlag.rules.monopoly.setup_roll import roll_setup
from zuschlag.rules.monopoly.state import DECK, NOTHING, OVER
from zuschlag.rules.monopoly.terms import Terms
from zuschlag.rules.monopoly.verbs import THROW
from zuschlag.rules.monopoly.words import Action, Deal, Options, Ruling, Side

Switches = Mapping[str, object] | None


class Monopoly:
    """The game, stateless: every call is handed the state it works on."""

    name = "monopoly"
    keys: tuple[str, ...] = written.KEYS
    numbers = None
    deal_type = Deal
    view_type = views.Observation

    def options_type(self, seen: views.Observation) -> type[Options]:
        """One kind for all that may be asked."""
        return Options

    def editions(self) -> tuple[str, ...]:
        """The names of all presets."""
        return terms.presets()

    def seats(self, edition: str) -> tuple[int, ...]:
        """Two to six; seven and eight by a switch (GAP-11)."""
        return terms.seats_of()

    def about(self, edition: str) -> EditionCard:
        """Seats, switches and figures of a preset."""
        return terms.about(edition)

    def boards(self) -> tuple[str, ...]:
        """The boards that are included."""
        return boards.names()

    def figures(self, board: str) -> dict[str, Any]:
        """Money and buildings, as a rule sheet names them."""
        return boards.figures(board)

    def agree(
        self,
        edition: str,
        seats: int,
        options: Switches = None,
        board: object = None,
        rules: int = LATEST,
    ) -> Terms:
        """The terms of a game, on the Aalen board unless another is named."""
        named = terms.USUAL_BOARD if board is None else board
        return terms.agree(edition, seats, options, named, rules)

    def drawn(self, terms: Terms) -> tuple[str, ...]:
        """Both decks, then the roll for bank and opener."""
        return ("chance", "chest", "setup" if terms.has_ruling("opener_is_rolled") else "opener")

    def deal(self, terms: Terms, luck: Luck) -> Deal:
        """Shuffle both decks, roll for the first turn (GAP-17, MA-BANK-2..4, MA-TURN-2, GAP-80)."""
        decks = []
        for prefix in PREFIXES:
            cards = [f"{prefix}-{number:02}" for number in range(1, DECK + 1)]
            luck.shuffle(cards)
            decks.append(cards)
        if not terms.has_ruling("opener_is_rolled"):
            return Deal(decks[0], decks[1], luck.randrange(terms.seats))
        setup, banker, opener = roll_setup(terms.seats, luck)
        return Deal(decks[0], decks[1], opener, banker=banker, setup=setup)

    def begin(self, terms: Terms, deal: Deal) -> State:
        """A new game with this deal."""
        return new_state(terms, deal)

    def copy(self, state: State) -> State:
        """An independent copy of this state."""
        return state.copy()

    def opening(self, state: State) -> list[Event]:
        """The roll for the first turn, where there was one (MA-BANK-2..4, MA-TURN-2)."""
        deal = state.deal
        if deal.setup is None or deal.banker is None or state.terms.rules == 1:
            return []
        return [FirstRolled(deal.setup, deal.banker, deal.opener)]

    def turn(self, state: State) -> Turn:
        """The dice; or offers, rent, then whoever owes, holds or has the turn (GAP-22, GAP-70)."""
        if self.wants_chance(state):
            return Turn(of_chance=True)
        must = self.waiting_for(state)
        return Turn(seats=asking_order(state, must), must=must)

    def waiting_for(self, state: State) -> tuple[int, ...]:
        """The seats the game asks; none while it waits for the dice, and when it is over."""
        return tuple(listed(asked(state.tables, 0)))

    def wants_chance(self, state: State) -> bool:
        """Whether chance must speak before anybody else."""
        return bool(state.tables["throw_for"][0] != NOTHING)

    def options(self, state: State, seat: int) -> Options | None:
        """What the seat may do now; None when it may do nothing."""
        found = choices_of(state, seat)
        return None if found == NOTHING_OPEN else found

    def apply(self, state: State, seat: int, action: Action) -> list[Event]:
        """Do it and report what happened, or raise Refusal and leave the state as it was."""
        before = copied(state.tables)
        self.redo(state, seat, action)
        return self._told(before, state.tables)

    def resolve(self, state: State, outcome: object) -> list[Event]:
        """Pass in the two dice the game is waiting for."""
        before = copied(state.tables)
        self._throw(state, outcome)
        return self._told(before, state.tables)

    def _throw(self, state: State, outcome: object) -> None:
        one, two = written.a_throw(outcome, "dice")
        moves = blank_moves(1)
        m: Any = moves[0]
        m.verb, m.number, m.slot = THROW, one, two
        refused = self._done(state, moves)
        if refused != OK:
            raise Refusal(f"monopoly/{SLUGS[refused]}")
        state.dice.append((one, two))

    def redo(
        self, state: State, seat: int, action: Action, outcomes: Sequence[object] = ()
    ) -> None:
        """Do it without comparing before and after."""
        refused = self._done(state, one_move(operator.index(seat), action))
        if refused != OK:
            raise self.refusal(state, seat, action, refused)
        if isinstance(action, Ruling):
            state.ruling = action
        for outcome in outcomes:
            self._throw(state, outcome)

    def resolved(self, state: State) -> Sequence[object]:
        """The dice thrown so far."""
        return state.dice

    def _done(self, state: State, moves: Tables) -> int:
        """Do a move; where the record cannot hold what follows, nothing has happened."""
        kept = state.tables.tobytes()
        refused = act(state.tables, 0, moves, 0)
        if refused == TOO_MANY_DEBTS:
            state.tables = np.frombuffer(bytearray(kept), state.tables.dtype)
        return refused

    def chances(self, state: State) -> Iterator[Chance]:
        """A throw of two dice, when one is wanted."""
        if self.wants_chance(state):
            for one, two in product(range(1, written.FACES + 1), repeat=2):
                yield [one, two], written.FACES**-2

    def draw(self, state: State, luck: Luck) -> object:
        """Throw the dice."""
        return [luck.randrange(written.FACES) + 1, luck.randrange(written.FACES) + 1]

    def roll(self, state: State, luck: Luck) -> list[Event]:
        """Throw the dice the game waits for, and go on."""
        return self.resolve(state, self.draw(state, luck))

    def _told(self, before: Tables, after: Tables) -> list[Event]:
        def sides(offer: int) -> tuple[Side, Side]:
            for t in (read(after), read(before)):
                for place in range(t.offers):
                    if t.offer_id[place] == offer:
                        return given_side(t, place), wanted_side(t, place)
            raise LookupError(f"no offer {offer}")

        return read_events(read_notes(after), sides)

    def refusal(self, state: State, seat: int, action: Action, code: int) -> Refusal:
        """The reason against a move with the facts that would mend it."""
        found = facts.facts_of(state, seat, action, code, self.waiting_for(state))
        return Refusal(f"monopoly/{SLUGS[code]}", found)

    def observe(self, state: State, viewer: int | None, memory: bool = False) -> views.Observation:
        """What the viewer may know."""
        return views.observe(state, viewer, memory)

    def imagine(self, observation: views.Observation, luck: Luck) -> State:
        """A whole state that looks to this viewer exactly like this."""
        return imagine.imagine(observation, luck)

    def outcome(self, state: State) -> Outcome | None:
        """Scores, ranks and winners, once the game is over (GAP-48, GAP-51, GAP-53)."""
        if state.tables["stage"][0] != OVER:
            return None
        found = [standings(state.tables, 0, seat) for seat in range(state.terms.seats)]
        ranking = [rank for _, rank in found]
        if state.ruling is not None:
            ranking = state.ruling.places or ranking
        return Outcome(
            scores=[score for score, _ in found],
            ranking=ranking,
            winners=[seat for seat, rank in enumerate(ranking) if rank == 1],
            ending=Ending(ENDINGS[state.tables["ending"][0]]),
        )

    def worth(self, state: State) -> list[int]:
        """Cash, deeds and buildings, as they count at the end (GAP-48)."""
        return [standings(state.tables, 0, seat)[0] for seat in range(state.terms.seats)]

    def read(self, record: Mapping[str, Any]) -> tuple[State, list[tuple[int, Action]]]:
        """Terms, deal and actions of a written game, or Malformed with a path."""
        agreed, deal = written.read_game(record)
        return new_state(agreed, deal), read_actions(record["actions"], agreed.seats)

    def replay(self, record: Mapping[str, Any]) -> Replayed[State]:
        """Read a written game and play it with its dice until an action is refused."""
        state, actions = self.read(record)
        done, refused = play_all(state, actions)
        if refused == OK:
            return Replayed(state, done, None)
        return Replayed(state, done, self.refusal(state, *actions[done], refused))

    def write(self, state: State) -> dict[str, Any]:
        """Terms and deal of a state as a written game has them, with the dice thrown so far."""
        return written.write_game(state)

    def as_written(self, action: Action) -> list[Any]:
        """Verb and arguments, as a record writes them after the seat."""
        return as_written(action)

    def read_action(self, row: object, path: str, seats: int) -> tuple[int, Action]:
        """One action of a written game, seat and all."""
        return read_action(row, path, seats)

    def answer(self, state: State) -> dict[str, Any]:
        """The whole position as the judge answers it."""
        seats = range(state.terms.seats)
        open_to = {seat: found for seat in seats if (found := self.options(state, seat))}
        return answer(state.read(), self.waiting_for(state), open_to, self.outcome(state))


MONOPOLY = Monopoly()
