"""The arena: equal deals for all, every deal in all seats, and the same file whoever plays."""

import importlib
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.house.tree import ROOT
from tests.lab.arena_rows import small
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.forsale.searcher import Searcher
from zuschlag.errors import Malformed
from zuschlag.lab.arena import playing
from zuschlag.lab.arena.fields import fields_of, seatings
from zuschlag.lab.arena.game_in_arena import Block, GameInArena
from zuschlag.lab.arena.keeping import RESULTS, Head
from zuschlag.lab.arena.luck import Dice, luck_of_bot, luck_of_deal
from zuschlag.lab.arena.plan import Plan, checked_plan
from zuschlag.lab.arena.playing import Row, driven, play_shard
from zuschlag.lab.arena.run import run
from zuschlag.lab.arena.sources import sources_of
from zuschlag.lab.runner import Here, Processes
from zuschlag.rules.game import Outcome
from zuschlag.rules.games import BUILT_IN, GAMES

BOTS = ("a", "b", "c")


def test_a_matrix_has_every_bot_alone_among_every_other() -> None:
    assert fields_of("matrix", BOTS[:2], 3) == [("a", "b", "b"), ("b", "a", "a")]
    assert len(fields_of("matrix", BOTS, 4)) == 6
    assert fields_of("one", BOTS, 3) == [("a", "b", "b"), ("a", "c", "c")]


def test_two_at_a_table_meet_once() -> None:
    assert fields_of("matrix", BOTS, 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_mixed_fields_have_as_many_different_bots_as_can_be() -> None:
    assert fields_of("mixed", BOTS, 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert {"".join(one) for one in fields_of("mixed", BOTS, 4)} == {"aabc", "abbc", "abcc"}
    assert len(fields_of("all", BOTS, 4)) == 6 + 3


@pytest.mark.parametrize("field", ["abbb", "abcd", "aabc", "abab", "aaaa"])
def test_over_all_seatings_every_bot_sits_in_every_seat_as_often(field: str) -> None:
    orders = seatings(tuple(field))
    assert len(set(orders)) == len(orders)
    for seat in range(len(field)):
        counted = Counter(order[seat] for order in orders)
        assert counted == {bot: field.count(bot) * len(orders) / len(field) for bot in set(field)}


def test_shards_hold_every_deal_of_every_field_once() -> None:
    plan = small(deals=123)
    met = [
        (field, deal)
        for at in range(plan.shards)
        for field, deals in [plan.shard(at)]
        for deal in deals
    ]
    assert sorted(met) == [(field, deal) for field in range(2) for deal in range(123)]
    assert plan.shards <= 2 * 50
    assert plan.games == 2 * 3 * 123


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return run(small(), Here())


def test_every_deal_is_played_in_all_seats(rows: list[Row]) -> None:
    plan = small()
    seated = defaultdict(list)
    for row in rows:
        seated[row.field, row.deal].append(row.seating)
    assert sorted(seated) == [(field, deal) for field in range(2) for deal in range(3)]
    for (field, _), orders in seated.items():
        assert orders == seatings(plan.fields[field])
    assert len(rows) == plan.games


def test_every_field_meets_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: dict[tuple[str, ...], list[Any]] = {}

    class Watching(GameInArena):
        def play(self, block: Block) -> list[Outcome] | None:
            dealt[block.seating] = [GAMES["for-sale"].write(one)["deal"] for one in block.states]
            return None

    monkeypatch.setattr(playing, "game_in_arena", lambda game: Watching())
    plan = small(("random", "heuristic"), deals=2)
    for shard in range(plan.shards):
        play_shard(plan, shard)
    assert len(dealt) == 6
    assert len({msgspec.json.encode(one) for one in dealt.values()}) == 1


def test_the_same_seeds_give_the_same_file_with_one_and_two_processes(tmp_path: Path) -> None:
    plan = small(("random", "searcher", "heuristic"), deals=2)
    run(plan, Here(), tmp_path / "one")
    seen: list[int] = []
    run(plan, Processes(2), tmp_path / "two", seen.append)
    one, two = ((tmp_path / name / RESULTS).read_bytes() for name in ("one", "two"))
    assert one == two
    assert seen[-1] == plan.games == len(one.splitlines()) - 1
    head = msgspec.json.decode(one.splitlines()[0], type=Head)
    assert (head.plan, head.mark) == (plan, plan.mark)
    assert [str(file.name) for file in (tmp_path / "two").iterdir()] == [RESULTS]


def test_another_seed_gives_other_games(rows: list[Row]) -> None:
    assert [row.scores for row in run(small(seed=2), Here())] != [row.scores for row in rows]


def test_what_was_played_is_not_played_again(
    tmp_path: Path, rows: list[Row], monkeypatch: pytest.MonkeyPatch
) -> None:
    plan, played = small(), []

    def stops(self: Any, work: Any, shards: Any) -> Any:
        for shard in list(shards)[:4]:
            yield shard, work(shard)
        raise KeyboardInterrupt

    monkeypatch.setattr(Here, "run", stops)
    with pytest.raises(KeyboardInterrupt):
        run(plan, Here(), tmp_path)
    monkeypatch.undo()

    class Noting(Here):
        def run(self, work: Any, shards: Any) -> Any:
            played.extend(shards)
            return super().run(work, played)

    seen: list[int] = []
    assert run(plan, Noting(), tmp_path, seen.append) == rows
    assert played == [4, 5]
    assert (seen[0], seen[-1]) == (12, 18)
    again: list[int] = []
    assert run(plan, Noting(), tmp_path, again.append) == rows
    assert played == [4, 5]
    assert again == [18]


def test_other_results_are_not_overwritten(tmp_path: Path) -> None:
    run(small(deals=2), Here(), tmp_path)
    before = (tmp_path / RESULTS).read_bytes()
    with pytest.raises(Malformed, match="arena/other-results"):
        run(small(deals=3), Here(), tmp_path)
    assert (tmp_path / RESULTS).read_bytes() == before


def test_a_mark_depends_on_all_that_results_depend_on(monkeypatch: pytest.MonkeyPatch) -> None:
    others = [small(deals=4), small(seed=2), small(kind="mixed"), small(("random", "heuristic"))]
    marks = {small().mark, *(other.mark for other in others)}
    edited = msgspec.structs.replace(small().sources, code="0" * 20)
    monkeypatch.setattr(Plan, "sources", edited)
    assert len(marks | {small().mark}) == 6


def test_luck_depends_on_what_it_is_for_and_on_nothing_else() -> None:
    assert luck_of_bot(1, 2, 3, "a").random() == luck_of_bot(1, 2, 3, "a").random()
    others = {
        luck_of_bot(*one).random()
        for one in [(1, 2, 3, "b"), (1, 2, 4, "a"), (1, 3, 3, "a"), (2, 2, 3, "a")]
    }
    assert len(others | {luck_of_bot(1, 2, 3, "a").random(), luck_of_deal(1, 2).random()}) == 6


def test_dice_of_a_turn_do_not_depend_on_earlier_turns() -> None:
    def thrown(turn: int, throw: int, after: int) -> list[int]:
        dice = Dice(77)
        for _ in range(after):
            dice.randrange(6)
            dice.go_on(0, was_thrown=True)
        dice.go_on(turn, was_thrown=False)
        for _ in range(throw):
            dice.go_on(turn, was_thrown=True)
        return [dice.randrange(6) for _ in range(2)]

    assert thrown(5, 0, after=0) == thrown(5, 0, after=3)
    assert thrown(5, 1, after=1) == thrown(5, 1, after=4)
    many = {tuple(thrown(turn, throw, 0)) for turn in range(1, 30) for throw in range(3)}
    assert len(many) > 25
    assert all(0 <= eye < 6 for pair in many for eye in pair)


def test_equal_turns_of_monopoly_have_equal_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    thrown: list[dict[tuple[int, int], list[int]]] = []

    class Watched(Dice):
        def __init__(self, key: int) -> None:
            super().__init__(key)
            thrown.append(defaultdict(list))

        def randrange(self, stop: int, /) -> int:
            found = super().randrange(stop)
            thrown[-1][self._turn, self._throw].append(found)
            return found

    monkeypatch.setattr(playing, "Dice", Watched)
    short = {"end.limit": {"rounds": 4}}
    plan = checked_plan("monopoly", ["landlord", "random"], "matrix", 2, 1, 1, None, 2, short)
    rows = play_shard(plan, 0)
    one, other = thrown
    shared = one.keys() & other.keys()
    assert len(shared) >= 6
    assert all(one[turn] == other[turn] and len(one[turn]) == 2 for turn in shared)
    assert [row.seating for row in rows] == [("landlord", "random"), ("random", "landlord")]
    assert {row.ending for row in rows} == {"rounds"}


def test_a_game_may_play_its_own_way_as_long_as_it_plays_the_same(
    monkeypatch: pytest.MonkeyPatch, rows: list[Row]
) -> None:
    asked = []

    class Fast(GameInArena):
        def play(self, block: Block) -> list[Outcome] | None:
            if block.seating.count("random") > 1:
                return None
            asked.append(block.seating)
            return list(driven("for-sale", block))

    monkeypatch.setattr(playing, "game_in_arena", lambda game: Fast())
    assert run(small(), Here()) == rows
    assert asked
    assert all(one.count("random") == 1 for one in asked)


TWO_BOTS = """
from third_game import DESCRIPTION as THIRD
from third_game import GAME, Lay
from zuschlag.bots.guesser import Guesser

class Highest:
    def __init__(self, luck):
        pass

    def choose(self, seen, options):
        return Lay(max(options.lay))

ROSTER = {"highest": Highest, "random": Guesser.of(GAME)}
DESCRIPTION = THIRD._replace(bots="two_bots:ROSTER")
"""


def test_a_game_from_outside_is_played_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = tmp_path / "two_bots.py"
    module.write_text(TWO_BOTS)
    monkeypatch.syspath_prepend(ROOT / "tests" / "third_game")
    monkeypatch.syspath_prepend(tmp_path)
    found = importlib.import_module("two_bots").DESCRIPTION
    monkeypatch.setitem(BUILT_IN, found.name, found)
    plan = checked_plan(found.name, ["highest", "random"], "matrix", 3, 1, 1, None, 2)
    rows = run(plan, Here())
    assert [row.seating for row in rows[:2]] == [("highest", "random"), ("random", "highest")]
    assert len(rows) == 6
    mark = plan.mark
    module.write_text(TWO_BOTS.replace("max", "min"))
    sources_of.cache_clear()
    assert plan.mark != mark


def test_a_bot_that_thinks_is_given_playouts_and_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = small(("searcher", "searcher@9", "random"))
    assert plan.bots == ("searcher@4", "searcher@9", "random")
    monkeypatch.setattr("zuschlag.bots.forsale.searcher.time.monotonic", lambda: 0.0)
    assert len(play_shard(plan, 0)) == 3  # by the clock it would never end


@pytest.mark.parametrize(
    ("bots", "slug"),
    [
        (["heuristic"], "arena/too-few-bots"),
        (["random", "heuristic", "random"], "arena/too-few-bots"),
        (["random", "nobody"], "record/unknown-policy"),
        (["random", "heuristic@5"], "arena/no-budget"),
        (["random", "searcher@"], "arena/bad-budget"),
        (["random", "searcher@0"], "arena/bad-budget"),
        (["random", "searcher@many"], "arena/bad-budget"),
        (["random", "thinker"], "arena/by-the-clock"),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: list[str], slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Thinker:
        thinks = Searcher.thinks

    monkeypatch.setitem(FOR_SALE_BOTS, "thinker", Thinker)
    with pytest.raises(Malformed, match=slug):
        small(bots)


def test_one_deal_is_not_enough() -> None:
    with pytest.raises(Malformed, match="arena/too-few-deals"):
        small(deals=1)


def test_a_fault_says_where_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def __init__(self, luck: Any) -> None: ...

        def choose(self, seen: Any, options: Any) -> Any:
            raise LookupError("no idea")

    monkeypatch.setitem(FOR_SALE_BOTS, "broken", Broken)
    with pytest.raises(LookupError, match="no idea") as fault:
        play_shard(small(("broken", "random")), 0)
    assert fault.value.__notes__ == ["broken, random, random, deals 0 to 0"]
