"""Trace twins: same bytes at the same milliseconds, whatever somebody does in secret (T3)."""

from collections import Counter

import pytest

from tests.secrecy.cast import a_cast
from tests.secrecy.story import Story, told_until
from tests.secrecy.traces import ordered_or_typed, traces

FOR_SALE, MONOPOLY = range(10), (5, 6)
WISHES = (2, 9, 16)
TYPED = range(6)
OF_ONE = 4


def test_a_secret_changes_no_byte_and_no_moment_for_others() -> None:
    found: list[str] = []
    kinds: Counter[str] = Counter()
    for game, seeds in (("for-sale", FOR_SALE), ("monopoly", MONOPOLY)):
        for seed in seeds:
            for secret, differences in traces(a_cast(seed, game), 14 + seed * 7, OF_ONE):
                kinds[secret.name] += 1
                found += [str(difference) for difference in differences[:1]]
    assert not found
    assert {"sealed sell", "a bot's choice", "order or none", "codes or none"} <= set(kinds)


@pytest.mark.parametrize("seed", WISHES)
def test_a_sealed_wish_shows_nothing_before_all_are_in(seed: int) -> None:
    secrets = list(traces(a_cast(seed, "monopoly"), 0, 3))
    assert [secret.name for secret, _ in secrets if secret.is_sealed]
    assert not [str(one) for _, differences in secrets for one in differences]


def test_nobody_can_tell_an_order_from_typing() -> None:
    answered = 0
    for seed in TYPED:
        told = told_until(a_cast(seed, "for-sale"), _is_in_an_auction)
        for seat in told.story.table.present:
            has_answered, differences = ordered_or_typed(told, seat)
            answered += has_answered
            assert not [str(difference) for difference in differences]
    assert answered >= 3


def _is_in_an_auction(story: Story, number: int) -> bool:
    play = story.table.play
    return play is not None and play.seen.phase == "buy" and number > 25
