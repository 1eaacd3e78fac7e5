"""A game in plain Python inherits from this: paper, numbers and chance follow from its types.

It brings actions as tagged array-like structs, a deal, a view, and the handful of methods at the
end; `tests/third_game` is a whole one in about a hundred lines.
"""

import copy
import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from zuschlag.errors import Malformed, Refusal
from zuschlag.rules import checks
from zuschlag.rules.game import (
    LATEST,
    Chance,
    EditionCard,
    Ending,
    Luck,
    Outcome,
    Replayed,
    Turn,
)
from zuschlag.rules.ruling import TABLE_SEAT, Ruling, is_ruling, read_ruling

MOST_ACTIONS = 100_000


class PlainTerms(msgspec.Struct, frozen=True):
    """Edition and seats; there is nothing else to agree on."""

    edition: str
    seats: int
    options: dict[str, object] = {}
    rules: int = LATEST


class PlainState:
    """What every state of a plain game has; the game adds its own."""

    def __init__(self, terms: PlainTerms, deal: Any) -> None:
        self.terms = terms
        self.deal = deal
        self.ruling: Ruling | None = None


class PlainNumbers:
    """The actions of a game in the order it lists them."""

    def __init__(self, game: "PlainGame") -> None:
        self._game = game

    def count(self, terms: PlainTerms) -> int:
        """How many numbers there are."""
        return len(self._game.every_action(terms))

    def of(self, terms: PlainTerms, action: Any) -> int:
        """The number of an action."""
        return self._game.every_action(terms).index(action)

    def action(self, terms: PlainTerms, number: int) -> Any:
        """The action of a number."""
        return self._game.every_action(terms)[number]

    def open_to(self, state: Any, seat: int) -> list[int]:
        """The numbers of what the seat may do now."""
        actions = enumerate(self._game.every_action(state.terms))
        return [number for number, action in actions if self._is_legal(state, seat, action)]

    def _is_legal(self, state: Any, seat: int, action: Any) -> bool:
        try:
            self._game.apply(self._game.copy(state), seat, action)
        except Refusal:
            return False
        return True


class PlainGame:
    """All of `rules.game.Game` that a plain game need not write itself."""

    name = ""
    keys: tuple[str, ...] = ("edition", "options", "seats", "deal", "actions")
    sizes: tuple[int, ...] = ()  # numbers of seats
    purposes: tuple[str, ...] = ("deal",)  # what luck is asked for: shuffles, then numbers
    action_type: Any = None
    deal_type: Any = None
    view_type: Any = None
    options_kind: Any = None

    @functools.cached_property
    def numbers(self) -> PlainNumbers:
        """Its actions as numbers."""
        return PlainNumbers(self)

    def editions(self) -> tuple[str, ...]:
        """There is one."""
        return ("standard",)

    def seats(self, edition: str) -> tuple[int, ...]:
        """The numbers of seats."""
        return self.sizes

    def about(self, edition: str) -> EditionCard:
        """Nothing to choose but the seats."""
        return EditionCard(edition, list(self.sizes))

    def boards(self) -> tuple[str, ...]:
        """No boards."""
        return ()

    def figures(self, board: str) -> dict[str, Any]:
        """No boards."""
        return {}

    def options_type(self, seen: Any) -> Any:
        """Always the same."""
        return self.options_kind

    def agree(
        self,
        edition: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        board: object = None,
        rules: int = LATEST,
    ) -> PlainTerms:
        """Edition and seats."""
        if edition not in self.editions():
            facts: dict[str, object] = {"edition": edition, "known": list(self.editions())}
            raise Malformed("record/unknown-edition", "edition", facts)
        if seats not in self.sizes:
            facts = {"edition": edition, "seats": seats, "allowed": list(self.sizes)}
            raise Malformed("record/seats-not-allowed", "seats", facts)
        for name in options or {}:
            raise Malformed("record/unknown-option", checks.below("options", name), {"known": []})
        if board is not None:
            raise Malformed("table/no-board", "board", {"game": self.name})
        return PlainTerms(edition, seats, {}, rules)

    def drawn(self, terms: PlainTerms) -> tuple[str, ...]:
        """The parts of a deal that luck is asked for."""
        return self.purposes

    def copy(self, state: Any) -> Any:
        """An independent state."""
        return copy.deepcopy(state)

    def opening(self, state: Any) -> list[Any]:
        """Nothing to tell."""
        return []

    def turn(self, state: Any) -> Turn:
        """Whoever is waited for."""
        waiting = self.waiting_for(state)
        return Turn(seats=waiting, must=waiting)

    def wants_chance(self, state: Any) -> bool:
        """All chance is in the deal."""
        return False

    def chances(self, state: Any) -> Iterator[Chance]:
        """All chance is in the deal."""
        return iter(())

    def draw(self, state: Any, luck: Luck) -> object:
        """All chance is in the deal."""
        raise Refusal(f"{self.name}/no-chance-wanted")

    def resolve(self, state: Any, outcome: object) -> list[Any]:
        """All chance is in the deal."""
        raise Refusal(f"{self.name}/no-chance-wanted")

    def redo(self, state: Any, seat: int, action: Any, outcomes: Sequence[object] = ()) -> None:
        """Do it again."""
        self.apply(state, seat, action)

    def resolved(self, state: Any) -> Sequence[object]:
        """All chance is in the deal."""
        return ()

    def apply(self, state: Any, seat: int, action: Any) -> list[Any]:
        """Do it and report what happened, or raise Refusal and leave the state as it was."""
        if self.outcome(state) is not None:
            raise Refusal(f"{self.name}/game-over")
        if isinstance(action, Ruling):
            state.ruling = action
            return []
        if seat not in self.waiting_for(state):
            raise Refusal(f"{self.name}/not-your-turn", {"waiting": list(self.waiting_for(state))})
        return self.play(state, seat, action)

    def outcome(self, state: Any) -> Outcome | None:
        """Whoever has most wins, or is named by a ruling."""
        scores = self.worth(state)
        ranking = [1 + sum(other > score for other in scores) for score in scores]
        if state.ruling is not None:
            ranking = state.ruling.ranking(ranking)
        elif not self.is_over(state):
            return None
        winners = [seat for seat, rank in enumerate(ranking) if rank == 1]
        ending = Ending.RULING if state.ruling is not None else Ending.ROUNDS
        return Outcome(scores, ranking, winners, ending)

    # On paper.

    def as_written(self, action: Any) -> list[Any]:
        """Verb and arguments."""
        if isinstance(action, Ruling):
            return action.as_written()
        found: list[Any] = msgspec.to_builtins(action)
        return found

    def read_action(self, row: object, path: str, seats: int) -> tuple[int, Any]:
        """One action, seat and all."""
        parts = checks.a_list(row, path, most=10)
        if is_ruling(parts) and len(parts) == 3:
            return TABLE_SEAT, read_ruling(parts[2], f"{path}[2]", seats)
        if len(parts) < 2:
            raise Malformed("record/short-action", path, {"expected": "seat, verb, ..."})
        seat = checks.a_number_below(parts[0], f"{path}[0]", seats)
        return seat, _converted(parts[1:], self.action_type, path)

    def read(self, written: Mapping[str, Any]) -> tuple[Any, list[tuple[int, Any]]]:
        """Terms, deal and actions."""
        names = checks.a_list(written["seats"], "seats", most=100)
        for place, name in enumerate(names):
            checks.a_name(name, f"seats[{place}]")
        edition = checks.a_text(written["edition"], "edition")
        options = checks.an_object(written["options"], "options", ())
        terms = self.agree(edition, len(names), options, rules=written.get("rules", 1))
        deal = _converted(written["deal"], self.deal_type, "deal")
        rows = checks.a_list(written["actions"], "actions", MOST_ACTIONS)
        actions = [
            self.read_action(row, f"actions[{n}]", terms.seats) for n, row in enumerate(rows)
        ]
        return self.begin(terms, deal), actions

    def replay(self, written: Mapping[str, Any]) -> Replayed[Any]:
        """Play a written game until an action is refused."""
        state, actions = self.read(written)
        for played, (seat, action) in enumerate(actions):
            try:
                self.apply(state, seat, action)
            except Refusal as refusal:
                return Replayed(state, played, refusal)
        return Replayed(state, len(actions), None)

    def write(self, state: Any) -> dict[str, Any]:
        """Terms and deal."""
        terms, deal = state.terms, msgspec.to_builtins(state.deal)
        return {"edition": terms.edition, "options": dict(terms.options), "deal": deal}

    def answer(self, state: Any) -> dict[str, Any]:
        """The whole position: what a note-taker who sees all hands would write down."""
        result, waiting = self.outcome(state), self.waiting_for(state)
        return {
            "ok": True,
            "phase": "play" if result is None else "done",
            "table": msgspec.to_builtins(self.observe(state, None, memory=True)),
            "waiting": list(waiting),
            "options": {str(one): msgspec.to_builtins(self.options(state, one)) for one in waiting},
            "scores": result.scores if result else None,
            "ranking": result.ranking if result else None,
            "winners": result.winners if result else None,
        }

    # What the game writes itself.

    def every_action(self, terms: PlainTerms) -> list[Any]:
        """All actions there are under these terms, always in the same order."""
        raise NotImplementedError

    def deal(self, terms: PlainTerms, luck: Luck) -> Any:
        """Draw all that chance decides."""
        raise NotImplementedError

    def begin(self, terms: PlainTerms, deal: Any) -> Any:
        """A `PlainState` with this deal."""
        raise NotImplementedError

    def waiting_for(self, state: Any) -> tuple[int, ...]:
        """The seats that must act, ascending."""
        raise NotImplementedError

    def options(self, state: Any, seat: int) -> Any:
        """What the seat may do now; None when it is not asked."""
        raise NotImplementedError

    def play(self, state: Any, seat: int, action: Any) -> list[Any]:
        """Do what a seat that is asked wants, and report it; or Refusal."""
        raise NotImplementedError

    def observe(self, state: Any, viewer: int | None, memory: bool = False) -> Any:
        """What the viewer may know."""
        raise NotImplementedError

    def imagine(self, observation: Any, luck: Luck) -> Any:
        """A whole state that looks to this viewer exactly like this."""
        raise NotImplementedError

    def is_over(self, state: Any) -> bool:
        """Whether nobody has anything left to do."""
        raise NotImplementedError

    def worth(self, state: Any) -> list[int]:
        """What everybody's score would be if it ended now."""
        raise NotImplementedError


def _converted(value: object, kind: Any, path: str) -> Any:
    """A JSON value as one of ours, or Malformed at the place msgspec names."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as fault:
        reason, _, place = str(fault).partition(" - at `$")
        wanted = re.fullmatch("Expected `(.*)`, got `(.*)`", reason)
        expected, found = (wanted[1], wanted[2]) if wanted else (reason, "something else")
        facts = {"expected": expected, "found": found}
        raise Malformed("record/wrong-type", path + place.rstrip("`"), facts) from None
