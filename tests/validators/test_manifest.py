"""The web manifest, held to the rules of the W3C as a schema."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError

from tests.validators.folders import SITE

TEXT = {"type": "string", "minLength": 1}
COLOUR = {"type": "string", "pattern": "^#[0-9a-f]{6}$"}
# https://www.w3.org/TR/appmanifest/, what it says of these members; others are not used here.
SCHEMA = {
    "type": "object",
    "required": ["name", "start_url", "display", "icons"],
    "additionalProperties": False,
    "properties": {
        **dict.fromkeys(("name", "short_name", "description", "id", "start_url", "scope"), TEXT),
        "lang": {"type": "string", "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]+)*$"},
        "dir": {"enum": ["ltr", "rtl", "auto"]},
        "display": {"enum": ["fullscreen", "standalone", "minimal-ui", "browser"]},
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "icons": {
            "type": "array",
            "minItems": 1,
            "items": {
                "type": "object",
                "required": ["src"],
                "additionalProperties": False,
                "properties": {
                    "src": TEXT,
                    "sizes": {"type": "string", "pattern": r"^(any|\d+x\d+)( (any|\d+x\d+))*$"},
                    "type": {"type": "string", "pattern": "^image/"},
                    "purpose": {
                        "type": "string",
                        "pattern": "^(any|maskable|monochrome)( (any|maskable|monochrome))*$",
                    },
                },
            },
        },
    },
}


@pytest.fixture
def manifest() -> dict[str, Any]:
    """Return what the site says of itself as a program."""
    fields: dict[str, Any] = json.loads((SITE / "manifest.webmanifest").read_text("utf-8"))
    return fields


def test_the_manifest_keeps_to_the_rules(manifest: dict[str, Any]) -> None:
    """Every member is one of the W3C's, with a value that it may have."""
    Draft202012Validator(SCHEMA).validate(manifest)


@pytest.mark.parametrize("wrong", [{"display": "window"}, {"icons": []}, {"nombre": "Juegos"}])
def test_the_rules_refuse(manifest: dict[str, Any], wrong: dict[str, Any]) -> None:
    """A word that is none of theirs, no icon, an unknown member."""
    with pytest.raises(ValidationError):
        Draft202012Validator(SCHEMA).validate({**manifest, **wrong})
