"""What is asked of you now, in one sentence, with the keys that answer it."""

from dataclasses import dataclass, field

from zuschlag.rules.monopoly.terms import Terms
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import Options
from zuschlag.terminal.monopoly.speech import Speech
from zuschlag.terminal.wishes import YOU


@dataclass(frozen=True)
class AnswerButton:
    """A button: what it says, its key, the action of the screen."""

    label: str
    key: str
    action: str


@dataclass
class Asking:
    """A question and its answers; Enter gives the first one, or hurries if none is urgent."""

    question: str
    answers: list[AnswerButton] = field(default_factory=list)
    is_yours: bool = True

    @property
    def main(self) -> str | None:
        """What Enter does."""
        return self.answers[0].action if self.is_yours and self.answers else None

    def add(self, label: str, key: str, action: str, when: bool = True) -> None:
        """One more answer, if it is open."""
        if when:
            self.answers.append(AnswerButton(label, key, action))


def asked(seen: Observation, options: Options | None, terms: Terms, speech: Speech) -> Asking:
    """The question of the moment."""
    found = _question(seen, options, terms, speech)
    if options is not None:
        _add_claims(found, seen, options, speech)
        _add_offers(found, seen, options, speech)
    return found


def _question(seen: Observation, options: Options | None, terms: Terms, speech: Speech) -> Asking:
    if not seen.people[YOU].is_living:
        return Asking("You are out. The others play on; Space hurries them.", is_yours=False)
    if options is None:
        return Asking(_waiting(seen, speech), is_yours=False)
    if seen.phase == "auction":
        return _auction(seen, options, speech)
    if seen.phase == "debt":
        return _debt(seen, options, terms, speech)
    if seen.phase == "wishes":
        return _wishes(seen, options, speech)
    if options.buy or options.decline:
        return _for_sale(seen, options, speech)
    if seen.people[YOU].is_holding:
        return _holding(seen, options, speech)
    if YOU in seen.waiting and (options.roll or options.done):
        return _own_turn(seen, options, terms, speech)
    return _between(seen, options, speech)


def _waiting(seen: Observation, speech: Speech) -> str:
    others = [seat for seat in seen.waiting if seat != YOU]
    if not others:
        return "The dice roll."
    return f"It is up to {speech.all_of(others)}. Space hurries."


def _auction(seen: Observation, options: Options, speech: Speech) -> Asking:
    assert seen.auction is not None, "the phase says so"
    lot = speech.lot(seen.auction.lot)
    if not options.can_pass:
        return Asking(f"{_first(lot)} is under the hammer. {_waiting(seen, speech)}", [], False)
    if options.bid is None:
        found = Asking(f"{_first(lot)}: the next bid is more than you have. Pass, or raise cash.")
        found.add("Pass", "p", "pass")
    else:
        least, most = (speech.money(amount) for amount in options.bid)
        found = Asking(f"{_first(lot)}: bid {least} to {most}, or pass.")
        found.add("Bid", "Enter", "bid")
        found.add("Pass", "p", "pass")
    found.add("Raise cash", "y", "deeds", bool(options.mortgage or options.sell))
    return found


def _debt(seen: Observation, options: Options, terms: Terms, speech: Speech) -> Asking:
    debt = seen.debts[0]
    amount = speech.money(debt.amount)
    if debt.debtor != YOU:
        told = f"{speech.does(debt.debtor, 'owe')} {speech.of(debt.creditor)} {amount} and has to"
        return Asking(f"{told} find the money. Space hurries.", [], False)
    cash = seen.people[YOU].cash or 0
    more = seen.people[YOU].raisable
    short = debt.amount - cash
    told = f"You owe {speech.of(debt.creditor)} {amount} and have {speech.money(cash)}:"
    if more >= short:
        found = Asking(f"{told} raise {speech.money(short)}.")
    else:
        found = Asking(f"{told} {speech.money(cash + more)} is all you could raise.")
    found.add("Raise cash", "y", "deeds", bool(options.mortgage or options.sell or options.clear))
    found.add("Offer a deal", "o", "offer", bool(options.offer))
    found.add("Give up", "g", "give_up", options.give_up)
    return found


def _wishes(seen: Observation, options: Options, speech: Speech) -> Asking:
    if YOU not in seen.asked:
        return Asking(f"Wishes to build are collected. {_waiting(seen, speech)}", [], False)
    stock = f"{seen.houses} houses and {seen.hotels} hotels"
    found = Asking(f"Buildings are short: the bank has {stock}. What do you wish to build?")
    found.add("Seal a wish", "y", "deeds", bool(options.wish))
    found.add("Nothing", "e", "done", options.done)
    return found


def _for_sale(seen: Observation, options: Options, speech: Speech) -> Asking:
    slot = seen.people[YOU].at
    price = speech.money(speech.board.slots[slot].price)
    cash = seen.people[YOU].cash or 0
    if options.buy:
        found = Asking(f"{speech.slot(slot)} is for sale: {price}. Buy it, or let all bid?")
    else:
        lacking = f"{speech.slot(slot)} costs {price}, you have {speech.money(cash)}."
        found = Asking(f"{lacking} Raise cash, or let all bid.")
    found.add("Buy", "b", "buy", options.buy)
    found.add("Auction it", "a", "decline", options.decline)
    return found


def _holding(seen: Observation, options: Options, speech: Speech) -> Asking:
    told = "You hold the dice back: build, trade, ask for rent."
    found = Asking(f"{told} Then let them go.")
    if seen.turn == YOU and options.done and seen.phase == "turn":
        return _own_turn(seen, options, None, speech)
    found.add("Let the dice go", "e", "done", options.done)
    return found


def _own_turn(seen: Observation, options: Options, terms: Terms | None, speech: Speech) -> Asking:
    if seen.people[YOU].jail and options.roll:
        return _jail(seen, options, speech)
    if options.roll:
        again = "A double: roll again." if seen.phase == "turn" and seen.book["doubles"] else ""
        found = Asking(again or "Your turn. Roll when you are ready.")
        found.add("Roll", "Enter", "roll")
        return found
    if options.done and seen.phase == "window":
        found = Asking("The last turn is over. Ask for your rent, then say done.")
        found.add("Done", "e", "done")
        return found
    found = Asking("Your turn is done when you say so. Build or trade first, if you like.")
    found.add("End turn", "e", "done", options.done)
    return found


def _jail(seen: Observation, options: Options, speech: Speech) -> Asking:
    fine = speech.money(speech.board.money.fine)
    turn = seen.people[YOU].jail
    found = Asking(f"You are in jail, turn {turn} of 3. A double opens the door.")
    found.add("Roll for a double", "Enter", "roll", options.roll)
    found.add(f"Pay {fine}", "f", "fine", options.pay_fine)
    found.add("Use card", "c", "card", bool(options.use_card))
    found.add("Stay put", "e", "done", options.done)
    return found


def _between(seen: Observation, options: Options, speech: Speech) -> Asking:
    if options.roll or seen.turn == YOU:
        told = "You roll next."
    else:
        told = f"{speech.does(seen.turn, 'be')} to move." if seen.phase == "turn" else ""
        told = told or f"{speech.does(seen.turn, 'roll')} next."
    others = [seat for seat in seen.waiting if seat not in (YOU, seen.turn)]
    if others:
        told = f"{told} Waiting for {speech.all_of(others)}."
    found = Asking(f"{told} Space hurries.", is_yours=False)
    found.add("Hold the dice", "h", "hold", options.hold)
    found.add("Roll", "Enter", "roll", options.roll)
    return found


def _add_claims(found: Asking, seen: Observation, options: Options, speech: Speech) -> None:
    """Rent does not come by itself where owners must ask."""
    for claim in seen.claims:
        if claim.id in options.demand:
            amount = "the rent" if claim.amount is None else speech.money(claim.amount)
            told = f"Demand {amount} from {speech.of(claim.debtor)}"
            # Rolling would let the rent lapse: what Enter does must be asking for it.
            found.answers.insert(0, AnswerButton(told, "d", "demand"))
            found.answers.insert(1, AnswerButton("Waive", "w", "waive"))
            found.is_yours = True
            return


def _add_offers(found: Asking, seen: Observation, options: Options, speech: Speech) -> None:
    for offer in seen.offers:
        if offer.id in options.reject:
            found.answers.insert(0, AnswerButton(f"Answer {speech.of(offer.maker)}", "v", "answer"))
            found.is_yours = True
            return
    found.add("Take your offer back", "v", "answer", bool(options.withdraw))


def _first(text: str) -> str:
    return text[:1].upper() + text[1:]
