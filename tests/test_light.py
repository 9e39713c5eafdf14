"""What is taken from the theme's style sheet is what no page has."""

from __future__ import annotations

from conf.sphinx.page.light import fitted
from tests.built import Site, Tags

# Names of programs, ``.sig``, stand on the pages made of docstrings alone, which need no dress.
ABSENT = {
    *"announcement guilabel math versionmodified viewcode-link line-block".split(),
    *"footnote footnote-reference sidebar topic classifier rubric highlighttable linenos".split(),
    *"code-block-caption toc-backref only-light only-dark epigraph highlights deprecated".split(),
    *"sidebar-drawer sidebar-tree toc-drawer toc-tree toctree-checkbox overlay no-toc".split(),
    *"back-to-top content-icon-container icon header-left header-right page-info".split(),
    *"option-list field-list right-details genindex-jumpbox domainindex-jumpbox icons".split(),
    *"contents visually-hidden align-center versionadded versionchanged literal-block".split(),
    *"productionlist cpp note warning tip hint important caution danger attention seealso".split(),
}


def test_what_is_absent_goes_and_what_is_not_stays() -> None:
    """A rule goes if all that it styles is absent; icons and colours of what is absent go too."""
    kept = ".admonition.error{a:b}code,i{c:d}dl:not(.sig,p){e:f}.a{--color-link:#000}"
    gone = '.admonition.note{a:b}p .sig,.guilabel{c:d}.a{--color-api-name:#000;--icon-x:url("y")}'
    assert fitted(f"i{{}}{kept}") == f"i{{}}{kept}"
    assert fitted(f"i{{}}{gone}") == "i{}.a{}"


def test_of_several_things_those_that_are_absent_go() -> None:
    """The rule stays for the others, and what nothing reads any more is not said."""
    assert fitted("i{}code,kbd,p:is(.a,.b){c:d}") == "i{}code,p:is(.a,.b){c:d}"
    assert fitted("i{}p{--toc-x:1;--toc-y:2;a:var(--toc-y)}") == "i{}p{--toc-y:2;a:var(--toc-y)}"


def test_no_page_has_what_was_taken_away(whole: Site) -> None:
    """Neither an element nor a class that the theme's sheet no longer knows is on any page."""
    assert len(whole.pages()) > 20
    for page in whole.pages():
        tags = Tags(whole.html(page)).tags
        classes = {name for _, given in tags for name in given.get("class", "").split()}
        assert not classes & ABSENT, page
        assert "kbd" not in {tag for tag, _ in tags}, page
    assert "--color-link" in (whole.out / "_static/styles/furo.css").read_text("utf-8")
