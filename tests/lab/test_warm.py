"""What can be compiled in advance: every part the command knows has doors, and they are called."""

import pytest

from zuschlag.cli.compile import parts
from zuschlag.lab import warm

PARTS = (
    "for-sale-table",
    "monopoly-table",
    "for-sale-batch",
    "monopoly-batch",
    "for-sale-search",
    "monopoly-magnate",
    "for-sale-champion",
    "monopoly-contest",
    "for-sale-contest",
    "monopoly-research",
    "for-sale-research",
    "for-sale-records",
)


def test_the_command_compiles_every_part_tables_first() -> None:
    assert tuple(parts()) == PARTS
    assert [part.endswith("-table") for part in PARTS] == [True, True] + [False] * (len(PARTS) - 2)


@pytest.mark.parametrize("part", PARTS)
def test_every_part_names_its_doors(part: str) -> None:
    assert all(warm.steps(part))


@pytest.mark.parametrize("part", PARTS)
def test_every_part_says_where_its_doors_stand(part: str) -> None:
    """The doors are what the steps hold on to."""
    cells = [cell for step in warm.steps(part).values() for cell in step.__closure__ or ()]
    doors = [one.cell_contents for one in cells if hasattr(one.cell_contents, "py_func")]
    assert {door.py_func.__module__ for door in doors} == set(warm._compiled(part).modules)


@pytest.mark.parametrize("part", PARTS)
def test_every_door_can_be_called_as_it_is_compiled(part: str) -> None:
    assert list(warm.compile_part(part)) == list(warm.steps(part))
