"""Refusals and faults as sentences that name the remedy."""

from collections.abc import Callable, Sequence
from typing import Any

from zuschlag.errors import Facts, Malformed, Refusal, ZuschlagError
from zuschlag.rules.checks import shortened
from zuschlag.terminal.event_lines import coins, joined

Tell = Callable[[dict[str, Any]], str]


def why_not(refusal: Refusal, names: Sequence[str], you: int | None = 0) -> str:
    """What the rules have against a move of yours, and what would do."""
    facts = refusal.facts
    match refusal.slug:
        case "for-sale/bid-too-low":
            return f"Bid at least {facts['least']}, or pass."
        case "for-sale/bid-too-high":
            return f"You can bid {facts['most']} at most. Bid less, or pass."
        case "for-sale/not-your-turn" | "for-sale/already-sealed":
            return wait_for(facts, names, you)
        case "for-sale/not-in-hand":
            return f"The {facts['building']} is not in your hand. Choose one you hold."
        case "for-sale/not-now":
            return "Not now. Look at the line above the keys for what is asked."
    return "The game is over."


def cannot_pay(least: int, most: int) -> str:
    """When every legal bid is above what you have."""
    return f"A bid would take {coins(least)}; you have {most}. Only passing is left."


def wait_for(facts: Facts, names: Sequence[str], you: int | None = 0) -> str:
    """Whose turn it is instead."""
    waiting = facts.get("waiting")
    seats = [seat for seat in waiting if seat != you] if isinstance(waiting, list) else []
    if not seats:
        return "One moment, please."
    return f"It is up to {joined([names[seat] for seat in seats])}. Space hurries them."


_FAULTS: dict[str, Tell] = {
    "record/unknown-edition": lambda f: (
        f"There is no edition {shortened(f['edition'])}. The list shows all there are."
    ),
    "record/seats-not-allowed": lambda f: (
        f"{f['edition']} is not played by {f['seats']}. It seats {_words(f['allowed'])}."
    ),
    "record/option-not-allowed": lambda f: (
        "Two cards out instead of three: only for 2015-variant, at a table of five."
    ),
    "record/unknown-option": lambda f: f"No such house rule. There are {_words(f['known'])}.",
    "record/bad-option": lambda f: f"This house rule is one of {_words(f['allowed'])}.",
    "record/bad-name": lambda f: "A name has 1 to 32 printable characters.",
    "table/unknown-opponent": lambda f: (
        f"Nobody here is called {f['opponent']}. There are {_words(f['known'])}."
    ),
    "table/wrong-number-of-opponents": lambda f: (
        f"Name one opponent for all, or {f['expected']}; you named {f['found']}."
    ),
}


def what_is_wrong(fault: ZuschlagError) -> str:
    """Why a table cannot be laid like this."""
    if fault.slug in _FAULTS:
        return _FAULTS[fault.slug](fault.facts)
    where = f" ({fault.path})" if isinstance(fault, Malformed) else ""
    return f"That does not work: {fault.slug}{where}. Choose something else."


def _words(values: Sequence[object]) -> str:
    return joined([str(value) for value in values])
