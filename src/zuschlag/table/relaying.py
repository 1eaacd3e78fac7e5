"""Questions that one worker hands on to another: a command goes over, an ack or an error back."""

from collections.abc import Awaitable
from typing import Any

import msgspec

from zuschlag import errors
from zuschlag.errors import Malformed, Unavailable, ZuschlagError
from zuschlag.table.audience import Tab
from zuschlag.table.caller import Speaker
from zuschlag.table.commands import Command


class Ack(msgspec.Struct, frozen=True):
    """It is done and on disk; `cursor` is the caller's own, `made` what only the caller gets."""

    cursor: int
    made: dict[str, Any] = {}


class RelayedCommand(msgspec.Struct, frozen=True, array_like=True, tag="command"):
    """A command with everything that was checked about who gave it."""

    table: str
    speaker: Speaker
    seat: int | None
    command_id: str
    command: Command
    is_aside: bool = False  # from a socket that only watches, because a newer one is in control
    watch: str = ""  # which socket it came from, if from one


class Here(msgspec.Struct, frozen=True, array_like=True, tag="here"):
    """Who looks on at another worker; the answer is the owner's OwnerReply."""

    table: str
    worker: str
    tabs: list[Tab]


class _Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    ack: Ack | None = None
    error: str = ""
    slug: str = ""
    path: str = ""
    facts: dict[str, Any] = {}


_FAULT = "fault"
_ENCODER = msgspec.msgpack.Encoder()
_QUESTIONS: msgspec.msgpack.Decoder[RelayedCommand | Here] = msgspec.msgpack.Decoder(
    RelayedCommand | Here
)
_REPLIES = msgspec.msgpack.Decoder(_Reply)


def encoded(asked: RelayedCommand | Here) -> bytes:
    """A question on its way."""
    return _ENCODER.encode(asked)


def question_of(question: bytes) -> RelayedCommand | Here:
    """A question that has arrived."""
    return _QUESTIONS.decode(question)


async def replied(answer: Awaitable[Ack]) -> bytes:
    """The answer on its way back; a user's errors travel; of bugs, only that there was one."""
    try:
        return _ENCODER.encode(_Reply(ack=await answer))
    except ZuschlagError as fault:
        path = fault.path if isinstance(fault, Malformed) else ""
        name = type(fault).__name__
        return _ENCODER.encode(_Reply(None, name, fault.slug, path, fault.facts))
    except Exception:
        # Reported where it happened; whoever asked must not wait in vain.
        return _ENCODER.encode(_Reply(None, _FAULT))


def ack_of(reply: bytes) -> Ack:
    """The answer that came back, or the error."""
    found = _REPLIES.decode(reply)
    if found.ack is not None:
        return found.ack
    if found.error == _FAULT:
        raise RuntimeError("another worker has failed")
    if found.error == Malformed.__name__:
        raise Malformed(found.slug, found.path, found.facts)
    kind = getattr(errors, found.error, Unavailable)
    raise kind(found.slug, found.facts)
