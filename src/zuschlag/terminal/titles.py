"""The top line of the table: which game, which round, how much is still to come."""

from textual.content import Content

from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.views import Observation

BRAND = " Zuschlag "


def headline(seen: Observation, terms: Terms) -> Content:
    """Brand, edition, round, and the cards still in the deck."""
    return titled(f"For Sale {seen.edition}", *_progress(seen, terms))


def titled(*parts: str) -> Content:
    """The brand followed by some words."""
    return Content.assemble((BRAND, "bold $on-hammer on $hammer"), "  ", "  ·  ".join(parts))


def _progress(seen: Observation, terms: Terms) -> tuple[str, str]:
    if seen.phase == "buy":
        number = f"Auction {seen.round} of {terms.auctions}"
        return number, _left(seen.cards_left, "building")
    # With one building too few in each row nobody can tell how many sales there will be.
    is_even = terms.shown == terms.seats
    number = f"Sale {seen.round} of {terms.auctions}" if is_even else f"Sale {seen.round}"
    return number, _left(seen.cards_left, "cheque")


def _left(cards: int, what: str) -> str:
    if not cards:
        return f"the last {what}s"
    return f"{cards} {what}{'' if cards == 1 else 's'} to come"
