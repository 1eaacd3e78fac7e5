"""The trade builder: partner, deeds, cards and cash both ways, checked by the rules as you go."""

from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Input, Static

from zuschlag.rules.monopoly.words import Offer, Side
from zuschlag.terminal.choice import Choice
from zuschlag.terminal.monopoly import estate
from zuschlag.terminal.monopoly.ledger import Item, Ledger
from zuschlag.terminal.monopoly.sheets import ActingSheet
from zuschlag.terminal.press import keyed
from zuschlag.words import here

if TYPE_CHECKING:
    from zuschlag.terminal.monopoly.table import TableScreen


class TradeSheet(ActingSheet):
    """You give on the left, you get on the right; Enter offers it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "app.focus_next", "key-next-field", key_display="Tab"),
        Binding("enter", "propose", "key-offer-it", key_display="Enter"),
        Binding("escape", "close", "key-back", key_display="Esc"),
    ]

    def __init__(
        self, table: "TableScreen", partner: int, give: Side | None = None, want: Side | None = None
    ) -> None:
        super().__init__(table)
        self.partner = partner
        self.first = (give or Side(), want or Side())

    def furnish(self) -> ComposeResult:
        """Partner on top, two columns, the verdict of the rules, buttons."""
        seats = self.table.options.offer if self.table.options else []
        names = [(seat, self.table.seat.names[seat]) for seat in seats]
        with Vertical(classes="sheet trade") as sheet:
            sheet.border_title = here.say("trade-title")
            partners = names or [(self.partner, self.table.seat.names[self.partner])]
            yield Choice(here.say("trade-with"), partners, id="partner")
            with Horizontal(id="trade-columns"):
                yield from self._column("give", here.say("trade-give"), may_free=False)
                yield from self._column("want", here.say("trade-get"), may_free=True)
            yield Static("", id="deal-line", markup=False)
            yield Static("", id="fault", classes="fault", markup=False)
            with Horizontal(classes="answers"):
                yield keyed("key-offer-it", "Enter", "propose", "propose", urgent=True)
                yield keyed("key-back", "Esc", "close", "close")

    def _column(self, side: str, title: str, may_free: bool) -> ComposeResult:
        with Vertical(id=f"{side}-column", classes="trade-column") as column:
            column.border_title = title
            with Horizontal(classes="sum-line"):
                yield Static(f"{here.say('trade-cash')} ", classes="sum-label", markup=False)
                yield Input("", "0", type="integer", id=f"{side}-cash", compact=True, max_length=6)
            with Horizontal(classes="sum-line", id=f"{side}-debt-line"):
                yield Static(f"{here.say('trade-debt')} ", classes="sum-label", markup=False)
                yield Input("", "0", type="integer", id=f"{side}-debt", compact=True, max_length=6)
            yield Ledger(id=f"{side}-ledger", may_free=may_free)

    def on_mount(self) -> None:
        """Lay out both sides."""
        self.query_one("#partner", Choice).choose(self.partner)
        self._lay_out(*self.first)
        self.query_one("#give-ledger").focus()

    def renew(self) -> None:
        """The table has changed: whatever was offered is on its way."""
        self._judge()

    def _lay_out(self, give: Side, want: Side) -> None:
        for name, seat, side in (("give", self.you, give), ("want", self.partner, want)):
            self._ledger(name).offer(self._items(seat), [*side.deeds, *side.cards])
            self._input(f"{name}-cash").value = str(side.cash or "")
            self._input(f"{name}-debt").value = str(side.debt or "")
            creditor = seat
            self.query_one(f"#{name}-debt-line").display = self._may_forgive(creditor)
        self._judge()

    def _may_forgive(self, creditor: int) -> bool:
        debts = self.table.seen.debts
        debtor = self.partner if creditor == self.you else self.you
        return bool(debts) and (debts[0].debtor, debts[0].creditor) == (debtor, creditor)

    def _items(self, seat: int) -> list[Item]:
        seen, board, speech = self.table.seen, self.table.terms.board, self.table.speech
        one = seen.people[seat]
        items = []
        for slot in estate.by_group(board, one.deeds):
            is_down = slot in seen.mortgaged
            group = estate.members(board, board.slots[slot].group)
            note = str(board.slots[slot].price)
            if any(seen.levels[sister] for sister in group):
                note = here.say("trade-built")
            note = here.say("deed-mortgaged") if is_down else note
            items.append(Item(slot, speech.slot(slot), board.slots[slot].group, note, is_down))
        return [*items, *(Item(deck, speech.jail_card(deck)) for deck in one.cards)]

    def _ledger(self, side: str) -> Ledger:
        return self.query_one(f"#{side}-ledger", Ledger)

    def _input(self, name: str) -> Input:
        return self.query_one(f"#{name}", Input)

    def _side(self, name: str) -> Side:
        ledger = self._ledger(name)
        return Side(self._number(f"{name}-cash"), ledger.deeds, ledger.cards, self._debt(name))

    def _debt(self, name: str) -> int:
        is_open = self.query_one(f"#{name}-debt-line").display
        return self._number(f"{name}-debt") if is_open else 0

    def _number(self, name: str) -> int:
        typed = self._input(name).value
        return int(typed) if typed.isascii() and typed.isdigit() else 0

    def deal(self) -> Offer:
        """What the sheet says."""
        redeem = self._ledger("want").redeem
        return Offer(self.partner, self._side("give"), self._side("want"), redeem)

    def _judge(self) -> None:
        offer, speech = self.deal(), self.table.speech
        empty = offer.give == Side() and offer.want == Side()
        told = here.say("trade-told", give=speech.side(offer.give), want=speech.side(offer.want))
        self.query_one("#deal-line", Static).update(
            Content.styled(here.say("trade-hint"), "$muted") if empty else told
        )
        self.say("" if empty else self.why_not(offer))

    def on_choice_changed(self, event: Choice.Changed) -> None:
        """Another partner: their deeds."""
        value: Any = event.choice.value
        give = self._side("give")
        self.partner = value
        self._lay_out(give, Side())

    def on_ledger_changed(self) -> None:
        """Something was ticked."""
        self._judge()

    def on_input_changed(self) -> None:
        """A sum was typed."""
        self._judge()

    def on_input_submitted(self) -> None:
        """Enter in a sum offers too."""
        self.action_propose()

    def action_propose(self) -> None:
        """Make the offer, or say what is against it."""
        offer = self.deal()
        fault = self.why_not(offer)
        if fault:
            self.say(fault)
            return
        self.put_away()
        self.table.decide(offer)
