"""juegos.catalogue: every game says who it is, and every id has the form ids have."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from juegos import catalogue
from juegos.core import game as protocols
from juegos.core.about import Can
from juegos.core.errors import UnknownName
from juegos.core.source import Crux, Locus, Rule
from juegos.edition.cite import WORKS
from juegos.serve import DOORS, handle

SLUGS = list(catalogue.CATALOGUE)
FAMILIES = {"dados", "alquerque", "tablas", "naipes"}
NAME = re.compile(r"[a-z]+(-[a-z0-9]+)*")
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def named(slug: str) -> list[Rule | Crux]:
    game = catalogue.game(slug)
    return [*game.rules, *game.cruces]


@pytest.mark.parametrize("slug", SLUGS)
def test_entry_agrees_with_its_game(slug: str) -> None:
    """The slug is the same in the list, the entry and the game; the family is one of four."""
    entry = catalogue.entry(slug)
    assert entry.slug == catalogue.game(slug).slug == slug
    assert entry.family in FAMILIES
    assert NAME.fullmatch(slug)
    assert entry.name


@pytest.mark.parametrize("slug", SLUGS)
def test_entry_says_what_its_game_can_do(slug: str) -> None:
    """Its players can be fetched, and each door of its own has a door of that name."""
    entry = catalogue.entry(slug)
    assert callable(entry.players.player())
    assert set(entry.doors) <= set(DOORS)
    for do in entry.doors:
        reply = handle({"do": do, "slug": slug})
        assert "error" not in reply or reply["error"]["kind"] != "Internal"


@pytest.mark.parametrize("can", Can, ids=lambda can: can.name)
@pytest.mark.parametrize("slug", SLUGS)
def test_entry_says_what_its_game_is_able_to_do(slug: str, can: Can) -> None:
    """An entry declares what its game does, no more and no less, under its default readings."""
    entry, game = catalogue.entry(slug), catalogue.game(slug)
    taken = {
        Can.STEP: entry.stepwise(game),
        Can.MULTI_STEP: entry.multi_step(game),
        Can.HIDE: entry.hidden(game),
        Can.COUNT: entry.counted(game),
        Can.POSITIONAL: entry.positional(game),
    }
    assert isinstance(game, getattr(protocols, can.value)) == (can in entry.can)
    assert game.hides == (Can.HIDE in entry.can)
    assert taken[can] is (game if can in entry.can else None)


@pytest.mark.parametrize("slug", SLUGS)
def test_ids_are_the_slug_and_a_name(slug: str) -> None:
    """Ids of rules and cruces are ``slug.name``: ASCII, hyphenated, none twice in its kind.

    A game may take over cruces of another, as azar pujado does those of medio azar.
    """
    for item in named(slug):
        head, _, name = item.id.partition(".")
        assert head == slug or (isinstance(item, Crux) and head in SLUGS)
        assert NAME.fullmatch(name)
    game = catalogue.game(slug)
    for kind in (game.rules, game.cruces):
        ids = [item.id for item in kind]
        assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_and_cruces_stand_where_the_game_stands(slug: str) -> None:
    """What rests on a text of ours is on a leaf of its game; what quotes it, to the line."""
    leaves = {
        (Locus.parse(text).work, Locus.parse(text).leaf) for text in catalogue.entry(slug).loci
    }
    for item in (item for item in named(slug) if item.locus.work in WORKS):
        assert (item.locus.work, item.locus.leaf) in leaves
        quotes = isinstance(item, Rule) and item.words
        assert item.locus.lines is not None or not quotes


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_say_something(slug: str) -> None:
    """Each rule has a plain sense, a sentence; that and the words, if any, are one line each."""
    for rule in catalogue.game(slug).rules:
        assert rule.words == " ".join(rule.words.split())
        assert rule.says == " ".join(rule.says.split()) != ""
        assert rule.says.endswith(".")


@pytest.mark.parametrize("slug", SLUGS)
def test_cruces_have_rival_readings(slug: str) -> None:
    """A crux asks a question and has two readings or more, each by somebody, none twice."""
    for item in catalogue.game(slug).cruces:
        assert "?" in item.question
        assert len(set(item.keys)) == len(item.keys) >= 2
        assert all(KEY.fullmatch(key) for key in item.keys)
        assert all(reading.gloss and reading.by for reading in item.readings)
        assert item.default == item.keys[0]


MEDIO = {
    "catorce": "xiiij xv-nulo xv-suerte azar",
    "encuentro": "nueva-suerte arrastra de-nuevo gana-suerte",
    "primer-azar": "sigue pasa acaba",
    "segundo-azar": "sube cobra sube-y-cobra",
    "leuara": "lleva paga",
}
FINAL = "repeticion recuento acuerdo"
# The public names of cruces and keys, as they were laid down before any code: exactly so in
# pages, addresses and data.
PUBLISHED = {
    "mayores": {"dados": "tres dos uno", "empate": "repite tablas mano"},
    "menores": {"dados": "tres dos uno", "empate": "repite tablas mano"},
    "tanto": {"orden": "juntos uno-luego-dos uno-luego-dos-as-repite tanto-fijo"},
    "triga": {
        "caso": "integrado a b c duelo rondas",
        "par": "trio lista pareja ninguno",
        "respuesta": "gana nada pierde",
        "ocho": "completo lista",
    },
    "azar": {
        "limites": "exclusivo inclusivo segunda",
        "encuentro": "de-cabo segunda pasa tablas gana",
        "reazar": "mano segundo confirma",
        "replica": "no sozobra",
    },
    "marlota": {
        "igual": "otra encuentro tablas gana",
        "limites": "exclusivo inclusivo",
        "carrera": "dueno la-suya",
    },
    "riffa": {"tercero": "dado tres tres-justo", "manna": "tablas repite"},
    "par-con-as": {"ases": "con-triple sin-triple cualquiera", "orden": "juntos sucesivos"},
    "panquist": {
        "igual": "otra encuentro",
        "paradas": "iguales triangulares dobladas sola",
        "cinco-as-as": "dos tres",
        "tria-as": "et-as las",
        "dos-dos-cinco": "et o",
        "una-vez": "una varias",
        "cobro": "ambos solo-lanza",
    },
    "medio-azar": MEDIO,
    "azar-pujado": {
        "pujas": "todas todas-y-la-ultima azar-y-la-ultima azares",
        **MEDIO,
    },
    "guirguiesca": {
        "primer-azar": "sigue gana acaba",
        "encuentro": "gana otro rehusado-repite rehusado-tablas de-cabo",
    },
    "alquerque": {
        "captura": "libre una entera obligatoria maxima",
        "pasos": "todos sin-retroceso",
        "soplo": "no si",
        "final": FINAL,
    },
    "alquerque-de-tres": {
        "movimiento": "lineas ninguno cualquiera",
        "piezas": "tres cuatro",
        "centro": "libre vedado",
        "final": FINAL,
    },
    "alquerque-de-nueve": {"vuelo": "si no", "dados": "no si", "final": FINAL},
    "cercar-la-liebre": {
        "cazadores": "doce once diez",
        "saltos": "uno varios",
        "mano": "cazadores liebre",
        "final": FINAL,
    },
    "damas-espanolas": {"soplo": "no si"},
    "damas-rusas": {},
    "damas-turcas": {"coronacion": "al-final sigue"},
    "damas-internacionales": {},
    "zamma": {
        "captura": "obligatoria maxima libre",
        "retirada": "al-final al-momento",
        "final": FINAL,
    },
    "dama-filipina": {"captura": "maxima obligatoria", "final": FINAL},
    "lasca": {"final": FINAL},
    "bashni": {"atras": "si no"},
    "fanorona": {"tablero": "tsivy dimy telo", "continuar": "libre obligatoria", "final": FINAL},
    "konane": {"tablero": "10 8 6 4"},
    "dablot": {"captura": "libre obligatoria", "final": FINAL},
    "peralikatuma": {
        "captura": "obligatoria libre",
        "vertice": "recto quebrado",
        "final": FINAL,
    },
    "dieciseis-soldados": {
        "captura": "obligatoria libre",
        "vertice": "recto quebrado",
        "final": FINAL,
    },
    "awithlaknannai": {
        "tablero": "doce veintitres veinticuatro",
        "captura": "libre obligatoria",
        "final": FINAL,
    },
    "queah": {"reserva": "y-mueve es-turno", "captura": "libre obligatoria", "final": FINAL},
}


@pytest.mark.parametrize("slug", [slug for slug in PUBLISHED if slug in SLUGS])
def test_keys_are_those_published(slug: str) -> None:
    """Cruces, their keys and which is the default stay; what is new, tests/ids.txt asks for."""
    results = {crux.name: crux for crux in catalogue.game(slug).cruces}
    for name, published in PUBLISHED[slug].items():
        keys = published.split()
        assert [key for key in results[name].keys if key in keys] == keys
        assert results[name].default == keys[0]


def test_no_name_is_used_twice() -> None:
    """No two games share a slug, a name or their rules, though several may be made by one class."""
    entries = catalogue.CATALOGUE.values()
    for field in ("slug", "name"):
        assert len({getattr(entry, field) for entry in entries}) == len(entries)
    assert [entry.slug for entry in entries] == SLUGS
    games = [catalogue.game(slug) for slug in SLUGS]
    assert [game.slug for game in games] == SLUGS
    assert len({game.rules for game in games}) == len(SLUGS)


@pytest.mark.parametrize("slug", ["azra", "Azar", "azar ", "../azar"])
def test_unknown_game_is_refused_with_the_nearest(slug: str) -> None:
    """The message names the game most like it first."""
    with pytest.raises(UnknownName, match="nearest: azar") as caught:
        catalogue.game(slug)
    assert repr(slug) in str(caught.value)


@pytest.mark.parametrize("slug", ["", "zzzz", "0"])
def test_unknown_game_like_none_is_refused_with_those_there_are(slug: str) -> None:
    """The message lists the games."""
    with pytest.raises(UnknownName, match=", ".join(SLUGS)) as caught:
        catalogue.game(slug)
    assert repr(slug) in str(caught.value)


def test_event_rules_are_shared_with_no_other_game() -> None:
    """A rule belongs to one game: no id stands in two."""
    ids = [rule.id for rule in chain(*(catalogue.game(slug).rules for slug in SLUGS))]
    assert len(set(ids)) == len(ids)
