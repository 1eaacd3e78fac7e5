"""Plausible actions for a position, legal and illegal mixed, to drive games at random."""

import random
from typing import Any

from .board import GROUPS, SPACES, STREETS, with_mates
from .building import bidders_in_turn, rooms
from .table import Table

Action = tuple[int, str, tuple[Any, ...]]


def samples(table: Table, chance: random.Random) -> list[Action]:
    """A shuffled list; in every unfinished position one of them is legal."""
    if table.ending is not None or table.dice_for is not None:
        return []
    found: list[Action] = []
    phase = table.phase()
    if phase == "wishes":
        found += wishing(table, chance)
    elif phase == "auction":
        found += bidding(table, chance)
    elif phase == "debt":
        found += settling(table, chance)
    else:
        found += playing(table, chance)
    if phase in ("turn", "window", "debt"):
        found += asking(table, chance)
        found += answering(table, chance)
    if chance.random() < 0.2:
        found += nonsense(table, chance)
    chance.shuffle(found)
    return found


def playing(table: Table, chance: random.Random) -> list[Action]:
    """In a turn or window."""
    found = going_on(table, chance)
    others = table.living() if table.in_window else [table.turn]
    builder = chance.choice(others)
    for count in (1, 2, 3, 6, 9):
        slots = levels_up(table, builder, count, chance)
        if slots:
            found.append((builder, "build", (slots,)))
            if table.in_window:
                wanted = {str(slot): slots.count(slot) for slot in slots}
                found.append((builder, "wish", (wanted,)))
    mover = chance.choice(others)
    if chance.random() < 0.06:
        found += raising(table, mover, chance)
    if chance.random() < 0.4:
        own = [slot for slot in table.deeds(mover) if slot in table.mortgaged]
        found += [(mover, "redeem", (slot,)) for slot in some_of(own, chance)]
    if chance.random() < 0.6:
        found += trading(table, mover, chance)
    if chance.random() < 0.1:
        found.append((chance.choice(table.living()), "hold", ()))
    if chance.random() < 0.003:
        found.append((chance.choice(table.living()), "give-up", ()))
    return found


def going_on(table: Table, chance: random.Random) -> list[Action]:
    """What brings the turn or the window forward."""
    seat = table.turn
    found: list[Action] = [(holder, "done", ()) for holder in sorted(table.holds)]
    if table.last_window:
        return found + [(other, "done", ()) for other in table.living()]
    if table.in_window or table.stage == "roll":
        found += [(seat, "roll", ())] * 2
    elif table.stage == "end":
        found += [(seat, "done", ())] * 2
    else:
        found += [(seat, "buy", ())] * 4 + [(seat, "decline", ())]
    if table.jail[seat]:
        decks = [deck for deck, holder in table.keeper.items() if holder == seat]
        found += [(seat, "use-card", (deck,)) for deck in decks]
        found += [(seat, "pay-fine", ()), (seat, "done", ())]
    return found


def levels_up(table: Table, seat: int, count: int, chance: random.Random) -> list[int]:
    """Streets to raise, evenly and mostly affordable; now and then one too many."""
    level, slots = dict(table.level), list[int]()
    cash = table.cash[seat]
    for _ in range(count):
        free = [s for unit in ("house", "hotel") for s in rooms(table, seat, unit, level)]
        free = [slot for slot in free if SPACES[slot].house <= cash]
        if not free:
            break
        slot = chance.choice(free)
        cash -= SPACES[slot].house
        level[slot] += 1
        slots.append(slot)
    if slots and chance.random() < 0.1:
        slots.append(chance.choice(slots))
    return slots


def wishing(table: Table, chance: random.Random) -> list[Action]:
    """Everybody asked answers somehow."""
    found: list[Action] = []
    for seat in sorted(table.asked):
        found.append((seat, "done", ()))
        for count in (1, 3, 5):
            slots = levels_up(table, seat, count, chance)
            wanted = {str(slot): slots.count(slot) for slot in slots}
            found.append((seat, "wish", (wanted,)))
    return found


def bidding(table: Table, chance: random.Random) -> list[Action]:
    """Raise, pass, or find money first."""
    found: list[Action] = []
    auction = table.auction
    assert auction is not None
    for seat in bidders_in_turn(table):
        found += [(seat, "pass", ()), (seat, "pass", ())]
        least = auction.high + table.flags["auction.step"]
        for more in (0, chance.randrange(20), chance.randrange(150)):
            found.append((seat, "bid", (least + more,)))
        found.append((seat, "bid", (table.cash[seat] + chance.choice([0, 1]),)))
        if isinstance(auction.lot, str):
            for slot in rooms(table, seat, auction.lot, table.level):
                found.append((seat, "bid", (least + chance.choice([0, 60, 160]), slot)))
            found.append((seat, "bid", (least + 60, chance.choice(STREETS))))
        if chance.random() < 0.3:
            found += raising(table, seat, chance)
    return found


def settling(table: Table, chance: random.Random) -> list[Action]:
    """The first debtor finds money, a deal, or gives up."""
    debt = table.debts[0]
    seat = debt.debtor
    found: list[Action] = [(seat, "give-up", ())]
    for slots in GROUPS.values():
        if table.owns_group(seat, slots[0]) and not table.group_is_bare(slots[0]):
            everything = [slot for slot in slots for _ in range(table.level[slot])]
            found.append((seat, "sell", (everything,)))
    found += [(seat, "mortgage", (slot,)) for slot in table.deeds(seat)]
    found += raising(table, seat, chance)
    found += trading(table, seat, chance)
    if debt.to is not None:
        for slot in some_of(table.deeds(seat), chance):
            credit = chance.choice([debt.amount, max(debt.amount // 2, 1), SPACES[slot].price])
            found.append((seat, "offer", (debt.to, {"deeds": [slot]}, {"debt": credit})))
    return found


def raising(table: Table, seat: int, chance: random.Random) -> list[Action]:
    """Sell some levels, mortgage something."""
    found: list[Action] = []
    built = [slot for slot in table.deeds(seat) if table.level[slot]]
    for slot in some_of(built, chance):
        found.append((seat, "sell", ([slot],)))
        mates = [mate for mate in with_mates(slot) if table.level[mate]]
        found.append((seat, "sell", (mates,)))
        found.append((seat, "sell", (mates + some_of(mates, chance),)))
    found += [(seat, "mortgage", (slot,)) for slot in some_of(table.deeds(seat), chance)]
    return found


def trading(table: Table, seat: int, chance: random.Random) -> list[Action]:
    """Anything for anything, and money or a deed for what completes a group."""
    others = [other for other in table.living() if other != seat]
    to = chance.choice(others)
    give, want = stake(table, seat, chance), stake(table, to, chance)
    arguments: list[Any] = [to, give, want]
    burdened = [slot for slot in want.get("deeds", []) if slot in table.mortgaged]
    if burdened and chance.random() < 0.5:
        arguments.append({str(burdened[0]): chance.choice(["redeem", "keep"])})
    found: list[Action] = [(seat, "offer", tuple(arguments))]
    for slot in some_of(missing(table, seat), chance):
        owner = table.owner[slot]
        most = min(table.cash[seat], 2 * SPACES[slot].price)
        found.append((seat, "offer", (owner, {"cash": chance.randint(0, most)}, {"deeds": [slot]})))
        for other in some_of(missing(table, int(owner or 0)), chance):
            if table.owner[other] == seat:
                found.append((seat, "offer", (owner, {"deeds": [other]}, {"deeds": [slot]})))
    return found


def missing(table: Table, seat: int) -> list[int]:
    """Other people's deeds in groups of which the seat has a part."""
    partly = [slot for slot in table.deeds(seat) if not table.owns_group(seat, slot)]
    mates = {mate for slot in partly for mate in with_mates(slot)}
    return sorted(slot for slot in mates if table.owner[slot] not in (seat, None))


def stake(table: Table, seat: int, chance: random.Random) -> dict[str, Any]:
    """What a side might put in."""
    side: dict[str, Any] = {}
    if chance.random() < 0.6:
        side["cash"] = chance.randrange(max(table.cash[seat], 1) + 5)
    if chance.random() < 0.6:
        side["deeds"] = some_of(table.deeds(seat), chance)
    held = [deck for deck, holder in table.keeper.items() if holder == seat]
    if held and chance.random() < 0.5:
        side["cards"] = held
    owed = table.debts and table.debts[0].to == seat
    if owed and chance.random() < 0.5:
        side["debt"] = chance.randrange(1, table.debts[0].amount + 2)
    return side


def some_of(slots: list[int], chance: random.Random) -> list[int]:
    """One or two of them."""
    return chance.sample(slots, min(len(slots), chance.choice([1, 1, 2])))


def asking(table: Table, chance: random.Random) -> list[Action]:
    """Rents that may be asked for."""
    found: list[Action] = []
    for claim in table.claims:
        verb = chance.choice(["demand", "demand", "demand", "waive"])
        found.append((claim.owner, verb, (claim.id,)))
        found.append((claim.owner, verb, (claim.id,)))
    return found


def answering(table: Table, chance: random.Random) -> list[Action]:
    """Offers that may be answered, countered or withdrawn."""
    found: list[Action] = []
    for offer in table.offers:
        burdened = [slot for slot in offer.give.deeds if slot in table.mortgaged]
        choice = {str(slot): "redeem" for slot in burdened if chance.random() < 0.5}
        found.append((offer.to, "accept", (offer.id, choice) if choice else (offer.id,)))
        found.append((offer.to, "accept", (offer.id,)))
        found.append((offer.to, "reject", (offer.id,)))
        give, want = stake(table, offer.to, chance), stake(table, offer.giver, chance)
        found.append((offer.to, "offer", (offer.giver, give, want)))
        if chance.random() < 0.2:
            found.append((offer.giver, "withdraw", (offer.id,)))
    return found


def nonsense(table: Table, chance: random.Random) -> list[Action]:
    """Mostly refused."""
    seat, slot = chance.randrange(table.seats), chance.choice(STREETS)
    return [
        (seat, "roll", ()),
        (seat, "done", ()),
        (seat, "buy", ()),
        (seat, "hold", ()),
        (seat, "pass", ()),
        (seat, "bid", (chance.randrange(300),)),
        (seat, "demand", (chance.randrange(table.next_claim + 1),)),
        (seat, "waive", (chance.randrange(table.next_claim + 1),)),
        (seat, "accept", (chance.randrange(table.next_offer + 1),)),
        (seat, "build", ([slot],)),
        (seat, "wish", ({str(slot): chance.randrange(1, 6)},)),
        (seat, "sell", ([slot, slot],)),
        (seat, "mortgage", (slot,)),
        (seat, "redeem", (slot,)),
        (seat, "pay-fine", ()),
        (seat, "use-card", (chance.choice(["chance", "chest"]),)),
    ]
