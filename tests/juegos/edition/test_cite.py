"""What the package can cite by itself, and the four ways in which a reference is written."""

from __future__ import annotations

import json
import re
import tomllib
from gettext import NullTranslations
from hashlib import sha256

import pytest

from conf.edition.document import ROOT
from juegos import __released__, __version__, catalogue, tables
from juegos.core.errors import JuegosError
from juegos.core.source import Locus
from juegos.edition import formats
from juegos.edition.cite import EDITORS, WORKS, Citable, cite, digest, record_makers, table_record

YEAR = __released__[:4]
PASSAGE = "ldj:67r.a.22-23+ldj:67r.b.1-3"


@pytest.mark.parametrize("ref", record_makers())
def test_what_is_known_is_cited_by_its_ref(ref: str) -> None:
    """Each record goes by the id under which it was asked for, and by nothing else."""
    (record,) = cite(ref)
    assert record.ref == ref
    assert record.version == __version__


def test_all_that_has_an_id_is_known() -> None:
    """Every game, rule, crux and table has a reference."""
    wanted = {f"cuadro:{id}" for id in tables.ids()}
    for slug in catalogue.CATALOGUE:
        game = catalogue.game(slug)
        wanted |= {f"juego:{slug}", *(f"regla:{rule.id}" for rule in game.rules)}
        wanted |= {f"crux:{crux.id}" for crux in game.cruces}
    assert set(record_makers()) - {"edicion:juegos"} == wanted


def test_an_id_may_be_a_rule_and_a_crux() -> None:
    """Then both are cited; the kind before the id asks for one."""
    assert [record.ref for record in cite("azar.reazar")] == [
        "regla:azar.reazar",
        "crux:azar.reazar",
    ]
    assert [record.kind for record in cite("crux:azar.reazar")] == ["crux"]
    assert cite("juegos") == cite("edicion:juegos")


def test_a_passage_needs_no_file() -> None:
    """A locus names author, work and place; parts in two columns are joined."""
    (record,) = cite(PASSAGE)
    assert record.ref == PASSAGE
    assert record.author == "Alfonso X"
    assert record.title == "Libro de los juegos, fol. 67r.a.22-23, 67r.b.1-3"
    assert record.source == (
        Locus("ldj", "67r", "a", (22, 23)),
        Locus("ldj", "67r", "b", (1, 3)),
    )


@pytest.mark.parametrize(
    ("id", "text"),
    {
        "sou1738:0": "“Le grand trictrac, preface” (1738)",
        "sou1738:20": "“Le grand trictrac, p. 20” (1756)",
        "fal1776:0": "“Le jeu du trictrac, avertissement” (1776)",
        "fal1776:0+fal1776:1": "“Le jeu du trictrac, avertissement, p. 1” (1776)",
        "jol1656:8": "“L’excellent jeu du tricque-trac, p. 8” (1656)",
    }.items(),
)
def test_a_page_is_cited_by_the_edition_that_has_it(id: str, text: str) -> None:
    """What stands before the pages goes by its name and the first edition, a page by its own."""
    (result,) = cite(id)
    assert text in formats.text(result)


def test_the_year_of_the_pages_is_one_that_the_corpus_names() -> None:
    """Where the pages are those of a later edition its year stands with the work in the corpus."""
    sigla = tomllib.loads((ROOT / "corpus/siglas.toml").read_text("utf-8"))
    later = {siglum: work for siglum, work in WORKS.items() if work.paged}
    assert len(later) >= 4
    for siglum, work in later.items():
        assert work.paged in sigla[siglum]["edition"]
        assert int(work.paged) > int(work.date)
        assert work.front in sigla[siglum]["locus_form"]


def test_the_digest_is_that_of_the_file() -> None:
    """Whoever has the CSV can reckon the digest; another reading gives another."""
    table = tables.table("azar.odds")
    whole = sha256(table.csv().encode("utf-8")).hexdigest()
    assert digest(table) == whole[:16]
    assert table_record(table) == cite("azar.odds")[0]
    (other,) = cite("azar.odds", {"encuentro": "pasa"})
    assert other.digest not in {"", digest(table)}
    assert dict(other.readings)["encuentro"] == "pasa"


@pytest.mark.parametrize("form", formats.FORMATS)
def test_every_form_says_what_is_cited(form: str) -> None:
    """Id, version, year, what it rests on, readings, digest stand in each of the four."""
    (record,) = cite("azar.odds")
    written = formats.FORMATS[form]([record])
    results = ("cuadro:azar.odds", __version__, YEAR, "ldj:67r", "encuentro=de-cabo", record.digest)
    assert all(words in written for words in results)
    assert written.endswith("\n")


def test_the_line_for_people() -> None:
    """Author, title, edition, version, id; of an old text its own author and date."""
    assert formats.text(*cite("ldj:67r.b.1")) == (
        "Alfonso X, “Libro de los juegos, fol. 67r.b.1” (1283), in Juegos, "
        f"ed. The Juegos contributors, version {__version__} ({YEAR}). ldj:67r.b.1."
    )
    assert formats.text(*cite("regla:azar.reazar")) == (
        f"The Juegos contributors, “Rule azar.reazar”, in Juegos, version {__version__} ({YEAR}). "
        f"regla:azar.reazar, from {cite('regla:azar.reazar')[0].source[0]}."
    )


class Backwards(NullTranslations):
    """A language in which each sentence has its words in the opposite order."""

    def gettext(self, message: str) -> str:
        """Return a sentence in it."""
        return " ".join(reversed(message.split(" ")))


@pytest.mark.parametrize("id", ["juegos", "jol1656:8", "regla:azar.reazar", "azar.odds"])
def test_the_line_for_people_is_in_their_language(id: str) -> None:
    """Its words are translated, its id and version are as they were; for programs it is English."""
    (record,) = cite(id)
    line = formats.text(record).localize(Backwards())
    assert "contributors Juegos The" in line
    assert {record.ref, record.version} <= set(re.split(r"[ ,]|\.(?= |$)", line))
    assert "contributors Juegos The" not in formats.bibtex([record])


@pytest.mark.parametrize("id", ["jol1656:8", "nat1790:14/nacional.texto.s3", "ste1870:3"])
@pytest.mark.parametrize("form", formats.FORMATS)
def test_what_is_at_second_hand_says_so_and_from_where(form: str, id: str) -> None:
    """Every form names both languages, the maker and the source; programs have it in the title."""
    (record,) = cite(id)
    original, source = ("English", "Juego") if id.startswith("ste") else ("French", "Chaquete")
    hand = f"at second hand, as rendered from {original} into Spanish by a machine in "
    written = formats.FORMATS[form]([record])
    assert hand in written
    assert written.partition(hand)[2].startswith(source)
    assert f">{record.title} [{hand}" in formats.item(record)["title"]
    assert WORKS[record.source[0].work].doubt in formats.item(record)["note"]


def test_an_original_is_not_said_to_be_at_second_hand() -> None:
    """What rests on the codex has no such words; what rests on a rendering has, a crux too."""
    assert not any("second hand" in written(cite(PASSAGE)) for written in formats.FORMATS.values())
    crux = Citable("crux", "a.b", "Crux a.b", source=(Locus("ste1870", "1"),))
    assert "from ste1870:1 (at second hand" in formats.text(crux)
    assert [siglum for siglum, work in WORKS.items() if not work.hand] == ["ldj", "taf"]


def test_an_address_ends_the_reference() -> None:
    """Where the place of the object on the web is known, all forms give it, and a day of access."""
    record = Citable("regla", "a.b", "Rule a.b", url="https://example.org/a.html#regla-a.b")
    for written in formats.FORMATS.values():
        assert record.url in written([record])
    assert f"urldate = {{{__released__}}}" in formats.bibtex([record])
    assert f"Y2  - {__released__.replace('-', '/')}" in formats.ris([record])
    item = formats.item(record)
    assert item["accessed"] == item["issued"]
    assert "accessed" not in formats.item(cite("azar.odds")[0])


@pytest.mark.parametrize(
    ("id", "name", "csl", "language"),
    [
        (
            *("sou1738:20", "Soumille, Bernard-Laurent"),
            *({"family": "Soumille", "given": "Bernard-Laurent"}, "fr"),
        ),
        ("gui1822:110", "Guiton", {"family": "Guiton"}, "fr"),
        ("ldj:67r.a.1", "Alfonso X", {"literal": "Alfonso X"}, "osp"),
        ("azar.odds", EDITORS, {"literal": EDITORS}, "en"),
        ("crux:mazarinada.segunda", EDITORS, {"literal": EDITORS}, "en"),
    ],
)
def test_a_personal_name_is_parted(id: str, name: str, csl: dict[str, str], language: str) -> None:
    """Family and given names where there are both; kings, bodies and our own words are whole."""
    record = Citable("crux", id, id, source=(Locus("sou1738", "1"),))
    if not id.startswith("crux"):
        (record,) = cite(id)
    assert (formats.name(record), formats.item(record)["author"]) == (name, [csl])
    assert f"AU  - {name}\r\n" in formats.ris([record])
    tex = name if "," in name else f"{{{name}}}"
    assert f"author = {{{tex}}}" in formats.bibtex([record])
    assert f"language = {{{language}}}" in formats.bibtex([record])
    assert f"LA  - {language}\r\n" in formats.ris([record])
    assert formats.item(record)["language"] == language


def test_a_style_leaves_an_id_as_it_is() -> None:
    """It is in the title, marked so, and in no field that a style capitalizes."""
    titles = [formats.item(cite(id)[0]) for id in ("azar.reazar", "azar.odds", "ldj:67r.a.1")]
    assert [item["title"] for item in titles] == [
        'Rule <span class="nocase">azar.reazar</span>',
        'Azar: the odds under each reading <span class="nocase">[cuadro:azar.odds]</span>',
        '<span class="nocase">Libro de los juegos, fol. 67r.a.1 [ldj:67r.a.1]</span>',
    ]
    assert not any("number" in item for item in titles)


def test_csl_json_is_a_list() -> None:
    """Programs read a list of items, each with the id that the others give."""
    records = cite("azar.reazar")
    items = json.loads(formats.csl_json(records))
    assert [item["id"] for item in items] == [record.ref for record in records]
    assert items[0]["type"] == "entry-encyclopedia"
    assert json.loads(formats.csl_json(cite(PASSAGE)))[0]["original-date"] == {
        "date-parts": [[1283]]
    }


WRONG = {
    "azar.reazr": "nearest: azar.reazar",
    "regla:azar.reazr": "nearest: regla:azar.reazar",
    "termino:sobra": "cited on the site",
    "": "nearest: nothing",
    "xyz:1": "there is no work 'xyz'; there are: ldj, taf",
    "ldj:67x": "is no locus",
    "ldj:67r.a.3+": "is no locus",
}


@pytest.mark.parametrize("id", WRONG)
def test_a_wrong_id_is_told_with_what_is_near(id: str) -> None:
    """One line says what is wrong and what there is instead."""
    with pytest.raises(JuegosError) as value:
        cite(id)
    assert WRONG[id] in str(value.value)
    assert "\n" not in str(value.value)


@pytest.mark.parametrize("id", ["azar.reazar", "juegos", PASSAGE])
def test_only_a_table_has_readings(id: str) -> None:
    """Readings given for anything else are refused, not overlooked."""
    with pytest.raises(JuegosError, match="readings belong to a table"):
        cite(id, {"encuentro": "pasa"})
    with pytest.raises(JuegosError, match="no crux 'nada'"):
        cite("azar.odds", {"nada": "x"})
