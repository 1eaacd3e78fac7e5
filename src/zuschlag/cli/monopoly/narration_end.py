"""How a game of Monopoly stands at the end of its record: a table of worth, or who is to move."""

from zuschlag.cli.story_page import table, wrapped
from zuschlag.rules.bits import listed
from zuschlag.rules.game import Outcome
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.state import Table
from zuschlag.words.here import words
from zuschlag.words.monopoly.story import Story
from zuschlag.words.story import listed as in_a_row

_COLUMNS = ("place", "player", "total", "cash", "deeds", "buildings")


def ending(state: State, story: Story) -> list[str]:
    """The last lines of a narration."""
    result = MONOPOLY.outcome(state)
    if result is None:
        asked = story.people.listed(MONOPOLY.waiting_for(state))
        return ["", *_holdings(state.read(), story), "", words()("show-waiting", who=asked)]
    winners = story.people.winners("show-winner", result.winners)
    return ["", *_table(state, result, story), "", winners]


def _holdings(t: Table, story: Story) -> list[str]:
    lines = []
    for seat, name in enumerate(story.people.names):
        if t.out[seat]:
            told = words()("show-gone", who=name)
        else:
            cash = story.places.sum(t.cash[seat])
            told = words()("show-holdings", who=name, cash=cash, deeds=_deeds(t, seat, story))
        lines += wrapped(told, "  ")
    return lines


def _deeds(t: Table, seat: int, story: Story) -> str:
    mortgaged = listed(t.mortgaged)
    names = {slot: story.places.short(slot) for slot in listed(t.deeds[seat])}
    told = [
        words()("show-mortgaged", deed=name) if slot in mortgaged else name
        for slot, name in names.items()
    ]
    return in_a_row(words(), told) or words()("show-no-deeds")


def _table(state: State, result: Outcome, story: Story) -> list[str]:
    t = state.read()
    rows = []
    for seat in sorted(range(t.seats), key=lambda one: result.ranking[one]):
        score = result.scores[seat]
        row = [str(result.ranking[seat]), story.people.names[seat], str(score)]
        rows.append(row + ([words()("show-out")] if t.out[seat] else _worth(t, seat, score)))
    return table([words()(f"show-{one}") for one in _COLUMNS], rows)


def _worth(t: Table, seat: int, score: int) -> list[str]:
    mortgaged = listed(t.mortgaged)
    deeds = sum(t.price[d] // (2 if d in mortgaged else 1) for d in listed(t.deeds[seat]))
    return [str(one) for one in (t.cash[seat], deeds, score - t.cash[seat] - deeds)]
