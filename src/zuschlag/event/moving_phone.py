"""From one phone to another: number and code from one's card, and nothing else."""

from zuschlag.errors import NotAllowed, NotFound
from zuschlag.event import commands
from zuschlag.event.asker import Asker
from zuschlag.event.cards import fits
from zuschlag.event.evening_state import EveningState
from zuschlag.event.powers import check_not_own, known_entrant, speaks_as
from zuschlag.table.table_event import TableEvent


def new_card(evening: EveningState, asker: Asker, command: commands.NewCard) -> TableEvent:
    """For whoever has lost the old one; never for somebody at one's own table, or at play."""
    entrant = known_entrant(evening, command.entrant)
    if entrant.bot:
        raise NotAllowed("event/not-yours")
    current = evening.current
    table = current.table_of(entrant.number) if current is not None else None
    if current is not None and table is not None:
        check_not_own(evening, asker, current, table)
    asker.check_absent(entrant.number)
    by, card = speaks_as(evening, asker), entrant.cards + 1
    return asker.event("card_made", by, entrant=entrant.number, card=card)


def use_card(evening: EveningState, asker: Asker, command: commands.UseCard) -> TableEvent:
    """Whoever has the card has the place; a number that is not there is a wrong code too.

    A card that a helper has made puts nobody out who plays, however early it was made.
    """
    own = evening.entrant_of(asker.holder)
    if own is not None:
        raise NotAllowed("event/entered", {"entrant": own.number})
    entrant = evening.entrants.get(command.entrant)
    cards = entrant.cards if entrant is not None else 0
    is_right = fits(command.code, asker.card(command.entrant, cards))
    if entrant is None or entrant.bot or not is_right:
        raise NotFound("event/wrong-card")
    if entrant.is_card_new:
        asker.check_absent(entrant.number)  # a helper knows it, too
    secret = {"holder": asker.holder}
    return asker.event("device_moved", speaks_as(evening, asker), secret, entrant=entrant.number)
