"""The short rules of the chosen terms, as the pages have them, with the figures of the board."""

from zuschlag.rules.monopoly.board import sum_of_money
from zuschlag.rules.monopoly.terms import Terms
from zuschlag.terminal.rulesheet import Section
from zuschlag.words.here import say
from zuschlag.words.speech import Fact


def rules_of(terms: Terms) -> list[Section]:
    """Headings with a paragraph each, in the order of play."""
    board, switch = terms.board, terms.switches
    money = {name: sum_of_money(board, getattr(board.money, name)) for name in _SUMS}
    bids = {"first": "auction.minOpen", "step": "auction.step"}
    first_bid = {name: _sum(terms, one) for name, one in bids.items()}
    stock = {"houses": board.bank.houses, "hotels": board.bank.hotels}
    return [
        _section("aim", _rule("aim", start=money["start"])),
        _section("turn", _rule("turn", salary=money["salary"])),
        _section("auction", _rule(f"auction-{switch['auction.order']}", **first_bid)),
        _section("rent", *_rent(terms)),
        _section("build", _rule("build", **stock)),
        _section("mortgage", _rule("mortgage")),
        _section("jail", _rule("jail", fine=money["fine"])),
        _section("debt", _rule(f"debt-{switch['bankrupt.estate']}")),
        _section("end", *_end(terms)),
    ]


_SUMS = ("start", "salary", "fine")


def _section(name: str, *texts: str) -> Section:
    return _rule(f"{name}-title"), " ".join(texts)


def _rule(name: str, **facts: Fact) -> str:
    return say(f"rules-monopoly-{name}", **facts)


def _sum(terms: Terms, switch: str) -> str:
    amount = terms.switches[switch]
    return sum_of_money(terms.board, amount) if isinstance(amount, int) else str(amount)


def _rent(terms: Terms) -> list[str]:
    switches = ("rent.claim", "rent.groupWithMortgage")
    return [*(_rule(f"rent-{terms.switches[one]}") for one in switches), _rule("rent-mortgaged")]


def _end(terms: Terms) -> list[str]:
    limit = [_rule("end-none")]
    if terms.limit.minutes:
        limit = [
            _rule("end-minutes", n=terms.limit.minutes),
            _rule(f"end-{terms.switches['end.mode']}"),
        ]
    elif terms.limit.rounds:
        limit = [_rule("end-rounds", n=terms.limit.rounds)]
    sight = "sight-covered" if terms.hides_cash else "sight-open"
    return [*limit, _rule(f"end-{terms.switches['end.buildings']}"), _rule(sight)]
