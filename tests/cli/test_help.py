"""Every command explains itself, and what it cannot understand it says in a sentence."""

import argparse

import pytest

from tests.cli.command import zuschlag
from zuschlag.cli import COMMANDS, parser


def commands() -> dict[str, argparse.ArgumentParser]:
    found: dict[str, argparse.ArgumentParser] = {}
    for action in parser()._actions:
        if isinstance(action, argparse._SubParsersAction):
            found.update(action.choices)
    return found


@pytest.mark.parametrize("name", commands())
def test_every_command_and_every_option_has_a_help_text(name: str) -> None:
    command = commands()[name]
    assert command.description
    for option in command._actions:
        assert option.help, f"{name} {option.dest}"


def test_there_is_a_parser_for_every_command() -> None:
    assert len(commands()) == len(COMMANDS) == 12


def test_the_help_names_every_command() -> None:
    ran = zuschlag("--help")
    assert ran.code == 0
    for name in commands():
        assert f"    {name} " in ran.out


@pytest.mark.parametrize("name", commands())
def test_the_help_of_a_command_names_every_option(name: str) -> None:
    ran = zuschlag(name, "--help")
    assert ran.code == 0
    assert ran.err == ""
    for option in commands()[name]._actions:
        name_of_it = option.option_strings[-1] if option.option_strings else option.metavar
        assert str(name_of_it or "for-sale") in ran.out


def test_the_version_is_told() -> None:
    from zuschlag import __version__

    assert zuschlag("--version").out == f"zuschlag {__version__}\n"


@pytest.mark.parametrize(
    "arguments", [(), ("play",), ("play", "--edition", "1997", "--seats", "3")]
)
def test_without_a_terminal_it_tells_how_to_play(arguments: tuple[str, ...]) -> None:
    ran = zuschlag(*arguments)
    assert (ran.code, ran.err) == (0, "")
    for word in (
        "zuschlag play",
        "zuschlag judge",
        "zuschlag show",
        "zuschlag simulate",
        "80 x 24",
    ):
        assert word in ran.out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("frobnicate", "frobnicate"),
        ("--nonsense", "--nonsense"),
        ("judge", "FILE"),
        ("judge a b", "b"),
        ("judge --line-by-line x", "--line-by-line"),
        ("show", "FILE"),
        ("simulate", "game"),
        ("simulate chess", "chess"),
        ("simulate for-sale --games 0", "--games"),
        ("simulate for-sale --games many", "--games"),
        ("simulate for-sale --threads 0", "--threads"),
        ("simulate for-sale --seats three", "--seats"),
        ("simulate for-sale --seed x", "--seed"),
        ("play --seats many", "--seats"),
        ("compile --loudly", "--loudly"),
        ("board", "VERB"),
        ("board frobnicate", "frobnicate"),
        ("board new", "FILE"),
        ("board new x.toml --from utopia", "utopia"),
        ("board check", "FILE"),
        ("board list x", "x"),
    ],
)
def test_a_bad_argument_is_named_in_one_sentence(arguments: str, named: str) -> None:
    ran = zuschlag(*arguments.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("usage: zuschlag")
    sentence = ran.err.splitlines()[-1]
    assert sentence.startswith("zuschlag")
    assert "error:" in sentence
    assert named in sentence


def everywhere(found: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
    """A parser and all that are inside it."""
    inner = [one for one in found._actions if isinstance(one, argparse._SubParsersAction)]
    return [
        found,
        *(one for each in inner for sub in each.choices.values() for one in everywhere(sub)),
    ]


def examples() -> list[str]:
    """What the help pages show to copy, without what it does."""
    told = "\n".join(one.epilog or "" for one in everywhere(parser()))
    lines = [line.strip() for line in told.splitlines() if line.startswith("  zuschlag ")]
    return sorted({line.split("  ")[0] for line in lines})


def test_the_commands_show_examples() -> None:
    assert {one.split()[1] for one in examples()} >= set(commands()) - {"compile"}


@pytest.mark.parametrize("example", [one for one in examples() if "--help" not in one])
def test_every_example_of_the_help_is_understood(example: str) -> None:
    assert parser().parse_args(example.split()[1:]).run
