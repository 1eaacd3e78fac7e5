"""A small box as OpenSpiel sees it, beside the tree of our own solver.

OpenSpiel's solvers walk over the whole game in every round, which a game in Python makes slow: so
the tree is written out once (as Gambit writes trees) and read again as one of OpenSpiel's own.
"""

from typing import Any

import pyspiel
from open_spiel.python.algorithms import gambit

from zuschlag.lab.forsale.solved.tree import Profile, Question
from zuschlag.research.forsale.unfolding import SOLD, Unfolding
from zuschlag.research.openspiel.forsale import heard_by
from zuschlag.rules.bits import gathered


def in_turns(game: Any) -> tuple[Any, Any]:
    """The game with sales in turns, unseen by others; and the same as a tree of OpenSpiel's own."""
    turns = pyspiel.convert_to_turn_based(game)
    return turns, pyspiel.load_efg_game(gambit.export_gambit(turns))


def names_of(turns: Any, tree: Any) -> dict[str, str]:
    """What the tree calls every question of the game."""
    found: dict[str, str] = {}
    left = [(turns.new_initial_state(), tree.new_initial_state())]
    while left:
        ours, theirs = left.pop()
        if ours.is_terminal():
            assert theirs.is_terminal()
            continue
        if not ours.is_chance_node():
            name = theirs.information_state_string()
            assert found.setdefault(ours.information_state_string(), name) == name
        pairs = zip(ours.legal_actions(), theirs.legal_actions(), strict=True)
        left += [(ours.child(one), theirs.child(other)) for one, other in pairs]
    return found


def learned(tree: Any, rounds: int) -> Any:
    """What OpenSpiel's CFR+ has found after so many rounds."""
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    return solver.tabular_average_policy()


def questions_of(table: Unfolding) -> dict[Question, str]:
    """What everybody may be asked, as our solver writes it, with the text OpenSpiel gets."""
    found: dict[Question, str] = {}
    left = [table]
    while left:
        now = left.pop()
        if now.owed is not None:
            left += [_after(now, "name", card) for card, _ in now.chances()]
        elif not now.is_over:
            for seat in now.waiting:
                found[seat, _as_solved(now)] = heard_by(now.terms, seat, now.heard)
            left += list(_choices(now))
    return found


def _as_solved(now: Unfolding) -> tuple[tuple[int, ...], ...]:
    """The solver notes what was turned over as one set."""
    return tuple(
        (gathered(list(numbers)),) if what == SOLD else numbers for what, numbers in now.heard
    )


def _choices(now: Unfolding) -> list[Unfolding]:
    if now.is_auction:
        [seat] = now.waiting
        return [_after(now, "bid", seat, number) for number in now.legal(seat)]
    first, second = (now.legal(seat) for seat in range(2))
    return [_after(now, "sell", (one, other)) for one in first for other in second]


def _after(now: Unfolding, what: str, *given: Any) -> Unfolding:
    later = now.copy()
    getattr(later, what)(*given)
    return later


def as_profile(policy: Any, names: dict[str, str], asked: dict[Question, str]) -> Profile:
    """A policy of the tree as one of our solver: the same choices in the same order."""
    table = policy.policy_table()
    by_end = {text.rpartition("player ")[2]: name for text, name in names.items()}
    found = {}
    for question, text in asked.items():
        chances = table.get(by_end[text.removeprefix("player ")])
        if chances is not None and len(chances) > 1:
            found[question] = tuple(chance for _, chance in sorted(chances))
    return found
