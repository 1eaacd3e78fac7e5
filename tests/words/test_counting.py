"""One table, two tables: a sentence that counts has a form for one of them."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from zuschlag.words.patterns import Choice, Pattern, Place
from zuschlag.words.speech import FILES, LANGUAGES, Words, file

COUNTS = {
    *("all", "bots", "cards", "coins", "count", "done", "entries", "expected", "faults", "found"),
    *("games", "hotels", "houses", "n", "pages", "rounds", "seats", "seconds", "seq", "tables"),
    *("workers",),
}
"""Facts that say how many."""
WHICH_ONE = {
    *("round-number-of", "for-sale-round", "auction-number", "sale-number"),
    *(f"refused-journal-{one}" for one in ("sealed-otherwise", "gap", "other-table")),
    *(f"refused-journal-{one}" for one in ("wrong-link", "changed", "epoch-fell")),
}
"""Here a number says which one."""
NEVER_ONE = {
    *("rules-for-sale-table", "form-players", "desk-waits-many", "final-deeds", "rules-title"),
    *("figures-for-sale", "short-row", "full-rows", "sim-head", "refused-table-not-absent"),
    *(f"refused-record-wrong-number-of-{one}" for one in ("cards", "dice", "rolls", "policies")),
    *("refused-record-too-many-rolls", "refused-board-wrong-count", "refused-board-keepers"),
    *("arena-exploit-head", "arena-head", "arena-gate-head", "arena-lead", "arena-title"),
    *("refused-board-bad-text", "refused-board-long-line", "refused-serve-workers-need-postgresql"),
    *("refused-event-no-plan", "refused-table-just-gone", "refused-event-sheet-seats"),
    "refused-event-sheet-coins",
}
"""There are always several of what they count."""
NO_NOUN = {
    *("refused-record-wrong-type", "refused-board-wrong-type", "ask-owe-all", "coins-each"),
    *("fair-drawn-all", "reveal-left", "serve-check", "tables-progress", "backup-progress"),
    *("lost-table", "refused-journal-table-lost-tail", "evening-draws", "evening-sheets"),
    *("evening-rounds", "rounds-games"),
    "guide-step",
    *(f"refused-limit-{one}" for one in ("messages", "chat", "code-guesses", "sessions", "visits")),
    *(f"refused-limit-{one}" for one in ("requests", "replays", "bot-tokens", "new-tables")),
}
"""The word behind the number does not change with it: of, in all, s."""


def uncounted(form: Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The counts before a word that stays the same, whatever their number is."""
    for part, following in pairwise((*form, "")):
        match part:
            case Place(name) if name in COUNTS - chosen and _is_word(following):
                yield name
            case Choice(name, cases, otherwise):
                inner = chosen | {name} if {"one", "1"} & set(cases) else chosen
                for case in (*cases.values(), otherwise):
                    yield from uncounted(case, inner)


def _is_word(part: str | Place | Choice) -> bool:
    return isinstance(part, str) and re.match(r"[ \u00a0][^\W\d_]", part) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_counts_has_a_form_for_one(language: str) -> None:
    found = {
        key for name in FILES for key, form in file(language, name).items() if has_plural(form)
    }
    assert found - WHICH_ONE - NEVER_ONE - NO_NOUN == set()


def has_plural(form: Pattern) -> bool:
    return next(uncounted(form), None) is not None


def test_no_exception_is_left_behind() -> None:
    found = {
        key
        for language in LANGUAGES
        for name in FILES
        for key, form in file(language, name).items()
        if has_plural(form)
    }
    assert (WHICH_ONE | NEVER_ONE | NO_NOUN) - found == set()


def test_one_table_is_one_table() -> None:
    one = {"tables": 1, "entries": 1, "faults": 1}
    assert [Words(each)("tables-checked", **one) for each in LANGUAGES] == [
        "1 Tisch mit 1 Eintrag wurde geprüft: ein Fehler.",
        "1 table with 1 entry was looked at: one fault.",
        "1 tavolo con 1 voce controllato: un errore.",
        "1 table avec 1 entrée examinée\u00a0: une faute.",
    ]
