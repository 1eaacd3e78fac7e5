"""Events of Monopoly as the log tells them, to the one who sits here, and how loudly."""

from collections.abc import Sequence

from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.events import Event
from zuschlag.terminal.monopoly.speech import Speech
from zuschlag.words.monopoly.purses import Purses
from zuschlag.words.story import Line


def lines(
    event: Event, later: Sequence[Event], speech: Speech, purses: Purses = ()
) -> list[tuple[str, str]]:
    """The lines the log gets for an event, each with its style; `later` came with it."""
    told = [*speech.told, event, *later]
    place = len(speech.told)
    speech.told = told[: place + 1] if later else []
    return [(line.text, _style(line, event)) for line in speech.story.say(told, place, purses)]


def _style(line: Line, event: Event) -> str:
    return "bold" if line.is_head and not style_of(event) else style_of(event)


def style_of(event: Event) -> str:
    """How loudly it is said."""
    match event:
        case events.LotSold() | events.Traded() | events.Bought():
            return "bold $sold"
        case events.WentBankrupt() | events.LeftGame() | events.GameEnded() | events.TimeCalled():
            return "bold $hammer"
    return ""
