"""Laws that hold at every step of every game, over generated tables, deals and lines of play."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.games import Setting, play, settings_of_games
from zuschlag import record
from zuschlag.errors import Refusal
from zuschlag.rules.bits import listed
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.position import buildings_of, cheque_values, unstacked
from zuschlag.rules.forsale.state import BUY
from zuschlag.rules.forsale.words import Action, AuctionOptions, Bid, Pass, SaleOptions, Sell


@given(settings_of_games())
def test_coins_bids_and_box_always_add_up(setting: Setting) -> None:
    def check(state: State, seat: int, action: Action) -> None:
        t = state.read()
        assert sum(t.coins) + sum(t.bid) + t.box == state.terms.coins * t.seats
        assert all(0 <= coins <= state.terms.coins for coins in t.coins)

    state, _ = play(setting, check)
    check(state, 0, Pass())


@given(settings_of_games())
def test_every_building_and_every_cheque_is_in_exactly_one_place(setting: Setting) -> None:
    def check(state: State, seat: int, action: Action) -> None:
        t = state.read()
        buildings = unstacked(t.building_deck, t.in_play)
        held = [b for one in range(t.seats) for b in buildings_of(t, one)]
        assert len(held) == len(set(held))
        if t.phase == BUY:
            on_the_table = listed(t.row)
            assert sorted(held + on_the_table + buildings[t.drawn :]) == sorted(buildings)
        else:
            assert set(held) <= set(buildings)
            cheques = [t.worth[card] for card in unstacked(t.cheque_deck, t.in_play)]
            won = [v for one in range(t.seats) for v in cheque_values(t, t.cheques[one])]
            left = cheques[t.drawn :]
            assert sorted(won + cheque_values(t, t.row) + left) == sorted(cheques)

    state, _ = play(setting, check)
    check(state, 0, Pass())
    assert sorted(
        v for seat in FOR_SALE.observe(state, None).people for v in seat.cheques or []
    ) == (sorted(setting.deal.cheques))


def _tried(state: State, seat: int, action: Action) -> bool:
    """Whether a copy of the state takes the action; a refusal must leave it as it was."""
    copy = state.copy()
    try:
        FOR_SALE.apply(copy, seat, action)
    except Refusal:
        assert copy.tables.tobytes() == state.tables.tobytes()
        return False
    return True


@given(settings_of_games(), st.integers(0, 2**32))
def test_options_and_apply_agree(setting: Setting, seed: int) -> None:
    luck = random.Random(seed)

    def check(state: State, _: int, __: Action) -> None:
        if luck.random() < 0.8:
            return
        for seat in range(-1, state.terms.seats + 1):
            options = FOR_SALE.options(state, seat)
            least, most = 1, 0
            if isinstance(options, AuctionOptions) and options.bid:
                least, most = options.bid
            for total in (-1, 0, least - 1, least, most, most + 1, luck.randint(-5, 40)):
                assert _tried(state, seat, Bid(total)) == (least <= total <= most)
            assert _tried(state, seat, Pass()) == isinstance(options, AuctionOptions)
            hand = options.sell if isinstance(options, SaleOptions) else []
            for building in (-1, 0, 31, 64, 10**30, luck.randint(1, 30), *hand):
                assert _tried(state, seat, Sell(building)) == (building in hand)

    play(setting, check)


@given(settings_of_games())
def test_somebody_can_always_move_until_the_game_is_over(setting: Setting) -> None:
    def check(state: State, seat: int, action: Action) -> None:
        assert FOR_SALE.outcome(state) is None
        for one in range(state.terms.seats):
            asked = one in FOR_SALE.waiting_for(state)
            assert (FOR_SALE.options(state, one) is not None) == asked

    state, _ = play(setting, check)
    result = FOR_SALE.outcome(state)
    assert result is not None
    assert result.winners
    with pytest.raises(Refusal, match="for-sale/game-over"):
        FOR_SALE.apply(state, 0, Pass())


@given(settings_of_games())
def test_every_game_ends_within_its_limit(setting: Setting) -> None:
    state, moves = play(setting)
    terms = state.terms
    most_bids = terms.auctions * terms.coins * terms.seats
    passes = terms.auctions * (terms.seats - 1)
    assert len(moves) <= most_bids + passes + terms.in_play
    assert sum(isinstance(action, Pass) for _, action in moves) == passes


@given(settings_of_games())
def test_replay_equals_live(setting: Setting) -> None:
    state, moves = play(setting)
    written = record.write(
        state, [f"P{seat}" for seat in range(setting.seats)], moves, game=FOR_SALE
    )
    answer = record.judge(msgspec.json.encode(written))
    result = FOR_SALE.outcome(state)
    assert result is not None
    assert answer["ok"]
    assert (answer["scores"], answer["ranking"]) == (result.scores, result.ranking)
    again, read = FOR_SALE.read(written)
    for seat, action in read:
        FOR_SALE.apply(again, seat, action)
    assert again.tables.tobytes() == state.tables.tobytes()
    assert record.write(again, written["seats"], read, game=FOR_SALE) == written


@given(settings_of_games())
def test_a_copy_goes_its_own_way(setting: Setting) -> None:
    state = setting.start()
    before = state.tables.tobytes()
    copy = state.copy()
    FOR_SALE.apply(copy, FOR_SALE.waiting_for(copy)[0], Pass())
    assert state.tables.tobytes() == before != copy.tables.tobytes()
