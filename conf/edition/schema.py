"""Our subset of TEI as a schema: ``python -m conf.edition.schema`` writes RELAX NG and ODD.

Both are made from ``corpus/schema/subset.toml``. The RELAX NG file holds the body of a text to the
subset, and says which elements contain no text; the header may hold anything of TEI. A second one,
``testigo.rng``, does so for public transcriptions, from ``testigo.toml``. The ODD lists
the elements of TEI that are used, by module, and the attributes that are required. No ODD processor
has read it: such a program needs TEI's own specification and stylesheets, which are in no package
that could be pinned here. So the RELAX NG file is not made from the ODD; both have one source.
"""

from __future__ import annotations

import functools
import tomllib
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING, Any

from conf.edition.document import NAMESPACE, ROOT, read, tag_of

if TYPE_CHECKING:
    from collections.abc import Callable

SCHEMA = ROOT / "corpus" / "schema"
GRAMMAR = "http://relaxng.org/ns/structure/1.0"
TYPES = "http://www.w3.org/2001/XMLSchema-datatypes"
KINDS = {"xml:id": "NCName", "xml:lang": "language"}
# TEI gives these no text of their own, and the subset gives the first no content at all.
EMPTY = frozenset({"pb", "cb", "lb", "milestone", "anchor", "figure", "gap"})
ELEMENTS_ALONE = EMPTY | set(
    "body div choice app list table row lg argument floatingText sp".split()
)
MODULES = {
    "textstructure": "TEI text body div",
    "core": (
        "add author bibl cb choice corr date del gap head hi lb milestone name note num orig p pb "
        "publisher ref reg resp respStmt sic term title"
    ),
    "header": (
        "availability change citeStructure editorialDecl encodingDesc fileDesc idno langUsage "
        "language licence listPrefixDef prefixDef profileDesc publicationStmt refsDecl "
        "revisionDesc sourceDesc teiHeader titleStmt"
    ),
    "transcr": "ex supplied surplus",
    "textcrit": "app lem listWit rdg witness",
    "linking": "seg",
    "analysis": "pc",
    "figures": "figure",
    "gaiji": "char charDecl g localProp mapping",
    "msdescription": (
        "history locus msContents msDesc msIdentifier msItem origDate origPlace origin repository "
        "textLang"
    ),
    "namesdates": "settlement",
}


def subset(name: str = "subset.toml") -> dict[str, dict[str, Any]]:
    """Return the elements of the body: where each may occur, and its attributes."""
    return tomllib.loads((SCHEMA / name).read_text("utf-8"))


def rng(rules_of: str = "subset.toml") -> str:
    """Return the schema of our texts as RELAX NG, or that of transcriptions (``testigo.toml``)."""
    rules = subset(rules_of)
    grammar = ET.Element("grammar", xmlns=GRAMMAR, ns=NAMESPACE, datatypeLibrary=TYPES)
    root = _element(ET.SubElement(grammar, "start"), "TEI")
    _attribute(root, "xml:id", required=True)
    _attribute(root, "xml:lang", required=True)
    header = _element(root, "teiHeader")
    ET.SubElement(ET.SubElement(header, "zeroOrMore"), "ref", name="anything")
    ET.SubElement(_element(root, "text"), "ref", name="body")
    for name in rules:
        _defined(grammar, name, rules)
    _anything(grammar)
    return _serialised(grammar)


def _element(parent: ET.Element, name: str) -> ET.Element:
    return ET.SubElement(parent, "element", name=name)


def _attribute(parent: ET.Element, name: str, *, required: bool) -> None:
    where = parent if required else ET.SubElement(parent, "optional")
    kind = KINDS.get(name, "string")
    data = ET.SubElement(ET.SubElement(where, "attribute", name=name), "data", type=kind)
    if required and kind == "string":
        ET.SubElement(data, "param", name="minLength").text = "1"


def _defined(grammar: ET.Element, name: str, rules: dict[str, dict[str, Any]]) -> None:
    """Define an element: its attributes, then its allowed content, in any order."""
    element = _element(ET.SubElement(grammar, "define", name=name), name)
    for attribute in rules[name].get("attributes", []):
        required = attribute in rules[name].get("required", [])
        _attribute(element, attribute, required=required)
    inside = [child for child, rule in rules.items() if name in rule["in"]]
    if name in EMPTY and not inside:
        ET.SubElement(element, "empty")
        return
    content = ET.SubElement(ET.SubElement(element, "zeroOrMore"), "choice")
    if name not in ELEMENTS_ALONE:
        ET.SubElement(content, "text")
    for child in inside:
        ET.SubElement(content, "ref", name=child)


def _anything(grammar: ET.Element) -> None:
    """Define any element of TEI, with any content."""
    element = ET.SubElement(ET.SubElement(grammar, "define", name="anything"), "element")
    ET.SubElement(element, "nsName")
    content = ET.SubElement(ET.SubElement(element, "zeroOrMore"), "choice")
    ET.SubElement(ET.SubElement(content, "attribute"), "anyName")
    ET.SubElement(content, "text")
    ET.SubElement(content, "ref", name="anything")


def used_elements() -> set[str]:
    """Return the names of all elements in the texts, headers included."""
    paths = sorted((ROOT / "corpus").glob("*/*.xml"))
    return set(subset()) | {tag_of(element) for path in paths for element in read(path).root.iter()}


def odd() -> str:
    """Return the subset as an ODD: TEI's modules with the elements of each that are used."""
    root = ET.Element("TEI", {"xmlns": NAMESPACE, "xml:lang": "en"})
    header = ET.SubElement(ET.SubElement(root, "teiHeader"), "fileDesc")
    title = "The TEI of Juegos: made from subset.toml by conf.edition.schema"
    ET.SubElement(ET.SubElement(header, "titleStmt"), "title").text = title
    for part, words in (
        ("publicationStmt", "The Juegos contributors. CC BY 4.0."),
        ("sourceDesc", "Made for this edition; where each element may stand is in juegos.rng."),
    ):
        ET.SubElement(ET.SubElement(header, part), "p").text = words
    body = ET.SubElement(ET.SubElement(root, "text"), "body")
    spec = ET.SubElement(body, "schemaSpec", ident="juegos", start="TEI")
    ET.SubElement(spec, "moduleRef", key="tei")
    elements = used_elements()
    for module, names in MODULES.items():
        here = " ".join(sorted(elements & set(names.split())))
        ET.SubElement(spec, "moduleRef", key=module, include=here)
    for name, rule in subset().items():
        if wanted := rule.get("required", []):
            change = ET.SubElement(spec, "elementSpec", ident=name, mode="change")
            attributes = ET.SubElement(change, "attList")
            for attribute in wanted:
                ET.SubElement(attributes, "attDef", ident=attribute, mode="change", usage="req")
    return _serialised(root)


def _serialised(root: ET.Element) -> str:
    ET.indent(root, " ")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, "unicode") + "\n"


FILES: dict[str, Callable[[], str]] = {
    "juegos.rng": rng,
    "testigo.rng": functools.partial(rng, "testigo.toml"),
    "juegos.odd": odd,
}

if __name__ == "__main__":
    for name, make in FILES.items():
        (SCHEMA / name).write_text(make(), encoding="utf-8")
