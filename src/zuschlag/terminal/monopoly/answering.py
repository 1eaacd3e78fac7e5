"""The answer to an offer: accept, reject, counter; or your own offer, to be taken back."""

from typing import TYPE_CHECKING, ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.monopoly.views import OfferView
from zuschlag.rules.monopoly.words import Accept, Reject, Side, Withdraw
from zuschlag.terminal.columns import left
from zuschlag.terminal.monopoly import estate
from zuschlag.terminal.monopoly.bargaining import TradeSheet
from zuschlag.terminal.monopoly.sheets import ActingSheet
from zuschlag.terminal.press import keyed
from zuschlag.words import here

if TYPE_CHECKING:
    from zuschlag.terminal.monopoly.table import TableScreen


class AnswerSheet(ActingSheet):
    """One offer at a time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "accept", "key-accept"),
        Binding("r", "reject", "key-reject"),
        Binding("c", "counter", "key-counter"),
        Binding("f", "free", "key-free"),
        Binding("w", "withdraw", "key-take-back"),
        Binding("escape,v,q", "close", "key-later", key_display="Esc"),
    ]

    def __init__(self, table: "TableScreen", offer: int) -> None:
        super().__init__(table)
        self.number = offer
        self.is_freeing = False

    @property
    def _offer(self) -> OfferView | None:
        return next((one for one in self.table.seen.offers if one.id == self.number), None)

    @property
    def _is_own(self) -> bool:
        return bool(self._offer and self._offer.maker == self.you)

    def furnish(self) -> ComposeResult:
        """Both sides, what they are worth, and the answers."""
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = here.say("offer-yours" if self._is_own else "offer-title")
            yield Static("", id="offer-text", markup=False)
            yield Static("", id="fault", classes="fault", markup=False)
            with Horizontal(classes="answers"):
                if self._is_own:
                    yield keyed("key-take-back", "w", "withdraw", "withdraw", urgent=True)
                else:
                    yield keyed("key-accept", "a", "accept", "accept", urgent=True)
                    yield keyed("key-reject", "r", "reject", "reject")
                    yield keyed("key-counter", "c", "counter", "counter")
                yield keyed("key-later", "Esc", "close", "close")

    def renew(self) -> None:
        """The table has changed; an offer that is gone needs no answer."""
        if self._offer is None:
            self.put_away()
            return
        self.query_one("#offer-text", Static).update(self._told(self._offer))

    def _told(self, offer: OfferView) -> Content:
        speech = self.table.speech
        give, want = offer.give.as_named(), offer.want.as_named()
        if self._is_own:
            to, sides = speech.of(offer.to), (speech.side(give), speech.side(want))
            return Content(here.say("offer-own", to=to, give=sides[0], want=sides[1]))
        who = self.table.seat.names[offer.maker]
        worth = here.say("offer-worth", who=who, give=self._worth(give), want=self._worth(want))
        wide = 2 + max(cell_len(here.say(key)) for key in ("trade-get", "trade-give"))
        parts = [
            Content.assemble(left(here.say("trade-get"), wide), (speech.side(give), "bold")),
            Content.assemble(left(here.say("trade-give"), wide), (speech.side(want), "bold")),
            Content.styled(f"\n{worth}", "$muted"),
        ]
        down = self._mortgaged(give)
        if down:
            fee = sum(estate.of(self.table.seen, slot).interest for slot in down)
            free = sum(estate.of(self.table.seen, slot).release for slot in down)
            key, cost = ("offer-freeing", free) if self.is_freeing else ("offer-keeping", fee)
            told = here.say(key, deeds=speech.slots(down), cost=speech.money(cost))
            parts.append(Content(told))
        return Content("\n").join(parts)

    def _worth(self, side: Side) -> str:
        """Printed prices plus cash: a measure, not an advice."""
        board, seen = self.table.terms.board, self.table.seen
        value = side.cash + side.debt
        for slot in side.deeds:
            is_down = slot in seen.mortgaged
            value += estate.of(seen, slot).mortgage if is_down else board.slots[slot].price
        key = "offer-value-card" if side.cards else "offer-value"
        return here.say(key, value=self.table.speech.money(value))

    def _mortgaged(self, side: Side) -> list[int]:
        return [slot for slot in side.deeds if slot in self.table.seen.mortgaged]

    def action_free(self) -> None:
        """Redeem what you receive mortgaged, or leave it."""
        self.is_freeing = not self.is_freeing
        self.renew()

    def action_accept(self) -> None:
        """A deal, if the rules agree."""
        if self._offer is None or self._is_own:
            return
        give = self._offer.give.as_named()
        action = Accept(self.number, self._mortgaged(give) if self.is_freeing else [])
        fault = self.why_not(action)
        if fault:
            self.say(fault)
            return
        self.put_away()
        self.table.decide(action)

    def action_reject(self) -> None:
        """No deal."""
        if not self._is_own:
            self.put_away()
            self.table.decide(Reject(self.number))

    def action_counter(self) -> None:
        """The same deal seen from your side, to be changed."""
        offer = self._offer
        options = self.table.options
        if offer is None or self._is_own:
            return
        if not (options and offer.maker in options.offer):
            self.say(here.say("offer-no-counter"))
            return
        give, want = offer.want.as_named(), offer.give.as_named()
        self.app.switch_screen(TradeSheet(self.table, offer.maker, give, want))

    def action_withdraw(self) -> None:
        """Take your own offer back."""
        if self._is_own:
            self.put_away()
            self.table.decide(Withdraw(self.number))
