"""The search finds old spelling from new and back, and Python and JavaScript fold alike."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from docutils import nodes
from docutils.utils import new_document
from hypothesis import given, settings
from hypothesis import strategies as st
from sphinx.search.en import SearchEnglish

from conf.edition import search
from conf.edition import spellings as respelling
from conf.edition.corpus import load
from conf.edition.marks import html
from conf.edition.views import View, plain
from conf.language import activate, compiled_catalogues, tell
from conf.sphinx.page.languages import folder
from conf.sphinx.page.search import set_index_title, words
from juegos.catalogue import CATALOGUE, game
from juegos.edition import places
from juegos.edition.cite import WORKS
from tests.help.built_site import Site as Whole
from tests.help.sites import Site

ROOT = Path(__file__).resolve().parents[4]
STEM = search.English({}).stem
ENGLISH = SearchEnglish({}).stem
SEGMENTS = [s for d in load().divisions for s in (d.title_segment, *d.segments) if s]
NODE = """
const stemmer = new Stemmer();
const words = JSON.parse(require("fs").readFileSync(0, "utf-8"));
process.stdout.write(JSON.stringify(words.map((word) => stemmer.stemWord(word))));
"""
VIEWS: tuple[View, ...] = ("d", "e", "r")
# What rules look for, the endings that they and English look for, and letters of all sorts.
PIECES = (
    "a e i o u y as os ado ar er ir an en emos are ere iere esse asse ing ed s es ness ize "
    "u v i j f ff s ss ſ n nn ñ ç z qu c h x l m r t Ç Ñ Ü á é ü à e\u0301 c\u0327"
).split()
LETTERS = st.characters(categories=("L", "M", "N"), max_codepoint=0x24F)
MADE = st.lists(st.sampled_from(PIECES) | LETTERS, min_size=1, max_size=7).map("".join)


def split(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def of_corpus() -> set[str]:
    hits = set[str]()
    for s in SEGMENTS:
        texts = [plain(s.element, view, s.spelling) for view in VIEWS]
        hits |= split(" ".join([*texts, plain(s.en, "e"), plain(s.es, "e")]))
    notes = [path for path in (ROOT / "corpus").rglob("*.*") if path.suffix in {".xml", ".toml"}]
    rules = [rule.says for slug in CATALOGUE for rule in game(slug).rules]
    return hits | split(" ".join([*(path.read_text("utf-8") for path in notes), *rules]))


def of_docs() -> set[str]:
    return split(" ".join(path.read_text("utf-8") for path in (ROOT / "docs").rglob("*.md")))


def made() -> set[str]:
    hits = set[str]()

    @settings(max_examples=2000, database=None)
    @given(MADE)
    def collect(word: str) -> None:
        hits.add(word)

    collect()
    return hits


@pytest.mark.thorough
@pytest.mark.parametrize("language", search.SEARCHES)
def test_python_and_javascript_stem_alike(language: type[search.FoldingSearch]) -> None:
    """Every word of corpus, rules and pages, notes and glossaries too, and 2000 made up."""
    stem = language({}).stem
    every = sorted({*of_corpus(), *of_docs(), *made()})
    silent = json.dumps(sorted(language.stopwords))
    process = subprocess.run(
        ["node", "-e", f"const stopwords = new Set({silent});" + search.script(language) + NODE],
        input=json.dumps(every),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    theirs = dict(zip(every, json.loads(process.stdout), strict=True))
    assert {word: (stem(word), js) for word, js in theirs.items() if stem(word) != js} == {}


@pytest.mark.parametrize(
    "spellings",
    [
        "iuego juego Iuego IUEGO iuegos",
        "fablar hablar fablado hablada",
        "ffablado hablados hablar",
        "uentura ventura auentura aventura",
        "enganno engano engaño",
        "lançare lanzare lancare",
        "açedrex acedrex ajedrez Acedrex",
        "ſenas senas",
        "quatro cuatro",
        "fazer facer hacer",
        "vno uno",
        "otrossi otrosí otrosi",
        "huesso hueso",
        "riffa rifa",
        "lançe lance",
        "meior mejor",
        "auer haber",
        "dixiere dijere",
        "echar echare echen echasse echase",
        "soçobras sozobra socobra",
    ],
)
def test_spellings_of_a_word_are_found_under_one(spellings: str) -> None:
    """By a rule, by the corpus' own pairs of old and new, or by its glossary."""
    assert len({STEM(word) for word in spellings.split()}) == 1


def test_every_old_form_is_found_under_the_one_of_today() -> None:
    """All pairs of single words of the corpus, but forms of two letters and English ones."""
    apart = [
        (old, new)
        for old, new in respelling.pairs()
        if new.isalpha() and len(old) > 2 and old not in SearchEnglish.stopwords
        if STEM(old) != STEM(new)
    ]
    assert apart == []


def test_aliases_say_only_what_the_rules_do_not() -> None:
    """None is equal to its word under the fold and the stem, and none leads to another alias."""
    aliases = search.aliases("English")
    assert "acedrex" in aliases
    for old, new in aliases.items():
        assert old == search.fold(old)
        assert ENGLISH(old) != ENGLISH(new)
        assert new not in aliases


def test_english_is_found_by_its_inflections() -> None:
    """What the English stemmer finds under one word, on our pages, so does ours."""
    texts = " ".join(plain(s.en, "e") for s in SEGMENTS)
    families: dict[str, set[str]] = {}
    asked = {word.lower() for word in split(texts) | of_docs()}
    for word in (word for word in asked if ENGLISH(word) not in SearchEnglish.stopwords):
        families.setdefault(ENGLISH(word), set()).add(word)
    torn = [family for family in families.values() if len({STEM(word) for word in family}) > 1]
    assert torn == []


@pytest.mark.parametrize(
    "family",
    [
        "win wins winning",
        "move moved moving moves",
        "pass passes passing passed",
        "face faces faced",
        "fit fitted fitting",
        "organize organizing organization",
        "gaze gazing gazed",
        "folder folders",
        "queue queues queued",
        "die dies",
    ],
)
def test_rules_leave_english_endings_alone(family: str) -> None:
    """A doubled letter, an f or a z that English inflects is no old spelling."""
    assert len({STEM(word) for word in family.split()}) == 1


@pytest.mark.parametrize(
    "pair",
    ["loss los", "fold hold", "fit hit", "price prize", "face hace", "bet vet", "faces haces"],
)
def test_other_words_stay_other_words(pair: str) -> None:
    """The rules do not make one of words that differ in English, or in both languages."""
    one, other = pair.split()
    assert STEM(one) != STEM(other)


def test_the_index_reads_each_view_by_itself() -> None:
    """A word of two spellings is two words, one over the end of a line or a stroke is one."""
    segment = load().segment("azar.s2")
    drawn = html(segment.element, lang="osp", link="#{}".format, spelling=segment.spelling)
    today = plain(segment.element, "r", segment.spelling)
    assert split(words(drawn)) == split(plain(segment.element, "e")) | split(today)


@pytest.mark.parametrize(
    ("page", "read"),
    [
        ("<td>one</td><td>two</td>", "one two"),
        ("<li>one<li>two", "one two"),
        ("a<b>za</b>r, a<br>b", "azar, a b"),
        ("a<br class='v-d'>zar", "azar"),
        ("a<br/>b<hr />c", "a b c"),
        ('0.5<span class="j-exact">1/2</span>', "0.5 1/2"),
        ("one<svg><title>two</title><path/></svg> three", "one three"),
        ("<details class='j-cite'><p>one</p></details>two", "two"),
        ("one</q> two", "one two"),
        ("&amp; &lt;", "& <"),
    ],
)
def test_the_index_reads_words_as_the_page_parts_them(page: str, read: str) -> None:
    """Cells and items are apart, what marks a part of a word is not; drawings are not read."""
    assert words(page) == read


def test_the_title_of_a_page_with_an_old_text_names_its_first_leaf() -> None:
    """What is counted in its work, leaf, page or section, stands with it before the first dot."""
    texts = {
        path: re.findall(r"\{j:pasaje\} (\S+)", path.read_text("utf-8"))
        for path in (ROOT / "docs").rglob("*.md")
    }
    named = {path: names for path, names in texts.items() if names}
    assert len(named) > 20
    for path, names in named.items():
        printed = [load().division(name) for name in names]
        loci = [at for div in printed for s in div.segments for at in places.loci()[s.id]]
        first = next(at for at in loci if at.leaf != "0")  # which is a preface
        match = re.search(r"\{\.place\}\n(.*)", path.read_text("utf-8"))
        assert match, path
        unit = WORKS[first.work].unit[0]  # fol., p., section, passage
        named_by = rf"\b{unit}\w*\.? {first.leaf}\b"
        assert re.search(named_by, match[1].partition(" · ")[0]), path


def test_a_page_goes_by_title_and_place() -> None:
    """Its long title, which results show, names work and folio; without a place it has none."""
    page = new_document("page")
    page += nodes.title("", "Azar")
    set_index_title(None, page)  # the application is not asked anything
    assert "title" not in page
    page += nodes.paragraph("", "Libro, fol. 67r · Seville, 1283", classes=["place"])
    set_index_title(None, page)
    assert page["title"] == "Azar · Libro, fol. 67r"


@pytest.mark.thorough
def test_a_page_that_is_not_written_again_keeps_its_terms(tmp_path: Path) -> None:
    """Sphinx forgot what its index says of a page, when another was all that had changed."""
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "other.md").write_text(
        "---\norphan: true\n---\n\n# Other\n\n```{index} Hazard; of dice\n```\n\nWords.\n", "utf-8"
    )

    def hits(page: str) -> str:
        return (Site(tmp_path, page).out / "searchindex.js").read_text("utf-8")

    both = "# Page\n\nWords and others.\n"
    assert '"hazard":' in hits("# Page\n\nWords.\n")
    again = hits(both)
    shutil.rmtree(tmp_path / "site")
    shutil.rmtree(tmp_path / "doctrees")
    assert again == hits(both)


def test_the_page_of_the_search_knows_what_the_others_are(whole: Whole) -> None:
    """Which have old texts, which are of a game; azar has both, and a page of method neither."""
    (value,) = re.findall(r'id="j-kinds">(.*?)</script>', whole.html("search"))
    pages = json.loads(value)
    assert [kind for kind in sorted(pages) if "dados/azar" in pages[kind]] == ["games", "texts"]
    assert [kind for kind in pages if "tablas/backgammon" in pages[kind]] == ["games"]
    assert [kind for kind in pages if "dados/ley" in pages[kind]] == ["texts"]
    assert not [kind for kind in pages if "metodo/datos" in pages[kind]]


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("es", ["todo", "textos", "reglas", "cruces", "términos", "cuadros", "los juegos"]),
        ("fr", ["tout", "textes", "règles", "cruces", "termes", "tableaux", "les jeux"]),
    ],
)
def test_the_kinds_are_called_what_they_are_in_each_language(code: str, names: list[str]) -> None:
    """Games that are played, not those that were won and lost: both are *games* in English."""
    activate(code, compiled_catalogues(ROOT / "conf/locale", code).values())
    try:
        assert list(tell(search.FILTERS["kinds"]).values()) == names
    finally:
        activate("en", [])


HITS = {  # what each search finds under one stem: old and new spellings, and endings
    "en": ("iuego juego iuegos", "suerte suertes", "coup coups", "throw throws", "açedrex ajedrez"),
    "es": (
        "iuego juego iuegos juegos",
        "suerte suertes",
        "tirada tiradas",
        "fazer hacer",
        "ffablar hablar",
        "quatro cuatro",
        "açedrex acedrex ajedrez",
        "uentura ventura venturas",
    ),
    "fr": (
        "iuego juego",
        "suerte suertes",
        "coup coups",
        "dame dames",
        "école écoles ecole",
        "açedrex ajedrez",
        "dés dé",
        "passé passe",
        "œuvre oeuvre œuvres",
    ),
}


@pytest.mark.parametrize(
    ("language", "family"), [(code, one) for code, hits in HITS.items() for one in hits]
)
def test_each_language_puts_spellings_together(language: str, family: str) -> None:
    """Castilian of any century on every page, and the endings of its own language."""
    stem = next(one for one in search.SEARCHES if one.lang == language)({}).stem
    assert len({stem(word) for word in family.split()}) == 1


@pytest.mark.parametrize(
    ("language", "word"),
    [("fr", "dés"), ("fr", "passé"), ("fr", "où"), ("es", "cuál"), ("en", "wills")],
)
def test_a_word_is_not_found_under_one_that_nobody_searches_for(language: str, word: str) -> None:
    """Without its accent or ending it would be such a word, which no page is listed under."""
    one = next(one for one in search.SEARCHES if one.lang == language)({})
    assert one.stem(word) not in one.stopwords


def article(page: str) -> str:
    """Return the part of a page that is no menu."""
    return page.partition("<article")[2].partition(">")[2].partition("</article>")[0]


@pytest.mark.thorough
@pytest.mark.parametrize("language", search.SEARCHES)
def test_titles_and_frequent_words_are_found(
    whole: Whole, language: type[search.FoldingSearch]
) -> None:
    """Each word of all titles, and the 500 that stand on most pages, leads to a page by itself."""
    one, site = language({}), whole.out / folder(language.lang)
    text = (site / "searchindex.js").read_text("utf-8")
    index = json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))
    counts = Counter(
        word.lower()
        for page in index["docnames"]
        for word in split(words(article((site / f"{page}.html").read_text("utf-8"))))
    )
    frequent = (word for word, _ in counts.most_common() if one.word_filter(word))
    every = {*islice(frequent, 500), *split(" ".join(index["titles"]).lower())}
    asked = {word for word in every if one.word_filter(word)}
    assert len(asked) > 500
    hits = {*index["terms"], *index["titleterms"]}
    assert {word for word in asked if one.stem(word) not in hits} == set()
