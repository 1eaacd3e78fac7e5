"""How a game of Monopoly stands at the end of its record: a table of worth, or who is to move."""

from zuschlag.cli.monopoly.narration_names import Names
from zuschlag.cli.monopoly.narration_page import wrapped
from zuschlag.cli.speech import does
from zuschlag.rules.bits import listed
from zuschlag.rules.game import Outcome
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.state import Table


def ending(state: State, names: Names) -> list[str]:
    """The last lines of a narration."""
    result = MONOPOLY.outcome(state)
    if result is None:
        asked = ", ".join(names.of(seat) for seat in MONOPOLY.waiting_for(state))
        return ["", *_holdings(state.read(), names), f"The record ends here; to move: {asked}"]
    return ["", *_table(state, result, names), "", _winners(result, names)]


def _holdings(t: Table, names: Names) -> list[str]:
    lines = []
    for seat in range(t.seats):
        deeds = names.slots(listed(t.deeds[seat]), listed(t.mortgaged)) or "no deeds"
        where = "out of the game" if t.out[seat] else f"{names.money(t.cash[seat])}, {deeds}"
        lines += wrapped(f"{names.of(seat)}: {where}")
    return [*lines, ""]


def _table(state: State, result: Outcome, names: Names) -> list[str]:
    t = state.read()
    width = max(len(name) for name in [*names.people, "player"])
    lines = [f"  place  {'player':<{width}}  total   cash  deeds  buildings"]
    for seat in sorted(range(t.seats), key=lambda one: result.ranking[one]):
        row = f"  {result.ranking[seat]:>5}  {names.of(seat):<{width}}  {result.scores[seat]:>5}"
        lines.append(f"{row}  {_worth(t, seat, result.scores[seat])}")
    return lines


def _worth(t: Table, seat: int, score: int) -> str:
    if t.out[seat]:
        return "out of the game"
    mortgaged = listed(t.mortgaged)
    deeds = sum(t.price[d] // (2 if d in mortgaged else 1) for d in listed(t.deeds[seat]))
    return f"{t.cash[seat]:>5}  {deeds:>5}  {score - t.cash[seat] - deeds:>9}"


def _winners(result: Outcome, names: Names) -> str:
    champions = " and ".join(names.of(seat) for seat in result.winners)
    return f"{champions} share the win" if len(result.winners) > 1 else does(champions, "win")
