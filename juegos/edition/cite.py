"""Citation records, each a ``Citable``: games, rules, cruces, tables, passages.

A passage is cited by its lines, and also by its id where several have the same lines (``places``);
the site adds what only the corpus knows. ``juegos.edition.formats`` writes a record down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from hashlib import sha256
from typing import NamedTuple

from juegos import __released__, __version__, catalogue, data, tables
from juegos.core.entry import Entry
from juegos.core.errors import BadRequest, UnknownName, one_of
from juegos.core.message import Message, _, as_message, joined
from juegos.core.source import Locus, Rule
from juegos.core.table import Table
from juegos.edition import places

# strings, for programs; the line for people has them in its language
EDITORS = str(_("The Juegos contributors"))
TITLE = str(_("Juegos: the games of Alfonso X's Libro de los juegos (1283), with their odds"))


class Work(NamedTuple):
    """A historical work, as a reference names it; ``unit`` is what its loci count.

    ``paged`` is the year of the edition whose pages they are, if it is a later one, and ``front``
    the name of the place 0, before the first page. ``printed`` is the language of its words here
    where they are a translation, ``renderer`` the translator, ``rendered_in`` the publication of
    the translation, ``doubt`` how far the original was seen. ``family`` is the family name of the
    author, empty where the name has none: Alfonso X.
    """

    author: str
    title: str
    date: str
    unit: str
    paged: str = ""
    front: str = ""
    language: str = ""
    printed: str = ""
    renderer: str = ""
    rendered_in: str = ""
    doubt: str = ""
    family: str = ""

    @property
    def given(self) -> str:
        """The author's given names; empty where there is no family name."""
        return self.author.removesuffix(self.family).strip() if self.family else ""

    @property
    def hand(self) -> Message:
        """The note of a reference on words that are not the original's; empty where they are."""
        if not self.printed:
            return Message("")
        return _(
            "at second hand, as rendered from {original} into {language} by {maker} in {source}",
            original=LANGUAGES[self.language],
            language=LANGUAGES[self.printed],
            maker=RENDERERS[self.renderer],
            source=self.rendered_in,
        )

    def bare(self, place: str) -> str:
        """Return a place without its unit: ``8``, ``preface``."""
        return self.front if self.front and place == FRONT else place

    def called(self, *places: str) -> Message:
        """Return places as a reference prints them: ``p. 8``, ``fol. 67r, 67v``, ``preface``."""
        counted = [place for place in places if self.bare(place) == place]
        named = [as_message(self.front)] * (len(counted) < len(places))
        if counted:
            named.append(UNITS[self.unit].with_fields(places=", ".join(counted)))
        return joined(named)

    def year(self, *places: str) -> str:
        """Return the year of the edition with these places; its front is the first edition's."""
        counted = any(self.bare(place) == place for place in places)
        return self.paged if self.paged and counted else self.date


FRONT = "0"
UNITS = {
    "fol.": _("fol. {places}"),
    "p.": _("p. {places}"),
    "section": _("section {places}"),
    "passage": _("passage {places}"),
}
LANGUAGES = {"en": _("English"), "es": _("Spanish"), "fr": _("French")}
# NOTE: who made a rendering: "a rendering into Spanish by a machine"
RENDERERS = {"machine": _("a machine")}

_WORKS = data.load_json("edition/works.json")
WORKS = {siglum: Work(**fields) for siglum, fields in _WORKS["works"].items()}
# The short names of works that are cited, by key.
CITED: Mapping[str, str] = _WORKS["cited"]


# What may stand before an id to say what it is the id of; anything else is a work's siglum.
_KINDS = {"edicion", "juego", "regla", "crux", "cuadro", "termino", "veredicto", "obra"}


@dataclass(frozen=True, slots=True)
class Citable:
    """A citable object; ``kind`` as in the domain of the site, ``date`` of the historical text.

    ``source`` are its sources, for a passage the passage itself; ``digest`` is that of a table's
    CSV; ``released`` the day on which the version of the edition was published.
    """

    kind: str
    id: str
    title: str
    author: str = EDITORS
    date: str = ""
    source: tuple[Locus, ...] = ()
    readings: tuple[tuple[str, str], ...] = ()
    digest: str = ""
    note: str = ""
    url: str = ""
    version: str = __version__
    released: str = __released__

    @property
    def ref(self) -> str:
        """The id with its kind, where the id alone is ambiguous: ``regla:azar.reazar``."""
        return self.id if self.kind in {"pasaje", "termino"} else f"{self.kind}:{self.id}"

    @property
    def language(self) -> str:
        """The language of what is cited: that of an old text, and English of all that is ours."""
        return self._old.language if self._old else "en"

    @property
    def family(self) -> str:
        """The family name of the author; empty where the name has none."""
        return self._old.family if self._old else ""

    @property
    def given(self) -> str:
        """The author's given names; empty where there is no family name."""
        return self._old.given if self._old else ""

    @property
    def _old(self) -> Work | None:
        """The work that a passage is of."""
        return WORKS.get(self.source[0].work) if self.kind == "pasaje" and self.source else None

    @property
    def hand(self) -> Message:
        """The note on its sources, if they are no originals: ``at second hand, as …``."""
        works = dict.fromkeys(WORKS[at.work].hand for at in self.source if at.work in WORKS)
        return joined(filter(None, works), "; ")


def edition() -> Citable:
    """Return the record of the whole edition."""
    return Citable("edicion", "juegos", TITLE)


def passage(*loci: Locus) -> Citable:
    """Return the record of a passage, which may continue in another column or leaf.

    Raises:
        UnknownName: the edition has no such work.
    """
    siglum = loci[0].work
    if siglum not in WORKS:
        names = one_of(WORKS)
        raise UnknownName(_("there is no work {siglum!r}; {works}", siglum=siglum, works=names))
    work = WORKS[siglum]
    places = [locus.place for locus in loci]
    title, year = joined([work.title, work.called(*places)]), work.year(*places)
    first = "" if year == work.date else f"First edition {work.date}"
    note = ". ".join(filter(None, (first, work.doubt)))
    id = "+".join(map(str, loci))
    return Citable("pasaje", id, title, work.author, year, loci, note=note)


def segment(name: str) -> Citable:
    """Return the record of a segment, with its id where others have the same lines."""
    result = passage(*places.loci()[name])
    return replace(result, id=f"{result.id}/{name}") if places.shares_lines(name) else result


def _printed(id: str) -> Citable:
    """Return the record of any lines of a text, joined by ``+``; raises for missing ones."""
    loci = tuple(map(Locus.parse, id.split("+")))
    result = passage(*loci)
    for locus in loci:
        places.require(locus)
    return result


def place_name(locus: Locus) -> str:
    """Return the name of a place in a reference; a work cited from elsewhere has its key."""
    if locus.work not in WORKS:
        return str(locus)
    return ", ".join(filter(None, (passage(locus).title, WORKS[locus.work].hand)))


TITLES = {"regla": _("Rule {id}"), "crux": _("Crux {id}"), "veredicto": _("Verdict {id}")}


def source_names(loci: Iterable[Locus]) -> Message:
    """Return sources as a reference names them: texts of ours by id, other works by name."""
    places: dict[str, list[str]] = {}
    for locus in loci:
        name = CITED.get(locus.work, "")
        places.setdefault(name or str(locus), []).extend([locus.place] if name else [])
    named = [joined(filter(None, [as_message(name), *at])) for name, at in places.items()]
    return joined(named, "; ")


def as_citable(kind: str, id: str, *loci: Locus) -> Citable:
    """Return the record of an object of the edition by its id: a rule, a crux, a verdict."""
    return Citable(kind, id, TITLES[kind].with_fields(id=id), source=loci)


def table_record(table: Table) -> Citable:
    """Return the record of a table under the readings it was made with."""
    return Citable(
        "cuadro",
        table.id,
        table.title,
        source=table.source,
        readings=table.readings,
        digest=digest(table),
    )


def digest(table: Table) -> str:
    """Return the first 16 digits of the SHA-256 of the table's CSV, as it is downloaded."""
    return sha256(table.csv().encode()).hexdigest()[:16]


def record_makers(readings: Mapping[str, str] | None = None) -> dict[str, Callable[[], Citable]]:
    """Return for each ``ref`` known to the package a function that makes its record."""
    made = {f"cuadro:{id}": partial(_table, id, readings or {}) for id in tables.ids()}
    return {**_without_readings(), **made}


@cache
def _without_readings() -> Mapping[str, Callable[[], Citable]]:
    """Return the makers of all records except those of tables; this makes every game once."""
    makers: dict[str, Callable[[], Citable]] = {"edicion:juegos": edition}
    for entry in catalogue.CATALOGUE.values():
        game = catalogue.game(entry.slug)
        makers[f"juego:{entry.slug}"] = partial(_game, entry)
        makers |= {f"regla:{rule.id}": partial(_rule, rule) for rule in game.rules}
        for crux in game.cruces:
            makers[f"crux:{crux.id}"] = partial(as_citable, "crux", crux.id, crux.locus)
    return makers


def _game(entry: Entry) -> Citable:
    loci = tuple(map(Locus.parse, entry.loci))
    title = _("{game}: rules and odds", game=entry.name)
    return Citable("juego", entry.slug, title, source=loci)


def _rule(rule: Rule) -> Citable:
    return as_citable("regla", rule.id, rule.locus)


def _table(id: str, readings: Mapping[str, str]) -> Citable:
    return table_record(tables.table(id, readings))


def cite(id: str, readings: Mapping[str, str] | None = None) -> tuple[Citable, ...]:
    """Return the records of all objects with this id: ``azar.reazar`` is a rule and a crux.

    ``crux:azar.reazar`` is the crux alone; ``ldj:67r.a.12-15`` a passage, its parts joined by
    ``+``; ``azar.s2`` a segment of a text; ``juegos`` the edition.

    Raises:
        BadNotation: a text that looks like a place is none.
        BadRequest: readings were given for something other than a table.
        UnknownName: nothing has that id; the message names the nearest.
    """
    if name := places.segment(id):
        citables: dict[str, Callable[[], Citable]] = {"pasaje": partial(segment, name)}
    elif ":" in id and "/" not in id and id.partition(":")[0] not in _KINDS:
        citables = {"pasaje": partial(_printed, id)}
    else:
        makers = record_makers(readings)
        citables = {ref: make for ref, make in makers.items() if id in {ref, _bare(ref)}}
    if not citables:
        near = _near(id, [*makers, *map(_bare, makers), *places.loci()])
        raise UnknownName(
            _(
                "there is nothing to cite by the id {name!r}; nearest: {names} (terms and "
                "verdicts are cited on the site)",
                name=id,
                names=", ".join(near) or _("nothing"),
            )
        )
    if readings and not all(ref.startswith("cuadro:") for ref in citables):
        raise BadRequest(_("readings belong to a table; {name!r} is none", name=id))
    return tuple(make() for make in citables.values())


def _near(id: str, names: Iterable[str]) -> list[str]:
    """Return up to three names that begin like ``id``, the most similar first."""
    alike = {name: _common_length(id, name) for name in names}
    return sorted((name for name in alike if alike[name] > 2), key=lambda n: -alike[n])[:3]


def _common_length(one: str, other: str) -> int:
    """Return the length of the common beginning of two names."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))


def _bare(ref: str) -> str:
    return ref.partition(":")[2]
