"""The short rules of the chosen terms, told in our own words from the figures of the board."""

from zuschlag.rules.monopoly.board import sum_of_money
from zuschlag.rules.monopoly.terms import Terms

Section = tuple[str, str]

_CLAIMS = {
    "auto": "Rent is paid at once; nobody has to ask.",
    "manual": "The owner must ask (d) before the next player rolls, or the visit was free.",
    "manual-grace": (
        "The owner must ask (d) before the next player rolls, who waits a few seconds for that."
    ),
    "championship": "The owner must ask (d) before the second player after the visitor rolls.",
}
_ENDS = {
    "equalTurns": "the round is played to its end, so that all have had as many turns",
    "finishTurn": "the running turn is finished",
    "stopNow": "the game stops there",
}


def rules_of(terms: Terms) -> list[Section]:
    """Headings with a paragraph each, in the order of play."""
    return [
        ("What it is about", _aim(terms)),
        ("A turn", _turn(terms)),
        ("Auctions", _auctions(terms)),
        ("Rent", _rent(terms)),
        ("Building", _building(terms)),
        ("Mortgages", _mortgages(terms)),
        ("Trades", _trades()),
        ("Jail", _jail(terms)),
        ("Debts", _debts(terms)),
        ("The end", _end(terms)),
        ("What you see", _sight(terms)),
    ]


def _aim(terms: Terms) -> str:
    money = terms.board.money
    start = sum_of_money(terms.board, money.start)
    return (
        f"Everybody starts with {start} and goes round the board, buying places and collecting"
        " rent. Whoever is worth most in the end wins; whoever cannot pay is out."
    )


def _turn(terms: Terms) -> str:
    salary = sum_of_money(terms.board, terms.board.money.salary)
    return (
        f"Roll both dice and move. Reaching or passing the start brings {salary}. A place without"
        " owner may be bought at its price; if you do not want it, everybody may bid. A double"
        " means another roll, the third one in a row jail. Between two turns everybody may build,"
        " mortgage and trade; h holds the next roll for that."
    )


def _auctions(terms: Terms) -> str:
    opening, step = terms.switches["auction.minOpen"], terms.switches["auction.step"]
    order = "Clockwise from the left of whoever declined; who passes is out."
    if terms.is_set("auction.order", "open"):
        order = "Everybody may bid at any time; who passes is out."
    return f"{order} The first bid is at least {opening}, each further one {step} more. Cash only."


def _rent(terms: Terms) -> str:
    money = terms.board.money
    stays = terms.is_set("rent.groupWithMortgage", "double")
    group = "even if one of them is mortgaged" if stays else "if none of them is mortgaged"
    dice = "a fresh roll" if terms.is_set("rent.utilityRoll", "fresh") else "the roll you came with"
    return (
        f"{_CLAIMS[str(terms.switches['rent.claim'])]} Bare streets of a whole colour bring double,"
        f" {group}. Stations bring {'/'.join(map(str, money.station))}; utilities"
        f" {money.utility[0]} or {money.utility[1]} times {dice}. A mortgaged place brings nothing."
    )


def _building(terms: Terms) -> str:
    bank = terms.board.bank
    floor = terms.switches["buildAuction.floor"]
    least = "its regular price" if floor == "regular" else str(floor)
    return (
        "With every street of a colour, none mortgaged, you may build, evenly: streets differ by"
        " one level at most, and the fifth level is a hotel. The bank has"
        f" {bank.houses} houses and {bank.hotels} hotels. When several want the last ones,"
        f" wishes are sealed, and each building is auctioned from {least}. Selling brings half."
    )


def _mortgages(terms: Terms) -> str:
    return (
        "Half the price, once no building stands in that colour. Redeeming costs a tenth more."
        " Who takes over a mortgaged deed pays that tenth at once, or redeems it."
    )


def _trades() -> str:
    return (
        "Deeds without buildings in their colour, jail cards and cash, two parties, at once. Both"
        " give something, and not only money. Three offers each per turn and between turns; no"
        " loans, no promises."
    )


def _jail(terms: Terms) -> str:
    fine = sum_of_money(terms.board, terms.board.money.fine)
    return (
        f"Out by a double, by {fine} or by a card, before you roll. After the third failed roll you"
        " pay and move. Jailed owners collect rent, bid, build and trade like everybody."
    )


def _debts(terms: Terms) -> str:
    estate = "mortgaged" if terms.is_set("bankrupt.estate", "mortgaged") else "as they are"
    return (
        "What you cannot pay at once you must raise: sell buildings, mortgage, trade. If all of it"
        f" is not enough, you are bankrupt: a creditor takes your deeds {estate}, the bank"
        " auctions them."
    )


def _end(terms: Terms) -> str:
    limit = "The game ends when one player is left."
    if terms.limit.minutes:
        limit = f"After {terms.limit.minutes} minutes {_ENDS[str(terms.switches['end.mode'])]}."
    elif terms.limit.rounds:
        limit = f"The game ends after {terms.limit.rounds} rounds, or when one player is left."
    half = "half their price" if terms.is_set("end.buildings", "half") else "their price"
    counted = f"cash, deeds at their price (mortgaged ones half) and buildings at {half}"
    return f"{limit} Worth is {counted}."


def _sight(terms: Terms) -> str:
    if terms.hides_cash:
        return "Others' cash is covered; deeds, buildings and every payment are public."
    return "Everybody's cash lies open. Sealed wishes and the decks do not."
