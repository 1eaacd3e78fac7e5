"""The route that looks back: a written game comes in, a stretch of its positions goes out.

Playing a long game again takes a moment, so it happens off the event loop, and long ones cost
more of what a session may ask for.
"""

from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta

from zuschlag import record
from zuschlag.errors import Malformed
from zuschlag.server.dependencies import SPEAKER, TheAppState, TheSpeaker, problems
from zuschlag.server.errors import encoded
from zuschlag.server.frames import SeatNumber
from zuschlag.table.replaying import Replay, replayed

PATH = "/api/replay"
MOST_BYTES = record.MOST_BYTES + 4096
"""A whole record and what is asked about it; every other route takes far less."""

MOST_STEPS = 10_000
_STEPS_OF_A_SHORT_GAME = 1_000

Place = Annotated[int, Meta(ge=0, le=MOST_STEPS)]


class Lookback(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from"}):
    """A record, who looks at it, and which positions: after move `from` up to after move `to`."""

    record: dict[str, Any]
    viewpoint: SeatNumber | Literal["open"] | None = None  # none: as a spectator
    first: Place = 0
    to: Place = 0
    options: bool = False  # also what that seat may do in each of them


def _read(asked: Lookback) -> bytes:
    data = msgspec.json.encode(asked.record)
    return encoded(replayed(data, asked.viewpoint, asked.first, asked.to, asked.options))


def steps_of(written: dict[str, Any]) -> int:
    """How many moves a record claims to have; Malformed beyond what anybody plays."""
    actions = written.get("actions")
    steps = len(actions) if isinstance(actions, list) else 0
    if steps > MOST_STEPS:
        facts = {"most": MOST_STEPS, "found": steps}
        raise Malformed("record/too-long", "actions", facts)
    return steps


@post(
    PATH,
    status_code=200,
    dependencies=SPEAKER,
    summary="Look back at a written game",
    tags=["replay"],
    request_max_body_size=MOST_BYTES,
    responses={200: ResponseSpec(Replay), **problems(401, 403, 413, 429, 503)},
)
async def replay(
    app_state: TheAppState, speaker: TheSpeaker, data: JSONBody[Lookback]
) -> Response[bytes]:
    """Positions of any record, from a seat, as a spectator or all open; at most 400 at a time.

    `money` is what everybody was worth after every move of the whole game.
    """
    steps = steps_of(data.record)
    app_state.limits.replays.take(speaker.holder, 1 + steps // _STEPS_OF_A_SHORT_GAME)
    told = await app_state.background.do(partial(_read, data))
    return Response(told, media_type="application/json")


ROUTES = [replay]
