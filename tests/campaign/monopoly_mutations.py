"""Wrong rulebooks of Monopoly: some broken places of every rule, and wrong figures of a board."""

import ast
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tests.campaign.mutations import Mutant, broken_rule, clauses_in, rules_in

FOLDER = "rules/monopoly"
NOT_RULES = ("telling", "options")
"""What is told afterwards changes no game; the laws compare options with what may be done."""
HASHES = ("mixed", "folded", "fingerprint")
"""Any fingerprint that tells offers apart is as good."""
TRIED_A_RULE = 2


def monopoly_mutants(package: Path) -> Iterator[Mutant]:
    """A fixed sample of broken places of every rule."""
    for path in sorted((package / FOLDER).glob("*.py")):
        if path.stem in NOT_RULES:
            continue
        file = f"{FOLDER}/{path.name}"
        tree = ast.parse(path.read_text())
        for function in rules_in(tree):
            found = list(broken_rule(file, tree, function))
            if found and function.name not in HASHES:
                luck = random.Random(function.name)
                for one in luck.sample(found, min(TRIED_A_RULE, len(found))):
                    yield replace(one, what=f"monopoly {path.stem}: {one.what}")


def wrong_figures(package: Path) -> Iterator[Mutant]:
    """Figures of the boards' money and of the presets, one more than they should be."""
    for name in ("boards/classic.toml", "presets.toml"):
        file = f"{FOLDER}/{name}"
        lines = (package / file).read_text().splitlines()
        for place, line in enumerate(lines):
            clauses = clauses_in(line)
            for wrong in wrong_lines(line) if clauses else ():
                text = "\n".join([*lines[:place], wrong, *lines[place + 1 :]]) + "\n"
                what = f"{name}:{place + 1} {wrong.partition('#')[0].strip()}"
                yield Mutant(file, what, clauses, text)


def wrong_lines(line: str) -> Iterator[str]:
    """The first number one more, or a switch flipped."""
    figures, mark, comment = line.partition("#")
    name, equals, value = figures.partition("=")
    number = re.search(r"\d+", value)
    if equals and number and '"' not in value:
        grown = value[: number.start()] + str(int(number.group()) + 1) + value[number.end() :]
        yield name + equals + grown + mark + comment
    for right, wrong in (("true", "false"), ("false", "true")):
        if equals and value.strip() == right:
            yield name + equals + value.replace(right, wrong) + mark + comment
