"""A record of any game as lines of text: who did what, what came of it, how it ended."""

from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from zuschlag.errors import Refusal
from zuschlag.rules.games import GAMES
from zuschlag.rules.ruling import TABLE_SEAT


def tell_plainly(record: Mapping[str, Any]) -> tuple[list[str], bool]:
    """Every move with its events, and whether all were legal."""
    game, names = GAMES[record["game"]], record["seats"]
    state, actions = game.read(record)
    outcomes = iter(record["deal"].get("dice", ()))
    lines = [f"{record['game']} {record['edition']}: {', '.join(names)}"]
    lines += [f"    {plain_event(event)}" for event in game.opening(state)]
    for number, (seat, action) in enumerate(actions, start=1):
        who = "The table" if seat == TABLE_SEAT else names[seat]
        said = " ".join(str(word) for word in game.as_written(action))
        lines.append(f"{number:>4}  {who}: {said}")
        try:
            events = game.apply(state, seat, action)
        except Refusal as fault:
            return [*lines, f"      That is not allowed: {fault.slug} {fault.facts}"], False
        while game.wants_chance(state) and (outcome := next(outcomes, None)) is not None:
            events += game.resolve(state, outcome)
        lines += [f"      {plain_event(event)}" for event in events]
    result = game.outcome(state)
    if result is not None:
        ranked = sorted(zip(result.ranking, names, result.scores, strict=True))
        lines += ["", *(f"{rank}. {name}  {score}" for rank, name, score in ranked)]
    return lines, True


def plain_event(event: Any) -> str:
    """The kind of an event and its fields."""
    fields = dict(to_builtins(event))
    kind = str(fields.pop("event", type(event).__name__)).replace("_", " ")
    told = ", ".join(f"{name} {value}" for name, value in fields.items())
    return f"{kind}: {told}" if told else kind
