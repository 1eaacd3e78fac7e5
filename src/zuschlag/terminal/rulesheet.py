"""The short rules of the chosen terms, as the pages have them, with the figures of the edition."""

from zuschlag.rules.forsale.editions import Terms
from zuschlag.terminal.catalogue import short_row_told
from zuschlag.words.here import say
from zuschlag.words.speech import Fact

Section = tuple[str, str]


def rules_of(terms: Terms) -> list[Section]:
    """Headings with a paragraph each, in the order of play."""
    is_short = terms.seats != terms.shown
    return [
        _section("aim", _rule("aim")),
        _section("table", _table(terms)),
        _section("bid", _rule("bid", shown=terms.shown), _rule(f"bid-{terms.least_bid}")),
        _section("pass", *_passing(terms, is_short)),
        _section("sale", _rule("sale"), *([_rule("sale-alone")] if is_short else [])),
        _section("end", _rule("end"), _rule("sight-open" if terms.open_info else "sight-covered")),
    ]


def _section(name: str, *texts: str) -> Section:
    return _rule(f"{name}-title"), " ".join(texts)


def _rule(name: str, **facts: Fact) -> str:
    return say(f"rules-for-sale-{name}", **facts)


def _table(terms: Terms) -> str:
    deck = terms.deck
    cards = {"cards": terms.in_play, "all": deck.buildings, "best": deck.cheques[-1]}
    told = _rule("table", coins=terms.coins, **cards)
    return f"{told} {short_row_told(terms)}" if terms.short_row else told


def _passing(terms: Terms, is_short: bool) -> list[str]:
    names = ["pass", f"pass-{terms.refund}", "hammer"]
    return [_rule(name) for name in (["pass-none", *names] if is_short else names)]
