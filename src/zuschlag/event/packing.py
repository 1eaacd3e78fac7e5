"""An evening that is over, packed for the organiser to take home."""

from zuschlag.errors import NotAllowed
from zuschlag.event.box import files_of
from zuschlag.event.evening_state import OVER
from zuschlag.event.powers import Role, roles_of
from zuschlag.event.service import EveningService
from zuschlag.table.caller import Speaker
from zuschlag.words.speech import Words


async def packed(
    evenings: EveningService, id: str, speaker: Speaker, words: Words
) -> dict[str, bytes]:
    """Every file of the zip; a game without a record, ended by a ruling, has its result there."""
    evening = (await evenings.find(id)).evening
    if Role.ORGANISER not in roles_of(evening, speaker.holder):
        raise NotAllowed("event/not-yours")
    if evening.status != OVER:
        raise NotAllowed("event/not-over")
    records = []
    for played in evening.rounds:
        for table, result in sorted(played.results.items()):
            if result.head:
                records.append(await evenings.attendant.record(evening, played.number, table))
    return files_of(evening, records, words, await evenings.comparing.sheets(evening))
