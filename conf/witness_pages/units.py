"""The citable units of each work: its articles, printed pages, laws or chapters.

Each function here takes a stretch of a text and returns the units that begin in it, each with the
anchor at which it stands.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from conf.edition.document import ID

if TYPE_CHECKING:
    from collections.abc import Callable

    from conf.edition.document import Element
    from conf.witnesses.sections import Stretch

    Units = Callable[[Stretch], dict[str, str]]

NUMERALS = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV".split()
LEPEINTRE = {"premierePartie": "I", "deuxiemePartie": "II", "troisiemePartie": "III"}
LEPEINTRE |= {"quatriemePartie": "IV"}
# The numbers of articles of Lelasseux-Lafosse that their transcription has not right: both stand
# where one is lacking, and have that of another one.
MISNUMBERED = {"a191-2": "194", "a269": "267"}
TOP = ""  # the anchor of what stands at the head of a page
CHAPTER = re.compile(r"chapitre(\d+)")


def articles(one: Stretch) -> dict[str, str]:
    """Return numbered articles."""
    matches = (div for div in one.every("div") if div.get("type") == "article")
    return {number(div): str(div.get(ID)) for div in matches}


def number(article: Element) -> str:
    """Return the number of an article, corrected where it is misprinted."""
    return MISNUMBERED.get(str(article.get(ID)), str(article.get("n")))


def pages(one: Stretch) -> dict[str, str]:
    """Return printed pages."""
    return {str(pb.get("n")): f"f{pb.get('n')}" for pb in one.every("pb") if pb.get("n")}


def laws(one: Stretch) -> dict[str, str]:
    """Return the numbered laws of Cavendish."""
    if one.stem != "lawsOfPiquet":
        return {}
    return {str(item.get("n")): str(item.get(ID)) for item in one.every("item") if item.get("n")}


def chapters(one: Stretch) -> dict[str, str]:
    """Return the chapter of Guiton that a stretch belongs to."""
    match = CHAPTER.fullmatch(one.stem)
    return {NUMERALS[int(match[1]) - 1] if match else one.stem: TOP}


def sections(one: Stretch) -> dict[str, str]:
    """Return the sections of Lepeintre that begin in a stretch: ``I.II``."""
    part = LEPEINTRE.get(one.stem)
    begun = {*one.begun, *(str(div.get(ID)) for div in one.every("div"))} if part else set()
    return {
        f"{part}.{numeral}": f"s1.{n}"
        for n, numeral in enumerate(NUMERALS, 1)
        if f"s1.{n}" in begun
    }


def none(one: Stretch) -> dict[str, str]:
    """Return nothing: no rule cites a place in this work."""
    del one
    return {}
