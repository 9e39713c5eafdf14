"""The editorial marks of a text: what editors and scribe have changed, place by place.

Each ``Touch`` is a place where what is printed is not simply what the witness has: an abbreviation
written out, an emendation, a difference between witnesses, a change of the scribe's own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from conf.edition import corpus
from conf.edition.document import ID, ROOT, Element, read, tag_of, texts
from conf.edition.views import plain
from juegos.core.source import Locus

if TYPE_CHECKING:
    from collections.abc import Iterator

EXPANDED, DIVIDED, CAPITAL = "expanded", "divided", "capital"
EMENDED, SURPLUS, DIFFERS = "emended", "surplus", "differs"
STRUCK, ADDED = "struck", "added"
KINDS = (EXPANDED, DIVIDED, CAPITAL, EMENDED, SURPLUS, DIFFERS, STRUCK, ADDED)
SETTLED = (EMENDED, SURPLUS, DIFFERS, STRUCK, ADDED)  # what a look at the witness could settle
DIVISIONS = {"union": DIVIDED, "case": CAPITAL}


@dataclass(frozen=True)
class Touch:
    """A change to the words: its kind and place, the witness's words and ours.

    ``witness`` has the sigla of those that read so, ``who`` the siglum of who did it; either is
    empty where the mark does not say. ``mark`` is the id of the line, or of the place, in the TEI.
    """

    kind: str
    locus: Locus
    mark: str
    segment: str
    has: str
    printed: str
    witness: str = ""
    who: str = ""


@cache
def touches(siglum: str) -> tuple[Touch, ...]:
    """Return all changes to the words of a work, in order; raises for an unknown work."""
    corpus.load().work(siglum)
    results = (_walk(siglum, read(path).body) for path in texts(ROOT / "corpus" / siglum))
    return tuple(touch for of_text in results for touch in of_text)


def _walk(siglum: str, body: Element) -> Iterator[Touch]:
    here, mark = Locus(siglum, "?"), ""
    for element in body.iter():
        n, tag = element.get("n", ""), element.tag
        if tag in {"pb", "milestone"}:
            here, mark = Locus(siglum, n), element.get(ID, "")
        elif tag == "cb":
            here = Locus(siglum, here.leaf, n)
        elif tag == "lb":
            here, mark = (
                Locus(siglum, here.leaf, here.column, (int(n), int(n))),
                element.get(ID, ""),
            )
        elif done := _content(element):
            kind, *fields = done
            segments = (one.get(ID) for one in element.iterancestors("seg"))
            yield Touch(kind, here, mark, next(filter(None, segments), ""), *fields)


def _content(element: Element) -> tuple[str, ...]:
    """Return the content of a mark: kind, old words, printed words, witnesses, hand.

    The apparatus itself tells what is within the reading that it prints.
    """
    words = plain(element, "e")
    if element.tag == "app":
        return _apparatus(element)
    if next(element.iterancestors("app"), None) is not None:
        return ()
    content: tuple[str, ...] = ()
    match element.tag:
        case "ex":
            content = EXPANDED, "", words
        case "choice" if element.find("reg") is not None:
            content = (
                DIVISIONS[_child(element, "reg").get("type", "")],
                *_both(element, "orig", "reg"),
            )
        case "choice":
            who = _sigla(_child(element, "corr").get("resp", ""))
            content = EMENDED, *_both(element, "sic", "corr"), "", who
        case "supplied":
            content = EMENDED, "", words, "", _sigla(element.get("resp", ""))
        case "surplus":
            content = SURPLUS, words, ""
        case "del":
            content = STRUCK, words, ""
        case "add":
            content = ADDED, "", words
    return content


def _apparatus(app: Element) -> tuple[str, ...]:
    """Return an emendation with its dissenters, or a difference between witnesses."""
    lem, others = _child(app, "lem"), app.findall("rdg")
    rest = "; ".join(f"{_sigla(one.get('wit', ''))}: {plain(one, 'e')}" for one in others)
    printed = plain(lem, "e")
    done = [one for tag in ("corr", "supplied") for one in lem.iter(tag)]
    if done:
        sigla = _sigla(" ".join(one.get("wit", "") for one in others))
        return EMENDED, plain(others[0], "e"), printed, sigla, _sigla(done[0].get("resp", ""))
    return DIFFERS, rest, printed, _sigla(lem.get("wit", ""))


def _child(element: Element, tag: str) -> Element:
    result = element.find(tag)
    if result is None:
        raise ValueError(f"{tag_of(element)} without {tag}")
    return result


def _both(choice: Element, before: str, after: str) -> tuple[str, str]:
    return plain(_child(choice, before), "e"), plain(_child(choice, after), "e")


def _sigla(references: str) -> str:
    return references.replace("#", "")
