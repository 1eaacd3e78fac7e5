"""Refusals and faults as sentences that name the remedy."""

from collections.abc import Sequence

from zuschlag.errors import Facts, Malformed, Refusal, ZuschlagError
from zuschlag.words.here import say, words
from zuschlag.words.refused import refused


def why_not(refusal: Refusal, names: Sequence[str], you: int | None = 0) -> str:
    """What the rules have against a move of yours, and what would do."""
    if refusal.slug in ("for-sale/not-your-turn", "for-sale/already-sealed"):
        return wait_for(refusal.facts, names, you)
    return refused(refusal, words(), to="you")


def cannot_pay(least: int, most: int) -> str:
    """When every legal bid is above what you have."""
    return say("cannot-bid", least=least, most=most)


def wait_for(facts: Facts, names: Sequence[str], you: int | None = 0) -> str:
    """Whose turn it is instead."""
    waiting = facts.get("waiting")
    seats = [seat for seat in waiting if seat != you] if isinstance(waiting, list) else []
    if not seats:
        return say("wait-a-moment")
    return say("wait-for", names=words().listed([names[seat] for seat in seats]))


def what_is_wrong(fault: ZuschlagError) -> str:
    """Why a table cannot be laid like this."""
    if isinstance(fault, Malformed):  # people wish for options, tables have settings
        fault = Malformed(fault.slug, fault.path.removeprefix("settings."), fault.facts)
    return refused(fault, words(), to="you")
