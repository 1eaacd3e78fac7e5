"""A record of For Sale as a story: who played, row by row, a table at the end."""

from collections.abc import Mapping
from typing import Any

from zuschlag.cli.story_page import table
from zuschlag.cli.told_record import Telling, reader_of, switches, told
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.words import Event, GameEnded, Sealed
from zuschlag.rules.game import Outcome
from zuschlag.words.forsale.story import Story
from zuschlag.words.here import words
from zuschlag.words.names import named
from zuschlag.words.story import Line, listed

_TOLD_LATER = (Sealed, GameEnded)
"""What lies face down is read when it is turned over, and the end has a table."""


def tell(record: Mapping[str, Any]) -> tuple[list[str], bool]:
    """All lines of the narration, and whether every move was legal."""
    names: list[str] = record["seats"]
    story = Story(words(), names, reader_of(names))

    def telling(state: State) -> Telling:
        def lines(events: list[Event]) -> list[Line]:
            view = FOR_SALE.observe(state, story.people.reader)
            new = [event for event in events if not isinstance(event, _TOLD_LATER)]
            return story.tell(new, [person.coins for person in view.people])

        return Telling(_head(state, names), lines, lambda: _end(state, story))

    return told(FOR_SALE, record, telling)


def _head(state: State, names: list[str]) -> list[str]:
    terms = state.terms
    facts = {"edition": named(words(), "edition", terms.edition), "people": listed(words(), names)}
    return [words()("show-for-sale", coins=terms.coins, **facts), *switches(terms.options)]


def _end(state: State, story: Story) -> list[str]:
    result = FOR_SALE.outcome(state)
    if result is None:
        waiting = story.people.listed(FOR_SALE.waiting_for(state))
        return ["", words()("show-waiting", who=waiting)]
    return [
        "",
        *_table(state, result, story),
        "",
        story.people.winners("show-winner", result.winners),
    ]


def _table(state: State, result: Outcome, story: Story) -> list[str]:
    heads = [words()(f"show-{one}") for one in ("place", "player", "score", "cheques", "coins")]
    people = FOR_SALE.observe(state, None).people
    rows = []
    for seat in sorted(range(len(people)), key=lambda one: result.ranking[one]):
        coins, score = people[seat].coins or 0, result.scores[seat]
        figures = [str(one) for one in (score, score - coins, coins)]
        rows.append([str(result.ranking[seat]), story.people.names[seat], *figures])
    return table(heads, rows)
