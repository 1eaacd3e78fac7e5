"""At a table of the league programs play, and nobody has any other power there."""

import msgspec
import pytest

from tests.table.matrix import BOT, SEAT, STATES, _verb, commands, may_ask, staged

NOBODY = "0" * 64
PLAYS = {
    "lobby": {"stand"},
    "seeds": {"stand", "seal-seed", "show-seed"},
    "play": {"stand", "move", "order"},
    "paused": {"stand", "order"},
    "over": set[str](),
}


@pytest.mark.parametrize("state", STATES)
async def test_at_a_table_of_the_league_everybody_may_play_their_seat_and_nothing_else(
    state: str,
) -> None:
    party = await staged(state, "Olga")
    table = party.live.table
    table.league, table.host = True, NOBODY
    table.settings = msgspec.structs.replace(table.settings, undo=False, chat=False)
    asking = {
        "program": (party[BOT], BOT),
        "host of before": (party.host, SEAT),
        "spectator": (party.guest("Zoe"), SEAT),
    }
    allowed = {
        who: {_verb(one) for one in commands(party, named) if may_ask(party, person, one, None)}
        for who, (person, named) in asking.items()
    }
    assert allowed["program"] == PLAYS[state]
    assert allowed["host of before"] == allowed["spectator"] == set()
