"""The DTS service, served, answers what the validator of its authors asks of any service.

That validator (repository distributed-text-services/validator, which names version 1.0 of the
specification) is not to be had as a package, so its questions are asked here in our own words:
those of its client, and the properties and parameters that it finds wanting.
"""

from __future__ import annotations

import json
import re
import urllib.request
from typing import TYPE_CHECKING, Any

import pytest

from conf.publish import dts
from conf.server import serving
from tests.conf.publish.test_dts import BASE, TEI, expand, objects, parsed, served

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PARAMETERS = {  # of the templates of the entry point, and of those of a resource
    "collection": ({"id", "page", "nav"}, {"nav"}),
    "navigation": ({"resource", "ref", "page"}, {"ref", "start", "end"}),
    "document": ({"resource", "ref"}, {"ref", "start", "end"}),
}
JSON_LD, TEXT = "application/ld+json", "application/tei+xml"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the service of the edition, of its texts the Ordenamiento, at an address of its own."""
    folder: Path = tmp_path_factory.mktemp("dts")
    with serving(folder) as result:
        for path, text in served().items():
            if not re.match("dts/(navigation|document)/(?!taf)", path):
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / path).write_text(text.replace(BASE, result), "utf-8")
        yield result


def asked(address: str, kind: str) -> str:
    """Return the body of an answer, which is there and of a kind."""
    with urllib.request.urlopen(address) as answer:  # noqa: S310 - our own server
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith(kind)
        return str(answer.read().decode())


def fetched(template: str, **values: str | int) -> dict[str, Any]:
    fields: dict[str, Any] = json.loads(asked(expand(template, **values), JSON_LD))
    assert fields["dtsVersion"] == "1.0"
    return fields


def variables(template: str) -> set[str]:
    """Return the parameters of a template."""
    return {
        name for names in re.findall(r"\{[/;]?([\w,]+)\}", template) for name in names.split(",")
    }


def test_templates_have_the_parameters_that_are_asked_for(address: str) -> None:
    """Those of the entry point all of them, those of a resource what it can still be asked."""
    entry = fetched(address + dts.ENTRY)
    assert entry["@id"] == address + dts.ENTRY
    one = fetched(entry["collection"], id="taf.tafurerias")
    for name, (every, own) in PARAMETERS.items():
        assert every <= variables(entry[name]), name
        assert own <= variables(one[name]), name
        assert entry[name].startswith(address)
        assert one[name].startswith(address)


def test_the_root_has_children_and_no_parents(address: str) -> None:
    """It may be asked for without its name, and for either."""
    template = fetched(address + dts.ENTRY)["collection"]
    root = fetched(template)
    assert fetched(template, nav="children")["member"] == root["member"]
    assert fetched(template, nav="parents")["member"] == []
    assert root["totalParents"] == 0


def test_collections_lead_to_a_resource(address: str) -> None:
    """From the root by the first that leads on, as the client of the validator goes."""
    entry = fetched(address + dts.ENTRY)
    result = fetched(entry["collection"])
    while result["@type"] == "Collection":
        of_taf = [one for one in result["member"] if one["@id"].startswith("taf")]
        result = fetched(entry["collection"], id=(of_taf or result["member"])[0]["@id"])
        for node in objects(result):
            if node["@type"] in {"Collection", "Resource"}:
                assert {"title", "@id", "totalChildren", "totalParents"} <= set(node)
    assert {"citationTrees", "navigation", "document", "mediaTypes"} <= set(result)
    assert all(tree["@type"] == "CitationTree" for tree in result["citationTrees"])


def test_citation_trees_and_words_can_be_asked_for(address: str) -> None:
    """One level and two, a unit and all below it, from the first to the last; so with the words."""
    one = fetched(fetched(address + dts.ENTRY)["collection"], id="taf.tafurerias")
    top = fetched(one["navigation"], down=1)["member"]
    ends = {"start": top[0]["identifier"], "end": top[-1]["identifier"]}
    last = {"ref": ends["end"]}
    for values in (
        *({"down": n} for n in (-1, 1, 2)),
        *({**last, "down": n} for n in (-1, 1, 2)),
        ends,
    ):
        result = fetched(one["navigation"], **values)
        assert result["@type"] == "Navigation"
        assert result["@id"] == expand(one["navigation"], **values)
        assert result["resource"]["@id"] == one["@id"]
    assert fetched(one["navigation"], **ends, down=1)["member"] == top
    for values in ({}, {"ref": ends["start"]}, ends):
        text = asked(expand(one["document"], **values), TEXT)
        assert TEI.strip("{}") in text
        path = expand(one["document"], **values).removeprefix(address)
        assert text == served()[path].replace(BASE, address)
        assert parsed(path).tag == f"{TEI}TEI"
