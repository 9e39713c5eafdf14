"""The JSON-LD of each page, expanded and made into statements by PyLD."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from lxml import html
from pyld import jsonld

from tests.validators.folders import SITE

KIND = "application/ld+json"
BASE = "https://example.org/juegos/"
TERMS, RDF = "http://schema.org/", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
# What its context comes to for what our pages say: each word is one of the vocabulary.
CONTEXT = {"@vocab": TERMS, "id": "@id", "type": "@type"}
PAGES = sorted(SITE.rglob("*.html"))


def _context(address: str, _options: object) -> dict[str, Any]:
    assert address == "https://schema.org", "the one context that pages name"
    return {
        "contextUrl": None,
        "documentUrl": address,
        "contentType": KIND,
        "document": {"@context": CONTEXT},
    }


def _json_ld(page: Path) -> list[dict[str, Any]]:
    scripts = html.fromstring(page.read_bytes()).xpath(
        "//script[@type='application/ld+json']/text()"
    )
    return [json.loads(script) for script in scripts]


def _statements(page: Path, document: dict[str, Any]) -> list[dict[str, Any]]:
    options = {"base": f"{BASE}{page.relative_to(SITE)}", "documentLoader": _context}
    rows: list[dict[str, Any]] = jsonld.to_rdf(document, options)["@default"]
    return rows


def test_linked_data_become_statements() -> None:
    """All is said of things with an address or a name in the file, in words of schema.org."""
    heads = [
        (page, one) for page in PAGES for item in _json_ld(page) for one in _statements(page, item)
    ]
    words = {(page, one["predicate"]["value"]) for page, one in heads}
    things = {(page, one["subject"]["value"]) for page, one in heads}
    assert [word for word in words if not word[1].startswith((TERMS, RDF))] == []
    assert [thing for thing in things if not thing[1].startswith((BASE, "_:", "https://"))] == []
    assert SITE / "dados" / "azar.html" in dict(words)


def test_every_value_is_kept() -> None:
    """Nothing that the page says is dropped: every text of it is in a statement."""
    page = SITE / "dados" / "azar.html"
    (result,) = _json_ld(page)
    results = {one["object"]["value"] for one in _statements(page, result)}

    def texts(value: object) -> set[str]:
        if isinstance(value, dict):
            return {
                text for key, one in value.items() if not key.startswith("@") for text in texts(one)
            }
        if isinstance(value, list):
            return {text for one in value for text in texts(one)}
        return {value} if isinstance(value, str) else set()

    assert texts(result["@graph"]) <= results
