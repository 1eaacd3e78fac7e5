"""Every command explains itself, and what it cannot understand it says in a sentence."""

import re
import shlex
from collections.abc import Iterator

import pytest

from tests.cli.command import zuschlag
from zuschlag.cli import COMMANDS, main, parser
from zuschlag.cli.help import ERRORS, Commands, Parser
from zuschlag.cli.monopoly.simulate import ROUNDS
from zuschlag.words.here import speak
from zuschlag.words.speech import LANGUAGES, Words, file


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak("en")


def inside(found: Parser) -> dict[str, Parser]:
    """The commands of a command."""
    inner = [one for one in found._actions if isinstance(one, Commands)]
    return dict(inner[0].choices) if inner else {}


def everywhere(found: Parser) -> list[Parser]:
    """A parser and all that are inside it."""
    return [found, *(one for sub in inside(found).values() for one in everywhere(sub))]


ALL = {one.prog: one for one in everywhere(parser(all_games=True))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prog", ALL)
def test_every_command_and_every_option_has_a_help_text(prog: str, language: str) -> None:
    speak(language)
    command = ALL[prog]
    told = command.format_help()
    assert Words(language)("help-usage") in told
    assert command.description
    for option in command._actions:
        assert isinstance(option, Commands) or option.help, option.dest
        shown = option.option_strings[-1] if option.option_strings else option.metavar
        assert str(shown) in told
    for name, inner in inside(command).items():
        assert re.search(
            rf"(?m)^  {name}\s+{re.escape(Words(language)(f'help-{inner.key}')[:30])}", told
        )


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_no_help_text_is_left_in_english(language: str) -> None:
    english = file("en", "help")
    same = {key for key, form in file(language, "help").items() if form == english[key]}
    names_only = {
        "help-heading",
        "help-error-argument",
        "help-play--edition",
        "help-simulate-for-sale--edition",
    }
    french = {"help-title-options", "help-title-positional-arguments"}  # as in English
    assert same - names_only - (french if language == "fr" else set()) == set()


def test_every_help_text_belongs_to_something() -> None:
    wanted = {"help-usage", "help-heading", "help-default", "help-error", *ERRORS.values()}
    wanted |= {"help-error-seed", "help-error-positive", "help-error-cpu", "help-simulate-any"}
    wanted |= {"help-error-part"}
    for one in everywhere(parser()):
        wanted |= {f"help-{one.key}{end}" for end in ("", "-about", "-note", "-examples")}
        wanted |= {f"help-title-{group.title}".replace(" ", "-") for group in one._action_groups}
        for action in one._actions:
            name = f"--{action.dest.replace('_', '-')}"
            own = f"help-{one.key}{name}"
            wanted.add(own if own in file("en", "help") else f"help{name}")
    unused = set(file("en", "help")) - wanted - {"help-title-examples"}
    assert {key for key in unused if not key.startswith("help-simulate-any-")} == set()


def test_there_is_a_parser_for_every_command() -> None:
    assert len(inside(parser())) == len(COMMANDS) == 16


def test_the_help_is_on_standard_output() -> None:
    for arguments in ((), ("board", "new")):
        ran = zuschlag(*arguments, "--help", "--lang", "it")
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.startswith("uso: zuschlag")
    assert zuschlag("--lang=de", "--help").out.startswith("Aufruf: zuschlag")
    assert zuschlag("--help", env={"LC_ALL": "fr_FR.UTF-8"}).out.startswith("usage\u00a0: zuschlag")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_in_the_help_are_those_of_the_code(language: str) -> None:
    assert f" {ROUNDS} " in Words(language)("help-simulate-monopoly-note")


def test_a_line_never_breaks_within_a_flag_or_before_a_french_mark(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speak("fr")
    for width in range(50, 90):
        monkeypatch.setenv("COLUMNS", str(width))
        told = ALL["zuschlag serve"].format_help()
        assert not re.search(r"[a-z]-$|^\s*[:;?]", told, re.MULTILINE), told


def test_the_usual_value_of_a_setting_is_told() -> None:
    told = ALL["zuschlag serve"].format_help()
    assert "port to listen on; 0: any free one (default: 8765)" in told
    assert re.search(r"bot may think about a move\s+\(default:\s+1\)", told)


def test_the_version_is_told() -> None:
    from zuschlag import __version__

    assert zuschlag("--version").out == f"zuschlag {__version__}\n"


@pytest.mark.parametrize(
    "arguments", [(), ("play",), ("--lang", "en"), ("play", "--edition", "1997", "--seats", "3")]
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


WRONG = [
    ("frobnicate", "frobnicate"),
    ("--nonsense", "--nonsense"),
    ("judge", "FILE"),
    ("judge a b", "b"),
    ("judge --line-by-line x", "--line-by-line"),
    ("judge --lines=3 x", "--lines"),
    ("show", "FILE"),
    ("show x --lang", "--lang"),
    ("show x --lang pt", "pt"),
    ("simulate", "GAME"),
    ("simulate chess", "chess"),
    ("simulate for-sale --games 0", "--games"),
    ("simulate for-sale --games many", "--games"),
    ("simulate for-sale --threads 0", "--threads"),
    ("simulate for-sale --seats three", "--seats"),
    ("simulate for-sale --seed x", "--seed"),
    ("simulate for-sale --seed 9999999999999999999", "--seed"),
    ("simulate for-sale --se 1", "--seats"),
    ("play --seats many", "--seats"),
    ("play --minutes 3 --rounds 4", "--minutes"),
    ("compile --loudly", "--loudly"),
    ("board", "VERB"),
    ("board frobnicate", "frobnicate"),
    ("board new", "FILE"),
    ("board new x.toml --from utopia", "utopia"),
    ("board check", "FILE"),
    ("board list x", "x"),
]


@pytest.mark.parametrize(("arguments", "named"), WRONG)
def test_a_bad_argument_is_named_in_one_sentence(
    arguments: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = {}
    for language in LANGUAGES:
        with pytest.raises(SystemExit) as left:
            main([f"--lang={language}", *arguments.split()])
        out, err = capsys.readouterr()
        assert (left.value.code, out) == (2, "")
        assert err.startswith(f"{Words(language)('help-usage')} zuschlag")
        told[language] = err.splitlines()[-1]
        assert told[language].startswith("zuschlag")
        assert named in told[language]
    assert "error:" in told["en"]
    assert len(set(told.values())) == len(LANGUAGES)


def test_a_bad_argument_ends_the_process() -> None:
    ran = zuschlag("simulate", "chess")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith(
        "error: GAME: there is no 'chess'; choose from 'for-sale', 'monopoly'\n"
    )


def test_the_commands_show_examples() -> None:
    examples = {one.split()[1] for command in ALL.values() for one in command.examples}
    assert examples >= set(inside(parser())) - {"compile"}


@pytest.mark.parametrize(
    "example", sorted({one for command in ALL.values() for one in command.examples})
)
def test_every_example_of_the_help_is_understood(example: str) -> None:
    words = [one for one in shlex.split(example)[1:] if one != "--help"]
    assert parser().parse_args(words).run
