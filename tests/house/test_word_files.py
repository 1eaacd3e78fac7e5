"""The pages' shared sentences are those of the Fluent files."""

import pytest

from tools.word_files import SOURCES, texts


@pytest.mark.parametrize("path", sorted(texts()))
def test_pages_have_the_sentences_of_the_catalogue(path: str) -> None:
    assert (SOURCES / path).read_text("utf-8") == texts()[path], "make types renews it"
