"""Rolling, moving, landing, cards, jail, buying. Ledger 1.4, 1.5, 1.7, 1.8."""

from .auction import open_land
from .board import CARDS, FINE, HOTEL_LEVEL, JAIL, KEEPERS, PROPERTIES, SALARY, SPACES
from .debt import return_keeper
from .order import end_turn
from .rent import expire_claims, open_claim
from .table import Table, must


def roll(table: Table, seat: int) -> None:
    """Ask for the dice; a roll closes the window and voids what waited for it."""
    must(table.is_quiet() and seat == table.turn and not table.last_window)
    if table.in_window:
        must(not table.holds)
        table.in_window = False
        table.have_held.clear()
    else:
        must(table.stage == "roll")
    if not table.rolled:
        table.rolled = True
        table.doubles = 0
        table.offers_made = {}
        table.pivot = seat
        table.fresh_round = False
    expire_claims(table)
    table.offers.clear()
    table.inherited.clear()
    table.stage = "end"
    table.again = False
    table.dice_for = "move"


def thrown(table: Table, first: int, second: int) -> None:
    """The dice of a movement or jail roll. MA-TURN-4, MA-DBL-1..2, MA-JAIL-7..8."""
    seat = table.turn
    table.arrival = first + second
    is_double = first == second
    if table.jail[seat]:
        if is_double:
            table.jail[seat] = 0
            move(table, first + second)
        elif table.jail[seat] < 3:
            table.jail[seat] += 1
        else:
            table.owe(seat, None, FINE)
            table.pending_steps = first + second
        return
    if is_double:
        table.doubles += 1
    if table.doubles == 3:  # GAP-25
        go_to_jail(table)
        return
    table.again = is_double
    move(table, first + second)


def leave_after_fine(table: Table) -> None:
    """The third failure is paid: out of jail by the last roll. MA-JAIL-8."""
    steps, table.pending_steps = table.pending_steps, None
    assert steps is not None
    table.jail[table.turn] = 0
    move(table, steps)


def move(table: Table, steps: int, by_card: bool = False) -> None:
    """Forward, with the salary for reaching or passing LOS. MA-GO-1."""
    seat = table.turn
    if table.positions[seat] + steps >= 40:
        table.pay(None, seat, SALARY)
    table.positions[seat] = (table.positions[seat] + steps) % 40
    land(table, by_card)


def land(table: Table, by_card: bool) -> None:
    """What the space asks for. MA-TURN-5."""
    seat = table.turn
    slot = table.positions[seat]
    kind = SPACES[slot].kind
    table.stage = "roll" if table.again else "end"
    if kind == "donation":
        table.owe(seat, None, table.flags["donation"][0 if slot == 4 else 1])
    elif kind == "gotojail":
        go_to_jail(table)
    elif kind in CARDS:
        draw(table, kind)
    elif slot in PROPERTIES and table.owner[slot] is None:
        table.stage = "buy"
    elif slot in PROPERTIES and table.owner[slot] != seat:
        open_claim(table, seat, slot, by_card)


def go_to_jail(table: Table) -> None:
    """At once, without salary, and the turn is over. MA-JAIL-1..3, GAP-24."""
    table.positions[table.turn] = JAIL
    table.jail[table.turn] = 1
    end_turn(table)


def draw(table: Table, deck: str) -> None:
    """The top card, carried out at once, goes to the bottom. MA-CARD-1..3."""
    seat = table.turn
    card = table.deck(deck).pop(0)
    if card == KEEPERS[deck]:
        table.keeper[deck] = seat
        return
    table.deck(deck).append(card)
    effect, figure, hotel_figure = CARDS[deck][card]
    others = [other for other in table.left_of(seat) if other != seat]
    if effect == "advance":
        advance(table, figure)
    elif effect in ("station", "utility"):
        advance_to_nearest(table, effect)
    elif effect == "back":
        table.positions[seat] -= figure  # GAP-67: never below LOS
        land(table, by_card=False)
    elif effect == "jail":
        go_to_jail(table)
    elif effect == "receive":
        table.pay(None, seat, figure)
    elif effect == "pay":
        table.owe(seat, None, figure)
    elif effect == "pay-each":
        for other in others:
            table.owe(seat, other, figure)
    elif effect == "each-pays":
        for other in others:
            table.owe(other, seat, figure)
    elif effect == "repairs":
        table.owe(seat, None, repairs(table, seat, figure, hotel_figure))


def advance(table: Table, target: int, by_card: bool = False) -> None:
    """Forward to a slot."""
    move(table, (target - table.positions[table.turn]) % 40, by_card)


def advance_to_nearest(table: Table, kind: str) -> None:
    """Forward to the next station or utility, at the card's rent. GAP-56."""
    slot = table.positions[table.turn]
    while SPACES[slot].kind != kind:
        slot = (slot + 1) % 40
    advance(table, slot, by_card=True)


def repairs(table: Table, seat: int, per_house: int, per_hotel: int) -> int:
    """CH-12, CC-14."""
    levels = [table.level[slot] for slot in table.deeds(seat)]
    hotels = levels.count(HOTEL_LEVEL)
    return per_house * (sum(levels) - hotels * HOTEL_LEVEL) + per_hotel * hotels


def buy(table: Table, seat: int) -> None:
    """At the board's price. MA-BUY-1."""
    slot = landed_on(table, seat)
    must(table.cash[seat] >= SPACES[slot].price)
    table.pay(seat, None, SPACES[slot].price)
    table.owner[slot] = seat


def decline(table: Table, seat: int) -> None:
    """Not buying always means an auction. MA-BUY-3..4."""
    open_land(table, landed_on(table, seat), seat)


def landed_on(table: Table, seat: int) -> int:
    """The free property under the active seat, which is about to be settled."""
    must(table.is_quiet() and not table.in_window)
    must(seat == table.turn and table.stage == "buy")
    table.stage = "roll" if table.again else "end"
    return table.positions[seat]


def pay_fine(table: Table, seat: int) -> None:
    """Out of jail for money, before the roll. MA-JAIL-4, GAP-28."""
    check_about_to_roll_in_jail(table, seat)
    must(table.cash[seat] >= FINE)
    table.pay(seat, None, FINE)
    table.jail[seat] = 0


def use_card(table: Table, seat: int, deck: str) -> None:
    """Out of jail by card. MA-JAIL-5."""
    check_about_to_roll_in_jail(table, seat)
    must(table.keeper.get(deck) == seat)
    return_keeper(table, deck)
    table.jail[seat] = 0


def check_about_to_roll_in_jail(table: Table, seat: int) -> None:
    """Jailed, in turn, and still to roll."""
    must(table.is_quiet() and seat == table.turn and table.jail[seat] > 0)
    must(not table.last_window and (table.in_window or table.stage == "roll"))
