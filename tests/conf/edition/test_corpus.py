"""The corpus as pages and tests read it."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING

import pytest

from conf.edition.corpus import Segment, UnknownId, load
from conf.edition.document import ID, ROOT
from conf.edition.views import plain
from conf.sphinx.directives.works import STATUSES, traced
from juegos.catalogue import CATALOGUE, game
from juegos.core.errors import BadNotation
from juegos.core.source import Locus

if TYPE_CHECKING:
    from conf.edition.document import Element

CORPUS = load()
SEGMENTS = [s for d in CORPUS.divisions for s in (d.title_segment, *d.segments) if s]
PRINTED = [s for s in SEGMENTS if s.printed]


def test_words_at_a_place() -> None:
    """Lines are joined, words whole, paragraph signs left out, spelling and points kept."""
    words = "dados si lançare .xv. puntos o dizeseys. o dizesiete o dizeocho. o las soçobras"
    assert CORPUS.text("ldj:67r.a.8-10").startswith(words)
    assert CORPUS.text("ldj:67r.a.6") == "sa. El qui primero"
    assert CORPUS.text("ldj:67r.a.5-6").endswith("en esta guisa. El qui primero")
    assert CORPUS.text("ldj:67v.b").endswith("& lançando la dell otro pierde.")


def test_a_leaf_is_its_columns() -> None:
    """A leaf's words run on from one column to the next."""
    joined = f"{CORPUS.text('ldj:67r.a')} {CORPUS.text('ldj:67r.b')}"
    assert CORPUS.text("ldj:67r") == joined
    assert "las suertes que aqui dixiemos que son azar" in joined


def test_a_place_that_is_not() -> None:
    """A place beyond the text is refused, as is what is no place."""
    for place in ("ldj:67r.a.24", "ldj:67r.a.20-24", "ldj:67r.c", "ldj:99r", "abc:67r", "taf:7"):
        with pytest.raises(UnknownId, match="there is no place"):
            CORPUS.text(place)
    with pytest.raises(BadNotation):
        CORPUS.text("ldj 67r")


def columns(segment: Segment) -> list[str]:
    """Return the columns (or, without columns, the leaves) that a segment touches."""
    places = (Locus.parse(line) for line in segment.lines)
    return list(dict.fromkeys(str(Locus(p.work, p.leaf, p.column)) for p in places))


def test_every_segment_lies_where_it_says() -> None:
    """The words of a segment are found on its lines, and in the columns that it touches."""
    assert all(segment.lines for segment in SEGMENTS)
    for segment in PRINTED:
        words = plain(segment.element, "e")
        if len(columns(segment)) == 1:
            whole = CORPUS.text(columns(segment)[0])
            assert words in whole, segment.id
        else:
            first, last = CORPUS.text(segment.first), CORPUS.text(segment.last)
            assert first.split()[-1] in words, segment.id
            assert last.split()[0] in words, segment.id


def test_segments_follow_one_another_without_gap() -> None:
    """All segments together are all the words of the texts, once."""
    leaves = dict.fromkeys((p.work, p.leaf) for s in PRINTED for p in map(Locus.parse, s.lines))
    whole = " ".join(CORPUS.text(f"{work}:{leaf}") for work, leaf in leaves)
    assert " ".join(plain(s.element, "e") for s in PRINTED) == whole


def test_the_whole_dice_book_is_there() -> None:
    """Fols. 65r-71v: fourteen pages, 422 lines, the twelve games, a proem and a close."""
    first = [d.id for d in CORPUS.divisions].index("tablas")
    book = CORPUS.divisions[:first]
    lines = dict.fromkeys(
        line for d in book for s in (d.title_segment, *d.segments) if s for line in s.lines
    )
    assert len(lines) == 422
    assert len({Locus.parse(line).leaf for line in lines}) == 14
    assert [d.slug for d in book if d.slug] == [
        *("mayores", "menores", "tanto", "triga", "azar", "marlota", "riffa"),
        *("par-con-as", "panquist", "medio-azar", "azar-pujado", "guirguiesca"),
    ]


def test_of_alquerque_there_is_what_was_quoted() -> None:
    """Fol. 91r: the rubric, and the second column from its third line on."""
    alquerque = CORPUS.division("alquerque")
    assert alquerque.title_segment is not None
    assert alquerque.title_segment.lines == ("ldj:91r.a.1", "ldj:91r.a.2")
    lines = dict.fromkeys(line for segment in alquerque.segments for line in segment.lines)
    assert list(lines) == [f"ldj:91r.b.{n}" for n in range(3, 38)]
    assert CORPUS.text("ldj:91r.b.3-4").startswith("E iuegasse en esta manera.")
    assert CORPUS.text("ldj:91r.b.13") == "uazio. Et pon ell otro"
    with pytest.raises(UnknownId, match="there is no place"):
        CORPUS.text("ldj:91r.b.1-3")


def test_the_whole_book_of_tables_has_its_places() -> None:
    """Fols. 72r-79v: sixteen pages, 564 lines, a prologue and fourteen games, and no word of it."""
    names = [d.id for d in CORPUS.divisions]
    book = CORPUS.divisions[names.index("tablas") : names.index("alquerque")]
    segments = [s for d in book for s in (d.title_segment, *d.segments) if s]
    lines = dict.fromkeys(line for segment in segments for line in segment.lines)
    assert len(lines) == 564
    assert len({Locus.parse(line).leaf for line in lines}) == 16
    assert [d.id for d in book if d.kind == "game"] == [
        *("quinze-tablas", "doze-canes", "doblet", "fallas", "seis-dos-y-as", "emperador"),
        *("medio-emperador", "pareja-de-entrada", "cab-e-quinal", "todas-tablas", "laquet"),
        *("buffa-cortesa", "buffa-de-baldrac", "romanos-reencontrat"),
    ]
    assert not any(segment.printed or plain(segment.element, "d") for segment in segments)


def throws(division: str, first: int, last: int) -> list[str]:
    """Return the throws written out in a range of segments, as marked."""
    chosen = (CORPUS.segment(f"{division}.s{n}") for n in range(first, last + 1))
    marked = (e for s in chosen for e in s.element.iter("seg") if e.get("type") == "throw")
    return [e.get("n", "") for e in marked]


def test_the_lists_of_triga_have_55_throws() -> None:
    """Of the 56 throws of three dice the totals list 55, each once; 4-3-1 is the one left out."""
    listed = throws("triga", 4, 7) + throws("triga", 15, 22)
    every = {
        "-".join(map(str, sorted(t, reverse=True)))
        for t in itertools.product(range(1, 7), repeat=3)
    }
    assert len(listed) == len(set(listed)) == 55
    assert every - set(listed) == {"4-3-1"}


def test_the_ladder_of_panquist_has_all_throws_of_its_suertes() -> None:
    """Panquist names every throw that makes 7 to 14 once: 42."""
    listed = throws("panquist", 4, 19)
    totals = {sum(map(int, throw.split("-"))) for throw in listed}
    assert len(listed) == len(set(listed)) == 42
    assert totals == set(range(7, 15))


def test_where_the_reading_text_and_the_manuscript_differ() -> None:
    """The seven differences of words stand as an apparatus, each with the reading rejected."""
    book = [s.element for s in SEGMENTS if s.first.startswith("ldj:")]
    results = [
        (plain(app, "e"), plain(rdg, "e"))
        for e in book
        for app in e.iter("app")
        for rdg in app.iter("rdg")
    ]
    assert results == [
        ("lança", "lan a"),
        ("pora ssi", "pora"),
        ("& as", "las"),
        ("&", "o"),
        ("& as", "las"),
        (".vo.", ".vo."),
        ("esta", "este"),
    ]


def test_translations_keep_the_terms() -> None:
    """A term that the original marks in a segment and names a game or a suerte stays in both."""
    names = {"term:azar", "term:reazar", "term:encuentro", "term:sozobra", "term:triga"}
    for segment in SEGMENTS:
        for term in names & {e.get("ref", "") for e in segment.element.iter("term")}:
            for translation in (segment.es, segment.en, segment.fr):
                results = {e.get("ref") for e in translation.iter("term")}
                assert term in results, f"{translation.get(ID)} lacks {term}"


def test_translations_are_prose() -> None:
    """Each has words, no doubled blank, no sign of the manuscript; French has its thin spaces."""
    for segment in SEGMENTS:
        for translation in (segment.es, segment.en, segment.fr):
            words = plain(translation, "e")
            assert re.search(r"\w\w", words), segment.id
            assert not re.search(r"[&¶ſ]|  | [.,;:]", words), segment.id
        french = plain(segment.fr, "e")
        assert not re.search(r"[ \u00a0][;?!]| [:»]|« ", french), f"{segment.id}: thin spaces"


def test_every_crux_lies_where_it_says() -> None:
    """The words of a crux stand at its place, and the text marks it there and at the others."""
    marked = {crux for segment in PRINTED for crux in segment.cruces}
    assert marked == {crux.id for crux in CORPUS.cruces if crux.printed}
    for crux in (crux for crux in CORPUS.cruces if crux.printed):
        assert crux.words in CORPUS.text(crux.locus), crux.id
        for place in (crux.locus, *crux.also):
            lines = {line for s in SEGMENTS if crux.id in s.cruces for line in s.lines}
            assert place.partition("-")[0] in lines, f"{crux.id} at {place}"


def test_a_crux_that_is_not_printed_lies_on_a_leaf_of_which_nothing_is() -> None:
    """Its words are given with the crux alone, and nowhere else; it is of the codex."""
    leaves = {Locus.parse(line).leaf for segment in PRINTED for line in segment.lines}
    apart = [crux for crux in CORPUS.cruces if not crux.printed]
    marked = {crux: s.lines for s in SEGMENTS if not s.printed for crux in s.cruces}
    assert marked
    assert all(CORPUS.crux(name).locus.partition("-")[0] in marked[name] for name in marked)
    assert {crux.id for crux in apart} > set(marked)
    for crux in apart:
        place = Locus.parse(crux.locus)
        assert (place.work, place.lines is None) == ("ldj", False), crux.id
        assert place.leaf not in leaves, crux.id


def test_the_numbered_cruces_are_complete() -> None:
    """Every place of our list is there; the last is how many games of tables there are."""
    assert sorted(crux.n for crux in CORPUS.cruces if crux.n) == list(range(1, 33))
    assert CORPUS.crux("buffa-cortesa.quince").n == 32


def test_every_crux_offers_readings_or_is_a_switch() -> None:
    """A crux of the text alone has readings, its default among them, each by someone known."""
    sources = {*CORPUS.bibliography, *CORPUS.witnesses, "juegos"}
    for crux in CORPUS.cruces:
        assert crux.status in {"decided", "editorial", "open"}, crux.id
        assert crux.question.endswith("?"), crux.id
        assert crux.note, crux.id
        assert crux.effect, crux.id
        assert not (crux.switch and crux.is_minor), f"{crux.id}: its readings change the game"
        keys = [reading.key for reading in crux.readings]
        assert bool(keys) != crux.switch, crux.id
        assert crux.switch or crux.default in keys, crux.id
        assert {by for reading in crux.readings for by in reading.by.split()} <= sources, crux.id


def test_what_is_read_as_written_is_held_by_who_wrote_it() -> None:
    """A reading that keeps the words is that of the manuscript, and of the print that has them."""
    result = re.compile(r"\bas (it stands|written|listed)\b")
    switches = {crux.id: crux for slug in CATALOGUE for crux in game(slug).cruces}
    for crux in (crux for crux in CORPUS.cruces if crux.printed and crux.locus[:6] != "ldj:91"):
        own = switches.get(crux.id, crux).readings
        for reading in (r for r in own if crux.locus.startswith("ldj") and result.search(r.gloss)):
            assert {"ti6", "s000"} <= {*reading.by.split()}, f"{crux.id}={reading.key}"


def named(element: Element) -> str:
    """Return the id of the term that an element marks."""
    return element.get("ref", "").replace("term:", "term.")


def test_every_term_is_attested_where_it_says() -> None:
    """A term's first place is where the text first marks it, in one of its spellings.

    Where the words are not printed their translations mark it, both of them in the same segments.
    """
    marked: dict[str, tuple[str, str]] = {}
    for segment in PRINTED:
        for element in segment.element.iter("term"):
            marked.setdefault(named(element), (segment.id, plain(element, "e")))
    lemmas = {term.id: term.lemma for term in CORPUS.terms}
    for segment in (s for s in SEGMENTS if not s.printed):
        here = {named(element) for element in segment.en.iter("term")}
        for other in (segment.es, segment.fr):
            assert here == {named(element) for element in other.iter("term")}, segment.id
        for name in here:
            marked.setdefault(name, (segment.id, lemmas[name]))
    terms = [t for t in CORPUS.terms if Locus.parse(t.first).work in CORPUS.works]
    assert set(marked) == {term.id for term in terms}
    assert len(marked) >= 60
    for term in terms:
        place, words = marked[term.id]
        assert words in term.spellings, term.id
        assert term.first.partition("-")[0] in CORPUS.segment(place).lines, term.id
        assert term.es, term.id
        assert term.en, term.id


def test_a_term_of_a_work_that_is_only_cited_names_it() -> None:
    """A word that we took from a book we do not print has its book, senses and language."""
    cited = [t for t in CORPUS.terms if Locus.parse(t.first).work not in CORPUS.works]
    assert len({term.id for term in cited}) == len(cited)
    for term in cited:
        assert Locus.parse(term.first).work in CORPUS.bibliography, term.id
        assert term.lemma in term.spellings, term.id
        assert term.es, term.id
        assert term.en, term.id
        assert term.lang != "osp", term.id


def test_a_word_of_trictrac_is_dated_by_the_oldest_book_that_has_it() -> None:
    """Its first book is the oldest of those that it was met in; an old form is told with it."""
    year = {
        k: w["issued"]["date-parts"][0] for k, w in CORPUS.bibliography.items() if "issued" in w
    }
    words = [term for term in CORPUS.terms if term.work == "gui1822" and term.seen]
    assert len(words) >= 130
    for term in words:
        assert [*term.seen] == sorted(set(term.seen), key=year.__getitem__), term.id
        assert term.first == term.seen[0], term.id
        assert term.form not in term.spellings, term.id
    oldest = {term.id for term in words if term.first == "triquetrac1652"}
    assert {"term.trictrac", "term.jan-de-retour", "term.ecole", "term.tenir"} <= oldest


def test_a_word_of_trictrac_met_only_in_spanish_is_told_to_be_a_guess() -> None:
    """Of a French word that only the Spanish rendering has `disputed` gives the Spanish."""
    guessed = [t for t in CORPUS.terms if (t.lang, t.first) == ("fr", "s002")]
    assert CORPUS.bibliography["s002"]["language"] == "es"
    assert guessed
    for term in guessed:
        assert term.disputed.startswith("The French is our guess"), term.id


def test_unknown_ids_name_their_neighbours() -> None:
    """A wrong id is answered with the nearest that exist."""
    with pytest.raises(UnknownId, match=r"no crux 'azar.limite'; near it: azar.limites"):
        CORPUS.crux("azar.limite")
    with pytest.raises(UnknownId, match=r"no term 'term.azzar'; near it: term.azar"):
        CORPUS.term("term.azzar")
    with pytest.raises(UnknownId, match=r"no work 'lds'; near it: ldj"):
        CORPUS.work("lds")
    with pytest.raises(UnknownId, match="no division"):
        CORPUS.division("azares")
    with pytest.raises(UnknownId, match="no segment"):
        CORPUS.segment("azar.s99")
    with pytest.raises(UnknownId, match="no work cited"):
        CORPUS.cited("nobody")


def test_known_ids_are_found() -> None:
    """Divisions carry the slug of their game and the segments of their text."""
    azar = CORPUS.division("azar")
    assert azar.slug == "azar"
    assert azar.title_segment is not None
    assert plain(azar.title_segment.element, "e") == "El iuego que llaman azar."
    assert CORPUS.segment("azar.s5").rules == ("azar.reazar",)
    assert CORPUS.segment("azar.s5").first == "ldj:67r.a.22"
    assert CORPUS.segment("azar.s5").last == "ldj:67r.b.3"
    assert CORPUS.crux("azar.limites").also == ("ldj:67r.b.6-7",)
    assert CORPUS.work("ldj")["date"] == "1283"
    assert CORPUS.cited("osta")["DOI"] == "10.5281/zenodo.18931375"


def test_no_verb_is_left_in_the_old_language() -> None:
    """What is named keeps its name in the English; what is done, or how, is said in English."""
    by_id = {term.id: term for term in CORPUS.terms if term.lang == "osp"}
    deeds = {name: term for name, term in by_id.items() if term.en.startswith(("To ", "In "))}
    for segment in SEGMENTS:
        for item in segment.en.iter("term"):
            term = deeds.get(f"term.{item.get('ref', '').removeprefix('term:')}")
            assert not term or plain(item, "e") not in {term.lemma, *term.spellings}, segment.id


RENDERED = {  # what a passage says in each language, and was once rendered as something else
    "proemio.s5": ("the one as large as the other", "el uno como el otro"),
    "azar.s6": ("And likewise", "Y asimismo"),
    "azar.s9": ("until it was decided", "hasta que se decidiese"),
    "riffa.s4": ("it is a draw", "empata"),
    "alquerque.s2": ("in ranks", "en filas"),
    "alquerque.s11": ("drawn", "empatar"),
    "mazarinada.primera.s3": ("I have", "mi pleno"),
    "mazarinada.tercera.s2": ("a jan, a ninny, come back", "un jan, un bobo, de retorno"),
    "nacional.texto.s5": ("pile of misery", "el montón de miseria"),
    "lepeintre.enfilada.s1": ("one is run through", "uno está enfilado"),
    "lepeintre.sociedad.s1": ("Coarse people do not know it", "La gente grosera no lo conoce"),
    "charpentier.excelencia.s1": ("people of fashion who have manners", "gente de mundo"),
}


@pytest.mark.parametrize("id", RENDERED)
def test_a_passage_is_rendered_as_it_was_decided(id: str) -> None:
    """Each translation has the words that an outside reading asked for."""
    segment = CORPUS.segment(id)
    english, spanish = RENDERED[id]
    assert english in plain(segment.en, "e")
    assert spanish in plain(segment.es, "e")


def test_a_correction_takes_the_place_of_all_that_it_mends() -> None:
    """No word stands twice where a wrong one is corrected: *si la restauración*."""
    assert "si la restauración" in plain(CORPUS.segment("lepeintre.sociedad.s5").element, "r")


def test_what_was_not_seen_is_not_certain() -> None:
    """A correction of a rendering whose French was not seen is certain only of the game's name."""
    for segment in SEGMENTS:
        work = CORPUS.work(segment.first.split(":")[0])
        unseen = work.get("doubt") == "We have not seen the French."
        for made in segment.element.iter("corr"):
            assert made.get("cert") in {"high", "medium", "low"}, segment.id
            sure = made.get("cert") == "high"
            assert not (unseen and sure) or plain(made, "e") == "trictrac", segment.id
            guess = [note for note in segment.element.iter("note") if "guess" in plain(note, "e")]
            assert not guess or made.get("cert") == "low" or plain(made, "e") == "trictrac"


def test_a_print_is_corrected_where_all_copies_agree_against_it() -> None:
    """In the tafurerías a corrected form that is a word is that of all five copies."""
    copies = {f"#{siglum}" for siglum in CORPUS.work("taf")["witnesses"]}
    slips = {"unopena", "soobredicha", "sobredichas"}  # of the quotation, by its own other forms
    held = set()
    for segment in (s for s in SEGMENTS if s.first.startswith("taf:")):
        for lem in segment.element.iter("lem"):
            if lem.find("choice") is not None:
                assert {*lem.get("wit", "").split()} == copies, segment.id
                held |= {plain(sic, "d") for sic in lem.iter("sic")}
        assert {plain(sic, "d") for sic in segment.element.iter("sic")} <= held | slips
    assert {"descreye", "sin", "destrez", "sie"} <= held


def test_no_title_is_of_our_making() -> None:
    """A work has the title it bears, or none; one with neither title nor page stands apart."""
    for key, work in CORPUS.bibliography.items():
        assert "[" not in work.get("title", ""), f"{key}: no title stands in brackets"
        assert "title" not in work or work["title"] != work.get("container-title"), key
        assert traced(work) or work["status"] != "in part", key


def test_a_work_says_once_how_far_it_was_read() -> None:
    """Its status is one of three, or names the work through which it is known; no note has one."""
    for key, work in CORPUS.bibliography.items():
        value, _space, through = work.get("status", "").partition(" ")
        assert value == "through" or work.get("status", "") in STATUSES, key
        assert value != "through" or through in CORPUS.bibliography, key
        assert not re.search(
            r"[Nn]ot (seen|read)|\b[Ss]een (in|as|only)\b", work.get("note", "")
        ), key


def test_both_licences_of_the_transcription_are_told() -> None:
    """Whoever takes our files is told under which licences the transcription was found."""
    value = CORPUS.work("ldj")["transcription"]["licence"]
    texts = ("ldj/dados.xml", "ldj/alquerque.xml", "taf/tafurerias.xml")
    pages = ("LICENSE-TEXTS", "docs/metodo/como-citar.md", "docs/metodo/datos.md")
    for name in (*(f"corpus/{text}" for text in texts), *pages):
        words = (ROOT / name).read_text("utf-8")
        for licence in ("MIT", "CC BY-NC-SA 4.0"):
            assert licence in value, licence
            assert licence in words, f"{name} does not name {licence}"


def test_files_are_all_that_a_page_depends_on() -> None:
    """Every data file of the corpus is named, for a build that notices changes."""
    names = {path.name for path in CORPUS.files}
    assert {"dados.xml", "dados.es.xml", "cruces.toml", "siglas.toml", "bibliografia.json"} <= names
