"""Trades between two players: cash, deeds, jail cards, part of a debt (MA-TRADE, GAP-60..63)."""

from zuschlag.rules.bits import EMPTY, add, drop, drop_lowest, has, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.debt import forgive, is_first_debtor, owed_by
from zuschlag.rules.monopoly.decks import cards_of
from zuschlag.rules.monopoly.mortgage import interest, mortgage_value, most_to_raise
from zuschlag.rules.monopoly.refusals import (
    ALREADY_REFUSED,
    CANNOT_TRADE_WITH,
    DEAL_OFF,
    DEBT_COMES_FIRST,
    DEBT_WOULD_STAY,
    GROUP_BUILT,
    NO_SUCH_CARD,
    NO_SUCH_DEBT,
    NO_SUCH_OFFER,
    NOT_ENOUGH_CASH,
    NOT_MORTGAGED,
    NOT_YOUR_DEED,
    NOT_YOUR_OFFER,
    NOT_YOUR_TURN,
    OFFERS_SPENT,
    OK,
    ONE_SIDED,
    TOO_MANY_OFFERS,
)
from zuschlag.rules.monopoly.rent import claimed_from
from zuschlag.rules.monopoly.state import (
    BANK,
    MOST_OFFERS,
    MOST_REFUSED,
    NOBODY,
    Move,
    Table,
    give_deed,
    has_floor,
    is_bare,
    is_living,
    pay,
)
from zuschlag.rules.monopoly.telling import (
    OFFERED,
    OFFERS_LAPSED,
    REJECTED,
    TRADED,
    WITHDRAWN,
    tell,
)

OFFERS_A_TURN = 3
_PRIME = 2_147_483_629
_OTHER_PRIME = 1_999_999_973
_MARK = (1 << 31) - 1


@rule
def offer_place(t: Table, number: int) -> int:
    """Where the offer of this number is, or NOBODY's place (GAP-70)."""
    for place in range(t.offers):
        if t.offer_id[place] == number:
            return place
    return NOBODY


@rule
def offer_between(t: Table, maker: int, to: int) -> int:
    """The oldest open offer of one seat to another, or NOBODY's place (GAP-70)."""
    for place in range(t.offers):
        if t.offer_from[place] == maker and t.offer_to[place] == to:
            return place
    return NOBODY


@rule
def may_offer(t: Table, seat: int, to: int) -> int:
    """With the floor, in debt, or in answer to an offer (GAP-46, GAP-62, GAP-70)."""
    if t.debts > 0:
        is_answer = offer_between(t, to, seat) != NOBODY and is_first_debtor(t, to)
        return OK if is_first_debtor(t, seat) or is_answer else DEBT_COMES_FIRST
    if has_floor(t, seat) or offer_between(t, to, seat) != NOBODY:
        return OK
    return NOT_YOUR_TURN


@rule
def why_not_offer(t: Table, m: Move) -> int:
    """The first reason against making this offer (GAP-60, GAP-71)."""
    if m.to < 0 or m.to >= t.seats or m.to == m.seat or not is_living(t, m.to):
        return CANNOT_TRADE_WITH
    why = may_offer(t, m.seat, m.to)
    if why != OK:
        return why
    if t.offers_made[m.seat] >= OFFERS_A_TURN:
        return OFFERS_SPENT
    if t.offers >= MOST_OFFERS:
        return TOO_MANY_OFFERS
    why = why_not_contents(t, m)
    if why == OK:
        why = why_not_own_part(t, m)
    if why != OK:
        return why
    return ALREADY_REFUSED if was_refused(t, fingerprint(m)) else OK


@rule
def why_not_contents(t: Table, m: Move) -> int:
    """Both give something that is theirs to give (MA-TRADE-1..7, MA-BANKRUPT-2, GAP-60)."""
    if min(m.give_cash, m.give_debt, m.want_cash, m.want_debt) < 0:
        return ONE_SIDED
    goods = m.give_deeds | m.give_cards | m.give_debt | m.want_deeds | m.want_cards | m.want_debt
    if goods == 0:
        return ONE_SIDED
    if m.give_cash | m.give_deeds | m.give_cards | m.give_debt == 0:
        return ONE_SIDED
    if m.want_cash | m.want_deeds | m.want_cards | m.want_debt == 0:
        return ONE_SIDED
    if t.property_for_debt and is_forgiven_for_money(m):
        return ONE_SIDED
    if m.redeem & ~(m.want_deeds & t.mortgaged) != EMPTY:
        return NOT_MORTGAGED
    why = why_not_goods(t, m.seat, m.to, m.give_deeds, m.give_cards, m.give_debt)
    if why != OK:
        return why
    return why_not_goods(t, m.to, m.seat, m.want_deeds, m.want_cards, m.want_debt)


@rule
def is_forgiven_for_money(m: Move) -> bool:
    """Whether a debtor would give no property for what is forgiven (MA-BANKRUPT-2..3, GAP-75)."""
    return (m.give_debt > 0 and m.want_deeds == EMPTY) or (
        m.want_debt > 0 and m.give_deeds == EMPTY
    )


@rule
def why_not_own_part(t: Table, m: Move) -> int:
    """Only the seat's own purse is looked at: another's may be hidden (GAP-18, GAP-36, GAP-62)."""
    if m.give_cash > t.cash[m.seat]:
        return NOT_ENOUGH_CASH
    forgiven = m.want_debt
    return why_not_party(
        t, m.seat, m.want_cash - m.give_cash, m.give_deeds, m.want_deeds, m.redeem, forgiven
    )


@rule
def why_not_goods(t: Table, giver: int, taker: int, deeds: int, cards: int, debt: int) -> int:
    """Deeds of bare groups, cards, a debt (MA-TRADE-1..5, MA-CARD-4, MA-BANKRUPT-3, GAP-63)."""
    if deeds & ~t.deeds[giver] != EMPTY:
        return NOT_YOUR_DEED
    if cards & ~cards_of(t, giver) != EMPTY:
        return NO_SUCH_CARD
    if debt > 0 and not is_owed(t, giver, taker, debt):
        return NO_SUCH_DEBT
    rest = deeds
    while rest:
        if not is_bare(t, t.group[lowest(rest)]):
            return GROUP_BUILT
        rest = drop_lowest(rest)
    return OK


@rule
def why_not_party(
    t: Table, seat: int, gain: int, given: int, taken: int, redeem: int, forgiven: int
) -> int:
    """One party after the deal: solvent, no further from paying (GAP-36, GAP-62, GAP-76)."""
    left = t.cash[seat] + gain - fees(t, taken, redeem)
    if left < 0:
        return NOT_ENOUGH_CASH
    owed = owed_by(t, seat)
    if t.claims_bind:
        owed += claimed_from(t, seat)
    if owed == 0:
        return OK
    before = most_to_raise(t, seat)
    after = before + left - t.cash[seat] + worth_to_bank(t, taken, redeem)
    after -= worth_to_bank(t, given, EMPTY)
    if after >= owed - forgiven or after - (owed - forgiven) > before - owed:
        return OK
    return DEBT_WOULD_STAY


@rule
def fees(t: Table, deeds: int, redeem: int) -> int:
    """Ten percent for every mortgaged deed, and the mortgage if redeemed (MA-TRADE-8..10)."""
    total = 0
    rest = deeds & t.mortgaged
    while rest:
        slot = lowest(rest)
        total += interest(t, slot)
        if has(redeem, slot):
            total += mortgage_value(t, slot)
        rest = drop_lowest(rest)
    return total


@rule
def worth_to_bank(t: Table, deeds: int, redeem: int) -> int:
    """What could be had on these deeds by mortgaging them (GAP-62)."""
    total = 0
    rest = deeds & (~t.mortgaged | redeem)
    while rest:
        total += mortgage_value(t, lowest(rest))
        rest = drop_lowest(rest)
    return total


@rule
def is_owed(t: Table, creditor: int, debtor: int, amount: int) -> bool:
    """Whether the debt being settled is at least so much between these two (MA-BANKRUPT-3)."""
    if t.debts == 0 or t.debtor[0] != debtor or t.creditor[0] != creditor:
        return False
    return t.debt[0] >= amount


@rule
def mixed(mark: int, value: int, prime: int) -> int:
    """Fold one more number into a mark of 31 bits (GAP-71)."""
    product = (mark ^ (value & _MARK)) * prime
    product = ((product ^ (product >> 29)) & _MARK) ^ (value >> 31)
    return (product * prime >> 13) & _MARK


@rule
def folded(m: Move, prime: int) -> int:
    """Everything an offer says, in one number (GAP-71)."""
    mark = mixed(mixed(prime, m.seat + 1, prime), m.to + 1, prime)
    mark = mixed(mixed(mark, m.give_cash, prime), m.give_deeds, prime)
    mark = mixed(mixed(mark, m.give_cards, prime), m.give_debt, prime)
    mark = mixed(mixed(mark, m.want_cash, prime), m.want_deeds, prime)
    mark = mixed(mixed(mark, m.want_cards, prime), m.want_debt, prime)
    return mixed(mark, m.redeem, prime)


@rule
def fingerprint(m: Move) -> int:
    """Two folds side by side, so that only the same offer is known again (GAP-71)."""
    return folded(m, _PRIME) << 31 | folded(m, _OTHER_PRIME)


@rule
def was_refused(t: Table, mark: int) -> bool:
    """Whether this very offer was rejected in this round (GAP-71)."""
    for place in range(t.refusals):
        if t.refused[place] == mark:
            return True
    return False


@rule
def make_offer(t: Table, m: Move) -> None:
    """The offer lies open in front of the other; an answer in kind rejects the other's (GAP-70)."""
    while offer_between(t, m.to, m.seat) != NOBODY:
        reject(t, offer_between(t, m.to, m.seat))
    place = t.offers
    t.offer_id[place] = t.next_offer
    t.offer_from[place] = m.seat
    t.offer_to[place] = m.to
    t.give_cash[place] = m.give_cash
    t.give_deeds[place] = m.give_deeds
    t.give_cards[place] = m.give_cards
    t.give_debt[place] = m.give_debt
    t.want_cash[place] = m.want_cash
    t.want_deeds[place] = m.want_deeds
    t.want_cards[place] = m.want_cards
    t.want_debt[place] = m.want_debt
    t.offer_redeem[place] = m.redeem
    t.offer_mark[place] = fingerprint(m)
    t.offers += 1
    t.next_offer += 1
    t.offers_made[m.seat] += 1
    tell(t, OFFERED, m.seat, m.to, 0, t.offer_id[place])


@rule
def why_not_answer(t: Table, seat: int, number: int) -> int:
    """An open offer, made to this seat (GAP-70)."""
    place = offer_place(t, number)
    if place == NOBODY:
        return NO_SUCH_OFFER
    return OK if t.offer_to[place] == seat else NOT_YOUR_OFFER


@rule
def why_not_accept(t: Table, seat: int, number: int, redeem: int) -> int:
    """Everything must still be there and be paid at once (GAP-36, GAP-62, GAP-63)."""
    why = why_not_answer(t, seat, number)
    if why != OK:
        return why
    place = offer_place(t, number)
    maker = t.offer_from[place]
    if t.debts > 0 and not is_first_debtor(t, seat) and not is_first_debtor(t, maker):
        return DEBT_COMES_FIRST
    if redeem & ~(t.give_deeds[place] & t.mortgaged) != EMPTY:
        return NOT_MORTGAGED
    return why_not_deal(t, place, maker, seat, redeem)


@rule
def why_not_deal(t: Table, place: int, maker: int, seat: int, redeem: int) -> int:
    """Both sides as they are now (MA-TRADE-1..9, GAP-78)."""
    given = t.give_deeds[place]
    taken = t.want_deeds[place]
    why = why_not_goods(t, maker, seat, given, t.give_cards[place], t.give_debt[place])
    if why == OK:
        why = why_not_goods(t, seat, maker, taken, t.want_cards[place], t.want_debt[place])
    if why != OK:
        return why
    makers = why_not_maker(t, place, maker)
    own = why_not_taker(t, place, seat, redeem)
    if not t.purses_covered:
        return why_not_open_purses(t, place, makers, own)
    if own != OK:
        return own
    return DEAL_OFF if makers != OK else OK


@rule
def why_not_maker(t: Table, place: int, maker: int) -> int:
    """Whether the maker can still keep the offer (GAP-36, GAP-62)."""
    if t.give_cash[place] > t.cash[maker]:
        return NOT_ENOUGH_CASH
    gain = t.want_cash[place] - t.give_cash[place]
    kept = t.offer_redeem[place] & t.mortgaged
    given = t.give_deeds[place]
    return why_not_party(t, maker, gain, given, t.want_deeds[place], kept, t.want_debt[place])


@rule
def why_not_taker(t: Table, place: int, seat: int, redeem: int) -> int:
    """Whether the addressee can pay for it (GAP-36, GAP-62)."""
    if t.want_cash[place] > t.cash[seat]:
        return NOT_ENOUGH_CASH
    gain = t.give_cash[place] - t.want_cash[place]
    given = t.want_deeds[place]
    return why_not_party(t, seat, gain, given, t.give_deeds[place], redeem, t.give_debt[place])


@rule
def why_not_open_purses(t: Table, place: int, makers: int, own: int) -> int:
    """The first reason on either side, as number 1 of the rules gives it (GAP-36, GAP-62)."""
    if t.give_cash[place] > t.cash[t.offer_from[place]]:
        return makers
    if t.want_cash[place] > t.cash[t.offer_to[place]]:
        return own
    return makers if makers != OK else own


@rule
def accept(t: Table, place: int, redeem: int) -> None:
    """Executed at once, both ways (MA-TRADE-3..9, GAP-60)."""
    maker = t.offer_from[place]
    seat = t.offer_to[place]
    tell(t, TRADED, maker, seat, 0, t.offer_id[place])
    pay(t, maker, seat, t.give_cash[place])
    pay(t, seat, maker, t.want_cash[place])
    given = t.give_deeds[place]
    kept = t.offer_redeem[place]
    receive(t, maker, t.want_deeds[place], kept)
    receive(t, seat, given, redeem)
    pass_cards(t, t.give_cards[place], seat)
    pass_cards(t, t.want_cards[place], maker)
    forgiven = t.give_debt[place] + t.want_debt[place]
    drop_offer(t, place)
    if forgiven > 0:
        forgive(t, forgiven)


@rule
def receive(t: Table, seat: int, deeds: int, redeem: int) -> None:
    """Take over deeds; a mortgage costs interest at once or is redeemed (MA-TRADE-8..9)."""
    rest = deeds
    while rest:
        slot = lowest(rest)
        give_deed(t, slot, seat)
        if has(t.mortgaged, slot):
            t.inherited = drop(t.inherited, slot)
            pay(t, seat, BANK, interest(t, slot))
            if has(redeem, slot):
                pay(t, seat, BANK, mortgage_value(t, slot))
                t.mortgaged = drop(t.mortgaged, slot)
        rest = drop_lowest(rest)


@rule
def pass_cards(t: Table, cards: int, taker: int) -> None:
    """Jail cards change hands (MA-CARD-4, MA-TRADE-5)."""
    for deck in range(2):
        if has(cards, deck):
            t.keeper[deck] = taker


@rule
def reject(t: Table, place: int) -> None:
    """Refused, and not to be repeated unchanged in this round (GAP-71)."""
    if t.refusals < MOST_REFUSED:
        t.refused[t.refusals] = t.offer_mark[place]
        t.refusals += 1
    tell(t, REJECTED, t.offer_to[place], t.offer_from[place], 0, t.offer_id[place])
    drop_offer(t, place)


@rule
def why_not_withdraw(t: Table, seat: int, number: int) -> int:
    """Only the seat's own offer (GAP-60)."""
    place = offer_place(t, number)
    if place == NOBODY:
        return NO_SUCH_OFFER
    return OK if t.offer_from[place] == seat else NOT_YOUR_OFFER


@rule
def withdraw(t: Table, place: int) -> None:
    """Taken back before an answer (GAP-60)."""
    tell(t, WITHDRAWN, t.offer_from[place], t.offer_to[place], 0, t.offer_id[place])
    drop_offer(t, place)


@rule
def drop_offer(t: Table, place: int) -> None:
    """Close the list after this offer (GAP-70)."""
    t.offers -= 1
    for later in range(place, t.offers):
        t.offer_id[later] = t.offer_id[later + 1]
        t.offer_from[later] = t.offer_from[later + 1]
        t.offer_to[later] = t.offer_to[later + 1]
        t.give_cash[later] = t.give_cash[later + 1]
        t.give_deeds[later] = t.give_deeds[later + 1]
        t.give_cards[later] = t.give_cards[later + 1]
        t.give_debt[later] = t.give_debt[later + 1]
        t.want_cash[later] = t.want_cash[later + 1]
        t.want_deeds[later] = t.want_deeds[later + 1]
        t.want_cards[later] = t.want_cards[later + 1]
        t.want_debt[later] = t.want_debt[later + 1]
        t.offer_redeem[later] = t.offer_redeem[later + 1]
        t.offer_mark[later] = t.offer_mark[later + 1]


@rule
def void_offers(t: Table, seat: int) -> None:
    """Offers of and to somebody who leaves the game (GAP-65)."""
    place = 0
    while place < t.offers:
        if t.offer_from[place] == seat or t.offer_to[place] == seat:
            drop_offer(t, place)
        else:
            place += 1


@rule
def lapse_offers(t: Table) -> None:
    """A roll ends all bargaining (GAP-70)."""
    if t.offers > 0:
        tell(t, OFFERS_LAPSED, BANK, BANK, 0, t.offers)
        t.offers = 0


@rule
def addressees(t: Table) -> int:
    """The seats with an offer to answer (GAP-70)."""
    found = EMPTY
    for place in range(t.offers):
        found = add(found, t.offer_to[place])
    return found
