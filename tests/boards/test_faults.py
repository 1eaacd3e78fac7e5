"""Every fault of a board has a slug, a place, and facts that say what would be right."""

import re
from typing import Any

import pytest

from tests.boards.towns import GONE, Path, fault_of, spoil, town
from tests.house.tree import ROOT
from tests.words.slugs import told
from zuschlag.cli.words import sentence
from zuschlag.rules.monopoly import board
from zuschlag.rules.monopoly.layout import EFFECTS

JAIL_CARD = {"id": "CH-01", "effect": "jail", "text": "Off you go."}
WORDS = ["kind", "name", "short"]

# where, what is written there, slug, path of the fault, some of its facts
FAULTS: list[tuple[Path, object, str, str, dict[str, object]]] = [
    (("money",), 5, "wrong-type", "money", {"expected": "table", "found": "whole number"}),
    (("slots",), {}, "wrong-type", "slots", {"expected": "list", "found": "table"}),
    (("slots", 3), [], "wrong-type", "slots[3]", {"expected": "table", "found": "list"}),
    (("chest", 3), "x", "wrong-type", "chest[3]", {"expected": "table", "found": "string"}),
    (("bank", "houses"), True, "wrong-type", "bank.houses", {"found": "boolean"}),
    (("bank", "houses"), 32.0, "wrong-type", "bank.houses", {"found": "fraction"}),
    (("currency",), None, "wrong-type", "currency", {"expected": "string", "found": "null"}),
    (("title",), [], "wrong-type", "title", {"expected": "string or table"}),
    (("note", "de"), 1, "wrong-type", "note.de", {"expected": "string"}),
    (("chance", 0, "to"), "39", "wrong-type", "chance[0].to", {"expected": "whole number"}),
    (("bank",), GONE, "missing-key", "bank", {}),
    (("money", "fine"), GONE, "missing-key", "money.fine", {}),
    (("slots", 1, "rents"), GONE, "missing-key", "slots[1].rents", {}),
    (("slots", 1, "group"), GONE, "missing-key", "slots[1].group", {}),
    (("slots", 5, "price"), GONE, "missing-key", "slots[5].price", {"needed": [*WORDS, "price"]}),
    (("chance", 2, "effect"), GONE, "missing-key", "chance[2].effect", {}),
    (("chance", 2, "to"), GONE, "missing-key", "chance[2].to", {}),
    (("taxes",), 1, "unknown-key", "taxes", {}),
    (("slots", 0, "price"), 60, "unknown-key", "slots[0].price", {"known": WORDS}),
    (("slots", 4, "group"), "", "unknown-key", "slots[4].group", {}),
    (("chance", 0, "amount"), 5, "unknown-key", "chance[0].amount", {}),
    (("title", "nl"), "Klassiek", "unknown-key", "title.nl", {"known": ["de", "en", "it", "fr"]}),
    (("slots", 39), GONE, "wrong-count", "slots", {"found": 39, "expected": 40}),
    (("chest", 3), GONE, "wrong-count", "chest", {"found": 15, "expected": 16}),
    (("slots", 1, "rents"), [1, 2], "wrong-count", "slots[1].rents", {"found": 2, "expected": 6}),
    (("money", "station"), [], "wrong-count", "money.station", {"found": 0, "expected": 4}),
    (("slots", 5, "kind"), "street", "wrong-kind", "slots[5].kind", {"expected": "station"}),
    (("slots", 5, "kind"), [], "wrong-kind", "slots[5].kind", {"found": "a list"}),
    (("slots", 6, "group"), "red", "wrong-group", "slots[6].group", {"expected": "lightblue"}),
    (("slots", 5, "group"), "red", "wrong-group", "slots[5].group", {"expected": "station"}),
    (("slots", 1, "price"), 0, "out-of-range", "slots[1].price", {"least": 2, "most": 10_000}),
    (("slots", 1, "price"), 10_002, "out-of-range", "slots[1].price", {"found": 10_002}),
    (("slots", 4, "amount"), 0, "out-of-range", "slots[4].amount", {"least": 1}),
    (("money", "start"), -1, "out-of-range", "money.start", {"found": -1, "least": 1}),
    (("money", "fine"), 10**5000, "out-of-range", "money.fine", {"found": "a very large number"}),
    (("money", "utility_by_card"), 101, "out-of-range", "money.utility_by_card", {"most": 100}),
    (("bank", "houses"), 89, "out-of-range", "bank.houses", {"least": 1, "most": 88}),
    (("bank", "hotels"), 23, "out-of-range", "bank.hotels", {"least": 1, "most": 22}),
    (("slots", 39, "rents", 5), 10_001, "out-of-range", "slots[39].rents[5]", {"most": 10_000}),
    (("chance", 7, "amount"), 0, "out-of-range", "chance[7].amount", {"found": 0, "least": 1}),
    (("chest", 13, "hotel"), 10_001, "out-of-range", "chest[13].hotel", {"most": 10_000}),
    (("slots", 12, "price"), 151, "not-even", "slots[12].price", {"below": 150, "above": 152}),
    (("slots", 1, "house"), 51, "not-even", "slots[1].house", {"found": 51}),
    (("slots", 1, "rents", 2), 10, "not-ascending", "slots[1].rents[2]", {"more_than": 10}),
    (("money", "station", 3), 1, "not-ascending", "money.station[3]", {"more_than": 100}),
    (("money", "utility"), [4, 4], "not-ascending", "money.utility[1]", {"found": 4}),
    (("slots", 9, "house"), 60, "houses-differ", "slots[9].house", {"expected": 50}),
    (("chance", 4, "id"), "CH-06", "wrong-id", "chance[4].id", {"expected": "CH-05"}),
    (("chest", 0, "id"), 1, "wrong-id", "chest[0].id", {"found": 1, "expected": "CC-01"}),
    (("chest", 0, "effect"), "dance", "unknown-effect", "chest[0].effect", {"known": [*EFFECTS]}),
    (("chest", 0, "effect"), [], "unknown-effect", "chest[0].effect", {"found": "a list"}),
    (("chance", 8), {**JAIL_CARD, "id": "CH-09"}, "keepers", "chance", {"found": 0}),
    (("chance", 0), {**JAIL_CARD, "effect": "keeper"}, "keepers", "chance", {"found": 2}),
    (("chance", 0, "to"), 40, "bad-target", "chance[0].to", {"least": 0, "most": 39}),
    (("chance", 0, "to"), -1, "bad-target", "chance[0].to", {"found": -1}),
    (("chance", 0, "to"), 30, "bad-target", "chance[0].to", {"found": 30}),
    (("chest", 0, "to"), 7, "bad-target", "chest[0].to", {"never": [2, 7, 17, 22, 30, 33, 36]}),
    (("chance", 9, "steps"), 7, "too-far-back", "chance[9].steps", {"least": 1, "most": 6}),
    (("chance", 9, "steps"), 0, "too-far-back", "chance[9].steps", {"found": 0}),
    (("title",), {}, "no-language", "title", {"known": ["de", "en", "it", "fr"]}),
    (("title",), "", "bad-text", "title", {"least": 1, "most": 40, "found": 0}),
    (("title",), "   ", "bad-text", "title", {"found": 3}),
    (("slots", 1, "name"), "x" * 41, "bad-text", "slots[1].name", {"most": 40, "found": 41}),
    (("slots", 1, "name"), "a\tb", "bad-text", "slots[1].name", {"printable": False}),
    (("slots", 1, "name", "fr"), "\ud800", "bad-text", "slots[1].name.fr", {"printable": False}),
    (("slots", 1, "short"), "x" * 11, "bad-text", "slots[1].short", {"most": 10, "found": 11}),
    (("note",), "x" * 301, "bad-text", "note", {"most": 300}),
    (("currency",), "Taler", "bad-text", "currency", {"most": 4}),
    (("chance", 0, "text"), "x" * 121, "bad-text", "chance[0].text", {"most": 120}),
    (("chance", 0, "text"), "{to}", "unknown-placeholder", "chance[0].text", {"found": "{to}"}),
    (("chance", 8, "text"), "{slot}", "unknown-placeholder", "chance[8].text", {"known": []}),
    (("chance", 0, "text"), "a } b", "unknown-placeholder", "chance[0].text", {"found": "}"}),
    (("chance", 0, "text", "it"), "{slot", "unknown-placeholder", "chance[0].text.it", {}),
]


@pytest.mark.parametrize(
    ("path", "value", "slug", "place", "facts"),
    FAULTS,
    ids=[f"{slug}-{place}" for _, _, slug, place, _ in FAULTS],
)
def test_a_fault_is_named_with_its_place_and_what_would_be_right(
    path: Path, value: object, slug: str, place: str, facts: dict[str, Any]
) -> None:
    fault = fault_of(town(path, value))
    assert (fault.slug, fault.path) == (f"board/{slug}", f"board.{place}")
    assert facts.items() <= fault.facts.items()
    told = sentence(fault)
    assert f"board.{place}" in told
    assert told != str(fault), "no sentence is written"


def test_a_board_that_is_none_is_refused_as_a_whole() -> None:
    fault = fault_of(7)
    assert (fault.slug, fault.path) == ("board/wrong-type", "board")


def test_every_slug_of_the_source_is_tried_and_has_a_sentence() -> None:
    rules = ROOT / "src" / "zuschlag" / "rules" / "monopoly"
    sources = [path.read_text("utf-8") for path in sorted(rules.glob("board*.py"))]
    slugs = set(re.findall(r'"(board/[a-z0-9-]+)"', "".join(sources)))
    in_files = {"too-large", "long-line", "not-utf-8", "too-deep", "not-toml"}
    tried = {slug for _, _, slug, _, _ in FAULTS} | in_files | {"unknown-name"}
    assert slugs == {f"board/{slug}" for slug in tried}
    assert slugs | {"board/exists"} == told("board")


def test_all_faults_are_found_at_once_in_the_order_they_are_written() -> None:
    written = town()
    changes: list[tuple[Path, object]] = [
        (("money", "fine"), 0),
        (("slots", 1, "price"), 61),
        (("slots", 12, "kind"), "street"),
        (("slots", 9, "house"), 60),
        (("chance", 8, "effect"), "jail"),
        (("chest", 0, "text"), "{dance}"),
    ]
    for path, value in changes:
        spoil(written, path, value)
    found = [(fault.slug, fault.path) for fault in board.faults(written, "$")]
    assert found == [
        ("board/out-of-range", "money.fine"),
        ("board/not-even", "slots[1].price"),
        ("board/wrong-kind", "slots[12].kind"),
        ("board/unknown-placeholder", "chest[0].text"),
        ("board/houses-differ", "slots[9].house"),
        ("board/keepers", "chance"),
    ]


def test_a_card_never_leads_to_a_deck_in_a_circle() -> None:
    """Whatever a town writes, at most one more card is drawn after a card."""
    for effect, key, values in (("move", "to", range(40)), ("back", "steps", range(1, 13))):
        for deck in ("chance", "chest"):
            for value in values:
                prefix = "CH" if deck == "chance" else "CC"
                card = {"id": f"{prefix}-01", "effect": effect, key: value, "text": "Go."}
                if not list(board.faults(town((deck, 0), card), "board")):
                    assert_ends(deck, effect, value)


def assert_ends(deck: str, effect: str, value: int) -> None:
    slots = board.load("classic").slots
    for here in [n for n, slot in enumerate(slots) if slot.kind == deck]:
        target = value if effect == "move" else here - value
        assert target >= 0
        drawn = slots[target].kind
        assert drawn not in ("chance", "chest") or (deck, drawn) == ("chance", "chest")
