"""A stranger’s walk: each thing the site and the package are good for, step by step, and counted.

``docs/guias/paseo.csv`` tells the steps to readers; here each of them is done
with what the archives of a release hold, and nothing else.
"""

from __future__ import annotations

import csv
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from conf.release import make, pack
from conf.server import serving
from tests.browser.conftest import ROOT
from tests.browser.room import Room
from tests.help import zotero

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

    from tests.browser.conftest import Visitor

with (ROOT / "docs/guias/paseo.csv").open(encoding="utf-8") as _file:
    STEPS = {row["wants to"]: int(row["steps"]) for row in csv.DictReader(_file)}


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve what the archive of a release unpacks to, in a folder of a host."""
    folder = tmp_path_factory.mktemp("stranger")
    packed = folder / "site.tar.gz"
    packed.write_bytes(pack.tar_bytes(pack.files(site), "juegos"))
    shutil.unpack_archive(packed, folder)
    with serving(folder) as host:
        yield f"{host}juegos/"


class Walk:
    """A way through the site; each step is counted, and at the end as many were told."""

    def __init__(self, wants_to: str) -> None:
        self.steps = STEPS[wants_to]
        self.done = 0

    def press(self, what: Locator) -> None:
        """Press or choose something that a reader can see."""
        expect(what).to_be_visible()
        what.click()
        self.step()

    def step(self) -> None:
        """Count a step that was done."""
        self.done += 1

    def ends(self) -> None:
        """Hold that as many steps were done as are told."""
        assert self.done == self.steps


def test_a_stranger_reads(visit: Visitor) -> None:
    """From the front page to a passage with its translation and rules, without JavaScript."""
    walk, page = Walk("read"), visit("index.html", java_script_enabled=False).page
    walk.step()
    walk.press(page.locator('a[href^="dados/azar.html"]:visible').first)
    expect(page.locator("#regla-azar\\.reazar")).to_be_attached()
    expect(page.locator("[id='f67r.a.6']")).to_be_visible()
    walk.ends()


def test_a_stranger_plays_the_first_game(visit: Visitor) -> None:
    """Through the tutorial to its end: its moves, one taken back, its record."""
    text = (ROOT / "docs/guias/primera-partida.md").read_text("utf-8")
    person, begin, back, settings, record = re.findall(r"\*\*(.+?)\*\*", text)
    first, answer, taken = re.findall(r"`(\w\d)` and then `(\w\d)`", text)
    walk, page = Walk("play"), visit("index.html", reduced_motion="reduce").page
    walk.step()
    walk.press(
        page.locator("#furo-main-content").get_by_role("link", name="Play", exact=True).first
    )
    walk.press(page.get_by_role("link", name="Alquerque de doce", exact=True).first)
    room = Room(page, "alquerque")
    walk.press(room.form.get_by_text(person, exact=True))
    walk.press(room.button(begin))
    expect(room.section).to_have_attribute("data-state", "playing")
    for point in first:
        walk.press(room.point(point))
    expect(room.log.last).to_contain_text("White moves from c2 to c3.")
    walk.ends()

    room.move(*answer)
    expect(room.log.last).to_contain_text("captures c3")
    room.move(*taken)
    after = room.log.count()
    room.button(back).click()
    expect(room.log).not_to_have_count(after)
    room.section.get_by_text(settings, exact=True).click()
    room.section.get_by_text(record, exact=True).click()
    expect(room.section.locator(".j-records textarea").first).to_have_value(
        re.compile(r"Game: alquerque.*c2-c3\s+c4xc2", re.DOTALL)
    )


def test_a_stranger_cites(visit: Visitor) -> None:
    """*Cite* gives a reference with the id; Zotero would keep the page as part of the edition."""
    walk, page = Walk("cite"), visit("dados/azar.html").page
    walk.step()
    walk.press(page.locator(".j-cite summary").first)
    link = page.locator(".j-cite[open]").get_by_role("link", name="BibTeX")
    file = page.request.get(link.evaluate("a => a.href"))
    walk.step()
    assert "ldj:67r.a." in file.text()
    result = zotero.item(page.content(), page.url)
    assert (result["type"], result["title"], result["pages"]) == ("bookSection", "Azar", "67r")
    assert {creator.kind for creator in result["creators"]} == {"author", "editor"}
    walk.ends()


def test_a_stranger_embeds(visit: Visitor) -> None:
    """The lines to copy hold a frame whose address has a board of this site."""
    walk, seen = Walk("embed"), visit("play/azar.html")
    section = seen.page.locator("#tablero-azar")
    walk.step()
    walk.press(section.get_by_text("Settings", exact=True))
    walk.press(section.get_by_text("Put this board on a page of yours", exact=True))
    box = section.locator(".j-embed textarea")
    expect(box).to_have_value(re.compile("<iframe"))
    lines = box.input_value()
    walk.step()
    src = re.findall(r'src="([^"]+)"', lines)[0]
    assert src.startswith(seen.address)
    assert "j-board" in seen.page.request.get(src).text()
    walk.ends()


def test_a_stranger_hosts(visit: Visitor) -> None:
    """What is in the archive, in a folder of a host, has its pages, its styles and its scripts."""
    walk = Walk("host")
    walk.step()
    walk.step()
    page = visit("dados/azar.html").page
    button = page.locator("figure button.j-by-reading")  # a script has shown it
    expect(button).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).getPropertyValue('--j-paper')")
    page.goto(f"{page.url.removesuffix('dados/azar.html')}play/index.html")
    expect(page.get_by_role("link", name="Azar", exact=True).first).to_be_visible()
    page.goto("about:blank")
    walk.ends()


def test_a_stranger_uses_the_library(tmp_path: Path) -> None:
    """One command, in the folder that the archive of the package unpacks to."""
    walk = Walk("use the library")
    make.distributions(tmp_path)
    packed = tmp_path / f"{make.NAME}.tar.gz"
    shutil.unpack_archive(packed, tmp_path)
    walk.step()
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    process = subprocess.run(
        [sys.executable, "-m", "juegos", "odds", "azar"],
        cwd=tmp_path / make.NAME,
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    walk.step()
    assert "5527/10654" in process.stdout
    walk.ends()
