"""For Sale as lines of plain text: one block per round, a table at the end."""

from collections.abc import Mapping
from typing import Any

from zuschlag.cli.speech import does
from zuschlag.cli.words import sentence
from zuschlag.errors import Refusal
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.words import (
    Action,
    AuctionWon,
    BidPlaced,
    BuildingsLaid,
    ChequesLaid,
    Event,
    Passed,
    Revealed,
    Sealed,
    Swept,
)
from zuschlag.rules.ruling import Ruling


def tell(record: Mapping[str, Any]) -> tuple[list[str], bool]:
    """All lines of the narration, and whether every move was legal."""
    state, moves = FOR_SALE.read(record)
    names: list[str] = record["seats"]
    lines = [_title(state, names)]
    for event in FOR_SALE.opening(state):
        lines += _lines(event, names)
    for place, (seat, action) in enumerate(moves):
        try:
            for event in FOR_SALE.apply(state, seat, action):
                lines += _lines(event, names)
            lines += _ruling(action, names)
        except Refusal as refused:
            refused.facts |= {"who": [names[one] for one in FOR_SALE.waiting_for(state)]}
            lines += ["", f"Move {place} by {names[seat]} is illegal. {sentence(refused)}"]
            return lines, False
    return lines + _ending(state, names), True


def _title(state: State, names: list[str]) -> str:
    terms = state.terms
    switched = "".join(f", {name} {value}" for name, value in terms.options.items())
    people = ", ".join(names)
    return f"For Sale {terms.edition}{switched}: {people}; {terms.coins} coins each"


def _lines(event: Event, names: list[str]) -> list[str]:
    match event:
        case BuildingsLaid(number, buildings, opener):
            row = "  ".join(str(one) for one in buildings)
            return ["", f"Auction {number}   row {row}   {does(names[opener], 'open')}"]
        case BidPlaced(seat, total):
            return [f"  {does(names[seat], 'bid')} {total}"]
        case Passed(seat, None, back, _):
            return [f"  {does(names[seat], 'pass')}: no building, {_coins(back)} back"]
        case Passed(seat, building, back, paid):
            return [f"  {does(names[seat], 'pass')}: building {building}, {back} back, {paid} paid"]
        case AuctionWon(seat, building, paid):
            return [f"  {does(names[seat], 'win')} {building} for {_coins(paid)}"]
        case ChequesLaid(number, cheques):
            return ["", f"Sale {number}   cheques {'  '.join(str(one) for one in cheques)}"]
        case Revealed(sales):
            return [f"  {does(names[s.seat], 'sell')} {s.building} for {s.cheque}" for s in sales]
        case Swept(seat, buildings, cheques):
            sold = ", ".join(str(one) for one in buildings)
            got = ", ".join(str(one) for one in cheques)
            return [f"  Only {names[seat]} still had buildings ({sold}) and got {got}"]
        case Sealed(_):
            return []
    return []


def _ruling(action: Action, names: list[str]) -> list[str]:
    if not isinstance(action, Ruling):
        return []
    champions = " and ".join(names[seat] for seat in action.winners)
    return ["", f'Ruling: {champions} won ("{action.reason}").']


def _coins(number: int) -> str:
    return "1 coin" if number == 1 else f"{number} coins"


def _ending(state: State, names: list[str]) -> list[str]:
    result = FOR_SALE.outcome(state)
    if result is None:
        asked = ", ".join(names[seat] for seat in FOR_SALE.waiting_for(state))
        return ["", f"The record ends here; to move: {asked}"]
    width = max(len(name) for name in [*names, "player"])
    people = FOR_SALE.observe(state, None).people
    lines = ["", f"  place  {'player':<{width}}  score  cheques  coins"]
    for seat in sorted(range(len(names)), key=lambda one: result.ranking[one]):
        coins = people[seat].coins or 0
        score = result.scores[seat]
        row = f"{names[seat]:<{width}}  {score:>5}  {score - coins:>7}  {coins:>5}"
        lines.append(f"  {result.ranking[seat]:>5}  {row}")
    champions = " and ".join(names[seat] for seat in result.winners)
    if len(result.winners) > 1:
        return [*lines, "", f"{champions} share the win"]
    return [*lines, "", does(champions, "win")]
