"""Parsers that speak the person's language: their words stand in the catalogue, by their keys.

`zuschlag board new` finds `help-board-new`, `help-board-new-about` and, for what it takes,
`help-board-new--file` or else `help--file`. They are looked up when somebody reads them.
"""

import argparse
import textwrap
from collections.abc import Sequence
from typing import Any, NoReturn

from zuschlag.words.here import say, words
from zuschlag.words.speech import LANGUAGES

ERRORS = {
    "argument %(argument_name)s: %(message)s": "help-error-argument",
    "unrecognized arguments: %s": "help-error-unknown",
    "not allowed with argument %s": "help-error-not-with",
    "ignored explicit argument %r": "help-error-takes-nothing",
    "the following arguments are required: %s": "help-error-missing",
    "expected one argument": "help-error-one",
    "ambiguous option: %(option)s could match %(matches)s": "help-error-ambiguous",
    "invalid %(type)s value: %(value)r": "help-error-not-a-number",
    "invalid choice: %(value)r (choose from %(choices)s)": "help-error-no-choice",
}
"""What argparse says by itself; it would ask gettext for translations."""


def _error(text: str) -> str:
    return say(ERRORS[text]) if text in ERRORS else text


vars(argparse)["_"] = _error


def headed(title: str) -> str:
    """The line above a part of the help."""
    return say("help-heading", title=say(f"help-title-{title.replace(' ', '-')}"))


class Layout(argparse.HelpFormatter):
    """Paragraphs are wrapped; one with indented lines stays as it is."""

    def start_section(self, heading: str | None) -> None:
        """Titles are keys, argparse's own among them; the colon is argparse's."""
        super().start_section(heading and headed(heading).removesuffix(":"))

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The line on top."""
        super().add_usage(usage, actions, groups, f"{say('help-usage')} " if prefix is None else "")

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n\n".join(
            part if "\n " in part else "\n".join(self._split_lines(part, width))
            for part in text.split("\n\n")
        )

    def _split_lines(self, text: str, width: int) -> list[str]:
        """Flags and addresses are never broken, nor spaces that hold."""
        line = self._whitespace_matcher.sub(" ", text)
        return textwrap.wrap(line, width, break_on_hyphens=False, break_long_words=False)

    def _format_action(self, action: argparse.Action) -> str:
        """Commands need no line above them that says so."""
        if not isinstance(action, Commands):
            return super()._format_action(action)
        return "".join(super(Layout, self)._format_action(one) for one in action.lines())


class Commands(argparse._SubParsersAction):  # type: ignore[type-arg]
    """What stands inside a command, each with a line of help."""

    def add_parser(self, name: str, **more: Any) -> Any:
        """One more of them."""
        return super().add_parser(name, help="", **more)

    def lines(self) -> list[argparse.Action]:
        """What argparse shows of each."""
        for shown in self._choices_actions:
            shown.help = say(f"help-{self.choices[shown.dest].key}")
        return self._choices_actions


class Parser(argparse.ArgumentParser):
    """A command that finds its words by its name, or by a key of its own."""

    def __init__(self, *, examples: Sequence[str] = (), key: str = "", **more: Any) -> None:
        super().__init__(formatter_class=Layout, **more)
        self.key = key or "-".join(self.prog.split()[1:]) or "zuschlag"
        self.examples = examples
        self.register("action", "parsers", Commands)
        self.add_argument("--lang", choices=LANGUAGES, metavar="LANG")

    def format_help(self) -> str:
        """Everything there is to say."""
        self.speak()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """What was not understood, and how it would be."""
        self.exit(2, f"{self.format_usage()}{say('help-error', prog=self.prog, message=message)}\n")

    def speak(self) -> None:
        """Find the words of this command and of all it takes."""
        self.description = say(f"help-{self.key}-about")
        note = f"help-{self.key}-note"
        parts = [say(note) if words().has(note) else "", "\n".join(self.told_examples())]
        self.epilog = "\n\n".join(part for part in parts if part)
        for action in self._actions:
            if isinstance(action, Commands):
                self._action_groups.sort(key=lambda group: group is self._optionals)
            else:
                action.help = self._help(action)
        self._optionals._group_actions.sort(key=lambda action: action.dest == "lang")

    def told_examples(self) -> list[str]:
        """Lines to copy, each with what it does."""
        if not self.examples:
            return []
        widest = max(len(one) for one in self.examples)
        does = say(f"help-{self.key}-examples").splitlines()
        pairs = zip(self.examples, does, strict=True)
        return [headed("examples"), *(f"  {one:{widest}}  {what}" for one, what in pairs)]

    def _help(self, action: argparse.Action) -> str:
        name = f"--{action.dest.replace('_', '-')}"
        own = f"help-{self.key}{name}"
        told = say(own if words().has(own) else f"help{name}")
        usual = getattr(action, "usual", action.default)
        if not usual or isinstance(usual, bool | list) or usual == argparse.SUPPRESS:
            return told
        shown = f"{usual:g}" if isinstance(usual, float) else str(usual)
        return say("help-default", told=told, usual=shown)
