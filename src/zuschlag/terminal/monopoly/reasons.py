"""Refusals of Monopoly as sentences that name the remedy, and what is wrong with a wished table."""

from collections.abc import Callable
from typing import Any

from zuschlag.errors import Malformed, Refusal, ZuschlagError
from zuschlag.terminal import reasons
from zuschlag.terminal.monopoly.speech import Speech

_PLAIN = {
    "game-over": "The game is over.",
    "not-in-the-game": "You have left the game. The others play on.",
    "dice-are-thrown": "The dice are in the air. One moment.",
    "already-held": "Once between two turns is enough to hold the dice.",
    "not-holding": "There is nothing to let go of.",
    "must-roll": "You must roll first.",
    "must-decide": "First buy it, or let it come under the hammer.",
    "out-of-the-auction": "You are out of this auction.",
    "no-room": "There is no room for that building there. Choose another street.",
    "deal-off": "The other side cannot keep it now.",
    "street-not-named": "Choose the street the building is for.",
    "too-many-debts": "More is owed than a table can note down.",
    "no-such-claim": "That rent cannot be asked for any more.",
    "not-your-claim": "That rent is not yours.",
    "is-mortgaged": "That deed is mortgaged already.",
    "not-mortgaged": "That deed is not mortgaged.",
    "not-your-deed": "That deed is not in the right hands.",
    "no-street": "Only streets are built on.",
    "group-incomplete": "You need every street of that colour first.",
    "group-mortgaged": "A street of that colour is mortgaged. Redeem it first.",
    "group-built": "There are buildings in that colour. Sell them first.",
    "uneven": "Uneven: streets of one colour may differ by one level at most.",
    "nothing-named": "Nothing is chosen yet.",
    "not-in-jail": "You are not in jail.",
    "no-such-card": "That jail card is not there.",
    "cannot-trade-with": "With them no deal can be made now.",
    "one-sided": "Both sides must give something, and not only money.",
    "no-such-offer": "That offer is gone.",
    "not-your-offer": "That offer is not for you.",
    "offers-spent": "Three offers are enough for now. Wait for the next turn.",
    "already-refused": "They refused exactly this in this round. Change it.",
    "no-such-debt": "There is no such debt to be forgiven.",
    "debt-would-stay": "That would not help against the debt. Get more for it.",
    "claim-comes-first": "Rent may still be asked of you. Settle that first.",
    "leaving-not-allowed": "Nobody leaves this table.",
    "too-many-offers": "Too many offers lie on the table. Wait for answers.",
}


def why_not(refusal: Refusal, speech: Speech) -> str:
    """What the rules have against a move of yours, and what would do."""
    facts, slug = refusal.facts, refusal.slug.removeprefix("monopoly/")
    if slug in _PLAIN:
        return _PLAIN[slug]
    found = _WITH_FACTS.get(slug)
    return found(facts, speech) if found else "Not now. The line above the keys says what is asked."


def _who(facts: dict[str, Any], speech: Speech) -> str:
    return reasons.wait_for({"waiting": facts.get("waiting", [])}, speech.names, speech.you)


_WITH_FACTS: dict[str, Callable[[dict[str, Any], Speech], str]] = {
    "not-your-turn": _who,
    "not-now": lambda f, s: "Not now. The line above the keys says what is asked.",
    "auction-runs": lambda f, s: "Not while the hammer is up. Bid or pass first.",
    "debt-comes-first": lambda f, s: "A debt has to be settled first.",
    "wishes-come-first": lambda f, s: "First everybody says what they wish to build.",
    "not-asked": _who,
    "somebody-holds": lambda f, s: (
        f"The dice are held back by {s.all_of(f['holding'])}. "
        + ("e lets them go." if s.you in f["holding"] else "One moment.")
    ),
    "bid-too-low": lambda f, s: f"Bid at least {s.money(f['least'])}, or pass.",
    "not-enough-cash": lambda f, s: f"You have {s.money(f['cash'])}. Raise cash, or take less.",
    "too-few-houses": lambda f, s: f"The bank has only {f['houses']} houses left.",
    "too-few-hotels": lambda f, s: f"The bank has only {f['hotels']} hotels left.",
    "can-still-pay": lambda f, s: f"You can still raise {s.money(f['debt'])}: sell or mortgage.",
}


def what_is_wrong(fault: ZuschlagError) -> str:
    """Why a table cannot be laid like this."""
    if fault.slug == "record/unknown-edition":
        return f"There is no preset {fault.facts['edition']}. The list shows all there are."
    if fault.slug == "table/unreadable-board":
        return f"Board {fault.facts['board']} cannot be read: {fault.facts['reason']}."
    if fault.slug == "record/unknown-option":
        return "No such house rule. docs/boards.md and ? at the table name them."
    if fault.slug.startswith("board/") and isinstance(fault, Malformed):
        return f"The board has a fault at {fault.path}. `zuschlag board check` tells all of them."
    return reasons.what_is_wrong(fault)
