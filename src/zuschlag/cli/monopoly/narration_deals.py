"""What goes from hand to hand in Monopoly: sealed wishes, estates, fees for mortgaged deeds."""

from zuschlag.cli.monopoly.narration_names import Names
from zuschlag.cli.monopoly.narration_page import Page
from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly import events, words
from zuschlag.rules.monopoly.state import Table


def wish(action: words.Action | None, names: Names) -> str:
    """What was wished, sealed or not: the judge knows."""
    levels: dict[int, int] = {}
    if isinstance(action, words.Wish):
        levels = action.levels
    elif isinstance(action, words.Build):
        levels = {street: action.streets.count(street) for street in action.streets}
    parts = [f"{count} more on {names.slot(street)}" for street, count in levels.items()]
    return " and ".join(parts) or "nothing"


def tell_estate(page: Page, event: events.DeedsPassed, before: Table) -> None:
    """Who takes over what a player leaves behind (MA-BANKRUPT-6..9)."""
    names, deeds = page.names, event.deeds
    if event.heir is None:
        if deeds:
            page.say(None, f"The bank will auction {names.slots(deeds)}.")
        return
    if deeds:
        mortgaged = listed(before.mortgaged) if before.whole_estate else deeds
        page.say(None, f"To {names.to(event.heir)} go {names.slots(deeds, mortgaged)}.")
    for deck in range(2):
        if before.keeper[deck] == event.seat:
            page.say(None, f"To {names.to(event.heir)} goes a jail card.")


def tell_fees(page: Page, event: events.Traded, action: words.Action | None, before: Table) -> None:
    """Who takes a mortgaged deed pays the bank at once (MA-TRADE-8, MA-TRADE-9)."""
    redeemed = list(action.redeem) if isinstance(action, words.Accept) else []
    for place in range(before.offers):
        if before.offer_id[place] == event.offer:
            redeemed += listed(before.offer_redeem[place])
    for seat, deeds in ((event.seat, event.want.deeds), (event.to, event.give.deeds)):
        for slot in deeds:
            if slot in listed(before.mortgaged):
                page.say(seat, _fee(seat, slot, slot in redeemed, before, page.names))


def _fee(seat: int, slot: int, is_redeemed: bool, before: Table, names: Names) -> str:
    mortgage = before.price[slot] // 2
    interest = mortgage // 10 if before.interest_down else (mortgage + 9) // 10
    if is_redeemed:
        price = names.money(mortgage + interest)
        return names.phrase(seat, "redeem", f"{names.slot(slot)} at once for {price}")
    fee = f"the bank {names.money(interest)} for the mortgage on {names.slot(slot)}"
    return names.phrase(seat, "pay", fee)
