"""The three views of a segment, as text and as HTML."""

from __future__ import annotations

import re
import unicodedata
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest
from lxml import etree

from conf.edition.corpus import load
from conf.edition.marks import html
from conf.edition.views import as_printed, plain

if TYPE_CHECKING:
    from conf.edition.document import Element
    from conf.edition.views import Spelling, View


def seg(inside: str) -> Element:
    """Return a segment with this content, its names as conf.edition.tei reads them."""
    return etree.fromstring(f"<seg>{inside}</seg>")


def page(inside: str) -> str:
    return html(seg(inside), lang="osp", link=lambda ref: f"#{ref}")


def every_segment() -> list[tuple[Element, Spelling]]:
    results = [s for d in load().divisions for s in (d.title_segment, *d.segments) if s]
    originals = [(s.element, s.spelling) for s in results]
    return originals + [(element, as_printed) for s in results for element in (s.es, s.en)]


@pytest.mark.parametrize(
    ("inside", "diplomatic", "expanded"),
    [
        ("q<ex>ue</ex>", "q̃", "que"),
        ('q<ex>u</ex><hi rend="sup">i</hi>', "qi", "qui"),
        ("<ex>con</ex>uernie", "ꝯuernie", "conuernie"),
        ("<choice><orig>delas</orig><reg>de las</reg></choice> x", "delas x", "de las x"),
        ("tria <choice><sic>las</sic><corr>y as</corr></choice>", "tria las", "tria y as"),
        ("pora<supplied>ssi</supplied>", "pora", "porassi"),
        ("azar <del>o</del> o", "azar o o", "azar o"),
        ("est<del>e</del><add>a</add>", "estea", "esta"),
        ("a<app><lem>b</lem><rdg>c</rdg></app><note>d</note>", "ab", "ab"),
        ("<pc>¶</pc> E", "¶ E", "E"),
        ('gui\n<lb n="2" break="no"/>sa', "gui-\nsa", "guisa"),
        ('qual\n<lb n="2" rend="hyphen"/>quier', "qual-\nquier", "qual quier"),
        ('por\n<lb n="2" break="no" rend="plain"/>que', "por\nque", "porque"),
        ('a\n<lb n="2"/>b', "a\nb", "a b"),
    ],
)
def test_each_sign_in_two_views(inside: str, diplomatic: str, expanded: str) -> None:
    """The manuscript's forms stand in the diplomatic view, the printed ones in the others."""
    assert plain(seg(inside), "d") == diplomatic
    assert plain(seg(inside), "e") == plain(seg(inside), "r") == expanded


def test_a_stroke_stands_on_its_letter() -> None:
    """The letter is written twice, so that a browser joins it with the stroke."""
    assert page("q<ex>ue</ex>") == (
        '<span class="seg" lang="osp"><span class="v-d">q̃</span>'
        '<span class="v-e v-r">q</span><span class="ex v-e v-r">ue</span></span>'
    )


def test_lines_have_anchors_in_every_view() -> None:
    """The anchor of a line carries no view, and the first line of a segment starts no new one."""
    result = page('<lb n="1"/>a gui\n<lb n="2" break="no"/>sa')
    assert result.count('<span class="lb"') == 2
    assert result.count("<br") == 1
    assert 'gui<span class="v-d">-</span><br class="v-d"><span class="lb"' in result


def test_on_a_page_each_line_is_a_link_to_itself() -> None:
    """Named by its place; it parts a link that it stands in, and in a term's button is none."""
    inside = (
        '<lb n="8" xml:id="f67r.a.8"/><seg type="crux" ana="crux:x">o <ex>n<lb n="9" '
        'xml:id="f67r.a.9"/>o</ex></seg> '
        '<term ref="term:y">p<lb n="10" xml:id="f67r.a.10"/>q</term>'
    )
    element = seg(inside)
    result = html(element, lang="osp", link=lambda _: "#x", gloss=lambda _: "g")
    eighth = '<a class="lb" href="#f67r.a.8" id="f67r.a.8" data-n="8" aria-label="67r.a.8"></a>'
    assert eighth in result
    assert re.search(
        r'n</span></a><a class="lb" href="#f67r\.a\.9"[^>]*></a><a href="#x" class="crux">'
        r'<span class="ex v-e v-r">o</span></a>',
        result.replace('<br class="v-d">', "").replace(" </span>", "</span>"),
    ), result
    assert '<span class="lb" id="f67r.a.10" data-n="10"></span>' in result
    assert "<a class" not in html(element, lang="osp", link=lambda _: "")


def test_the_first_printed_line_of_a_column_tells_the_whole_place() -> None:
    """Though it is not the first that is written: a reader sees where the column changes."""
    lines = '<lb n="3" xml:id="f91r.b.3"/>a <lb n="4" xml:id="f91r.b.4"/>b'
    element = seg(f'<cb n="b" xml:id="f91r.b"/>{lines}')
    result = html(element, lang="osp", link=lambda ref: ref)
    assert 'data-n="91r.b.3"' in result
    assert 'data-n="4"' in result


def test_references_become_links_but_never_inside_links() -> None:
    """A term within a disputed place is marked, not linked: links do not nest."""
    inside = '<term ref="term:azar">azar</term>'
    assert '<a href="#term:azar" class="term">azar</a>' in page(inside)
    crux = page(f'<seg type="crux" ana="crux:azar.limites">{inside}</seg>')
    assert '<a href="#crux:azar.limites" class="crux"><span class="term">azar</span></a>' in crux


def test_titles_say_what_the_eye_cannot() -> None:
    """Throws, numbers, supplied letters and rejected readings carry a title."""
    assert 'class="throw" title="6-4-1"' in page('<seg type="throw" n="6-4-1">x</seg>')
    assert 'class="num" title="15"' in page('<num value="15">.xv.</num>')
    assert 'title="supplied: the editors of the transcription"' in page(
        '<supplied resp="#hsms">ssi</supplied>'
    )
    assert 'title="the reading text of 2011: lan a"' in page(
        '<app><lem>lança</lem><rdg wit="#s000">lan a</rdg></app>'
    )


def test_text_and_addresses_are_escaped() -> None:
    """Nothing in a text or a reference can become markup."""
    result = page('a &lt;b&gt; &amp; <term ref="term:&quot;&gt;&lt;x">c</term>')
    assert "a &lt;b&gt; &amp; " in result
    assert "<x" not in result


class Reader(HTMLParser):
    """Collects the text of one view, and the tags left open."""

    def __init__(self, view: str) -> None:
        super().__init__()
        self.view, self.text = view, ""
        self.open: list[tuple[str, bool]] = []
        self.lines: list[str] = []
        self.marks = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        classes = attributes.get("class", "").split()
        views = [c for c in classes if c.startswith("v-")]
        shown = not views or f"v-{self.view}" in views
        if all(outer for _, outer in [*self.open, (tag, shown)]):
            self.lines += [attributes.get("id", "")] * ("lb" in classes)
            self.marks += "term" in classes or "crux" in classes
        if tag == "br":
            self.text += "\n" * shown
        else:
            self.open.append((tag, shown))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        if all(shown for _, shown in self.open):
            self.text += data


def read(view: View, element: Element, spelling: Spelling) -> Reader:
    reader = Reader(view)
    reader.feed(html(element, lang="osp", link=lambda ref: ref, spelling=spelling))
    return reader


@pytest.mark.parametrize("view", ["d", "e", "r"])
def test_html_shows_in_each_view_what_plain_says(view: View) -> None:
    """Hiding the classes of the other views leaves exactly the text of this one, everywhere."""
    for element, spelling in every_segment():
        reader = read(view, element, spelling)
        assert not reader.open
        shown = unicodedata.normalize("NFC", reader.text)  # a stroke may stand in its own span
        lines = [" ".join(line.split()) for line in shown.split("\n")]
        assert "\n".join(lines).strip() == plain(element, view, spelling)


@pytest.mark.parametrize("view", ["d", "e", "r"])
def test_each_line_term_and_crux_is_there_in_each_view(view: View) -> None:
    """Every line is an anchor, once, and every term and disputed place is marked, all shown."""
    lines: list[str] = []
    for element, spelling in every_segment():
        reader = read(view, element, spelling)
        lines += reader.lines
        marks = [e for e in element.iter() if _is_mark(e)]
        assert reader.marks == len(marks)
    dice, tables, alquerque = 422, 564, 37
    assert len(lines) == len(set(lines)) == dice + tables + alquerque


def _is_mark(element: Element) -> bool:
    return element.tag == "term" or element.get("type") == "crux"
