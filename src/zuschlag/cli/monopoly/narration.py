"""Monopoly as lines of plain text: what was agreed, turn by turn, and who won."""

from collections.abc import Mapping
from typing import Any

from zuschlag.cli.monopoly.narration_end import ending
from zuschlag.cli.monopoly.narration_names import Names
from zuschlag.cli.monopoly.narration_page import wrapped
from zuschlag.cli.monopoly.narration_story import Story
from zuschlag.cli.speech import does
from zuschlag.cli.words import sentence
from zuschlag.errors import Refusal
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.replay import no_dice
from zuschlag.rules.monopoly.terms import Terms, book, preset_of
from zuschlag.rules.monopoly.words import TABLE_SEAT

_ASKING = {
    "auto": "Rent is paid by itself.",
    "manual": "Rent is paid only if the owner asks for it before the next player rolls.",
    "championship": "Rent is paid only if the owner asks for it before the second next turn.",
}


def tell(record: Mapping[str, Any]) -> tuple[list[str], bool]:
    """All lines of the narration, and whether every move was legal and every throw written down."""
    state, moves = MONOPOLY.read(record)
    names = Names(record["seats"], state.terms.board)
    story = Story(names)
    for place, (seat, action) in enumerate(moves):
        mover = "the table" if seat == TABLE_SEAT else names.of(seat)
        before = state.read()
        try:
            told = MONOPOLY.apply(state, seat, action)
        except Refusal as refused:
            refused.facts |= {"who": [names.of(one) for one in MONOPOLY.waiting_for(state)]}
            fault = f"Move {place} by {mover} is illegal. {sentence(refused)}"
            return [*_told(state, names, story), "", fault], False
        story.act(seat, action, told, (before, state.read()))
        if not _throw(state, story):
            fault = f"Move {place} by {mover}: {sentence(no_dice(len(state.dice)))}"
            return [*_told(state, names, story), "", fault], False
        story.end_line()
    return _told(state, names, story) + ending(state, names), True


def _throw(state: State, story: Story) -> bool:
    """Throw the dice of the record while the game wants them; False if there are none left."""
    while MONOPOLY.wants_chance(state):
        if len(state.dice) == len(state.deal.dice):
            return False
        before = state.read()
        told = MONOPOLY.resolve(state, list(state.deal.dice[len(state.dice)]))
        story.throw(told, (before, state.read()))
    return True


def _told(state: State, names: Names, story: Story) -> list[str]:
    story.close()
    return [*_opening(state, names), *story.page.lines]


def _opening(state: State, names: Names) -> list[str]:
    terms, deal = state.terms, state.deal
    board, purse = names.board, names.money(names.board.money.start)
    people = ", ".join(names.people)
    lines = [f"Monopoly {terms.edition}, board {board.title.en}: {people}; {purse} each"]
    asking = str(terms.switches["rent.claim"]).removesuffix("-grace")
    lines += wrapped(_ASKING[asking])
    if switched := _switched(terms):
        lines += wrapped(f"Switches: {', '.join(switched)}.")
    banker = "" if deal.banker is None else f" {does(names.of(deal.banker), 'keep')} the bank."
    return [*lines, *wrapped(f"{does(names.of(deal.opener), 'begin')}.{banker}")]


def _switched(terms: Terms) -> list[str]:
    """What the table has agreed on, where it differs from the preset."""
    usual = book().usual | preset_of(terms.edition, terms.rules)
    return [
        f"{name} {_value(value)}"
        for name, value in terms.options.items()
        if name not in usual or value != usual[name]
    ]


def _value(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{number} {unit}" for unit, number in value.items())
    if isinstance(value, list):
        return " and ".join(str(one) for one in value)
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)
