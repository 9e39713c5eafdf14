"""What only a site that knows its address has: its list of pages, and its answers of oEmbed.

Each is held to what its standard says, as a schema; ``tests.help.addressed_site`` has made the
site.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError
from lxml import etree, html

from tests.validators.folders import ROOT

SITE = ROOT / "build" / "addressed"
LIST = etree.RelaxNG(etree.parse(Path(__file__).with_name("sitemap.rng")))
ANSWER = Draft202012Validator(
    json.loads(Path(__file__).with_name("oembed.json").read_text("utf-8"))
)
IN_LIST = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
ANSWERS = sorted(SITE.glob("oembed/*/*.json"))


def listed() -> etree._Element:
    """Return the list of pages."""
    return etree.parse(SITE / "sitemap.xml").getroot()


def test_the_list_of_pages_keeps_to_its_protocol() -> None:
    """Each page stands there once in each language, and beside it are those in all of them."""
    pages = listed()
    LIST.assertValid(pages)
    places = [page.findtext(f"{IN_LIST}loc") for page in pages]
    assert len(places) == len(set(places))
    others = {link.get("href") for link in pages.iter("{*}link")}
    assert others == set(places)
    assert {link.get("hreflang") for link in pages.iter("{*}link")} == {"en", "es", "fr"}


@pytest.mark.parametrize(
    ("name", "text"), [("loc", "index.html"), ("lastmod", "yesterday"), ("place", "")]
)
def test_the_protocol_refuses(name: str, text: str) -> None:
    """An address that is not whole, a day that is none, an element of no such name."""
    pages = listed()
    wrong = pages[0].find(f"{IN_LIST}{name}")
    if wrong is None:
        wrong = etree.SubElement(pages[0], f"{IN_LIST}{name}")
    wrong.text = text
    assert not LIST.validate(pages)


@pytest.mark.parametrize("kind", ["juego", "cuadro", "pasaje"])
def test_an_answer_is_one_of_oembed(kind: str) -> None:
    """Of boards, tables and passages: it has the members of its type, and its HTML is a frame."""
    answers = [json.loads(one.read_text("utf-8")) for one in ANSWERS if one.parent.name == kind]
    assert answers
    for answer in answers:
        ANSWER.validate(answer)
        frame = html.fragment_fromstring(answer["html"])
        assert frame.tag == "iframe"
        assert [frame.get(side) for side in ("width", "height")] == [
            str(answer[side]) for side in ("width", "height")
        ]


@pytest.mark.parametrize(
    "wrong",
    [{"version": 1.0}, {"type": "frame"}, {"html": ""}, {"width": "480"}, {"thumbnail_width": 9}],
)
def test_oembed_refuses(wrong: dict[str, Any]) -> None:
    """A number for the version, a type that is none, no HTML, a width in words, half a picture."""
    content = json.loads(ANSWERS[0].read_text("utf-8"))
    ANSWER.validate(content)
    with pytest.raises(ValidationError):
        ANSWER.validate({**content, **wrong})
