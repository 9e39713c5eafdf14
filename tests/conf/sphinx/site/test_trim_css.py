"""What is taken from the theme's style sheet is what no page has."""

from __future__ import annotations

import re

import pytest
from jinja2 import Environment

from conf.sphinx.site.styles import LAYERS, ORDER, minified
from conf.sphinx.site.styles import sheets as sheets_of_ours
from conf.sphinx.site.trim_css import OTHERS, THEME, Unindented, trimmed
from tests.help.built_site import Site, Tags

pytestmark = pytest.mark.thorough  # they build a site of their own

# Names of programs, ``.sig``, stand on the pages made of docstrings alone, which need no dress.
ABSENT = {
    *"announcement guilabel math versionmodified viewcode-link line-block".split(),
    *"footnote footnote-reference sidebar topic classifier rubric highlighttable linenos".split(),
    *"code-block-caption toc-backref only-light only-dark epigraph highlights deprecated".split(),
    *"sidebar-drawer sidebar-tree toc-drawer toc-tree toctree-checkbox overlay no-toc".split(),
    *"back-to-top content-icon-container icon header-left header-right page-info".split(),
    *"option-list field-list right-details genindex-jumpbox domainindex-jumpbox icons".split(),
    *"contents visually-hidden align-center versionadded versionchanged literal-block".split(),
    "glossary",
    *"productionlist cpp note warning tip hint important caution danger attention seealso".split(),
}


def test_what_is_absent_goes_and_what_is_not_stays() -> None:
    """A rule goes if all that it styles is absent; icons and colours of what is absent go too."""
    text = ".admonition.error{a:b}code,i{c:d}dl:not(.sig,p){e:f}.a{--color-link:#000}"
    gone = '.admonition.note{a:b}p .sig,.guilabel{c:d}.a{--color-api-name:#000;--icon-x:url("y")}'
    assert trimmed(f"i{{}}{text}", "var(--color-link)") == f"i{{}}{text}"
    assert trimmed(f"i{{}}{gone}", "") == "i{}.a{}"


def test_of_several_things_those_that_are_absent_go() -> None:
    """The rule stays for the others, and what nothing reads any more is not said."""
    assert trimmed("i{}code,kbd,p:is(.a,.b){c:d}", "") == "i{}code,p:is(.a,.b){c:d}"
    assert trimmed("i{}p{--x:1;--y:2;a:var(--y)}", "") == "i{}p{--y:2;a:var(--y)}"
    assert trimmed("i{}p{--x:1;--y:2}", "q{a:var(--x)}") == "i{}p{--x:1;}"


def test_sheets_have_no_more_than_a_browser_reads() -> None:
    """No map for whoever works on the theme; no comments, blanks or last signs in ours."""
    assert trimmed("i{a:b}/*# sourceMappingURL=furo.css.map*/", "") == "i{a:b}"
    assert minified("/* why */\ni {\n  a: b;\n  c: d;\n}\n") == "i{a:b;c:d}"


def test_templates_lose_their_margins_and_what_they_are_given_does_not() -> None:
    """Comments of HTML go too; lines stay apart, and a text put in keeps its blanks."""
    template = Environment(extensions=[Unindented], autoescape=True).from_string(
        "  <p>\n    a<!-- by\n  whom --> <b>c</b>\n    {{ text }}\n</p>"
    )
    assert template.render(text="  d") == "<p>\na <b>c</b>\n  d\n</p>"


def test_no_page_says_what_it_was_made_with_in_a_comment(whole: Site) -> None:
    """The theme's template does; its end of the page says it to readers."""
    assert "Made with" in whole.html("index")
    assert [page for page in whole.pages() if "<!-- Generated" in whole.html(page)] == []


def test_no_page_asks_for_the_script_of_the_theme(whole: Site) -> None:
    """Ours does what of it the pages have, and a page that is read has one for its reader."""
    for page in whole.pages():
        assert "furo.js" not in whole.html(page), page
    assert "client/reading.mjs" in whole.html("index")


def test_no_page_has_what_was_taken_away(whole: Site) -> None:
    """Neither an element nor a class that the theme's sheet no longer knows is on any page."""
    assert len(whole.pages()) > 20
    for page in whole.pages():
        tags = Tags(whole.html(page)).tags
        classes = {name for _, given in tags for name in given.get("class", "").split()}
        assert not classes & ABSENT, page
        assert not {tag for tag, _ in tags} & {"kbd", "samp", "optgroup", "caption"}, page
    assert "--color-link" in (whole.out / "_static/styles/furo.css").read_text("utf-8")


def test_the_first_sheet_of_a_page_says_the_order_of_layers(whole: Site) -> None:
    """It is the theme's, before which only sheets of its own layer may stand.

    Where that is not, one sheet of ours stands alone, in its own order.
    """
    theme = (whole.out / "_static/styles/furo.css").read_text("utf-8")
    assert theme.startswith(f"{ORDER}@layer theme{{")
    for page in whole.pages():
        links = Tags(whole.html(page)).all("link", rel="stylesheet")
        sheets = [link["href"] for link in links if not any(one in link["href"] for one in OTHERS)]
        assert THEME in sheets[0] or len(sheets) == 1, page
    own = sheets_of_ours()["juegos.css"]
    named = re.findall(r"@layer ([a-z]+)\{", own)
    assert named == [name for name in LAYERS if name in named]
