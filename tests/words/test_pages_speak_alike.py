"""A page fills a shared sentence as command line and terminal do."""

import json
import subprocess

from tests.words.samples import samples
from tools import environment, pages
from zuschlag.words.speech import HELP, LANGUAGES, SHARED, Words, file


def test_pages_fill_every_sentence_as_python_does() -> None:
    asked = [
        (language, key, facts)
        for language in LANGUAGES
        for name in (*SHARED, *HELP)
        for key, pattern in file(language, name).items()
        for facts in samples(pattern)
    ]
    answered = subprocess.run(
        [environment.node().program, "tests/words/fill.mjs"],
        input=json.dumps(asked),
        cwd=pages.WEB,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    own = [Words(language)(key, **facts) for language, key, facts in asked]
    assert len(own) > 10
    assert json.loads(answered) == own
