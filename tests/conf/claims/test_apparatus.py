"""The executable apparatus: each verdict as counted by hand, and changed when the text is."""

from __future__ import annotations

import re
import shutil
import tomllib
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from conf.claims import CHECKS, ladder, lists, verdict
from conf.claims.text import LostClaim, claim
from conf.claims.verdict import Veredicto
from conf.edition.corpus import Corpus, load
from juegos import catalogue
from juegos.core.message import ENGLISH
from juegos.core.source import Locus
from juegos.dados.panquist import paradas
from juegos.dados.written_throws import LISTED
from tests.help import accented_language
from tests.help.accented_language import WORDS

ROOT = Path(__file__).resolve().parents[3]
CORPUS = load()
ORACLE = {
    f"{division}.{name}": entry
    for division, entries in tomllib.loads(
        (ROOT / "tests/oracles/apparatus.toml").read_text("utf-8")
    ).items()
    for name, entry in entries.items()
}


def test_every_verdict_has_its_oracle() -> None:
    """The list of checks is the list of the oracle, in its order, each id once."""
    assert [check.id for check in CHECKS] == list(ORACLE)


@pytest.mark.parametrize("name", ORACLE)
def test_verdict_is_as_counted_by_hand(name: str) -> None:
    """Place, outcome, status, crux and the numbers are those of the oracle."""
    one, due = verdict(name), ORACLE[name]
    assert one.locus == due["locus"]
    assert one.verdict == due["verdict"]
    assert one.status == due.get("status", "decided")
    assert one.crux == due.get("crux", "")
    assert [piece for piece in due["found"] if piece not in one.summary] == []


@pytest.mark.parametrize("name", ORACLE)
def test_no_sentence_of_a_verdict_escapes(name: str) -> None:
    """What was counted is told in a language in which every letter has an accent.

    What the text itself says, in quotation marks, and the keys of readings stay as they are.
    """
    one = verdict(name)
    result = one.summary.localize(accented_language.of_pages())
    assert WORDS.findall(re.sub(r"“.*?”|\w+=\w+|lineas, \w+, libre", "", result)) == []
    assert one.summary.localize(ENGLISH) == one.summary


@pytest.mark.parametrize("name", ORACLE)
def test_verdict_stands_on_the_text(name: str) -> None:
    """Its words stand at its place, in the division that its id names, and its code exists.

    Of a page that is not printed they are few, and its id names the division or the game.
    """
    one = verdict(name)
    leaf = one.locus.partition(".")[0]
    if CORPUS.prints(Locus.parse(one.locus)):
        assert one.words in CORPUS.text(one.locus)
        segments = CORPUS.division(one.division).segments
        assert leaf in {line.partition(".")[0] for s in segments for line in s.lines}
    else:
        assert len(one.words.split()) <= 8
        assert leaf in leaves(one.division)
    assert not one.crux or CORPUS.crux(one.crux).status == one.status
    module, _, function = one.code.rpartition(".")
    assert callable(getattr(import_module(module), function))
    assert re.fullmatch(r"[a-z-]+\.[a-z0-9-]+", one.id)


def leaves(division: str) -> set[str]:
    """Return the leaves of a division of our texts, or those that a game names."""
    if division in {one.id for one in CORPUS.divisions}:
        segments = CORPUS.division(division).segments
        return {line.partition(".")[0] for s in segments for line in s.lines}
    return set(catalogue.entry(division).loci)


class Change(NamedTuple):
    """A place of the text written otherwise, and what the verdict must then be and say."""

    line: str
    old: str
    new: str
    verdict: str
    summary: str


ADDED = '<seg type="throw" n="4-3-1">quatro tria &amp; as'
EIGHT = ("66v.a.15", "quatro dos dos</seg>", f"quatro dos dos</seg>. o {ADDED}</seg>")

CHANGES = {
    "proemio.veintiuno": Change("65r.b.18", "ueyntiun", "quinze", "errs", "says 15"),
    "proemio.sesenta-y-tres": Change(
        "65r.b.2", "tres", "dos", "errs", "2 dice of 21 points have 42"
    ),
    "proemio.caras-opuestas": Change("65r.b.23", ">dos<", ">as<", "errs", "not each face once"),
    "tanto.casos": Change("65v.b.8", "dos dos", "dos tria", "errs", "“dos tria” under 4"),
    "triga.sozobras": Change("66r.a.11", "seys cinco", "seys siete", "errs", "gives 6, 7, 4 and 3"),
    "triga.altas": Change(
        "66r.a.16", '<seg type="throw" n="6-6-5">Senas cinco</seg>', "", "omits", "Left out: 6-6-5"
    ),
    "triga.bajas": Change("66r.b.4", "tres dos", "tres tres", "omits", "Left out: 3-2-1"),
    "triga.par": Change("66r.b.11", "Amas as", "Ternas", "omits", "Left out: 1-1-1."),
    "triga.suertes": Change("66r.b.16", "siete", "seys", "errs", "both: 6; in neither: 7"),
    "triga.sumas": Change("66v.a.13", "</term> as", "</term> dos", "errs", "“ternas dos” under 7"),
    "triga.ocho": Change(*EIGHT, "agrees", "5 of the 5"),
    "triga.una-vez": Change("66v.a.17", "cinco tria", "seys dos", "errs", "twice: 6-2-1"),
    "triga.cincuenta-y-seis": Change(*EIGHT, "agrees", "56 of the 56"),
    "triga.no-en-mas": Change(*EIGHT, "agrees", "not listed: none"),
    "azar.sozobras": Change("67r.a.11", "seys o cinco", "seys o seys", "errs", "6, 6, 4 and 3"),
    "azar.limites": Change("67r.a.19", "quinze", "catorze", "errs", "14 would be neither"),
    "azar.limites-propia": Change("67r.b.7", "quinze", "catorze", "errs", "14 would be neither"),
    "marlota.limites": Change("67v.a.13", " o nueue", "", "errs", "9 would be neither"),
    "panquist.suertes": Change("69r.b.3", "de siete", "de ocho", "errs", "From 8 to 14"),
    "panquist.simetria": Change(
        "69v.a.13", "dos</num>", "tres</num>", "errs", "4-3-2 under 9 takes 3"
    ),
    "panquist.sumas": Change("69v.a.3", "tria", "cinco", "errs", "“quatro cinco & as” under 8"),
    "panquist.tria-as-nueve": Change("69v.a.11", "las</rdg>", "as</rdg>", "agrees", "as 5-3-1"),
    "panquist.dos-dos-cinco": Change("69v.a.13", "o</rdg>", "&amp;</rdg>", "agrees", "as 5-2-2"),
    "panquist.tria-as-diez": Change("69v.a.20", "las</rdg>", "as</rdg>", "agrees", "as 6-3-1"),
    "panquist.quinto": Change("69v.a.31", ".vo.</rdg>", "ve</rdg>", "errs", "names no throw"),
    "panquist.completa": Change("69v.b.2", "quinas dos", "quinas as", "errs", "twice: 5-5-1"),
    "medio-azar.limites": Change("70r.b.5", "o nueue ", "", "errs", "9 would be neither"),
    "medio-azar.tantos": Change("70r.b.8", "tres", "dos", "errs", "2, 4 and 5"),
    "guirguiesca.sozobras": Change("71r.a.12", "amas as", "dos dos", "errs", "2-1 and 2-2"),
    "guirguiesca.suertes": Change("71r.a.16", "siete", "onze", "errs", "both: 11; in neither: 7"),
    "cierre.doce": Change("71v.a.1", ".xij.", ".xiij.", "errs", "says 13"),
    "alquerque.lugares": Change("91r.b.5", "cinco", "quatro", "errs", "says 24"),
    "alquerque.trebejos": Change("91r.b.7", ">doze<", ">onze<", "errs", "11 and 12 make 23"),
}
# These say what comes of the rules, with no number that could be another.
OF_THE_GAME = {
    *(f"tablas.{name}" for name in ("casas", "quince", "baratar", "mannar", "seis")),
    *("doblet.por-otro", "fallas.otra-manera", "seis-dos-y-as.quince", "emperador.salir"),
    *("medio-emperador.mitad", "cab-e-quinal.punto", "todas-tablas.todas", "laquet.tres-tablas"),
    *("pareja-de-entrada.auantaia", "buffa-de-baldrac.encasar"),
    "laquet.ventaja",
    *(f"alquerque.{name}" for name in ("primera", "respuesta", "mano", "mannar")),
    *(f"cercar-la-liebre.{name}" for name in ("doce", "once", "diez", "nueve")),
    *(f"alquerque-de-tres.{name}" for name in ("mano", "plan", "otro")),
}


def changed(folder: Path, *edits: tuple[str, str, str]) -> Corpus:
    """Return the corpus with lines of the codex written otherwise: line, old, new."""
    shutil.copytree(ROOT / "corpus", folder / "corpus")
    for line, old, new in edits:
        name = "alquerque" if line.startswith("91r") else "dados"
        file = folder / f"corpus/ldj/{name}.xml"
        lines = file.read_text(encoding="utf-8").split("<lb ")
        at = next(i for i, text in enumerate(lines) if f'xml:id="f{line}"' in text)
        assert lines[at].count(old) == 1, lines[at]
        lines[at] = lines[at].replace(old, new)
        file.write_text("<lb ".join(lines), encoding="utf-8")
    return load(folder)


def run(name: str, corpus: Corpus) -> Veredicto:
    return next(check for check in CHECKS if check.id == name).run(corpus)


def test_every_verdict_is_of_the_words_or_of_the_game() -> None:
    """Each is tried with a changed text, but for those that only the rules decide."""
    assert set(CHANGES) | OF_THE_GAME == set(ORACLE)
    assert not set(CHANGES) & OF_THE_GAME


@pytest.mark.thorough
@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_text_changes_the_verdict(name: str, tmp_path: Path) -> None:
    """A word written otherwise in a copy of the text is noticed by the check that weighs it."""
    change = CHANGES[name]
    one = run(name, changed(tmp_path, change[:3]))
    assert one.verdict == change.verdict
    assert change.summary in one.summary
    assert one.summary != verdict(name).summary


def test_a_throw_left_out_of_the_ladder_is_missed(tmp_path: Path) -> None:
    """Without quinas as under eleven, 5-5-1 is left out and its soçobra stands alone."""
    left = '<seg type="throw" n="5-5-1">quinas as</seg> o '
    corpus = changed(tmp_path, ("69v.a.30", left, ""))
    assert run("panquist.completa", corpus).verdict == "omits"
    assert "Left out: 5-5-1" in run("panquist.completa", corpus).summary
    assert "6-2-2 under 10 takes 3" in run("panquist.simetria", corpus).summary


def test_a_mended_ladder_is_symmetrical(tmp_path: Path) -> None:
    """Were 5-1-1 to take three paradas as 6-6-2 does, all would take what their soçobra takes."""
    taken = '<seg type="throw" n="5-1-1">cinco amas as</seg>'
    corpus = changed(
        tmp_path,
        ("69r.b.5", taken, ""),
        ("69r.b.7", '<seg type="throw"', f'{taken} o <seg type="throw"'),
    )
    one = run("panquist.simetria", corpus)
    assert one.verdict == "agrees"
    assert (
        one.summary == "42 of 42 throws take as many paradas as the throw underneath. Not so: none."
    )


def test_a_lost_claim_is_told_with_its_segment(tmp_path: Path) -> None:
    """Where the words that a check weighs are gone, it says where and what stands there now."""
    with pytest.raises(
        LostClaim, match=r"azar\.s4: no words from 'de siete puntos'.*it reads: E si"
    ):
        claim(CORPUS, "azar.s4", "de siete puntos")
    corpus = changed(tmp_path, ("67v.b.3", "catorze", "treze"))
    with pytest.raises(LostClaim, match=r"marlota\.s4: no words from 'de catorze'"):
        run("marlota.limites", corpus)


def test_the_program_plays_the_lists_of_the_text() -> None:
    """What triga and panquist go by is what the text writes out, throw for throw, in its order."""
    listed = [(one.total, one.throw) for one in lists.triga(CORPUS)]
    assert listed == [(total, throw) for total, row in LISTED.items() for throw in row]
    assert {one.throw: one.paradas for one in ladder.ladder(CORPUS)} == paradas("dos")
