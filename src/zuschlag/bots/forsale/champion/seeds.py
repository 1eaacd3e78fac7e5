"""The seed of a search: the same for the same question, and nothing hidden goes into it."""

from zuschlag.bots.forsale.policies.noise import seed_of
from zuschlag.rules.chance import keyed
from zuschlag.rules.forsale.state import Table
from zuschlag.rules.kernel import rule

_THOUGHT = 400


@rule
def question_of(t: Table, seat: int) -> int:
    """What this seat is asked now."""
    return keyed(keyed(seed_of(t), _THOUGHT + seat), t.high)
