"""The top line of the table: which game, which round, how much is still to come."""

from textual.content import Content

from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.views import Observation
from zuschlag.words.here import say

BRAND = " Zuschlag "


def headline(seen: Observation, terms: Terms) -> Content:
    """Brand, edition, round, and the cards still in the deck."""
    return titled(f"For Sale {seen.edition}", *_progress(seen, terms))


def titled(*parts: str) -> Content:
    """The brand followed by some words."""
    return Content.assemble((BRAND, "bold $on-hammer on $hammer"), "  ", "  ·  ".join(parts))


def _progress(seen: Observation, terms: Terms) -> tuple[str, str]:
    if seen.phase == "buy":
        number = say("auction-number", n=seen.round, of=terms.auctions)
        left = seen.cards_left
        return number, say("buildings-left", n=left) if left else say("buildings-last")
    # With one building too few in each row nobody can tell how many sales there will be.
    is_even = terms.shown == terms.seats
    if is_even:
        number = say("sale-number", n=seen.round, of=terms.auctions)
    else:
        number = say("sale-number-open", n=seen.round)
    left = seen.cards_left
    return number, say("cheques-left", n=left) if left else say("cheques-last")
