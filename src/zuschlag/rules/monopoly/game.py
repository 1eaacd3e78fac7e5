"""Monopoly through the contract of `rules.game`: the door for tables, bots and adapters."""

import operator
from collections.abc import Mapping
from typing import Any

from zuschlag.errors import Refusal
from zuschlag.rules.bits import listed
from zuschlag.rules.game import Ending, Luck, Outcome, Replayed
from zuschlag.rules.monopoly import facts, imagine, terms, views, written
from zuschlag.rules.monopoly.actions import as_written, read_actions
from zuschlag.rules.monopoly.answer import answer, given_side, wanted_side
from zuschlag.rules.monopoly.choices import NOTHING_OPEN, choices_of
from zuschlag.rules.monopoly.doors import act, asked, standings
from zuschlag.rules.monopoly.events import Event
from zuschlag.rules.monopoly.numbers import blank_moves, write_move
from zuschlag.rules.monopoly.position import State, new_state
from zuschlag.rules.monopoly.refusals import OK, SLUGS
from zuschlag.rules.monopoly.replay import play_all
from zuschlag.rules.monopoly.report import ENDINGS, PREFIXES, read_events
from zuschlag.rules.monopoly.state import DECK, NOTHING, OVER, Table
from zuschlag.rules.monopoly.verbs import THROW
from zuschlag.rules.monopoly.words import Action, Deal, Options, Ruling, Side

Switches = Mapping[str, object] | None


class Monopoly:
    """The game, stateless: every call is handed the state it works on."""

    name = "monopoly"
    keys: tuple[str, ...] = written.KEYS

    def editions(self) -> tuple[str, ...]:
        """The names of all presets."""
        return terms.presets()

    def seats(self, edition: str) -> tuple[int, ...]:
        """Two to six; seven and eight by a switch (GAP-11)."""
        return terms.seats_of()

    def deal(self, edition: str, seats: int, luck: Luck, options: Switches = None) -> Deal:
        """Shuffle both decks and draw who begins (GAP-17, MA-TURN-1)."""
        terms.agree(edition, seats, options)
        decks = []
        for prefix in PREFIXES:
            cards = [f"{prefix}-{number:02}" for number in range(1, DECK + 1)]
            luck.shuffle(cards)
            decks.append(cards)
        return Deal(decks[0], decks[1], luck.randrange(seats))

    def setup(
        self,
        edition: str,
        seats: int,
        deal: Deal,
        options: Switches = None,
        board: object = "aalen",
    ) -> State:
        """A new game with this deal; Malformed if it does not fit."""
        return new_state(terms.agree(edition, seats, options, board), deal)

    def opening(self, state: State) -> list[Event]:
        """Nothing has happened yet."""
        return []

    def waiting_for(self, state: State) -> tuple[int, ...]:
        """The seats the game asks; empty while it waits for the dice, and when it is over."""
        return tuple(listed(asked(state.tables, 0)))

    def wants_dice(self, state: State) -> bool:
        """Whether chance must speak before anybody else."""
        t: Any = state.tables[0]
        return bool(t.throw_for != NOTHING)

    def options(self, state: State, seat: int) -> Options | None:
        """What the seat may do now; None when it may do nothing."""
        found = choices_of(state, seat)
        return None if found == NOTHING_OPEN else found

    def apply(self, state: State, seat: int, action: Action) -> list[Event]:
        """Do it and report what happened, or raise Refusal and leave the state as it was."""
        before = state.read()
        moves = blank_moves(1)
        write_move(moves[0], operator.index(seat), action)
        refused = act(state.tables, 0, moves, 0)
        if refused != OK:
            raise self.refusal(state, seat, action, refused)
        if isinstance(action, Ruling):
            state.ruling = action
        return self._told(before, state.read())

    def resolve(self, state: State, outcome: object) -> list[Event]:
        """Hand in the two dice the game waits for."""
        one, two = written.a_throw(outcome, "dice")
        before = state.read()
        moves = blank_moves(1)
        m: Any = moves[0]
        m.verb, m.number, m.slot = THROW, one, two
        refused = act(state.tables, 0, moves, 0)
        if refused != OK:
            raise Refusal(f"monopoly/{SLUGS[refused]}")
        state.dice.append((one, two))
        return self._told(before, state.read())

    def roll(self, state: State, luck: Luck) -> list[Event]:
        """Draw the dice the game waits for."""
        return self.resolve(state, [luck.randrange(6) + 1, luck.randrange(6) + 1])

    def _told(self, before: Table, after: Table) -> list[Event]:
        def sides(offer: int) -> tuple[Side, Side]:
            for t in (after, before):
                for place in range(t.offers):
                    if t.offer_id[place] == offer:
                        return given_side(t, place), wanted_side(t, place)
            raise LookupError(f"no offer {offer}")

        return read_events(after, sides)

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
        t: Any = state.tables[0]
        if t.stage != OVER:
            return None
        found = [standings(state.tables, 0, seat) for seat in range(state.terms.seats)]
        ranking = [rank for _, rank in found]
        if state.ruling is not None:
            ranking = state.ruling.places or ranking
        return Outcome(
            scores=[score for score, _ in found],
            ranking=ranking,
            winners=[seat for seat, rank in enumerate(ranking) if rank == 1],
            ending=Ending(ENDINGS[t.ending]),
        )

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

    def answer(self, state: State) -> dict[str, Any]:
        """The whole position as the judge tells it."""
        seats = range(state.terms.seats)
        open_to = {seat: found for seat in seats if (found := self.options(state, seat))}
        return answer(state.read(), self.waiting_for(state), open_to, self.outcome(state))


MONOPOLY = Monopoly()
