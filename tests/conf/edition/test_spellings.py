"""The regularised view: every word is decided, and nothing but its spelling changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from lxml import etree

from conf.edition import spellings as respelling
from conf.edition.corpus import Segment, load
from conf.edition.marks import html
from conf.edition.spellings import Formas, FormasError
from conf.edition.views import View, events, join, plain

CORPUS = load()
FOLDER = Path(__file__).resolve().parents[3] / "corpus"
OLD = [siglum for siglum, work in CORPUS.works.items() if work["language"] == "osp"]
SEGMENTS = [s for d in CORPUS.divisions for s in (d.title_segment, *d.segments) if s]
# Not in any word of today: ç, a doubled s, n or f, i or u for a consonant, qu before a or o, y
# before a consonant, z before e or i.
OLD_LETTERS = re.compile(
    r"ç|ss|nn|ff|\b[iu][aeiou]|[aeio]u[aeiou]|qu[aoáó]|y[bcdfglmnrst]|z[eiéí]", re.IGNORECASE
)


def words(segment: Segment, view: View) -> list[str]:
    return respelling.WORD.findall(plain(segment.element, view, segment.spelling))


def of(siglum: str) -> list[Segment]:
    return [s for s in SEGMENTS if s.first.startswith(f"{siglum}:")]


@pytest.mark.parametrize("siglum", OLD)
def test_every_form_is_decided_and_none_is_idle(siglum: str) -> None:
    """What a text has, its file has once: as a form that changes or as one that does not."""
    content = respelling.read(FOLDER / siglum)
    met = {word.lower() for s in of(siglum) for word in words(s, "e")}
    assert met == content.equal | set(content.forms)
    assert content.equal.isdisjoint(content.forms)
    assert [form for form, new in content.forms.items() if form == new] == []


@pytest.mark.parametrize("siglum", OLD)
def test_every_place_names_another_word_than_elsewhere(siglum: str) -> None:
    """A place is a segment of the text, and says of some word there what the forms do not."""
    content = respelling.read(FOLDER / siglum)
    assert set(content.places) <= {s.id for s in of(siglum)}
    for place, here in content.places.items():
        for form, spellings in here.items():
            assert set(spellings) != {content.forms.get(form, form)}, f"{place}: {form}"


def test_no_old_letter_is_left() -> None:
    """No word of the regularised view is spelled as none is today, but numerals and a dead word."""
    met = {word for siglum in OLD for s in of(siglum) for word in words(s, "r")}
    assert {word for word in met if OLD_LETTERS.search(word)} == {"manna", "mannar"}


def test_points_capitals_and_numerals_stay() -> None:
    """The view changes words alone: each point is there, each capital, and .xv. is .xv. still."""
    for segment in SEGMENTS:
        printed = plain(segment.element, "e")
        today = plain(segment.element, "r", segment.spelling)
        for text in (r"[^\w\s&]", r"\.[ivxlcdmj]+o?\."):
            assert re.findall(text, printed) == re.findall(text, today), segment.id
        assert sum(map(str.isupper, printed)) == sum(map(str.isupper, today)), segment.id


def test_the_other_views_do_not_change() -> None:
    """With the spelling or without, what is as written and what is expanded is the same text."""
    for segment in SEGMENTS:
        stream = segment.spelling(events(segment.element))
        assert join(stream, "d") == plain(segment.element, "d"), segment.id
        assert join(stream, "e") == plain(segment.element, "e"), segment.id


def test_translations_have_no_other_spelling() -> None:
    """Without a spelling, as for the translations, the regularised view is the expanded one."""
    for segment in SEGMENTS:
        for element in (segment.es, segment.en):
            assert plain(element, "r") == plain(element, "e")


@pytest.mark.parametrize(
    ("place", "today"),
    [
        ("proemio.t", "En qué guisa deben seer hechos los dados"),
        ("triga.s1", "OTro juego hay que llaman triga que se juega en esta manera."),
        ("azar.s7", "Converná que lancen tantas vegadas hasta que venga una destas suertes"),
        ("marlota.s2", "ha de dar suerte al otro con que jogare"),
        ("marlota.s4", "hasta que dé suerte destas sobredichas a aquel"),
        ("guirguiesca.s5", "e haberla ha aquel con qui él jogare. e el otro parará a ella"),
        ("proemio.s12", "mas señaladamientre. son mejores de hueso el más pesado"),
        ("triga.s4", "Los dieciocho puntos; Senas alterz."),
        ("ley-i.s8", "e él hará y lo que por bien toviere."),
    ],
)
def test_the_text_as_it_is_spelled_today(place: str, today: str) -> None:
    """The same words in the same order; what is another word by its place is told apart."""
    segment = CORPUS.segment(place)
    assert today in plain(segment.element, "r", segment.spelling)


FORMS = {"açedrex": "ajedrez", "uinien": "vinién", "pves": "pues", "auer": "haber"}
OTHERS = {"cadauna": "cada una", "iuego": "juego", "enganno": "engaño"}
SMALL = Formas("corpus/x/formas.toml", FORMS | OTHERS, frozenset(), {"x.s1": {"a": ["ha", "a"]}})


def spelled(inside: str, view: View = "r", place: str = "x.s2") -> str:
    element = etree.fromstring(f"<seg>{inside}</seg>")
    return plain(element, view, lambda stream: SMALL.respelled(place, stream))


def shown(inside: str) -> str:
    element = etree.fromstring(f"<seg>{inside}</seg>")
    spelling = lambda stream: SMALL.respelled("x.s2", stream)  # noqa: E731  as short as it gets
    return html(element, lang="osp", link=lambda ref: f"#{ref}", spelling=spelling)


@pytest.mark.parametrize(
    ("inside", "today"),
    [
        ("Acedrex iuego.", "Acedrex juego."),
        ("IUEGO Iuego", "JUEGO Juego"),
        ('<hi rend="initial">P</hi>Ves', "PUes"),
        ('açe\n<lb n="2" break="no"/>drex', "ajedrez"),
        ('açe\n<cb n="b"/>\n<lb n="1" break="no"/>drex', "ajedrez"),
        ('ca\n<lb n="2" break="no"/>da\n<lb n="3" break="no"/>una', "cada una"),
        ('iue\n<lb n="2"/>go', "iue go"),
        ("uini<hi>e</hi><ex>n</ex>", "vinién"),
        ("en<term>gan</term>no", "engaño"),
        ("<choice><orig>iuegoauer</orig><reg>iuego auer</reg></choice>", "juego haber"),
        ("<choice><sic>auer</sic><corr>iuego</corr></choice>", "juego"),
        ("au<del>x</del><supplied>er</supplied>", "haber"),
    ],
)
def test_a_word_comes_out_whole(inside: str, today: str) -> None:
    """Whatever divides a word in the manuscript, it is looked up and respelled as one."""
    assert spelled(inside) == today


def test_a_form_may_be_another_word_by_its_place() -> None:
    """In the segment named, the spellings are taken in turn; elsewhere the form is as ever."""
    assert spelled("a iuego A", place="x.s1") == "ha juego A"
    assert spelled("a iuego a") == "a juego a"


def test_a_place_that_does_not_fit_the_text_is_told() -> None:
    """The message names file, segment and form, and how often it stands there."""
    text = r"""corpus/x/formas.toml: \[lugares."x.s1"\] spells 'a' 2 times; it stands there 3"""
    with pytest.raises(FormasError, match=text):
        spelled("a a a", place="x.s1")


def test_a_whole_word_is_given_twice_and_a_divided_one_where_it_differs() -> None:
    """So a word is one run of letters for those who have it read aloud, and lines keep anchors."""
    assert '<span class="v-d v-e">iuego</span><span class="v-r">juego</span>' in shown("iuego")
    divided = shown('açe\n<lb n="2" xml:id="f1r.a.2" break="no"/>drex')
    assert 'a<span class="v-d v-e">ç</span><span class="v-r">j</span>e' in divided
    assert 'dre<span class="v-d v-e">x</span><span class="v-r">z</span>' in divided


def test_a_stroke_keeps_its_letter_where_that_letter_changes() -> None:
    """As written ẽ, expanded en, regularised én."""
    marked = '<span class="v-d">ẽ</span><span class="v-e">e</span><span class="v-r">é</span>'
    assert marked + '<span class="ex v-e v-r">n</span>' in shown("uinie<ex>n</ex>")


def test_pairs_are_all_the_forms_that_change() -> None:
    """Old and new, once each, from all works and places; none that stays as it is."""
    pairs = list(respelling.pairs())
    assert pairs == sorted(set(pairs))
    assert all(old != new for old, new in pairs)
    old_and_new = {("iuego", "juego"), ("enganno", "engaño"), ("a", "ha"), ("fara", "hará")}
    assert old_and_new <= set(pairs)
