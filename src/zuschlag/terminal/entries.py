"""What happens around a game, as lines: talk, absences, pauses, refusals of the table."""

from datetime import datetime
from typing import Any

from zuschlag.errors import Refusal
from zuschlag.table.settings import ASK
from zuschlag.terminal import frames
from zuschlag.terminal.catalogue import opponent
from zuschlag.terminal.seat import Seat, Step
from zuschlag.words import here
from zuschlag.words.refused import refused as told_refused

Styled = tuple[str, str]


def lines_of(step: Step, seat: Seat) -> list[Styled]:
    """The line the log gets for an entry; none for what the game tells itself."""
    if step.kind == "said":
        return [
            (f"{seat.speaker(step.entry) or here.say('somebody')}: {step.entry['text']}", "italic")
        ]
    key = key_of(step.kind, step.entry)
    if not here.words().has(key):
        return []
    return [(here.say(key, **_facts(step.entry, seat)), "$muted")]


def key_of(kind: str, entry: dict[str, Any]) -> str:
    """The sentence for an entry, if there is one."""
    match kind, entry.get("by"):
        case "seat_moved", "host":
            return "entry-handed-on"
        case "seat_moved", "former":
            return "entry-returned"
        case "code_made", by if by != "host":
            return ""
        case "vote", _:
            return "entry-vote-yes" if entry.get("yes") else "entry-pause-no"
        case "pause_answered" | "ruling_answered", _:
            return f"entry-{kind.removesuffix('_answered')}-{'yes' if entry.get('yes') else 'no'}"
        case "unseated", _:
            return "entry-stood"
        case "over", _:  # the game itself says how it ended, or people have agreed on it
            return "entry-agreed" if entry.get("ending") == "agreed" else ""
    return f"entry-{kind.replace('_', '-')}"


def standing(seat: Seat) -> str:
    """What holds for a while: no connection, a pause, a question to everybody."""
    if seat.gone:
        return refused(Refusal(seat.gone))
    if seat.is_lost:
        return here.say("connection-lost")
    table = seat.latest.table
    if seat.latest.you.seat is not None and not seat.latest.you.in_control:
        return here.say("not-in-control")
    if table.status == frames.PAUSED:
        return here.say("table-pauses")
    if table.pause is not None and seat.you not in (table.pause.seat, *table.pause.agreed):
        return here.say("answer-pause", name=seat.names[table.pause.seat])
    if table.undo is not None and seat.you not in (table.undo.seat, *table.undo.agreed):
        return here.say("answer-undo", name=seat.names[table.undo.seat])
    if table.votes and seat.you is not None and seat.you not in table.votes:
        return here.say("answer-end", name=seat.names[table.votes[0]])
    if (absent := waited_for(seat)) is not None:
        return here.say("answer-absence", name=seat.names[absent])
    if seat.fault:
        return here.say("stumbled-bot", place=seat.fault)
    return ""


def absent(seat: Seat) -> int | None:
    """Somebody who is asked and has lost the connection."""
    table = seat.latest.table
    if seat.you is None or table.status != frames.PLAY:
        return None
    gone = [one for one in seat.waiting() if one < len(seat.here) and not seat.here[one]]
    people = [one for one in gone if table.seats[one].kind == "person"]
    return next((one for one in people if not table.seats[one].away), None)


def waited_for(seat: Seat) -> int | None:
    """Somebody of that kind about whom nothing has been said, where the table asks."""
    table, gone = seat.latest.table, absent(seat)
    return gone if table.settings.get("absence") == ASK and gone not in table.absences else None


def wait_for(seat: Seat) -> str:
    """Whose turn it is."""
    if seat.you is None:
        return here.say("you-watch")
    others = [seat.names[one] for one in seat.waiting() if one != seat.you]
    if not others:
        return here.say("one-moment")
    return here.say("up-to", who=here.words().listed(others))


def whereabouts(seat: Seat, number: int) -> str:
    """A word for who is not there: a bot plays on, or nobody is connected."""
    one = seat.latest.table.seats[number]
    if one.away is not None:
        return here.say("state-away")
    if (until := seat.latest.table.vacations.get(number, {}).get("until")) is not None:
        return here.say("state-vacation", until=day(until))
    is_missing = number < len(seat.here) and not seat.here[number]
    return here.say("state-not-here") if one.kind == "person" and is_missing else ""


def day(at: int) -> str:
    """A day, from milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d")


def refused(refusal: Refusal) -> str:
    """Why the table does not do something."""
    return told_refused(refusal, here.words(), to="you")


def _facts(entry: dict[str, Any], seat: Seat) -> dict[str, str]:
    """Who it was, and whatever else the sentence may want."""
    number, winners = entry.get("seat"), entry.get("winners", [])
    who = "host" if number is None else "you" if number == seat.you else "other"
    name = entry.get("name") or ("" if number is None else seat.names[number])
    names = here.words().listed([seat.names[one] for one in winners])
    asker = entry.get("asker")
    by = "host" if asker is None else "you" if asker == seat.you else "other"
    asking = {"by": by, "asker": "" if asker is None else seat.names[asker]}
    level = opponent(entry.get("bot") or "")
    until = entry.get("until")
    asking["until"] = "" if until is None else day(until)
    facts = {"who": who, "name": name, "names": names, "level": level, **asking}
    return {**facts, "reason": entry.get("reason", "")}
