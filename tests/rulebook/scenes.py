"""Little games for the rulebook tests, written as the rulebook examples are.

A `Scene` is a written game. `A:4` bids a total of 4, `A:-` passes, `A=12` sells building 12; seats
are called A to F or by the first letter of a name. Cards not asked for follow in ascending order.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from zuschlag.errors import Refusal
from zuschlag.record import judge, write
from zuschlag.rules.bits import EMPTY, gathered
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.game import FOR_SALE, Bid, Deal, Pass, Sell, State
from zuschlag.rules.forsale.position import cheque_cards
from zuschlag.rules.forsale.state import DONE
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, AuctionOptions, SaleOptions

Answer = dict[str, Any]
Move = tuple[int, Action]
Options = Mapping[str, object] | None
LETTERS = "ABCDEF"
MOST_ROUNDS = 10  # of buying or selling, in any edition


def clause(*ids: str) -> pytest.MarkDecorator:
    """Says which clauses of the ledger a test plays."""
    return pytest.mark.clause(*ids)


class Scene(msgspec.Struct, frozen=True):
    """A game as far as it has been played."""

    edition: str
    names: tuple[str, ...]
    deal: Deal
    options: dict[str, object]
    moves: tuple[Move, ...] = ()


def scene(
    edition: str,
    seats: int | Sequence[str],
    *,
    row: Sequence[int] = (),
    cheques: Sequence[int] = (),
    opener: int = 0,
    options: Options = None,
) -> Scene:
    """A game about to begin; `row` and `cheques` are drawn first, `seats` may be names."""
    names = tuple(LETTERS[:seats] if isinstance(seats, int) else seats)
    terms = agree(edition, len(names), options)
    buildings = _completed(row, range(1, terms.deck.buildings + 1))[: terms.in_play]
    money = _completed(cheques, terms.deck.cheques)[: terms.in_play]
    return Scene(edition, names, Deal(buildings, money, opener), dict(options or {}))


def _completed(wanted: Sequence[int], deck: Sequence[int]) -> list[int]:
    rest = Counter(deck) - Counter(wanted)
    return [*wanted, *sorted(rest.elements())]


# --- playing -----------------------------------------------------------------------------------


def then(before: Scene, script: str) -> Scene:
    """The scene with some more moves, legal or not."""
    letters = [name[0] for name in before.names]
    moves = [_read(token, letters) for token in script.split()]
    return _continued(before, moves)


def _read(token: str, letters: list[str]) -> Move:
    seat, told = letters.index(token[0]), token[2:]
    if token[1] == "=":
        return seat, Sell(int(told))
    return seat, Pass() if told in ("-", "–") else Bid(int(told))


def _continued(before: Scene, moves: Sequence[Move]) -> Scene:
    return msgspec.structs.replace(before, moves=(*before.moves, *moves))


def play(before: Scene, script: str = "") -> Answer:
    """Where the game stands after these moves, as the judge answers; every move must be legal."""
    answer = judged(record(then(before, script)))
    assert answer["ok"], answer
    return answer


def record(told: Scene) -> Answer:
    """The scene as a written game."""
    fresh = FOR_SALE.begin(FOR_SALE.agree(told.edition, len(told.names), told.options), told.deal)
    return write(fresh, told.names, told.moves, game=FOR_SALE)


def judged(document: Answer) -> Answer:
    """What the judge says of a written game."""
    return judge(msgspec.json.encode(document))


def live(before: Scene, script: str = "") -> State:
    """The game itself after these moves, played through the contract."""
    told = then(before, script)
    state = FOR_SALE.begin(FOR_SALE.agree(told.edition, len(told.names), told.options), told.deal)
    for seat, action in told.moves:
        FOR_SALE.apply(state, seat, action)
    return state


def refused(before: Scene, script: str) -> tuple[str, dict[str, object]]:
    """Slug and facts against the last move of the script; judge and game must say the same."""
    told = then(before, script)
    state = live(msgspec.structs.replace(told, moves=told.moves[:-1]))
    untouched = state.tables.copy()
    with pytest.raises(Refusal) as refusal:
        FOR_SALE.apply(state, *told.moves[-1])
    assert (state.tables == untouched).all(), "a refused move changed the game"
    found = refusal.value.slug, refusal.value.facts
    answer = judged(record(told))
    assert answer == {"ok": False, "at": len(told.moves) - 1, "error": found[0], "facts": found[1]}
    return found


def views(state: State, memory: bool = False) -> list[Observation]:
    """What every seat sees, and last what a spectator sees."""
    seats = range(state.terms.seats)
    return [FOR_SALE.observe(state, viewer, memory) for viewer in (*seats, None)]


# --- getting somewhere -------------------------------------------------------------------------


def auction(before: Scene, leaving: Sequence[int]) -> Scene:
    """One auction in which the seats leave in this order; who must stay bids the least there is."""
    state, moves, order = live(before), list[Move](), list(leaving)
    while len(order) > 1:
        (seat,) = FOR_SALE.waiting_for(state)
        action: Action = Pass() if seat == order[0] else Bid(_least_bid(state, seat))
        FOR_SALE.apply(state, seat, action)
        moves.append((seat, action))
        order = [one for one in order if not (one == seat and action == Pass())]
    return _continued(before, moves)


def _least_bid(state: State, seat: int) -> int:
    options = FOR_SALE.options(state, seat)
    assert isinstance(options, AuctionOptions)
    assert options.bid, f"seat {seat} has too few coins to stay in this auction"
    return options.bid[0]


def all_pass(before: Scene, rounds: int = 1) -> Scene:
    """Auctions without a bid: from the opener on, everybody takes the next better building."""
    for _ in range(rounds):
        (opener,) = FOR_SALE.waiting_for(live(before))
        before = auction(before, _from(opener, len(before.names)))
    return before


def _from(seat: int, seats: int) -> list[int]:
    return [(seat + step) % seats for step in range(seats)]


def to_the_sale(before: Scene) -> Scene:
    """Nobody bids until all buildings are gone."""
    for _ in range(MOST_ROUNDS):
        if play(before)["phase"] != "buy":
            break
        before = all_pass(before)
    return before


def at_sale(
    edition: str, seats: int, cheques: Sequence[int] = (), **holding: Sequence[int]
) -> Scene:
    """A sale about to begin, with `A=[12], B=[30], C=[3]` in the hands among others.

    All lists are of one length; these buildings are bought first, all others by passing. For the
    editions that show as many buildings as there are seats.
    """
    rows = list(zip(*(holding[letter] for letter in LETTERS[:seats]), strict=True))
    begun = scene(edition, seats, row=[card for row in rows for card in row], cheques=cheques)
    for row in rows:
        begun = auction(begun, sorted(range(seats), key=row.__getitem__))
    return to_the_sale(begun)


def at_variant_sale(
    edition: str,
    sizes: Sequence[int],
    *,
    row: Sequence[int] = (),
    cheques: Sequence[int] = (),
    options: Options = None,
) -> Scene:
    """The sale of a variant about to begin, with so many buildings in the hands."""
    seats = len(sizes)
    begun = scene(edition, seats, row=row, cheques=cheques, options=options)
    missing = [agree(edition, seats, options).auctions - size for size in sizes]
    while any(missing):
        empty = missing.index(max(missing))
        missing[empty] -= 1
        begun = auction(begun, _from(empty, seats))
    assert play(begun)["phase"] == "sell", f"no play leads to hands of {sizes}"
    return begun


def sell_cheapest(before: Scene, rounds: int = 1) -> Scene:
    """Sale rounds in which everybody lays down the cheapest building of the hand."""
    state, moves = live(before), list[Move]()
    for _ in range(rounds):
        for seat in FOR_SALE.waiting_for(state):
            options = FOR_SALE.options(state, seat)
            assert isinstance(options, SaleOptions)
            moves.append((seat, Sell(options.sell[0])))
            FOR_SALE.apply(state, *moves[-1])
    return _continued(before, moves)


def to_the_end(before: Scene) -> Scene:
    """All buildings are sold, cheapest first."""
    return sell_cheapest(before, MOST_ROUNDS)


def counted(edition: str, coins: Sequence[int], cheques: Sequence[Sequence[int]]) -> State:
    """A finished game with these coins and cheques, written straight into the record.

    For totals that no whole game comes to: the rulebook's examples count only a few cheques.
    """
    state = live(scene(edition, len(coins)))
    cards = iter(cheque_cards(state.terms.deck, [value for pile in cheques for value in pile]))
    t: Any = state.tables[0]
    t.phase, t.row, t.round_number = DONE, EMPTY, max(map(len, cheques))
    for seat, pile in enumerate(cheques):
        t.coins[seat], t.income[seat] = coins[seat], sum(pile)
        t.cheques[seat] = gathered([next(cards) for _ in pile])
    return state


def only(answer: Answer, names: str) -> Answer:
    """Some of what the judge answers: `only(answer, "coins box waiting")`."""
    return {name: answer[name] for name in names.split()}
