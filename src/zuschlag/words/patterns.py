"""Fluent files as patterns: a sentence taken apart into text, places and choices.

Comes in: the text of a `.ftl` file. Goes out: patterns, which `speech.Words` fills here and which
`tools/word_files.py` writes for the pages. Only what we use of Fluent is known: text, variables,
selections by a variable, and references to other messages and terms of the same file.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast


class Place(NamedTuple):
    """Here a fact is filled in."""

    name: str


class Choice(NamedTuple):
    """One of several, by a fact; the last resort is always there."""

    name: str
    cases: "dict[str, Pattern]"
    otherwise: "Pattern"


Pattern = tuple[str | Place | Choice, ...]


def read(text: str) -> dict[str, Pattern]:
    """Every message of a file, by its id. ValueError names what is wrong."""
    body = FluentParser(with_spans=False).parse(text).body
    for entry in body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not Fluent: {(entry.content or '').strip()!r}")
    entries = [one for one in body if isinstance(one, ast.Message | ast.Term)]
    reader = _Reader({_name(one): one.value for one in entries if one.value is not None})
    messages = [_name(one) for one in entries if isinstance(one, ast.Message)]
    if len(set(messages)) < len(messages):
        twice = sorted({one for one in messages if messages.count(one) > 1})
        raise ValueError(f"twice: {', '.join(twice)}")
    return {name: reader.pattern(name) for name in messages}


def facts_in(pattern: Pattern) -> Iterator[str]:
    """The names of all facts a sentence may ask for."""
    for part in pattern:
        match part:
            case Place(name):
                yield name
            case Choice(name, cases, otherwise):
                yield name
                for case in (*cases.values(), otherwise):
                    yield from facts_in(case)


def _name(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


class _Reader:
    """Takes sentences apart; what they refer to is put in."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = values

    def pattern(self, name: str) -> Pattern:
        if name not in self._values:
            raise ValueError(f"nothing is called {name}")
        return self._parts(self._values[name])

    def _parts(self, value: Any) -> Pattern:
        return _merged(part for element in value.elements for part in self._part(element))

    def _part(self, element: Any) -> Pattern:
        if isinstance(element, ast.TextElement):
            return (element.value,)
        match element.expression:
            case ast.StringLiteral() as text:
                return (text.parse()["value"],)
            case ast.NumberLiteral(value=number):
                return (number,)
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return (Place(name),)
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
                return self.pattern(name)
            case ast.TermReference(id=ast.Identifier(name=name), attribute=None, arguments=None):
                return self.pattern(f"-{name}")
            case ast.SelectExpression(
                selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants
            ):
                return (self._choice(name, variants),)
        raise ValueError(f"not known here: {type(element.expression).__name__}")

    def _choice(self, name: str, variants: Iterable[ast.Variant]) -> Choice:
        cases: dict[str, Pattern] = {}
        otherwise: Pattern = ()
        for variant in variants:
            key = variant.key
            parts = self._parts(variant.value)
            cases[key.name if isinstance(key, ast.Identifier) else key.value] = parts
            if variant.default:
                otherwise = parts
        return Choice(name, cases, otherwise)


def _merged(parts: Iterable[str | Place | Choice]) -> Pattern:
    """Texts beside each other become one."""
    found: list[str | Place | Choice] = []
    for part in parts:
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        else:
            found.append(part)
    return tuple(found)
