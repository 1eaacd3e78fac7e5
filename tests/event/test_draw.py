"""The draw: numbers from seeds alone, the same for everybody who repeats it."""

import hashlib
import hmac
from collections import Counter

from zuschlag.event.draw import draw

SEED = bytes(range(32))
EVENING = "00112233445566778899aabbccddeeff"
SHOWN = {1: b"\1" * 32, 3: b"\3" * 32}


def drawn_by_hand(number: int, entrants: list[int], seeds: list[str]) -> tuple[list[int], int]:
    """Told a second time, with nothing of ours."""

    def message(*texts: str) -> bytes:
        parts = [text.encode() for text in ("zuschlag-fair-1", *texts)]
        return b"".join(b"%d:%s," % (len(part), part) for part in parts)

    listed = ",".join(map(str, entrants))
    key = hmac.digest(SEED, message("key", EVENING, str(number), listed, *seeds), "sha256")

    def words(purpose: str, count: int) -> list[int]:
        blocks = [
            hmac.digest(key, message("stream", purpose, str(n)), "sha256") for n in range(count)
        ]
        whole = b"".join(blocks)
        return [int.from_bytes(whole[at : at + 4], "big") for at in range(0, len(whole), 4)]

    order, numbers = list(entrants), iter(words("seating", 9))
    for last in range(len(order) - 1, 0, -1):
        most = 2**32 - 2**32 % (last + 1)
        other = next(word for word in numbers if word < most) % (last + 1)
        order[last], order[other] = order[other], order[last]
    high, low = words("movement", 1)[:2]
    return order, high * 2**32 + low


def test_a_draw_is_what_the_steps_say() -> None:
    found = draw(SEED, EVENING, 2, [5, 3, 1, 4], SHOWN)
    by_hand = drawn_by_hand(2, [1, 3, 4, 5], ["01" * 32, "03" * 32, "", "", ""])
    assert (found.order, found.movement) == by_hand


def test_dice_thrown_in_the_hall_are_one_more_seed() -> None:
    hall = hashlib.sha256(b"15:zuschlag-fair-1,4:hall,32:%s,6:316254," % EVENING.encode())
    found = draw(SEED, EVENING, 1, [1, 2, 3], {}, "316254")
    assert (found.order, found.movement) == drawn_by_hand(
        1, [1, 2, 3], ["", "", "", hall.hexdigest()]
    )


def test_everything_that_goes_in_changes_the_draw() -> None:
    people = list(range(1, 31))
    usual = draw(SEED, EVENING, 1, people, SHOWN)
    others = [
        draw(bytes(32), EVENING, 1, people, SHOWN),
        draw(SEED, "another", 1, people, SHOWN),
        draw(SEED, EVENING, 2, people, SHOWN),
        draw(SEED, EVENING, 1, people[1:], SHOWN),
        draw(SEED, EVENING, 1, people, {1: SHOWN[1]}),
        draw(SEED, EVENING, 1, people, SHOWN, "1"),
    ]
    assert all(other.order != usual.order and other.movement != usual.movement for other in others)
    assert draw(SEED, EVENING, 1, people[::-1], SHOWN) == usual


def test_every_order_is_about_equally_likely() -> None:
    found = Counter(tuple(draw(SEED, str(n), 1, [1, 2, 3], {}).order) for n in range(1_200))
    assert len(found) == 6
    assert min(found.values()) > 140
