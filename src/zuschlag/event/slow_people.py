"""People who are there and do not answer: the desk hears of them before a bot decides for them."""

from zuschlag.table.live_table import LiveTable


def slow_seats(found: LiveTable, now: int) -> dict[int, int]:
    """Seats that have used up half of their time, and when a bot will decide for each.

    Whoever has lost the connection is another matter. All of it can be seen at the table.
    """
    table, slow = found.table, {}
    for seat, since in table.timing.asked.items():
        deadline = table.deadline(seat)
        if deadline is None or not table.seats[seat].is_present or not found.here.is_here(seat):
            continue
        if now >= since + (deadline - since) // 2:
            slow[seat] = deadline
    return slow
