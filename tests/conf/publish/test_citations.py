"""What the site can cite: every file read back by a program that is not ours, every control."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import rispy
from bibtexparser.entrypoint import parse_string
from bibtexparser.middlewares import LatexDecodingMiddleware
from cffconvert.cli.create_citation import create_citation
from citeproc.source.json import CiteProcJSON
from hypothesis import given
from hypothesis import strategies as st
from pylatexenc.latex2text import LatexNodes2Text
from ruamel.yaml import YAML
from sphinx.util.inventory import InventoryFile

from conf.edition import corpus
from conf.publish import archive, citations, texts
from conf.sphinx.directives.cite import FORMATS
from juegos import __released__, __version__
from juegos import tables as edition_tables
from juegos.core.source import Locus
from juegos.edition import cite, formats
from juegos.edition.cite import Citable
from tests.help.built_site import ROOT, Site, Tags, build

pytestmark = pytest.mark.thorough  # they build a site of their own

YEAR = __released__[:4]
KINDS = ("pasaje", "regla", "crux", "veredicto", "cuadro", "termino", "juego")


def textos_of(id: str) -> tuple[tuple[str, ...], ...]:
    """Return the rows of the segments of a text."""
    (section,) = [section for section in texts.sections() if section.id == id]
    return texts.rows(section)


def entries(volume: Path) -> dict[str, dict[str, Any]]:
    """Return the references of a game or a work by their ids, as three readers see each of them."""
    bib, ris, csl = (Path(f"{volume}.{suffix}").read_text("utf-8") for suffix in FORMATS)
    library = parse_string(bib, append_middleware=[LatexDecodingMiddleware()])
    assert not library.failed_blocks
    items = CiteProcJSON(json.loads(csl)).values()  # warns of what is no CSL
    fields: dict[str, dict[str, Any]] = {}
    for entry, record, item in zip(library.entries, rispy.loads(ris), items, strict=True):
        assert entry.key == record["accession_number"] == item.key
        assert entry.key not in fields
        fields[entry.key] = {"bib": entry, "ris": record, "json": item}
    return fields


def same(record: Citable, fields: dict[str, Any]) -> None:
    """Hold a record to its three forms, each as its own reader sees it."""
    note, title = formats.item(record)["note"], formats.titled(record)
    entry, ris, item = fields["bib"], fields["ris"], fields["json"]
    assert (entry["title"], entry["note"]) == (title, note)
    assert (entry["author"], entry["year"]) == (formats.name(record), YEAR)
    assert (ris["title"], ris["notes"]) == (title, [note])
    assert (ris["authors"], ris["edition"]) == ([formats.name(record)], record.version)
    assert (ris["year"], ris["date"].replace("/", "-")) == (YEAR, __released__)
    assert str(item.title).startswith(title)
    assert (str(item.note), str(item.version)) == (note, record.version)
    if not record.family:
        assert item.author[0]["literal"] == record.author
    day = (item.issued.year, item.issued.month, item.issued.day)
    assert "-".join(f"{int(part):02}" for part in day) == __released__


@pytest.mark.thorough
def test_every_object_on_a_page_has_its_references(whole: Site) -> None:
    """Segments, rules, cruces, verdicts, tables, terms and games can be cited, and read back."""
    noted = InventoryFile.loads((whole.out / "objects.inv").read_bytes(), uri="").data
    every = [(kind, name) for kind in KINDS for name in noted[f"j:{kind}"] if ":" not in name]
    assert len(every) > 400
    files = list((whole.out / "citas").iterdir())
    volumes = {file.stem: entries(file.with_suffix("")) for file in files}
    assert len(files) == len(FORMATS) * len(volumes) < 300
    for kind, name in [*every, ("edicion", "juegos")]:
        record = citations.record(kind, name)
        same(record, volumes[citations.volume(record)].pop(record.ref))
    assert not any(volumes.values())  # nothing else, and no id twice


@pytest.mark.parametrize(
    ("key", "volume"),
    {
        ("juego", "azar"): "azar",
        ("regla", "azar.reazar"): "azar",
        ("crux", "azar.reazar"): "azar",
        ("cuadro", "azar.odds"): "azar",
        ("pasaje", "azar.s2"): "ldj",
        ("termino", "azar"): "ldj",
        ("veredicto", "triga.ocho"): "ldj",
        ("crux", "tafurerias.seys"): "taf",
        ("cuadro", "dados.totales"): "juegos",
        ("edicion", "juegos"): "juegos",
    }.items(),
)
def test_a_reference_is_in_the_file_of_its_game_or_work(key: tuple[str, str], volume: str) -> None:
    """What is of no one game or work stands with the edition."""
    assert citations.volume(citations.record(*key)) == volume


def test_a_segment_that_shares_its_page_is_cited_by_its_id(whole: Site) -> None:
    """Twenty-five stand on one page: id, name and link of each are its own, on page and in file."""
    page = whole.html("tablas/nacional")
    name = "nacional.texto.s3"
    assert f'<summary aria-label="Cite nat1790:14/{name}">' in page
    assert f'<a href="#{name}" aria-label="Link to p. 14, {name}">p. 14</a>' in page
    shown = re.findall(r"<details class=\"j-cite\"><summary[^>]*>Cite</summary><p>(.*?)</p>", page)
    assert len(set(shown)) == len(shown) >= 25
    assert f"AN  - nat1790:14/{name}\n" in (whole.out / "citas/nat1790.ris").read_text("utf-8")
    (line,) = [row for row in textos_of("nat1790.nacional") if row[0] == name]
    assert line[1] == "nat1790:14"


# What one line of a reference may hold; XML and TOML know no other control characters.
WORDS = st.text(st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp")), max_size=40)


# pylatexenc takes \textasciicircum for the accent that looks like it.
ACCENTS = str.maketrans("ˆ˜", "^~")


@given(WORDS)
def test_tex_prints_what_was_meant(words: str) -> None:
    """No sign is lost, and none becomes a command, a dash or a quotation mark."""
    printed = LatexNodes2Text().latex_to_text(formats._tex(words))
    assert printed.translate(ACCENTS) == " ".join(words.split()).translate(ACCENTS)


@given(WORDS, WORDS)
def test_any_words_come_back(title: str, note: str) -> None:
    """Titles and notes survive RIS and CSL-JSON whatever they hold."""
    title, note = (" ".join(words.split()) or "x" for words in (title, note))
    record = Citable("regla", "a.b", title, note=note)
    (ris,) = rispy.loads(formats.ris([record]))
    assert ris["title"] == title
    assert ris["notes"] == [f"regla:a.b. {note}"]
    assert json.loads(formats.csl_json([record]))[0]["title"].startswith(title)


def test_each_object_has_one_control(whole: Site) -> None:
    """A closed <details> of reference and three links, at every segment, rule, crux and table."""
    page = whole.html("dados/azar")
    matches = re.findall(r'<details class="j-cite"><summary aria-label="Cite ([^"]*)">', page)
    division = corpus.load().division("azar")
    segments = [s for s in (division.title_segment, *division.segments) if s]
    rules = re.findall(r'<div id="regla-([^"]*)"', page)
    cruces = re.findall(r'<(?:section|details) class="j-crux" id="crux-([^"]*)"', page)
    tables = re.findall(r'<figure class="j-cuadro" id="cuadro-([^"]*)"', page)
    wanted = [citations.record("pasaje", segment.id).ref for segment in segments]
    wanted += [f"regla:{name}" for name in rules] + [f"crux:{name}" for name in cruces]
    wanted += [f"cuadro:{name}" for name in tables]
    assert len(tables) == 2
    assert sorted(matches) == sorted(wanted)
    assert page.count('<a href="../citas/') == 3 * len(wanted)
    keys = re.findall(r'<a href="../citas/(\w+)\.bib#([^"]*)">', page)
    files = {volume: (whole.out / f"citas/{volume}.bib").read_text("utf-8") for volume, _ in keys}
    assert sorted(key for _, key in keys) == sorted(wanted)
    assert all(f"{{{key},\n" in files[volume] for volume, key in keys)


def test_a_crux_that_changes_nothing_is_a_line_of_a_closed_list(whole: Site) -> None:
    """It comes last, closed, with its number and question; beside the words stands a mere note."""
    page = whole.html("dados/azar")
    _before, listed = page.split('<details class="j-minor"><summary>')
    shown = re.findall(r'<details class="j-crux" id="crux-([^"]*)"><summary>(.*?)</summary>', page)
    minor = [crux for crux in corpus.load().cruces if crux.is_minor and crux.id[:5] == "azar."]
    assert shown == [
        (crux.id, f"{crux.n} · " * bool(crux.n) + f"{crux.id}: {crux.question}") for crux in minor
    ]
    assert len(shown) == 2
    assert all(f'id="crux-{crux.id}"' in listed for crux in minor)
    margin = page.partition('id="margen-azar.s2"')[2].partition("<details")[0]
    assert '<b>Note.</b> <i lang="osp">ganan</i>' in margin
    assert minor[0].question not in margin


def test_a_crux_is_asked_at_the_first_of_its_places_alone(whole: Site) -> None:
    """The limits of azar are in two sentences: the second names the words."""
    page = whole.html("dados/azar")
    (question,) = (c.question for c in corpus.load().cruces if c.id == "azar.limites")
    words = page.partition('id="pasaje-azar"')[2].partition("</section>")[0]
    assert words.count(question) == 1
    assert words.count('href="#crux-azar.limites">What it changes') == 2


def test_a_work_has_full_names_its_language_and_a_link(whole: Site) -> None:
    """An editor is named as such, an address can be followed, a status stands at the end."""
    page = whole.html("bibliografia")
    one, other = (
        page.partition(f'<li id="obra-{key}">')[2].partition("</li>")[0]
        for key in ("canettieri1996", "nicot1606")
    )
    assert "Alfonso X, edited by Paolo Canettieri." in one
    assert '<a href="https://tysm.org/azar/">' in one
    assert "Italian." in one
    assert one.endswith("Read in part.")
    assert other.startswith("Nicot 1606. Jean Nicot.")
    assert other.endswith('Known through <a href="#obra-s002">Chaquete</a>.')


def test_a_segment_is_cited_by_its_lines() -> None:
    """The lines of each column are a range of their own; who made the transcription is named."""
    record = citations.record("pasaje", "azar.s5")
    assert record.ref == "ldj:67r.a.22-23+ldj:67r.b.1-3"
    assert "Kasten" in record.note
    assert citations.ranges(("taf:2", "taf:3")) == (Locus("taf", "2"), Locus("taf", "3"))


def test_a_table_under_other_readings_has_no_files(tmp_path: Path) -> None:
    """The files hold the default; the reference says which readings the page shows."""
    (tmp_path / "docs").mkdir()
    page = "# T\n\n```{j:cuadro} azar.odds\n:readings: encuentro=pasa\n```\n"
    (tmp_path / "docs/index.md").write_text(page, encoding="utf-8")
    html = build(tmp_path / "docs", tmp_path).html("index")
    control = html.partition('<details class="j-cite">')[2].partition("</details>")[0]
    assert "encuentro=pasa" in control
    assert "<a " not in control
    (other,) = cite.cite("azar.odds", {"encuentro": "pasa"})
    assert other.digest in control


@pytest.mark.thorough
def test_the_digest_is_that_of_the_download(whole: Site) -> None:
    """What a reference gives is the beginning of the SHA-256 of the file beside the page."""
    for id in edition_tables.ids():
        whole_digest = sha256((whole.out / "cuadros" / f"{id}.csv").read_bytes()).hexdigest()
        assert whole_digest.startswith(citations.record("cuadro", id).digest)


@pytest.fixture(scope="module")
def second_hand(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """A page of words at second hand, of a crux of theirs and of a reference to them."""
    folder = tmp_path_factory.mktemp("second_hand")
    (folder / "docs").mkdir()
    shown = ("pasaje} nacional.texto", "pasaje} mazarinada.segunda", "cruces} mazarinada.segunda")
    page = "".join(f"```{{j:{what}\n```\n\n" for what in (*shown, "cita} nacional.s3"))
    (folder / "docs/index.md").write_text(f"# T\n\n{page}", encoding="utf-8")
    return build(folder / "docs", folder, html_baseurl="https://example.org/")


def test_a_segment_has_its_own_address(second_hand: Site) -> None:
    """Where others have its page too, the reference leads to it and not to the page's beginning."""
    address = "https://example.org/index.html#nacional.texto.s3"
    assert f"nat1790:14/nacional.texto.s3. {address}.</p>" in second_hand.html("index")
    assert address in (second_hand.out / "citas/nat1790.bib").read_text("utf-8")


def test_what_is_at_second_hand_is_headed_and_only_translated(second_hand: Site) -> None:
    """Our translation stands there without the rendering; a crux is no quotation."""
    page = second_hand.html("index")
    assert page.count("In translation only, after a rendering into Spanish by a machine") == 2
    rows = page.split('<div class="j-row')[1:]
    assert len(rows) > 30
    assert all('class="j-en"' in row and 'class="j-original"' not in row for row in rows)
    assert "j-rendering" not in page
    assert '<span class="milestone" id="f2">' in page
    assert "The rendering says <i" in page
    assert "<q" not in page
    framed = second_hand.html("embed/pasaje/nacional.texto.s3")
    assert "At second hand: a rendering into Spanish by" in framed
    assert framed.count('<details class="j-cite">') == 1


def test_linked_data_tells_the_rendering_from_the_work(whole: Site) -> None:
    """The page rests on a rendering into Spanish of a book in French; its source says so."""
    tags = Tags(whole.html("tablas/jollyvet"))
    nodes = json.loads(tags.data[0])["@graph"]
    (book,) = [node for node in nodes if node["name"] == "L’excellent jeu du tricque-trac"]
    rendering = book["workTranslation"]
    assert (book["inLanguage"], rendering["inLanguage"]) == ("fr", "es")
    assert (book["author"]["familyName"], book["author"]["givenName"]) == ("Jollyvet", "Euverte")
    (page,) = [node for node in nodes if node["@type"] == "CreativeWork"]
    assert page["isBasedOn"] == [{"@id": rendering["@id"]}]
    (source,) = tags.all("meta", name="DC.source")
    assert "at second hand, as rendered from French into Spanish" in source["content"]


def test_an_address_is_given_once_it_is_known(tmp_path: Path) -> None:
    """With ``html_baseurl`` set, references end in the address of the object."""
    (tmp_path / "docs").mkdir()
    page = "# T\n\n```{j:cuadro} dados.totales\n```\n\n```{j:cita} juegos\n```\n"
    (tmp_path / "docs/index.md").write_text(page, encoding="utf-8")
    site = build(tmp_path / "docs", tmp_path, html_baseurl="https://example.org/j/")
    address = "https://example.org/j/index.html#cuadro-dados.totales"
    for suffix in ("bib", "ris", "json"):
        assert address in (site.out / f"citas/juegos.{suffix}").read_text("utf-8")
    assert f"{address}.</p>" in site.html("index")
    assert "edicion:juegos. https://example.org/j/.</p>" in site.html("index")


def test_the_page_on_citing_shows_references(whole: Site) -> None:
    """They are made when the page is built, so that they hold the version of the day."""
    html = whole.html("metodo/como-citar")
    shown = re.findall(r'<p class="j-cita">(.*?)</p>', html)
    assert len(shown) == 6
    assert all(f"version {__version__} ({YEAR})" in line for line in shown)


def test_citation_cff_is_valid() -> None:
    """GitHub, Zenodo and Zotero read the file; it says what our own references say."""
    create_citation(str(ROOT / "CITATION.cff"), None).validate()
    result = YAML(typ="safe").load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert result["title"] == cite.TITLE
    assert result["version"] == __version__
    assert str(result["date-released"]) == __released__
    assert [author["name"] for author in result["authors"]] == [cite.EDITORS]
    assert result["license"] == ["MIT", "CC-BY-4.0"]


def test_a_site_with_an_address_tells_it_in_its_citation(tmp_path: Path) -> None:
    """The file stays valid; of a copy without an address it is the one in the repository."""
    plain, addressed = (
        dict(archive.licences_and_citation(url))["CITATION.cff"]
        for url in ("", "https://example.org/juegos/")
    )
    assert plain == (ROOT / "CITATION.cff").read_bytes()
    (tmp_path / "CITATION.cff").write_bytes(addressed)
    create_citation(str(tmp_path / "CITATION.cff"), None).validate()
    assert YAML(typ="safe").load(addressed)["url"] == "https://example.org/juegos/"


def test_another_project_cites_by_the_inventory(whole: Site, tmp_path: Path) -> None:
    """A Sphinx project that is not ours links to one object of each kind, in both markups."""
    elsewhere = ROOT / "tests/intersphinx"
    shown = re.search(
        r"```python\n(.*?)```", (ROOT / "docs/metodo/como-citar.md").read_text(), re.DOTALL
    )
    assert shown is not None
    compact = re.sub(r"\n+", "\n", shown[1])
    assert compact in re.sub(r"\n+", "\n", (elsewhere / "conf.py").read_text())
    inventory = {"juegos": ("https://example.org/", str(whole.out / "objects.inv"))}
    site = build(elsewhere, tmp_path, elsewhere, intersphinx_mapping=inventory)
    assert site.warnings == ""
    for page in ("index", "domain"):
        links = [a["href"] for a in Tags(site.html(page)).all("a") if "example.org" in a["href"]]
        assert len(links) == len(KINDS) + 1
        for link in links:
            there, _, anchor = link.removeprefix("https://example.org/").partition("#")
            assert Tags((whole.out / there).read_text("utf-8")).has(anchor), link
