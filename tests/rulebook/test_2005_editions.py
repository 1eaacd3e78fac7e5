"""2005: thirty cards, up to six players, and two readings of the rest that never mix."""

import msgspec
import pytest

from tests.rulebook.answers import buying, figures, whole_decks
from tests.rulebook.scenes import clause, counted, judged, only, play, record, refused, scene
from zuschlag.errors import Malformed
from zuschlag.rules.forsale.editions import Deck, Edition, check_division
from zuschlag.rules.forsale.game import FOR_SALE

SEED, PUBLISHED = "2005-seed", "2005-published"
BOTH = pytest.mark.parametrize("edition", [SEED, PUBLISHED])
THIRTY = Deck(30, tuple(sorted([0, 0, *range(2, 16), *range(2, 16)])))


@clause("FS05-META-1")
@BOTH
def test_2005_is_for_three_to_six(edition: str) -> None:
    assert FOR_SALE.seats(edition) == (3, 4, 5, 6)
    row = [3, 9, 14, 20, 27, 30]
    assert play(scene(edition, 6, row=row)) == buying(
        0, [1, 14], coins=[14] * 6, row=row, buildings=[[]] * 6
    )


@clause("FS05-COMP-1", "FS05-COMP-2")
@BOTH
def test_there_are_thirty_buildings_and_thirty_cheques(edition: str) -> None:
    buildings, cheques = whole_decks(edition)
    assert buildings == list(range(1, 31))
    assert cheques == [0, 0, *(value for value in range(2, 16) for _ in "ab")]
    assert (sum(buildings), sum(cheques)) == (465, 238)


@clause("FS05-SETUP-1", "C-03")
def test_the_seed_gives_everybody_14_thousand() -> None:
    assert figures(scene(SEED, 3)) == (6, 14, [3] * 8)
    assert figures(scene(SEED, 4)) == (2, 14, [4] * 7)
    assert figures(scene(SEED, 5)) == (0, 14, [5] * 6)
    assert figures(scene(SEED, 6)) == (0, 14, [6] * 5)


@clause("FS05-SETUP-1", "C-03")
def test_as_published_three_and_four_players_have_18_thousand() -> None:
    assert figures(scene(PUBLISHED, 3)) == (6, 18, [3] * 8)
    assert figures(scene(PUBLISHED, 4)) == (2, 18, [4] * 7)
    assert figures(scene(PUBLISHED, 5)) == (0, 14, [5] * 6)
    assert figures(scene(PUBLISHED, 6)) == (0, 14, [6] * 5)


@clause("C-03")
@pytest.mark.parametrize(
    ("edition", "in_all"), [(SEED, [42, 56, 70, 84]), (PUBLISHED, [54, 72, 70, 84])]
)
def test_the_coins_of_2005_suffice_for_all(edition: str, in_all: list[int]) -> None:
    assert [sum(play(scene(edition, seats))["coins"]) for seats in (3, 4, 5, 6)] == in_all


@clause("FS05-SETUP-2", "C-03")
@pytest.mark.parametrize(
    ("seats", "removed", "left_over"), [(3, 2, 1), (4, 0, 2)], ids=["28 by 3", "30 by 4"]
)
def test_the_counts_of_the_seed_do_not_come_out_even(
    seats: int, removed: int, left_over: int
) -> None:
    as_written = Edition("thirty", {seats: 14}, {seats: removed}, 0, "raise", "up")
    with pytest.raises(Malformed) as fault:
        check_division("as-written", as_written, THIRTY)
    assert fault.value.slug == "edition/rows-uneven"
    assert fault.value.path == "as-written.removed"
    assert fault.value.facts == {"seats": seats, "removed": removed, "left_over": left_over}


@clause("FS05-SETUP-2", "C-03")
def test_the_published_counts_come_out_even() -> None:
    removed = {3: 6, 4: 2, 5: 0, 6: 0}
    check_division("mended", Edition("thirty", removed, removed, 0, "raise", "up"), THIRTY)


@clause("FS05-SETUP-2", "C-03")
@BOTH
@pytest.mark.parametrize(("seats", "literal", "used"), [(3, 28, 24), (4, 30, 28)])
@pytest.mark.parametrize("deck", ["buildings", "cheques"])
def test_a_game_with_the_counts_of_the_seed_is_refused(
    edition: str, seats: int, literal: int, used: int, deck: str
) -> None:
    written = record(scene(edition, seats))
    cards = whole_decks(edition)[deck == "cheques"][:literal]
    assert judged(written | {"deal": written["deal"] | {deck: cards}}) == {
        "ok": False,
        "error": "record/wrong-number-of-cards",
        "path": f"deal.{deck}",
        "facts": {"expected": used, "found": literal},
    }


@clause("FS05-META-2", "C-03", "C-19")
@pytest.mark.parametrize(
    ("edition", "back"),
    [(SEED, [0, 1, 1, 2, 2, 3, 3, 4]), (PUBLISHED, [0, 0, 1, 1, 2, 2, 3, 3])],
)
def test_three_thousand_bring_two_back_by_the_seed_and_one_as_published(
    edition: str, back: list[int]
) -> None:
    begun = scene(edition, 3, row=[8, 20, 28])
    start = play(begun)["coins"][0]
    for bid, returned in enumerate(back):
        answer = play(begun, f"A:{bid} B:{bid + 1} C:{bid + 2} A:-" if bid else "A:-")
        assert only(answer, "box row buildings") == {
            "box": bid - returned,
            "row": [20, 28],
            "buildings": [[8], [], []],
        }
        assert answer["coins"][0] == start - bid + returned


@clause("FS05-META-2", "C-01", "C-03")
@BOTH
def test_a_bid_must_raise_in_2005(edition: str) -> None:
    begun = scene(edition, 5)
    assert refused(begun, "A:3 B:3") == ("for-sale/bid-too-low", {"least": 4, "offered": 3})
    assert play(begun, "A:3 B:4")["options"] == {"2": {"pass": True, "bid": [5, 14]}}


@clause("FS05-META-2")
@pytest.mark.parametrize(
    ("edition", "coins", "box"), [(SEED, [10, 13, 13], 6), (PUBLISHED, [14, 17, 16], 7)]
)
def test_otherwise_a_round_goes_as_in_the_original(
    edition: str, coins: list[int], box: int
) -> None:
    begun = scene(edition, 3, row=[8, 20, 28, 1, 2, 3])
    assert play(begun, "A:1 B:2 C:3 A:4 B:- C:-") == buying(
        0,
        [1, coins[0]],
        round=2,
        coins=coins,
        box=box,
        row=[1, 2, 3],
        buildings=[[28], [8], [20]],
    )


@clause("FS05-META-2")
@BOTH
def test_coins_break_ties_as_in_the_original(edition: str) -> None:
    result = FOR_SALE.outcome(counted(edition, [4, 6, 3], [[15, 14, 3], [15, 13, 2], [14, 12]]))
    assert result is not None
    assert (result.scores, result.ranking, result.winners) == ([36, 36, 29], [2, 1, 3], [1])


@clause("FS05-COMP-3", "C-18")
@BOTH
def test_denominations_do_not_matter(edition: str) -> None:
    """Coins of 1,000 and 2,000 are counted in thousands: every amount can be bid and halved."""
    begun = scene(edition, 6)
    for total in range(1, 15):
        answer = play(begun, f"A:{total}")
        assert answer["coins"] == [14 - total, 14, 14, 14, 14, 14]
        assert answer["bids"] == [total, 0, 0, 0, 0, 0]
    odd = play(begun, "A:1 B:2 C:3 D:4 E:5 F:7 A:- B:- C:-")
    assert odd["box"] == (2 if edition == SEED else 4)


@clause("C-03")
def test_the_two_readings_never_mix_silently() -> None:
    """A table may play the seed with the other rounding, but then its record says so."""
    mixed = scene(SEED, 3, row=[8, 20, 28], options={"refund": "down"})
    assert record(mixed)["options"] == {"refund": "down"}
    assert play(mixed, "A:3 B:4 C:5 A:-")["coins"] == [12, 10, 9]
    assert record(scene(SEED, 3))["options"] == {}
    plain = msgspec.structs.replace(mixed, options={})
    assert play(plain, "A:3 B:4 C:5 A:-")["coins"] == [13, 10, 9]
