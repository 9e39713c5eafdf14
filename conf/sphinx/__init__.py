"""The site's own Sphinx extension: its directives and roles are all in the domain ``j``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.sphinx import domain
from conf.sphinx.directives import cite, downloads, figure, folios, names
from conf.sphinx.directives.board import BoardDirective
from conf.sphinx.directives.cite import ReferenceDirective
from conf.sphinx.directives.claims import ApparatusDirective, PublishedDirective
from conf.sphinx.directives.concordance import ConcordanceDirective
from conf.sphinx.directives.cruces import CrucesDirective
from conf.sphinx.directives.editing import EditingDirective
from conf.sphinx.directives.figure import FigureDirective
from conf.sphinx.directives.folios import FolioDirective
from conf.sphinx.directives.front_page import ExcerptDirective, OverviewDirective
from conf.sphinx.directives.indices import IndexDirective
from conf.sphinx.directives.measures import MeasuresDirective
from conf.sphinx.directives.menu import MenuDirective
from conf.sphinx.directives.passage import PassageDirective
from conf.sphinx.directives.positions import PositionsDirective
from conf.sphinx.directives.rules import RulesDirective, SentencesDirective
from conf.sphinx.directives.saved_lists import GamesDirective, SavedPagesDirective
from conf.sphinx.directives.second_hand import RenderingsDirective
from conf.sphinx.directives.table import TableDirective
from conf.sphinx.directives.translators import TermsDirective, TranslationStateDirective
from conf.sphinx.directives.works import BibliographyDirective, GlossaryDirective
from conf.sphinx.page import (
    addresses,
    deferred,
    figure_details,
    i18n,
    invalidation,
    languages,
    notices,
    output_cache,
    report,
    runtime,
    search,
)
from conf.sphinx.play import embed, handout, lead, puzzles, room
from conf.sphinx.play.gallery import GalleryDirective
from conf.sphinx.play.puzzles import PuzzlesDirective
from conf.sphinx.site import (
    corpus_check,
    file_scheme,
    fonts,
    foreign_words,
    frames,
    head,
    host_files,
    navigation,
    news,
    offline,
    pictures,
    policy,
    search_places,
    sitemap,
    styles,
    table_columns,
    trim_css,
    web_manifest,
    widget,
)

if TYPE_CHECKING:
    from sphinx.application import Sphinx

PARTS = (
    languages,
    foreign_words,
    table_columns,
    i18n,
    corpus_check,
    deferred,
    output_cache,
    domain,
    invalidation,
    downloads,
    figure,
    names,
    figure_details,
    cite,
    head,
    navigation,
    web_manifest,
    policy,
    folios,
    runtime,
    file_scheme,
    widget,
    sitemap,
    host_files,
    styles,
    fonts,
    notices,
    search,
    search_places,
    trim_css,
    addresses,
    lead,
    room,
    embed,
    handout,
    offline,
    puzzles,
    frames,
    pictures,
    news,
    report,
)

DIRECTIVES = {
    "pasaje": PassageDirective,
    "segunda-mano": RenderingsDirective,
    "reglas": RulesDirective,
    "cruces": CrucesDirective,
    "cuadro": TableDirective,
    "figura": FigureDirective,
    "folio": FolioDirective,
    "tablero": BoardDirective,
    "aparato": ApparatusDirective,
    "sentencias": SentencesDirective,
    "concordancia": ConcordanceDirective,
    "posiciones": PositionsDirective,
    "publicadas": PublishedDirective,
    "extracto": ExcerptDirective,
    "mapa": OverviewDirective,
    "galeria": GalleryDirective,
    "acertijos": PuzzlesDirective,
    "medidas": MeasuresDirective,
    "menu": MenuDirective,
    "indice": IndexDirective,
    "edicion": EditingDirective,
    "cita": ReferenceDirective,
    "glosario": GlossaryDirective,
    "bibliografia": BibliographyDirective,
    "partidas": GamesDirective,
    "guardadas": SavedPagesDirective,
    "voces": TermsDirective,
    "traducido": TranslationStateDirective,
}


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect all parts; all of them support parallel reading and writing."""
    for part in PARTS:
        part.setup(app)
    for name, directive in DIRECTIVES.items():
        app.add_directive_to_domain("j", name, directive)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
