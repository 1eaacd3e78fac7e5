"""What the tests do a few times and the campaign very often: verify, damage, shuffle."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

from tests.fair.games import for_sale_game, monopoly_game
from tests.laws.games import TABLES
from zuschlag import fair
from zuschlag.fair import Verdict, check

DECK = 30


def finished_games(numbers: range) -> Iterator[dict[str, Any]]:
    """Every edition and number of seats in turn; every tenth is followed by a Monopoly."""
    for number in numbers:
        edition, seats = TABLES[number % len(TABLES)]
        yield for_sale_game(number, edition, seats)
        if number % 10 == 0:
            yield monopoly_game(number, seats=2 + number // 10 % 5)


def unverified_games(numbers: range) -> list[int]:
    """The honest games that did not verify, by their place; there should be none."""
    games = enumerate(finished_games(numbers))
    return [place for place, game in games if check(game).verdict != Verdict.VERIFIED]


def unnoticed_changes(seed: int, count: int) -> list[bytes]:
    """Games in which one byte of seeds, deck or dice was changed and nobody noticed."""
    luck = random.Random(seed)
    games = [*finished_games(range(seed * 10, seed * 10 + 5)), monopoly_game(seed)]
    texts = [json.dumps(game, separators=(",", ":")).encode() for game in games]
    damaged = (_damaged(luck.choice(texts), luck) for _ in range(count))
    return [text for text in damaged if not _is_noticed(text)]


def _damaged(text: bytes, luck: random.Random) -> bytes:
    place = luck.choice(promised_bytes(text))
    other = luck.choice([one for one in range(32, 127) if one != text[place]])
    return text[:place] + bytes([other]) + text[place + 1 :]


def _is_noticed(text: bytes) -> bool:
    try:
        record = json.loads(text)
    except ValueError:
        return True
    return check(record).verdict != Verdict.VERIFIED


def promised_bytes(text: bytes) -> list[int]:
    """Where seeds, commitments, cards, dice and openers are in a written game.

    The hash of a seed that was never shown is nobody's promise: nothing depends on it.
    """
    parts = re.finditer(rb'"(?:deal|fair)":(\{.*?\})(?=,"(?:actions|meta|fair)"|\}$)', text)
    kept_back = [one.span(1) for one in re.finditer(rb'"hash":"(\w+)","seed":null', text)]
    return [
        place
        for part in parts
        for place in range(*part.span(1))
        if not any(start <= place < end for start, end in kept_back)
    ]


def counts_of_places(key: bytes, shuffles: int) -> list[int]:
    """How often each card of a deck came to each place."""
    stream, counts = fair.Stream(key, "many"), [0] * (DECK * DECK)
    for _ in range(shuffles):
        cards = list(range(DECK))
        stream.shuffle(cards)
        for place, card in enumerate(cards):
            counts[place * DECK + card] += 1
    return counts


def chi_square(counts: list[int]) -> float:
    """How far counts are from being equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)
