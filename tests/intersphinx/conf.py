"""A project that is not ours, which cites this edition through its inventory."""

from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole

KINDS = "pasaje regla crux veredicto cuadro termino juego obra".split()


class Juegos(Domain):
    name, label = "j", "Juegos"
    object_types = {kind: ObjType(kind, kind) for kind in KINDS}
    roles = {kind: XRefRole() for kind in KINDS}


def setup(app):
    app.add_domain(Juegos)


project = "Elsewhere"
extensions = ["myst_parser", "sphinx.ext.intersphinx"]
nitpicky = True
