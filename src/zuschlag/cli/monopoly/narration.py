"""A record of Monopoly as a story: what was agreed, turn by turn, and how everybody stands."""

from collections.abc import Mapping
from typing import Any

from zuschlag.cli.monopoly.narration_end import ending
from zuschlag.cli.told_record import Telling, reader_of, switches, told
from zuschlag.rules.monopoly.events import Event
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.terms import Terms, book, preset_of
from zuschlag.words.here import words
from zuschlag.words.monopoly.story import Story
from zuschlag.words.names import named
from zuschlag.words.story import Line, listed


def tell(record: Mapping[str, Any]) -> tuple[list[str], bool]:
    """All lines of the narration, and whether every move was legal and every throw written down."""

    def telling(state: State) -> Telling:
        names: list[str] = record["seats"]
        story = Story(words(), names, state.terms.board, reader_of(names))

        def lines(events: list[Event]) -> list[Line]:
            view = MONOPOLY.observe(state, story.people.reader)
            return story.tell(events, [person.cash for person in view.people])

        return Telling(_head(state, story), lines, lambda: ending(state, story))

    return told(MONOPOLY, record, telling)


def _head(state: State, story: Story) -> list[str]:
    terms, deal, board = state.terms, state.deal, state.terms.board
    facts = {
        "edition": named(words(), "edition", terms.edition),
        "board": board.title.in_(words().language),
        "people": listed(words(), story.people.names),
        "sum": story.places.sum(board.money.start),
    }
    rent = words()(f"rules-monopoly-rent-{terms.switches['rent.claim']}")
    lines = [words()("show-monopoly", **facts), rent]
    lines += switches(_switched(terms))
    if not MONOPOLY.opening(state):
        lines.append(words()("show-begins", **story.people.facts("opener", deal.opener)))
    return lines


def _switched(terms: Terms) -> dict[str, Any]:
    """What the table has agreed on, where it differs from the preset."""
    usual = book().usual | preset_of(terms.edition, terms.rules)
    return {
        name: value
        for name, value in terms.options.items()
        if name not in usual or value != usual[name]
    }
