"""What a page shows once it is put together: names for slugs, and what is said of all said once."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

from conf.edition.notes import SENTENCE
from conf.sphinx.directives.margin import LONG, notes_of
from conf.sphinx.directives.table import OF_GAMES
from juegos import catalogue

if TYPE_CHECKING:
    from tests.help.built_site import Site

TABLE = re.compile(r'<figure class="j-cuadro" id="([^"]*)">(.*?)</table>', re.DOTALL)
HEAD = re.compile(r'<th scope="col"[^>]*>(.*?)</th>')
ROW = re.compile(r"<tr[^>]*>((?:<th scope=\"row\"|<td).*?)</tr>", re.DOTALL)
CELL = re.compile(r"<t[hd][^>]*>(.*?)</t[hd]>", re.DOTALL)
NOTE = re.compile(r'<p class="j-note">(.*?)</p>', re.DOTALL)


def plain(html: str) -> str:
    """Return the words of a piece of a page."""
    return unescape(re.sub("<[^>]*>", "", html))


def test_tables_name_games_and_link_to_them(whole: Site) -> None:
    """A column of games has their names, as links; a slug stands nowhere but in files and ids."""
    slugs, names = set(catalogue.CATALOGUE), {e.name for e in catalogue.CATALOGUE.values()}
    linked = 0
    for page in whole.pages():
        for table, inner in TABLE.findall(whole.html(page)):
            head = [plain(one) for one in HEAD.findall(inner)]
            for row in ROW.findall(inner):
                for name, cell in zip(head, CELL.findall(row), strict=True):
                    if name in OF_GAMES:
                        words = set(re.findall(r"[\w-]+", plain(cell)))
                        assert not words & {slug for slug in slugs if "-" in slug}, (page, table)
                        linked += bool("<a " in cell and {plain(cell)} & names)
    assert linked > 50


def test_what_is_said_of_a_whole_page_is_said_once(whole: Site) -> None:
    """No long sentence stands in two notes of the margins of a page; nothing else is lost."""
    for page in whole.pages():
        notes = [plain(note) for note in NOTE.findall(whole.html(page))]
        results = [
            one for note in notes for one in SENTENCE.split(note) if len(one.split()) >= LONG
        ]
        assert len(results) == len(set(results)), page


def test_a_note_on_all_is_at_the_first_and_the_rest_of_each_stays() -> None:
    """The passages of Jollyvet: the first says that their words are only in a Spanish rendering."""
    divisions = ("jollyvet.nombre", "jollyvet.antiguedad", "jollyvet.jugadores")
    notes = [note for of_one in notes_of(divisions).values() for note in of_one]
    assert [n for n, note in enumerate(notes) if "only in a Spanish rendering" in note] == [0]
    assert all(notes)
    alone = notes_of(divisions[1:2])
    assert "only in a Spanish rendering" in next(
        note for of_one in alone.values() for note in of_one
    )
