"""Stories of recorded games, kept so that Python and the pages can be compared with one text.

`python -m tests.words.stories` writes `stories.json` anew; a change there is read like a change of
the catalogue. Vitest compares the pages with the same file.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from zuschlag.record import parse
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.game import AnyGame
from zuschlag.rules.games import GAMES
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.ruling import Ruling
from zuschlag.words.forsale.story import Story as ForSaleStory
from zuschlag.words.monopoly.story import Story as MonopolyStory
from zuschlag.words.speech import LANGUAGES, Words
from zuschlag.words.story import Line

KEPT = Path(__file__).with_name("stories.json")
RECORDED = Path(__file__).resolve().parent.parent / "recorded"
READERS = (1, None)
"""One who sits at the table, and nobody in particular."""

TOLD = (
    "games/1997-variant-3-empty-handed",
    "games/2015-3-ruling-in-the-auction",
    "games/2015-variant-3-last-holder-sweeps",
    "monopoly/games/three-creditors",
    "monopoly/games/two-builders-few-houses",
    "monopoly/scenes/auction-without-a-bid",
    "monopoly/scenes/bankrupt-to-a-player",
    "monopoly/scenes/bankrupt-to-the-bank",
    "monopoly/scenes/card-brings-money",
    "monopoly/scenes/card-leads-back-to-the-donation",
    "monopoly/scenes/card-leads-over-the-start",
    "monopoly/scenes/debt-paid-by-a-deed-and-cash",
    "monopoly/scenes/deeds-and-a-card-for-deeds",
    "monopoly/scenes/first-turn-rolled-for-with-ties",
    "monopoly/scenes/hold-makes-the-roll-wait",
    "monopoly/scenes/hotels-built-and-broken-up",
    "monopoly/scenes/jail-by-the-third-double",
    "monopoly/scenes/jail-left-after-the-third-failure",
    "monopoly/scenes/jail-left-by-a-double",
    "monopoly/scenes/jail-left-by-card",
    "monopoly/scenes/jail-left-for-the-fine",
    "monopoly/scenes/leaving-with-deeds",
    "monopoly/scenes/mortgaged-deed-redeemed-by-who-accepts",
    "monopoly/scenes/offer-refused-and-not-repeated",
    "monopoly/scenes/offers-withdrawn-and-lapsed",
    "monopoly/scenes/rent-forgotten-with-grace",
    "monopoly/scenes/rent-three-times-in-one-turn",
    "monopoly/scenes/rent-waived",
    "monopoly/scenes/rounds-run-out",
    "monopoly/scenes/ruling-in-a-running-game",
    "monopoly/scenes/time-up-stops-and-rent-is-kept",
    "monopoly/scenes/utility-by-card-ten-times",
)

Step = tuple[list[Any], Any]
"""What one move brought about, and the state after it."""


def record_of(name: str) -> dict[str, Any]:
    return dict(parse((RECORDED / f"{name}.json").read_bytes()))


def steps_of(record: dict[str, Any]) -> Iterator[Step]:
    """The opening, then every move with its dice."""
    game: AnyGame = GAMES[record["game"]]
    state, moves = game.read(record)
    dice = iter(record["deal"].get("dice", ()))
    yield game.opening(state), state
    for place, (seat, action) in enumerate(moves):
        told = list(game.apply(state, seat, action))
        while game.wants_chance(state) and not _is_ruled_next(moves, place):
            told += game.resolve(state, next(dice))
        yield told, state


def _is_ruled_next(moves: list[Any], place: int) -> bool:
    return place + 1 < len(moves) and isinstance(moves[place + 1][1], Ruling)


def purses_of(state: Any, game: str, reader: int | None) -> list[int | None]:
    """Everybody's money as the reader's view shows it."""
    if game == "monopoly":
        return [person.cash for person in MONOPOLY.observe(state, reader).people]
    return [person.coins for person in FOR_SALE.observe(state, reader).people]


def begun(record: dict[str, Any], language: str, reader: int | None) -> Any:
    """A story of this game."""
    names, words = record["seats"], Words(language)
    if record["game"] == "for-sale":
        return ForSaleStory(words, names, reader)
    state, _ = MONOPOLY.read(record)
    return MonopolyStory(words, names, state.terms.board, reader)


def lines_of(record: dict[str, Any], language: str, reader: int | None) -> list[list[Line]]:
    """The whole story, move by move."""
    story = begun(record, language, reader)
    return [
        story.tell(told, purses_of(state, record["game"], reader))
        for told, state in steps_of(record)
    ]


def kept_of(name: str) -> dict[str, Any]:
    """What the file holds of one game: what the pages hear of it, and every story."""
    record = record_of(name)
    moves = [
        [to_builtins(told), *(purses_of(state, record["game"], reader) for reader in READERS)]
        for told, state in steps_of(record)
    ]
    stories = {
        language: [written(lines_of(record, language, reader)) for reader in READERS]
        for language in LANGUAGES
    }
    about = {"name": name, "game": record["game"], "names": record["seats"]}
    board = {"board": record["board"]} if "board" in record else {}
    return {**about, **board, "moves": moves, "told": stories}


def written(story: list[list[Line]]) -> list[str]:
    """A head has a mark."""
    return [f"# {line.text}" if line.is_head else line.text for told in story for line in told]


def text() -> str:
    """The whole file: one game a line, so that a change is seen where it is."""
    rows = [json.dumps(kept_of(name), ensure_ascii=False) for name in TOLD]
    return "[\n" + ",\n".join(rows) + "\n]\n"


if __name__ == "__main__":
    KEPT.write_text(text(), "utf-8")
