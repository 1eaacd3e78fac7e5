"""The short rules of the chosen terms, told in our own words from the figures of the edition."""

from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.figures import back_of
from zuschlag.terminal.catalogue import figures, short_row_told
from zuschlag.terminal.event_lines import coins, listed

Section = tuple[str, str]


def rules_of(terms: Terms) -> list[Section]:
    """Headings with a paragraph each, in the order of play."""
    return [
        ("What it is about", _aim(terms)),
        ("On the table", _table(terms)),
        ("Bidding", _bidding(terms)),
        ("Leaving", _leaving(terms)),
        ("The hammer", _hammer()),
        ("The sale", _sale(terms)),
        ("Counting", _counting()),
        ("What you see", _sight(terms)),
    ]


def _aim(terms: Terms) -> str:
    return (
        "First you spend coins on buildings, then you turn the buildings into cheques. Whoever has"
        " most in cheques and leftover coins wins: a coin saved is a coin earned."
    )


def _table(terms: Terms) -> str:
    removed = "All cards are in play."
    if terms.removed:
        removed = f"Set aside unseen: {terms.removed} buildings and as many cheques."
    cheques = terms.deck.cheques
    zeros = f"two of {len(cheques)} bounce and pay 0; the best pays {cheques[-1]}"
    short = f" {short_row_told(terms)}" if terms.short_row else ""
    return f"At this table: {figures(terms)} {removed} Of all cheques, {zeros}.{short}"


def _bidding(terms: Terms) -> str:
    if terms.least_bid == "raise":
        least = "A bid must beat the highest one so far."
    else:
        least = "A bid must reach the highest one so far and be more than your own last one."
    return (
        "Turn by turn, you bid or pass. A bid is your total for this row, at least 1, laid on the"
        f" table for all to see. {least} Too poor to go on means you pass."
    )


def _leaving(terms: Terms) -> str:
    taken = "Who passes takes the cheapest building still there and sits the row out."
    odd = "odd coins in your favour" if terms.refund == "up" else "odd coins lost"
    backs = [back_of(terms, bid) for bid in (1, 2, 3, 5)]
    back = f"Half the bid comes back, {odd}: bids of 1, 2, 3 and 5 return {listed(backs)}."
    empty = terms.seats - terms.shown
    if not empty:
        return f"{taken} {back} Passing before any bid is free."
    first = (
        "There is one building too few in each row, so the first to pass gets none, and every coin"
        " back."
    )
    free = "Passing before any bid is free."
    return f"{first} After that: who passes takes the cheapest building left. {back} {free}"


def _hammer() -> str:
    return (
        "The last one in pays the whole bid, takes the best building and opens the next row."
        " Without a bid that costs nothing."
    )


def _sale(terms: Terms) -> str:
    cheques = "As many cheques as players are laid out."
    end = "It goes on until everything is sold."
    if terms.seats != terms.shown:
        cheques = "One cheque per player who still holds buildings is laid out."
        end = (
            "Who has sold everything rests. Who is left alone with buildings takes all the cheques"
            " that remain."
        )
    return (
        f"{cheques} Everyone lays one building face down; then all turn over at once. The best"
        f" building takes the best cheque, the next the next. {end}"
    )


def _counting() -> str:
    return (
        f"Cheques plus coins, with {coins(1)} worth 1. Level scores are split by coins left; level"
        " in coins too, and the victory is shared."
    )


def _sight(terms: Terms) -> str:
    if terms.open_info:
        return (
            "Coins, hands and cheques lie open here (key o). A building laid down is still secret."
        )
    return (
        "Others' coins, hands and cheques are covered. All that happens is public, and the log"
        " forgets nothing: a good memory is allowed."
    )
