"""What is asked of you now, in one sentence, with the keys that answer it."""

from dataclasses import dataclass, field

from zuschlag.rules.monopoly.terms import Terms
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import Options
from zuschlag.terminal.monopoly.speech import Speech, stock_of
from zuschlag.words import here


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

    def add(self, label: str, key: str, action: str, when: bool = True, **facts: str) -> None:
        """One more answer, if it is open; its label is a key of the words."""
        if when:
            self.answers.append(AnswerButton(here.say(label, **facts), key, action))


def asked(seen: Observation, options: Options | None, terms: Terms, speech: Speech) -> Asking:
    """The question of the moment."""
    if speech.you is None:
        return Asking(here.say("you-watch"), is_yours=False)
    found = _question(seen, options, speech, speech.you)
    if options is not None:
        _add_claims(found, seen, options, speech)
        _add_offers(found, seen, options, speech)
    return found


def _question(seen: Observation, options: Options | None, speech: Speech, you: int) -> Asking:
    if not seen.people[you].is_living:
        return Asking(here.say("ask-out"), is_yours=False)
    if options is None:
        return Asking(_waiting(seen, speech), is_yours=False)
    if seen.phase == "auction":
        return _auction(seen, options, speech)
    if seen.phase == "debt":
        return _debt(seen, options, speech, you)
    if seen.phase == "wishes":
        return _wishes(seen, options, speech, you)
    if options.buy or options.decline:
        return _for_sale(seen, options, speech, you)
    if seen.people[you].is_holding and options.done and not _ends_turn(seen, options, you):
        return _holding()
    if you in seen.waiting and (options.roll or options.done):
        return _own_turn(seen, options, speech, you)
    return _between(seen, options, speech, you)


def _waiting(seen: Observation, speech: Speech) -> str:
    others = [seat for seat in seen.waiting if seat != speech.you]
    if not others:
        return here.say("ask-dice")
    return here.say("up-to", who=speech.all_of(others))


def _auction(seen: Observation, options: Options, speech: Speech) -> Asking:
    assert seen.auction is not None, "the phase says so"
    lot = _first(speech.lot(seen.auction.lot))
    if not options.can_pass:
        told = here.say("ask-hammer", lot=lot)
        return Asking(f"{told} {_waiting(seen, speech)}", [], False)
    if options.bid is None:
        found = Asking(here.say("ask-cannot-bid", lot=lot))
    else:
        least, most = (speech.money(amount) for amount in options.bid)
        found = Asking(here.say("ask-bid", lot=lot, least=least, most=most))
        found.add("key-bid", "Enter", "bid")
    found.add("key-pass", "p", "pass")
    found.add("answer-raise", "y", "deeds", bool(options.mortgage or options.sell))
    return found


def _debt(seen: Observation, options: Options, speech: Speech, you: int) -> Asking:
    debt = seen.debts[0]
    facts = {"creditor": speech.of(debt.creditor), "amount": speech.money(debt.amount)}
    if debt.debtor != you:
        told = here.say("ask-owes", name=speech.names[debt.debtor], **facts)
        return Asking(told, [], False)
    cash, more = seen.people[you].cash or 0, seen.people[you].raisable
    short = debt.amount - cash
    facts["cash"] = speech.money(cash)
    if more >= short:
        found = Asking(here.say("ask-owe-raise", short=speech.money(short), **facts))
    else:
        found = Asking(here.say("ask-owe-all", all=speech.money(cash + more), **facts))
    can_raise = bool(options.mortgage or options.sell or options.clear)
    found.add("answer-raise", "y", "deeds", can_raise)
    found.add("answer-deal", "o", "offer", bool(options.offer))
    found.add("key-give-up", "g", "give_up", options.give_up)
    return found


def _wishes(seen: Observation, options: Options, speech: Speech, you: int) -> Asking:
    if you not in seen.asked:
        told = here.say("ask-wishes-wait")
        return Asking(f"{told} {_waiting(seen, speech)}", [], False)
    found = Asking(here.say("ask-wishes", stock=stock_of(seen)))
    found.add("answer-wish", "y", "deeds", bool(options.wish))
    found.add("answer-nothing", "e", "done", options.done)
    return found


def _for_sale(seen: Observation, options: Options, speech: Speech, you: int) -> Asking:
    slot = seen.people[you].at
    facts = {"place": speech.slot(slot), "price": speech.money(speech.board.slots[slot].price)}
    cash = speech.money(seen.people[you].cash or 0)
    found = Asking(here.say("ask-buy" if options.buy else "ask-cannot-buy", cash=cash, **facts))
    found.add("answer-buy", "b", "buy", options.buy)
    found.add("answer-auction", "a", "decline", options.decline)
    return found


def _ends_turn(seen: Observation, options: Options, you: int) -> bool:
    """Whether `done` would end your turn, and not only a hold."""
    return seen.turn == you and options.done and seen.phase == "turn"


def _holding() -> Asking:
    found = Asking(here.say("ask-holding"))
    found.add("answer-let-go", "e", "done")
    return found


def _own_turn(seen: Observation, options: Options, speech: Speech, you: int) -> Asking:
    if seen.people[you].jail and options.roll:
        return _jail(seen, options, speech, you)
    if options.roll:
        is_again = seen.phase == "turn" and bool(seen.book.get("doubles"))
        found = Asking(here.say("ask-again" if is_again else "ask-roll"))
        found.add("answer-roll", "Enter", "roll")
        return found
    if options.done and seen.phase == "window":
        found = Asking(here.say("ask-last-call"))
        found.add("answer-done", "e", "done")
        return found
    found = Asking(here.say("ask-done"))
    found.add("answer-end-turn", "e", "done", options.done)
    return found


def _jail(seen: Observation, options: Options, speech: Speech, you: int) -> Asking:
    fine = speech.money(speech.board.money.fine)
    found = Asking(here.say("ask-jail", turn=seen.people[you].jail))
    found.add("answer-double", "Enter", "roll", options.roll)
    found.add("answer-fine", "f", "fine", options.pay_fine, fine=fine)
    found.add("answer-card", "c", "card", bool(options.use_card))
    found.add("answer-stay", "e", "done", options.done)
    return found


def _between(seen: Observation, options: Options, speech: Speech, you: int) -> Asking:
    who = "you" if options.roll or seen.turn == you else "other"
    key = "ask-to-move" if who == "other" and seen.phase == "turn" else "ask-next"
    told = here.say(key, who=who, name=speech.names[seen.turn])
    others = [seat for seat in seen.waiting if seat not in (you, seen.turn)]
    if others:
        told = f"{told} {here.say('desk-waits', who=speech.all_of(others))}"
    found = Asking(f"{told} {here.say('ask-space')}", is_yours=False)
    found.add("answer-hold", "h", "hold", options.hold)
    found.add("answer-roll", "Enter", "roll", options.roll)
    return found


def _add_claims(found: Asking, seen: Observation, options: Options, speech: Speech) -> None:
    """Rent does not come by itself where owners must ask."""
    for claim in seen.claims:
        if claim.id in options.demand:
            who = speech.of(claim.debtor)
            told = here.say("answer-demand", who=who, amount=_rent(claim.amount, speech))
            # Rolling would let the rent lapse: what Enter does must be asking for it.
            found.answers.insert(0, AnswerButton(told, "d", "demand"))
            found.answers.insert(1, AnswerButton(here.say("answer-waive"), "w", "waive"))
            found.is_yours = True
            return


def _rent(amount: int | None, speech: Speech) -> str:
    return here.say("the-rent") if amount is None else speech.money(amount)


def _add_offers(found: Asking, seen: Observation, options: Options, speech: Speech) -> None:
    for offer in seen.offers:
        if offer.id in options.reject:
            told = here.say("answer-offer", who=speech.of(offer.maker))
            found.answers.insert(0, AnswerButton(told, "v", "answer"))
            found.is_yours = True
            return
    found.add("answer-withdraw", "v", "answer", bool(options.withdraw))


def _first(text: str) -> str:
    return text[:1].upper() + text[1:]
