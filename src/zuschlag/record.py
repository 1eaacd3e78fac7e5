"""The written game and its judge: one JSON document is a whole game, and anyone can check it.

`judge` takes bytes and answers with an object of plain JSON values; it never raises for what a
file may contain. `docs/record.md` tells the shape, which is a promise.
"""

import json
import math
from collections.abc import Iterator, Sequence
from typing import IO, Any

import msgspec

from zuschlag.errors import Malformed
from zuschlag.rules import checks
from zuschlag.rules.checks import WHOLE_DOCUMENT
from zuschlag.rules.forsale import written
from zuschlag.rules.forsale.game import FOR_SALE, ForSale
from zuschlag.rules.forsale.moves import OK, replay
from zuschlag.rules.forsale.position import State, new_state
from zuschlag.rules.forsale.words import Action, as_written
from zuschlag.rules.games import GAMES

VERSION = 1
MOST_BYTES = 1_000_000
MOST_META_BYTES = 64_000
_REQUIRED = ("zuschlag", "game", *written.KEYS)
_OPTIONAL = ("meta", "fair")

Answer = dict[str, Any]


def judge(data: bytes) -> Answer:
    """Replay a written game and tell where it stands, or what is wrong with it and where."""
    try:
        record = parse(data)
        terms, deal = written.read_game(record)
        moves = written.read_moves(record["actions"], terms.seats)
    except Malformed as fault:
        return fault_answer(fault)
    state = new_state(terms, deal)
    done, refused = replay(state.tables, 0, moves)
    if refused != OK:
        return _refused(FOR_SALE, state, moves[done].tolist(), done, refused)
    return written.answer(state, FOR_SALE.waiting_for(state), FOR_SALE.outcome(state))


def fault_answer(fault: Malformed) -> Answer:
    """What the judge says of something that is not a game."""
    return {"ok": False, "error": fault.slug, "path": fault.path, "facts": fault.facts}


def _refused(game: ForSale, state: State, move: list[int], at: int, code: int) -> Answer:
    refusal = game.refusal(state, move[0], written.as_action(move), code)
    return {"ok": False, "at": at, "error": refusal.slug, "facts": refusal.facts}


def judge_lines(source: IO[bytes]) -> Iterator[Answer]:
    """One answer per line, however long the stream is; an over-long line is not kept in memory."""
    while line := source.readline(MOST_BYTES + 2):
        rest = line
        while not rest.endswith(b"\n") and (rest := source.readline(MOST_BYTES)):
            pass
        yield judge(line.removesuffix(b"\n").removesuffix(b"\r"))


def parse(data: bytes) -> dict[str, Any]:
    """The document with its outer keys checked: version, game, and nothing unknown."""
    if len(data) > MOST_BYTES:
        raise Malformed("record/too-large", WHOLE_DOCUMENT, {"most_bytes": MOST_BYTES})
    record = checks.an_object(_decoded(data), WHOLE_DOCUMENT, _REQUIRED, _OPTIONAL)
    if checks.a_number(record["zuschlag"], "zuschlag") != VERSION:
        raise Malformed("record/unknown-version", "zuschlag", {"known": [VERSION]})
    if checks.a_text(record["game"], "game") not in GAMES:
        raise Malformed("record/unknown-game", "game", {"known": sorted(GAMES)})
    for key in _OPTIONAL:
        _check_extra(record.get(key, {}), key)
    return record


def _check_extra(value: object, key: str) -> None:
    if not isinstance(value, dict):
        checks.an_object(value, key, ())
    if len(msgspec.json.encode(value)) > MOST_META_BYTES:
        raise Malformed("record/too-large", key, {"most_bytes": MOST_META_BYTES})


def _decoded(data: bytes) -> object:
    try:
        return msgspec.json.decode(data)
    except RecursionError:
        raise Malformed("record/too-deep", WHOLE_DOCUMENT) from None
    except UnicodeDecodeError:
        raise Malformed("record/not-utf8", WHOLE_DOCUMENT) from None
    except msgspec.DecodeError as fault:
        _find_bad_number(data)
        slug = "record/truncated" if "truncated" in str(fault) else "record/not-json"
        raise Malformed(slug, WHOLE_DOCUMENT, {"reason": str(fault)}) from None


def _find_bad_number(data: bytes) -> None:
    """Some writers put NaN, Infinity or endless digits into JSON; say where."""

    def whole(digits: str) -> float:
        return int(digits) if len(digits) < 400 else math.inf

    try:
        loose = json.loads(data, parse_int=whole, parse_constant=lambda word: math.nan)
    except (ValueError, RecursionError):
        return
    for path, value in _leaves(loose, WHOLE_DOCUMENT):
        if isinstance(value, float) and not math.isfinite(value):
            kind = "not-a-number" if math.isnan(value) else "number-too-large"
            facts = {} if math.isnan(value) else {"most": checks.LARGEST}
            raise Malformed(f"record/{kind}", path or WHOLE_DOCUMENT, facts)


def _leaves(value: object, path: str) -> Iterator[tuple[str, object]]:
    pending = [(path, value)]
    while pending:
        where, one = pending.pop()
        if isinstance(one, dict):
            pending += [(checks.below(where, key), one[key]) for key in reversed(one)]
        elif isinstance(one, list):
            pending += [(f"{where}[{place}]", one[place]) for place in reversed(range(len(one)))]
        else:
            yield where, one


def write(
    state: State,
    names: Sequence[str],
    actions: Sequence[tuple[int, Action]],
    meta: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A whole game as a record: `state` gives terms and deal, whatever has been played since."""
    record: dict[str, Any] = {"zuschlag": VERSION, "game": FOR_SALE.name}
    game = FOR_SALE.write(state)
    record |= {"edition": game["edition"], "options": game["options"], "seats": list(names)}
    record |= {"deal": game["deal"], "actions": [[seat, *as_written(a)] for seat, a in actions]}
    return record | ({"meta": meta} if meta else {})
