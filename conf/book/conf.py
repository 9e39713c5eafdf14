"""Settings of the EPUB: those of the site without the parts that a book does not have."""

from conf import conf as site
from conf.book import cover
from juegos.core.message import _
from juegos.edition.cite import EDITORS

globals().update({name: value for name, value in vars(site).items() if not name.startswith("_")})

extensions = [*site.extensions, "conf.book.epub"]
# Pages of the site that a book does not have.
exclude_patterns = [
    *("desarrollo/*", "guias/*"),
    *("metodo/datos*", "metodo/sin-conexion*", "play/games*"),
]
suppress_warnings = ["toc.excluded"]
# Where a page links to one of those, the words of the link stay.
nitpick_ignore_regex = [*site.nitpick_ignore_regex, ("myst", "(?:desarrollo|guias)/.*")]
templates_path: list[str] = []
html_static_path = ["static"]
html_extra_path: list[str] = []
html_css_files = ["libro.css"]
html_favicon = None

# Each of these is translated into the language of the book, known once all settings are read.
epub_basename = f"juegos-{site.version}"
epub_title = _("Juegos: the games of Alfonso X's Libro de los juegos (1283), with their odds")
epub_author = epub_publisher = EDITORS
epub_contributor = "Alfonso X"
epub_copyright = _("The Juegos contributors. Texts CC BY 4.0, code MIT")
epub_description = _(
    "The games of Alfonso X's Libro de los juegos: the words with translations, the disputed "
    "readings, the rules, and the odds that follow from them."
)
epub_uid = f"juegos-{site.version}"
epub_cover = (cover.NAME, "page.html")
epub_scheme = "edition"
epub_show_urls = "no"
epub_use_index = False
epub_tocscope = "includehidden"
