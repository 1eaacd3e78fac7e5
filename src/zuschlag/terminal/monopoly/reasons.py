"""Refusals of Monopoly as sentences that name the remedy, and what is wrong with a wished table."""

from zuschlag.errors import Malformed, Refusal, ZuschlagError
from zuschlag.terminal import reasons
from zuschlag.terminal.monopoly.speech import Speech
from zuschlag.words.here import say, words
from zuschlag.words.refused import refused

_SUMS = ("cash", "debt", "least", "offered")


def why_not(refusal: Refusal, speech: Speech) -> str:
    """What the rules have against a move of yours, and what would do."""
    told = {name: _shown(name, value, speech) for name, value in refusal.facts.items()}
    return refused(Refusal(refusal.slug, told), words(), to="you")


def _shown(name: str, value: object, speech: Speech) -> object:
    return speech.money(value) if name in _SUMS and isinstance(value, int) else value


def what_is_wrong(fault: ZuschlagError) -> str:
    """Why a table cannot be laid like this."""
    if fault.slug.startswith("board/") and isinstance(fault, Malformed):
        return say("refused-table-faulty-board", path=fault.path)
    return reasons.what_is_wrong(fault)
