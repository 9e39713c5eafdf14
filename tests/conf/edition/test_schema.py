"""The schemas of the texts say what the subset says; jing itself runs in the session ``tei``.

A second validator, that of lxml, holds every text to the schema here.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from lxml import etree

from conf.edition import schema
from conf.edition.document import NAMESPACE, ROOT

RNG = "{http://relaxng.org/ns/structure/1.0}"
TEI = "{http://www.tei-c.org/ns/1.0}"
RULES = schema.subset()


@pytest.mark.parametrize("name", schema.FILES)
def test_the_schema_is_the_one_that_is_made(name: str) -> None:
    """``python -m conf.edition.schema`` has been run since the subset last changed."""
    assert (schema.SCHEMA / name).read_text("utf-8") == schema.FILES[name]()


@pytest.fixture(scope="module")
def defined() -> dict[str, ET.Element]:
    """The definitions of the RELAX NG schema by name."""
    root = ET.fromstring(schema.rng())  # noqa: S314 - of our own making
    return {str(one.get("name")): one for one in root.iter(f"{RNG}define")}


@pytest.mark.parametrize("name", RULES)
def test_an_element_stands_where_the_subset_says(name: str, defined: dict[str, ET.Element]) -> None:
    """It is referred to in just those, the body in the schema's start."""
    results = {
        parent
        for parent, one in defined.items()
        if one.find(f".//{RNG}ref[@name='{name}']") is not None
    }
    assert results == set(RULES[name]["in"]) - {"text"}


@pytest.mark.parametrize("name", RULES)
def test_attributes_are_those_of_the_subset(name: str, defined: dict[str, ET.Element]) -> None:
    """All that it may have; those that it must have are not optional."""
    (element,) = defined[name].findall(f"{RNG}element")
    every = [one.get("name") for one in element.iter(f"{RNG}attribute")]
    wanted = [one.get("name") for one in element.findall(f"{RNG}attribute")]
    assert every == RULES[name].get("attributes", [])
    assert set(wanted) == set(RULES[name].get("required", []))


@pytest.fixture(scope="module")
def transcriptions() -> etree.RelaxNG:
    """The schema of public transcriptions as lxml reads it."""
    return etree.RelaxNG(etree.parse(schema.SCHEMA / "testigo.rng"))


@pytest.mark.parametrize(
    ("words", "fits"),
    [
        ('<p>q<ex>ue</ex> <hi rend="initial" n="8">P</hi>or<lb break="no"/>que</p>', True),
        ("<list><item>a</item></list>", True),
        ("<table><row><cell>a<note>b</note></cell></row></table>", True),
        ("<figure><head>a</head></figure>", True),
        ("<figure>a</figure>", False),
        ("<list>a</list>", False),
        ('<p>a<anchor xml:id="b"/>c</p>', True),
        ('<p><anchor xml:id="b">c</anchor></p>', False),
        ('<milestone unit="rule"/>', True),
        ("<p><seg>a</seg></p>", False),
    ],
)
def test_a_transcription_has_its_own_subset(
    words: str, *, fits: bool, transcriptions: etree.RelaxNG
) -> None:
    """What stands on the page, and nothing that this edition makes of it."""
    head = f'<TEI xmlns="{NAMESPACE}" xml:id="a" xml:lang="fr"><teiHeader/><text><body>'
    body = f'<div type="part">{words}</div></body></text></TEI>'
    assert transcriptions.validate(etree.fromstring(head + body)) is fits


@pytest.fixture(scope="module")
def validator() -> etree.RelaxNG:
    """The schema as lxml reads it."""
    return etree.RelaxNG(etree.parse(schema.SCHEMA / "juegos.rng"))


TEXTS = sorted((ROOT / "corpus").glob("*/*.xml"))


@pytest.mark.parametrize("path", TEXTS, ids=[path.name for path in TEXTS])
def test_every_text_keeps_to_the_schema(path: Path, validator: etree.RelaxNG) -> None:
    """The validator of lxml finds it valid, as jing does."""
    assert validator.validate(etree.parse(path)), validator.error_log


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("<p>", "<p><p/>", "element p"),
        ("<p>", '<p rend="x">', "rend"),
        ("<body>", "<body>words", "body"),
        ("<lb ", "<br ", "br"),
    ],
)
def test_a_text_that_does_not_is_found(
    old: str, new: str, wrong: str, validator: etree.RelaxNG
) -> None:
    """An element, an attribute or words where the subset has none."""
    text = (ROOT / "corpus" / "ldj" / "dados.xml").read_text("utf-8")
    head, start, body = text.partition("<body>")
    spoilt = head + (start + body).replace(old, new, 1)
    assert not validator.validate(etree.fromstring(spoilt.encode()))
    assert wrong in str(validator.error_log)


def test_pages_and_lines_are_empty_and_divisions_have_no_text(
    defined: dict[str, ET.Element],
) -> None:
    """More than the subset says: words stand in paragraphs and headings only."""
    assert all(
        defined[name].find(f"*/{RNG}empty") is not None for name in schema.EMPTY & RULES.keys()
    )
    for name in schema.ELEMENTS_ALONE & set(RULES):
        assert defined[name].find(f".//{RNG}text") is None
    assert defined["p"].find(f".//{RNG}text") is not None


def test_the_odd_names_every_element_that_is_used_in_one_module() -> None:
    """Headers included; and of the body's, the attributes that are wanted."""
    root = ET.fromstring(schema.odd())  # noqa: S314 - of our own making
    named = [
        name for ref in root.iter(f"{TEI}moduleRef") for name in ref.get("include", "").split()
    ]
    assert sorted(named) == sorted(schema.used_elements() | {"text", "TEI"})
    for spec in root.iter(f"{TEI}elementSpec"):
        wanted = [one.get("ident") for one in spec.iter(f"{TEI}attDef")]
        assert wanted == RULES[str(spec.get("ident"))]["required"]
