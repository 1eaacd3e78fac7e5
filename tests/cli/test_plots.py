"""`simulate --plot` really draws: a PNG of sensible size, or an SVG with words in it."""

import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.command import here, zuschlag
from zuschlag.lab.forsale.findings import findings
from zuschlag.lab.forsale.plot import draw
from zuschlag.lab.forsale.simulate import ForSalePlan, play_chunk

PLAN = ("simulate", "for-sale", "--json", "--games", "300", "--seats", "3", "--plot")


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the picture in both formats."""
    folder = tmp_path_factory.mktemp("pictures")
    for name, run in (("figure.png", zuschlag), ("figure.svg", here)):
        ran = run(*PLAN, folder / name)
        assert ran.code == 0
        assert ran.answer["games"] == 300
    return folder


def test_a_png_is_a_picture_a_person_can_read(drawn: Path) -> None:
    data = (drawn / "figure.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert data.endswith(b"IEND\xaeB`\x82")
    width, height = struct.unpack(">II", data[16:24])
    assert 1000 <= width <= 4000
    assert 300 <= height <= 2000
    assert 20_000 < len(data) < 1_000_000


def test_an_svg_is_a_whole_picture_too(drawn: Path) -> None:
    root = ElementTree.parse(drawn / "figure.svg").getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert width > height > 200
    assert len(list(root.iter())) > 100


def test_equal_figures_give_equal_pictures(drawn: Path, tmp_path: Path) -> None:
    plan = ForSalePlan("2015", 3, 300, ("random",) * 3, seed=1)
    tally = play_chunk(plan, (0, 300))
    draw(findings(plan, tally), tally, tmp_path / "again.svg")
    assert (tmp_path / "again.svg").read_bytes() == (drawn / "figure.svg").read_bytes()
