"""A build that leaves renderings out has none of their words, and says so."""

from __future__ import annotations

import html
import json
import os
import re
import subprocess
import sys

import pytest
from lxml import etree

from conf.edition import corpus, renderings, views
from conf.edition.document import ROOT
from conf.sphinx.directives import downloads
from juegos.core.source import Locus
from juegos.edition.cite import WORKS

RENDERED = [siglum for siglum, work in WORKS.items() if work.printed]
SEGMENTS = [
    segment
    for division in corpus.load().divisions
    for segment in division.segments
    if Locus.parse(segment.first).work in RENDERED
]
# A page of all passages, and all files that have words.
MADE = r"""
import sys
from pathlib import Path
from conf.publish import apparatus, datapackage, dts, texts
from tests.help.sites import BOOK, Site
site = Site(Path(sys.argv[1]), BOOK + "```{j:segunda-mano}\n```\n", anew=True)
files = {**dict(texts.files()), **dict(apparatus.files()), **dict(dts.documents())}
files["datapackage.json"] = datapackage.description((), (), ())
for name, text in files.items():
    path = site.out / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
"""
FORMS = "html js xml tei txt tsv csv json toml".split()
RUN = 5  # so many words in a row are no accident


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The files of a small site without the renderings, by their paths."""
    folder = tmp_path_factory.mktemp("without")
    setting = {**os.environ, renderings.SETTING: "renderings"}
    subprocess.run([sys.executable, "-c", MADE, str(folder)], cwd=ROOT, env=setting, check=True)
    site = folder / "site"
    paths = [path for form in FORMS for path in site.rglob(f"*.{form}")]
    return {path.relative_to(site).as_posix(): path.read_text("utf-8") for path in paths}


def runs(*texts: str) -> set[tuple[str, ...]]:
    """Return the runs of words in some texts without their tags."""
    result = set()
    for text in texts:
        words = re.findall(r"\w+", html.unescape(re.sub(r"<[^>]*>", "", text)))
        result |= {tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1)}
    return result


@pytest.mark.thorough
def test_no_file_has_words_of_a_rendering(made: dict[str, str]) -> None:
    """Apart from those that our Spanish translations, cruces, terms and notes have too."""
    folders = [ROOT / "corpus" / siglum for siglum in RENDERED]
    files = [
        path for folder in folders for path in (*folder.glob("*.es.xml"), *folder.glob("*.toml"))
    ]
    notes = [note.text or "" for one in SEGMENTS for note in one.element.iter("note")]
    theirs = runs(*(views.plain(one.element, view) for one in SEGMENTS for view in ("d", "e")))
    theirs -= runs(*notes, *(path.read_text("utf-8") for path in files))
    assert len(theirs) > len(SEGMENTS)
    assert [name for name, text in made.items() if runs(text) & theirs] == []


@pytest.mark.thorough
def test_ids_places_and_translations_remain(made: dict[str, str]) -> None:
    """On the page, and in the tables of segments."""
    page = made["index.html"]
    bare = re.sub(r"<[^>]*>", "", page)
    rows = {
        row[0]: row[1:]
        for siglum in RENDERED
        for name, text in made.items()
        if re.fullmatch(rf"textos/{siglum}/.*tsv", name)
        for row in (line.split("\t") for line in text.splitlines()[1:])
    }
    for one in SEGMENTS:
        assert f'id="{one.id}"' in page
        assert f'id="{Locus.parse(one.first).anchor}"' in page
        english = views.plain(one.en, "e")
        assert html.escape(english, quote=False) in bare, one.id
        place, original, regularised, spanish, *_ = rows[one.id]
        assert (original, regularised) == ("", "")
        assert place.startswith(one.first.partition("+")[0])
        assert spanish == views.plain(one.es, "e")


@pytest.mark.thorough
def test_what_is_left_out_is_told(made: dict[str, str]) -> None:
    """By the page on renderings, the header of each text, and the data package."""
    page = made["index.html"]
    assert page.count("leaves the renderings out") == 1
    assert "j-rendering" not in page
    assert page.count("In translation only, after") == len(RENDERED)
    headers = {name for name, text in made.items() if renderings.TERMS in text}
    assert {name for name in headers if name.startswith("corpus/")} == {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "corpus").glob("*/*.xml")
        if renderings.is_rendering(path)
    }
    assert made["datapackage.json"].count(json.dumps(renderings.TERMS)[1:-1]) == len(RENDERED)


def test_a_text_without_its_words_keeps_to_the_schema() -> None:
    schema = etree.RelaxNG(etree.parse(ROOT / "corpus/schema/juegos.rng"))
    for path in filter(renderings.is_rendering, (ROOT / "corpus").glob("*/*.xml")):
        text = renderings.without_words(path.read_text("utf-8"))
        schema.assertValid(etree.fromstring(text.encode()))


def test_list_of_texts_leaves_out_emptied_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has no words of a rendering is not offered as one."""

    def offered() -> set[tuple[str, str]]:
        _head, rows = downloads.LISTS["textos"]
        files = (file for _name, files in rows(ROOT) for file in files)
        return {(label, path) for label, path in files if path.endswith(".xml")}

    whole = offered()
    monkeypatch.setenv(renderings.SETTING, "renderings")
    assert whole - offered() == {
        ("rendering", path.relative_to(ROOT).as_posix())
        for path in filter(renderings.is_rendering, (ROOT / "corpus").glob("*/*.xml"))
    }


def test_a_setting_that_leaves_nothing_out_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A misspelled setting stops the build, which would else publish what is to be left out."""
    monkeypatch.setenv(renderings.SETTING, "rendering")
    with pytest.raises(ValueError, match="what can be left out is renderings"):
        renderings.left_out()
