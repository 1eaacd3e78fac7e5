"""What the form says about editions, opponents and house rules, in plain sentences."""

from zuschlag.rules.forsale.editions import Terms
from zuschlag.terminal.event_lines import coins

_EDITIONS = {
    "2015": "The game as sold today: thirty buildings, and every bid must beat the last one.",
    "2015-variant": "One building too few per row: who leaves first gets none, and all coins back.",
    "1997": "The first box: twenty buildings, fifteen coins, and a bid may equal the last one.",
    "1997-strict": "As 1997, but every bid must beat the last one.",
    "1997-variant": "As 1997, with one building too few per row: who leaves first gets none.",
    "2005-seed": "Thirty buildings and fourteen coins for everybody, however many you are.",
    "2005-published": "Eighteen coins for three or four, and who passes loses the odd coin.",
}

_OPPONENTS = {
    "random": "Weathercock (random)",
    "heuristic": "Bookkeeper (sober)",
    "searcher": "Strategist (searches)",
}

HOUSE_RULES: dict[str, dict[object, str]] = {
    "least_bid": {"raise": "must beat the last", "match": "may equal the last"},
    "refund": {"up": "odd coin comes back", "down": "odd coin is lost"},
    "open_info": {False: "covered", True: "open to all"},
    "variant5_removed": {3: "3 out, short last row", 2: "2 out, all rows full"},
}


def difference(edition: str) -> str:
    """How an edition differs, in one sentence."""
    return _EDITIONS.get(edition, "An edition of its own; the rules sheet (r) tells more.")


def opponent(name: str) -> str:
    """A friendly name for a bot of the roster."""
    return _OPPONENTS.get(name, name.replace("-", " ").replace("_", " ").capitalize())


def purse(terms: Terms) -> str:
    """What everybody starts with."""
    return f"{coins(terms.coins)} each."


def figures(terms: Terms) -> str:
    """Coins, cards and rows of these terms."""
    rows = f"{terms.auctions} rows of {terms.shown}"
    if terms.short_row:
        rows = f"{terms.auctions - 1} rows of {terms.shown} and one of {terms.short_row}"
    return (
        f"{coins(terms.coins)} each, {terms.in_play} of {terms.deck.buildings} buildings, {rows}."
    )


def short_row_told(terms: Terms) -> str:
    """Why three cards out at a table of five leave a short last row, and what it means (C-04)."""
    full, shown, short = terms.auctions - 1, terms.shown, terms.short_row
    if short:
        return (
            f"{terms.in_play} buildings: {_number(full)} rows of {_number(shown)}, then a row of"
            f" {_number(short)} where the first {_number(terms.seats - short)} to leave get nothing"
            f" and all their coins back. With 2 out instead: {terms.in_play + 1} buildings,"
            f" {_number(terms.auctions)} full rows."
        )
    return (
        f"{terms.in_play} buildings: {_number(terms.auctions)} full rows of {_number(shown)}."
        " The printed 3 out would leave a short last row."
    )


def _number(number: int) -> str:
    words = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    return words[number] if number < len(words) else str(number)
