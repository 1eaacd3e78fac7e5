"""The sentences that pages share with command line and terminal, as TypeScript: `make types`.

Every language is a file of forms, which `web/src/words/filled.ts` fills; `facts.ts` says which
facts each sentence wants, so that a page that leaves one out is not built. A form is a text with
`{name}` where a fact comes; where a sentence chooses, it is a list of texts and choices, and a
choice is the fact's name, its cases and the last resort.
"""

import json
import re
from pathlib import Path

from zuschlag.words.patterns import Choice, Pattern, Place, facts_in
from zuschlag.words.speech import EVENING, GUIDE, HELP, LANGUAGES, SHARED, file

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
PIECES = {
    "words/shared": SHARED,
    "help/shared": HELP,
    "evening/shared": EVENING,
    "guide/shared": GUIDE,
}
"""What is loaded together, by its folder."""
HEAD = "// Made by tools/word_files.py from words/{source}. Do not edit: run `make types`."
FACTS = """{head}

type Fact = string | number

export interface Facts {{
{lines}
}}
"""
TEXTS = """{head}

import type {{ Forms }} from '{filled}'

export default {{
{lines}
}} satisfies Forms
"""


def texts() -> dict[str, str]:
    """Every file by its path."""
    found = {"words/shared/facts.ts": _facts()}
    for folder in PIECES:
        found |= {f"{folder}/{one}.ts": _language(folder, one) for one in LANGUAGES}
    return found


def _facts() -> str:
    sentences = _sentences(SHARED, "en")
    lines = [f"  {_quoted(key)}: {_wanted(form)}" for key, form in sentences.items()]
    return FACTS.format(head=HEAD.format(source="en/*.ftl"), lines="\n".join(lines))


def _wanted(form: Pattern) -> str:
    names = dict.fromkeys(facts_in(form))
    return "{ " + "; ".join(f"{name}: Fact" for name in names) + " }" if names else "{}"


def _language(folder: str, language: str) -> str:
    sentences = _sentences(PIECES[folder], language)
    lines = [f"  {_quoted(key)}: {_form(form)}," for key, form in sentences.items()]
    head = HEAD.format(source=f"{language}/*.ftl")
    filled = "../filled" if folder.startswith("words/") else "../../words/filled"
    return TEXTS.format(head=head, filled=filled, lines="\n".join(lines))


def _sentences(names: tuple[str, ...], language: str) -> dict[str, Pattern]:
    return {key: form for name in names for key, form in file(language, name).items()}


def _form(form: Pattern) -> str:
    parts = _parts(form)
    if all(part.startswith("'") for part in parts):
        return "".join(parts) or "''"
    return f"[{', '.join(parts)}]"


def _parts(form: Pattern) -> list[str]:
    """Texts, with the places in them, and the choices between them."""
    parts: list[str] = []
    text = ""
    for part in form:
        match part:
            case str():
                text += _unbraced(part)
            case Place(name):
                text += f"{{{name}}}"
            case Choice():
                parts += [_quoted(text)] * bool(text) + [_choice(part)]
                text = ""
    return parts + [_quoted(text)] * bool(text)


def _choice(choice: Choice) -> str:
    others = {key: case for key, case in choice.cases.items() if case != choice.otherwise}
    cases = ", ".join(f"{_key(key)}: {_form(case)}" for key, case in others.items())
    return f"[{_quoted(choice.name)}, {{ {cases} }}, {_form(choice.otherwise)}]"


def _unbraced(text: str) -> str:
    if "{" in text or "}" in text:
        raise ValueError(f"pages read braces as places: {text!r}")
    return text


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else _quoted(name)


def _quoted(text: str) -> str:
    return (
        "'"
        + json.dumps(text, ensure_ascii=False)[1:-1].replace('\\"', '"').replace("'", "\\'")
        + "'"
    )


def main() -> None:
    """Write them."""
    for path, text in texts().items():
        (SOURCES / path).parent.mkdir(parents=True, exist_ok=True)
        (SOURCES / path).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
