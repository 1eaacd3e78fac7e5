"""How long games between bots last: they have no clock."""

from collections.abc import Mapping

from zuschlag.errors import Malformed
from zuschlag.rules.monopoly.terms import Terms

ROUNDS = 200
"""Where a preset goes by the clock, or by nothing, a game ends after so many rounds."""


def limited(options: Mapping[str, object], terms: Terms) -> dict[str, object]:
    """The switches with an end by rounds, or Malformed where somebody asks for minutes."""
    if terms.limit.rounds is not None:
        return dict(options)
    if options.get("end.limit") is not None:
        facts: dict[str, object] = {"allowed": ["rounds:N", "none"]}
        raise Malformed("record/bad-option", "options.end.limit", facts)
    return {"end.limit": {"rounds": ROUNDS}, **options}
