"""Turn order, the end of a turn, the window, holds. Ledger 1.4, GAP-19..22, GAP-49."""

from .table import Table, must


def end_turn(table: Table) -> None:
    """The left neighbour is next, and the window opens. MA-TURN-7."""
    table.turns_ended += 1
    table.in_window = True
    table.rolled = False
    table.again = False
    table.pending_steps = None
    table.fresh_round = False
    table.offers_made = {}
    pass_dice(table)


def pass_dice(table: Table) -> None:
    """The next living seat is in turn; passing the opener's seat completes a round."""
    completed = False
    while True:
        table.turn = (table.turn + 1) % table.seats
        if table.turn == table.opener:
            completed = True
        if table.alive(table.turn):
            break
    if table.last_window:
        return
    if completed:
        table.round += 1
        table.fresh_round = True
    mode = table.flags["end.mode"]
    limit = table.flags["end.limit"] or {}
    if table.time_up and (mode == "finishTurn" or (mode == "equalTurns" and completed)):
        open_last_window(table, "time")
    elif completed and "rounds" in limit and table.round > limit["rounds"]:
        open_last_window(table, "rounds")


def open_last_window(table: Table, reason: str) -> None:
    """Nobody rolls any more; the round is the one just completed. GAP-49, GAP-52."""
    table.last_window = True
    table.reason = table.reason or reason
    if table.fresh_round:
        table.round -= 1
        table.fresh_round = False


def time_up(table: Table) -> None:
    """The table's clock has run out."""
    must(table.ending is None and not table.time_up)
    table.time_up = True
    mode = table.flags["end.mode"]
    if mode == "stopNow":
        table.stopped = True
        table.reason = table.reason or "time"
        table.asked.clear()
        table.wishes.clear()
    elif table.in_window and not table.last_window and (mode == "finishTurn" or table.fresh_round):
        open_last_window(table, "time")


def hold(table: Table, seat: int) -> None:
    """The next roll waits for this seat; also said in advance. GAP-22."""
    must(table.dice_for is None and seat not in table.have_held)
    table.have_held.add(seat)
    table.holds.add(seat)


def done(table: Table, seat: int) -> None:
    """Answer a call for wishes, end a hold, end one's turn."""
    must(table.dice_for is None)
    if seat in table.asked:
        table.asked.remove(seat)
        return
    if seat in table.holds and (table.in_window or seat != table.turn):
        table.holds.remove(seat)
        if table.last_window:
            table.claims = [claim for claim in table.claims if claim.owner != seat]
        return
    must(table.is_quiet())
    if not table.in_window and seat == table.turn:
        must(table.stage == "end")
        end_turn(table)
    elif table.last_window:
        must(seat in awaited_at_last(table))
        table.claims = [claim for claim in table.claims if claim.owner != seat]
    else:
        stay_in_jail(table, seat)


def stay_in_jail(table: Table, seat: int) -> None:
    """Not even trying a double, where that is allowed. GAP-29."""
    must(table.flags["jail.rollOptional"] and table.in_window and seat == table.turn)
    must(not table.holds and table.jail[seat] in (1, 2))
    table.jail[seat] += 1
    table.pivot = seat
    table.have_held.clear()
    end_turn(table)


def awaited_at_last(table: Table) -> list[int]:
    """In the last window: who still has a rent to ask for, or holds."""
    return sorted(awaited_for_rent(table) | table.holds)


def awaited_for_rent(table: Table) -> set[int]:
    """Whose claim could be made now."""
    return {claim.owner for claim in table.claims if claim.slot not in table.mortgaged}
