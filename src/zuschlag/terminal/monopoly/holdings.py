"""Your deeds: build, sell, mortgage, redeem. It also comes when you owe, or are asked to wish."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.monopoly.words import Action, Done, GiveUp, Mortgage, Redeem
from zuschlag.terminal.monopoly import estate
from zuschlag.terminal.monopoly.asking import asked
from zuschlag.terminal.monopoly.bargaining import TradeSheet
from zuschlag.terminal.monopoly.building_plan import BuildingPlan
from zuschlag.terminal.monopoly.deedlist import DeedList, heading
from zuschlag.terminal.monopoly.sheets import ActingSheet, GivingUp
from zuschlag.terminal.monopoly.speech import stock_of
from zuschlag.terminal.press import keyed
from zuschlag.words import here

if TYPE_CHECKING:
    from zuschlag.terminal.monopoly.table import TableScreen


class HoldingsSheet(ActingSheet):
    """A line per deed, a plan of levels, and the keys that turn deeds into money and back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", "key-choose", key_display="↑↓"),
        Binding("down", "step(1)", show=False),
        Binding("right,plus,equals_sign", "plan(1)", "key-level", key_display="← →"),
        Binding("left,minus", "plan(-1)", show=False),
        Binding("enter", "carry_out", "key-carry-out", key_display="Enter"),
        Binding("m", "mortgage", "key-mortgage"),
        Binding("r", "redeem", "key-redeem"),
        Binding("l", "raze", "key-sell-colour"),
        Binding("o", "offer", "key-offer"),
        Binding("g", "give_up", "key-give-up"),
        Binding("n", "nothing", "key-no-wish"),
        Binding("escape,y,q", "close", "key-back", key_display="Esc"),
    ]

    def __init__(self, table: "TableScreen", comes_by_itself: bool = False) -> None:
        super().__init__(table)
        self.comes_by_itself = comes_by_itself
        self.plan = BuildingPlan(table.terms.board)
        self.plan.figures = table.seen.figures
        self.list = DeedList(table.terms, table.speech, self.plan)
        self.deeds: list[int] = []
        self.place = 0

    def furnish(self) -> ComposeResult:
        """What is asked, the deeds, the plan, the buttons."""
        with Vertical(classes="sheet holdings") as sheet:
            sheet.border_title = here.say("key-deeds")
            yield Static("", id="holdings-asked", markup=False)
            yield Static(heading(), id="holdings-heading", markup=False)
            with VerticalScroll(id="holdings-scroll", can_focus=False):
                yield Static("", id="holdings-text", markup=False)
            yield Static("", id="plan-line", markup=False)
            yield Static("", id="fault", classes="fault", markup=False)
            with Horizontal(classes="answers"):
                yield keyed("key-carry-out", "Enter", "carry_out", "carry", urgent=True)
                yield keyed("key-mortgage", "m", "mortgage", "mortgage")
                yield keyed("key-redeem", "r", "redeem", "redeem")
                yield keyed("key-offer", "o", "offer", "offer")
                yield keyed("key-give-up", "g", "give_up", "give-up")
                yield keyed("key-no-wish", "n", "nothing", "nothing")
                yield keyed("key-back", "Esc", "close", "close")

    @property
    def _owes(self) -> bool:
        seen = self.table.seen
        return seen.phase == "debt" and seen.debts[0].debtor == self.you

    @property
    def _is_wishing(self) -> bool:
        return self.table.seen.phase == "wishes" and self.you in self.table.seen.asked

    def _is_past(self) -> bool:
        """What it came for is settled, or others must speak, who wait while a sheet lies here."""
        seen = self.table.seen
        if self.comes_by_itself and not (self._owes or self._is_wishing):
            return True
        if self._owes:
            return seen.waiting != [self.you]
        return seen.phase in ("wishes", "auction", "debt") and self.you not in seen.waiting

    def renew(self) -> None:
        """The table has changed: the plan is carried out, or void."""
        if self._is_past():
            self.put_away()
            return
        seen = self.table.seen
        self.deeds = estate.by_group(self.table.terms.board, seen.people[self.you].deeds)
        self.place = min(self.place, max(0, len(self.deeds) - 1))
        self.plan.clear()
        options = self.table.options
        self.query_one("#give-up").display = bool(options and options.give_up and seen.debts)
        self.query_one("#offer").display = bool(options and options.offer)
        self.query_one("#nothing").display = self._is_wishing
        self._print()
        self.say("")

    def _print(self) -> None:
        seen, table = self.table.seen, self.table
        asking = asked(seen, table.options, table.terms, table.speech)
        cash = table.speech.money(seen.people[self.you].cash or 0)
        stock = here.say("holdings-stock", cash=cash, stock=stock_of(seen))
        urgent = self._owes or self._is_wishing
        told = asking.question if urgent else stock
        style = "bold $hammer" if urgent else ""
        self.query_one("#holdings-asked", Static).update(Content.styled(told, style))
        lines = [
            self.list.line(seen, slot, place == self.place) for place, slot in enumerate(self.deeds)
        ]
        text = Content("\n").join(lines) if lines else Content(here.say("holdings-none"))
        self.query_one("#holdings-text", Static).update(text)
        self.query_one("#plan-line", Static).update(self._planned())
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        scroll = self.query_one("#holdings-scroll", VerticalScroll)
        if not scroll.size.height:
            return
        if not scroll.scroll_y <= self.place < scroll.scroll_y + scroll.size.height:
            scroll.scroll_to(y=self.place, animate=False)

    def _planned(self) -> Content:
        if not self.plan.changes:
            whole = [s for s in self.deeds if self._may_build(s)]
            if not whole and not self._owes:
                return Content.styled(here.say("plan-needs"), "$muted")
            return Content.styled(here.say("plan-hint"), "$muted")
        if self.plan.is_mixed:
            return Content.styled(here.say("plan-mixed"), "$hammer")
        cost = self.plan.cost
        money = self.table.speech.money(abs(cost))
        told = here.say("plan-costs" if cost > 0 else "plan-brings", money=money)
        action = self.plan.action(self._is_wishing)
        fault = self.why_not(action) if action else here.say("plan-wish")
        if fault:
            return Content.assemble(f"{told} ", (here.say("plan-but", fault=fault), "$hammer"))
        ready = here.say("plan-seals" if self._is_wishing else "plan-ready")
        return Content.assemble(f"{told} ", (ready, "$sold"))

    def _may_build(self, slot: int) -> bool:
        options = self.table.options
        return bool(options and slot in (*options.build, *options.wish, *options.sell))

    def action_step(self, by: int) -> None:
        """Choose another deed."""
        if self.deeds:
            self.place = (self.place + by) % len(self.deeds)
            self._print()

    def action_plan(self, by: int) -> None:
        """One level more or fewer on the chosen street."""
        if self.deeds:
            slot = self.deeds[self.place]
            self.plan.change(slot, by, self.table.seen.levels[slot])
            self.say("")
            self._print()

    def action_raze(self) -> None:
        """Plan to sell every building of this colour."""
        if self.deeds:
            board, slot = self.table.terms.board, self.deeds[self.place]
            group = estate.members(board, board.slots[slot].group)
            self.plan.raze(group, self.table.seen.levels)
            self._print()

    def action_carry_out(self) -> None:
        """Build, sell or seal as planned."""
        action = self.plan.action(self._is_wishing)
        if action is None:
            self.say(here.say("plan-nothing"))
            return
        self._do(action)

    def _do(self, action: Action) -> None:
        fault = self.why_not(action)
        if fault:
            self.say(fault)
        else:
            self.table.decide(action)

    def action_mortgage(self) -> None:
        """Turn the chosen deed over."""
        if self.deeds:
            self._do(Mortgage(self.deeds[self.place]))

    def action_redeem(self) -> None:
        """Pay the mortgage back."""
        if self.deeds:
            self._do(Redeem(self.deeds[self.place]))

    def action_nothing(self) -> None:
        """No wish at all."""
        if self._is_wishing:
            self._do(Done())

    def action_offer(self) -> None:
        """A deal instead."""
        options = self.table.options
        if options and options.offer:
            self.app.push_screen(TradeSheet(self.table, options.offer[0]))
        else:
            self.say(here.say("no-offers"))

    def action_give_up(self) -> None:
        """Out of money: asked once."""
        options = self.table.options
        if options and options.give_up and self.table.seen.debts:
            self.app.push_screen(GivingUp(is_bankrupt=True), self._gave_up)
        else:
            self.say(here.say("no-giving-up-yet"))

    def _gave_up(self, is_sure: bool | None) -> None:
        if is_sure:
            self._do(GiveUp())
