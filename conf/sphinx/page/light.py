"""Keeps pages light: removes from each page the style sheets, scripts and parts it does not use."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

RESULTS = 'id="search-results"'
# Files by what their pages have in them: grids and drop-downs, and blocks of code.
WANTED_BY = {
    "sphinx-design.min.css": 'class="sd-',
    "furo-extensions.css": 'class="sd-',
    "design-tabs.js": 'class="sd-tab-',
    "pygments.css": 'class="highlight',
    **dict.fromkeys(
        ("documentation_options.js", "doctools.js", "sphinx_highlight.js", "translations.js"),
        RESULTS,  # which only the search page has
    ),
}

THEME = "styles/furo.css"
OTHERS = ("styles/furo-extensions.css", "sphinx-design.min.css", "pygments.css")
LAYER = "@layer theme{"  # the first of those in conf.sphinx.page.styles
ICON = re.compile(r"--icon-[\w-]+:url\((?:\"[^\"]*\"|'[^']*'|[^)]*)\);?")  # our pages show none
RULE = re.compile(r"(?<=[{}])([^{}@]+)\{[^{}]*\}")
# What the theme styles and no page of ours has, or needs: names of programs, which stand on two
# pages for programmers; kinds of admonition but one; footnotes, numbered code, and the frame that
# our page.html stands in the place of.
ABSENT = re.compile(
    r"\.(?:admonition\.(?!error)|sig|announcement|guilabel|math|versionmodified|deprecated|cpp"
    r"|viewcode|line-block|productionlist|footnote|this-will|sidebar\b(?!-)|topic|classifier|rubric"
    r"|highlighttable|linenos|linenodiv|code-block-caption|toc-backref|only-light|only-dark"
    r"|epigraph|highlights|sidebar-(?!search)|toc-(?!backref)|toctree-checkbox|overlay|no-toc"
    r"|back-to-top|(?:nav-)?overlay-icon|content-icon|icon\b|theme-icon|header-(?:left|center|right)"
    r"|page-info|furo-related-icon|announcement-content|option-list|field-list|right-details"
    r"|(?:gen|domain)index-jumpbox|icons\b|contents\b|visually-hidden|align-center"
    r"|align-left|align-right|citation|admonition-todo|hll\b|(?:gen|domain)index-section|centered\b|scrolled"
    r"|(?:lower|upper)(?:alpha|roman)|problematic|attribution|pull-quote|left-details"
    r"|text-(?:left|right|center|align)|theme-toggle-(?:header|content)"
    r"|version(?:added|changed|removed)|literal-block\b)|\bkbd\b|#(?:__(?:navigation|toc)|searchbox)\b"
)
NOT = re.compile(r":not\([^()]*\)")
COMMA = re.compile(r",(?![^()]*\))")  # between selectors, and not within one
COLOURS = re.compile(
    r"--color-(?:admonition-title(?:-background)?--(?!error)|api-|announcement|guilabel)"
    r"[\w-]*:[^;}]*;?"
)
# What the theme says for its frame, and only what is absent reads.
SET = re.compile(r"(--(?:color-)?(?:sidebar|toc|api|topic)-[\w-]+):[^;}]*;?")


def lighten(app: Sphinx, page: str, template: str, context: dict[str, Any], tree: object) -> None:
    """Take from a page the style sheets and scripts that nothing in it wants."""
    del app, template, tree
    body = context.get("body", RESULTS if page == "search" else "")  # no body: made by a template
    for kind in ("css_files", "script_files"):
        context[kind] = [file for file in context[kind] if _wanted(str(file.filename), body)]


def _wanted(name: str, body: str) -> bool:
    return all(sign in body for file, sign in WANTED_BY.items() if name.endswith(file))


def slim(app: Sphinx, error: Exception | None) -> None:
    """Remove the theme's rules for what no page has, and put the sheets of others in layers."""
    if error or app.builder.name != "html":
        return
    static = Path(app.outdir, "_static")
    for file in (static / name for name in (THEME, *OTHERS)):
        style = file.read_text("utf-8") if file.exists() else LAYER
        if not style.startswith(LAYER):
            style = fitted(style) if file == static / THEME else style
            file.write_text(f"{LAYER}{style}}}", "utf-8")


def fitted(style: str) -> str:
    """Return the theme's style sheet without its icons and without rules for what no page has."""
    style = COLOURS.sub("", RULE.sub(_present, ICON.sub("", style)))
    return SET.sub(lambda said: said[0] if f"var({said[1]}" in style else "", style)


def _present(rule: re.Match[str]) -> str:
    """Return a rule with those of its selectors that can match on our pages; nothing if none."""
    kept = [one for one in COMMA.split(rule[1]) if not ABSENT.search(NOT.sub("", one))]
    return ",".join(kept) + rule[0][len(rule[1]) :] if kept else ""


def setup(app: Sphinx) -> None:
    """Connect the taking away, after whatever else adds files to a page."""
    app.connect("html-page-context", lighten, priority=900)
    app.connect("build-finished", slim)
