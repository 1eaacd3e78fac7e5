"""The types of the wire for the browser, made from the server's own: `make types` renews them.

Every msgspec struct becomes an interface, every tagged union a union; a test compares the file
with what this makes, so that browser and server cannot drift apart.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as kinds

from tools import game_cards
from zuschlag.event import commands as evening_commands
from zuschlag.event import paper, traveller, watching
from zuschlag.event import wire as evening_wire
from zuschlag.rules.forsale import views as forsale_views
from zuschlag.rules.forsale import words as forsale_words
from zuschlag.rules.game import Outcome
from zuschlag.rules.monopoly import events as monopoly_events
from zuschlag.rules.monopoly import views as monopoly_views
from zuschlag.rules.monopoly import words as monopoly_words
from zuschlag.server import leagues, lobby, my_games, replays
from zuschlag.table import catalogue, commands, replaying, wire
from zuschlag.table.settings import Settings

PLACE = Path(__file__).resolve().parent.parent / "web" / "src" / "link" / "wire.ts"

HEAD = """// Made by tools/wire_types.py from the server's types. Do not edit: run `make types`.
"""

ROOTS: tuple[Any, ...] = (
    wire.TablePart,
    wire.ClockPart,
    wire.YouPart,
    wire.PersonalPart,
    evening_wire.EveningFrame,
    evening_wire.Erasing,
    paper.PaperPart,
    watching.WatchedTable,
    traveller.Traveller,
    Settings,
    Outcome,
    lobby.TableCard,
    lobby.OwnCard,
    lobby.NewTable,
    lobby.MadeTable,
    lobby.Joined,
    my_games.OwnGames,
    leagues.LeagueView,
    catalogue.GameCard,
    replays.Lookback,
    replaying.Replay,
    forsale_views.Observation,
    forsale_words.AuctionOptions,
    forsale_words.SaleOptions,
    monopoly_views.Observation,
    monopoly_words.Options,
    monopoly_words.Side,
)
UNIONS: dict[str, Any] = {
    "Command": commands.Command,
    "EveningCommand": evening_commands.Command,
    "ForSaleEvent": forsale_words.Event,
    "MonopolyEvent": monopoly_events.Event,
}
_PREFIXES = {
    commands.__name__: "Do",
    evening_commands.__name__: "DoEvening",
    forsale_views.__name__: "ForSale",
    forsale_words.__name__: "ForSale",
    monopoly_views.__name__: "Monopoly",
    monopoly_words.__name__: "Monopoly",
    monopoly_events.__name__: "Monopoly",
}


class Typist:
    """Writes interfaces, each once, in the order they are met."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def struct(self, kind: type) -> str:
        """The name of a struct's interface, which is written if it is new."""
        told = kinds.type_info(kind)
        assert isinstance(told, kinds.StructType)
        name = _PREFIXES.get(kind.__module__, "") + kind.__name__
        if name not in self.written:
            self.written[name] = ""  # a struct may hold itself
            self.written[name] = self._interface(name, told)
        return name

    def _interface(self, name: str, told: kinds.StructType) -> str:
        if told.array_like:
            items = ", ".join(self.kind(field.type) for field in told.fields)
            return f"export type {name} = [{items}]"
        about = (told.cls.__doc__ or "").strip().splitlines()[0]
        lines = [f"/** {about} */", f"export interface {name} {{"]
        if told.tag_field is not None:
            lines.append(f"  {told.tag_field}: {_quoted(told.tag)}")
        for field in told.fields:
            is_optional = told.cls.__struct_config__.omit_defaults and not field.required
            is_input = told.forbid_unknown_fields and not field.required
            mark = "?" if is_optional or is_input else ""
            lines.append(f"  {_key(field.encode_name)}{mark}: {self.kind(field.type)}")
        return "\n".join([*lines, "}"])

    def kind(self, told: kinds.Type) -> str:
        """A type as TypeScript writes it."""
        match told:
            case kinds.StructType(cls=cls):
                return self.struct(cls)
            case kinds.IntType() | kinds.FloatType():
                return "number"
            case kinds.StrType():
                return "string"
            case kinds.BoolType():
                return "boolean"
            case kinds.NoneType():
                return "null"
            case kinds.AnyType() | kinds.RawType() | kinds.CustomType():
                return "unknown"
            case kinds.EnumType(cls=cls):
                return " | ".join(_quoted(one.value) for one in cls)
            case kinds.LiteralType(values=values):
                return " | ".join(_quoted(one) for one in values)
            case kinds.ListType(item_type=item):
                return f"{_bracketed(self.kind(item))}[]"
            case kinds.TupleType(item_types=items):
                return f"[{', '.join(self.kind(item) for item in items)}]"
            case kinds.DictType(value_type=value):
                return f"Record<string, {self.kind(value)}>"
            case kinds.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.kind(one) for one in types))
        raise TypeError(f"no TypeScript for {told}")


def _bracketed(kind: str) -> str:
    return f"({kind})" if "|" in kind else kind


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode().replace('"', "'")


def _key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def text() -> str:
    """The whole file."""
    typist = Typist()
    for root in ROOTS:
        typist.struct(root)
    unions = []
    for name, union in UNIONS.items():
        parts = [typist.struct(one) for one in union.__args__]
        unions.append(f"export type {name} =\n" + "\n".join(f"  | {part}" for part in parts))
    return "\n\n".join([HEAD, *typist.written.values(), *unions]) + "\n"


if __name__ == "__main__":
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    PLACE.write_text(text(), encoding="utf-8")
    game_cards.PLACE.write_text(game_cards.text(), encoding="utf-8")
