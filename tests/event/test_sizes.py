"""Sizes of tables: nobody is left over, and the wanted size comes first."""

import pytest

from zuschlag.errors import Refusal
from zuschlag.event.seating.sizes import table_sizes


@pytest.mark.parametrize("wanted", [3, 4, 5, 6])
def test_everybody_sits_at_a_table_of_three_to_six(wanted: int) -> None:
    for people in range(3, 201):
        sizes = table_sizes(people, wanted)
        assert sum(sizes) == people
        assert set(sizes) <= {3, 4, 5, 6}
        assert max(sizes) - min(sizes) <= 1
        assert sizes == sorted(sizes, reverse=True)


def most_of_wanted(people: int, wanted: int) -> int:
    """By trying all: tables of the wanted size where all others are one smaller, or one larger."""
    return max(
        count
        for count in range(people // wanted + 1)
        for other in (wanted - 1, wanted + 1)
        if 3 <= other <= 6 and (people - count * wanted) % other == 0
    )


def test_as_many_tables_of_the_wanted_size_as_possible() -> None:
    for people in range(6, 201):
        assert table_sizes(people, 4).count(4) == most_of_wanted(people, 4)


@pytest.mark.parametrize(
    ("people", "wanted", "sizes"),
    [
        (5, 4, [5]),
        (6, 4, [3, 3]),
        (7, 6, [4, 3]),
        (13, 4, [5, 4, 4]),
        (61, 4, [5] + [4] * 14),
        (62, 4, [4] * 14 + [3] * 2),
        (200, 6, [6] * 30 + [5] * 4),
    ],
)
def test_the_rest_is_one_smaller_else_one_larger(
    people: int, wanted: int, sizes: list[int]
) -> None:
    assert table_sizes(people, wanted) == sizes


def test_two_people_are_told_that_they_are_too_few() -> None:
    with pytest.raises(Refusal, match="event/too-few"):
        table_sizes(2, 4)


@pytest.mark.parametrize("wanted", [2, 7])
def test_no_tables_of_two_or_seven(wanted: int) -> None:
    with pytest.raises(Refusal, match="event/no-such-size"):
        table_sizes(12, wanted)
