"""What the form says about editions, opponents and house rules."""

from collections.abc import Sequence

from zuschlag.rules.forsale.editions import Terms
from zuschlag.terminal.event_lines import coins
from zuschlag.words import names
from zuschlag.words.here import say, words


def house_rules() -> dict[str, dict[object, str]]:
    """The switches of For Sale with their values."""
    value = names.value_name
    return {
        "least_bid": {one: value(words(), one) for one in ("raise", "match")},
        "refund": {one: value(words(), one) for one in ("up", "down")},
        "open_info": {False: say("lies-covered"), True: say("lies-open")},
        "variant5_removed": {3: say("removed-3"), 2: say("removed-2")},
    }


def difference(edition: str) -> str:
    """How an edition differs, in one sentence."""
    return names.told(words(), "about", edition) or say("own-edition")


def opponent(name: str, ladder: Sequence[str] = ()) -> str:
    """A friendly name for a bot of the roster, with its rung where it has one."""
    plain = name.replace("-", " ").replace("_", " ").capitalize()
    told = names.told(words(), "bot", name) or plain
    return f"{told} {ladder.index(name) + 1}/{len(ladder)}" if name in ladder else told


def character(name: str) -> str:
    """What a bot is like, in one sentence."""
    return names.told(words(), "character", name) or ""


def purse(terms: Terms) -> str:
    """What everybody starts with."""
    return say("coins-each", coins=coins(terms.coins))


def figures(terms: Terms) -> str:
    """Coins, cards and rows of these terms."""
    rows = say("rows", n=terms.auctions, shown=terms.shown)
    if terms.short_row:
        full = say("rows", n=terms.auctions - 1, shown=terms.shown)
        rows = say("rows-and-one", rows=full, short=terms.short_row)
    dealt = {"cards": terms.in_play, "all": terms.deck.buildings}
    return say("figures-for-sale", coins=coins(terms.coins), rows=rows, **dealt)


def short_row_told(terms: Terms) -> str:
    """Why three cards out at a table of five leave a short last row, and what it means (C-04)."""
    short, all_rows = terms.short_row, terms.auctions
    if not short:
        rows = say("rows", n=all_rows, shown=terms.shown)
        return say("full-rows", cards=terms.in_play, rows=rows)
    return say(
        "short-row",
        cards=terms.in_play,
        rows=say("rows", n=all_rows - 1, shown=terms.shown),
        short=short,
        empty=terms.seats - short,
        other=terms.in_play + 1,
        all=all_rows,
    )
