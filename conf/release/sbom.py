"""The software that a release contains or was made with, as CycloneDX: what the locks name.

A component is ``required`` if files of it are in the site, ``excluded`` if it only builds or tests.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from conf.release_date import DAY
from conf.sphinx.page.notices import WORKS
from juegos import __version__

PINNED = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)
SHIPPED = {work.package for work in WORKS}


def sbom(root: Path) -> str:
    """Return the bill of materials of a project as JSON, the same each time."""
    product = f"pkg:pypi/juegos@{__version__}"
    parts = {part["purl"]: part for part in (*_of_python(root), *_of_node(root))}
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, product)}",
        "version": 1,
        "metadata": {
            "timestamp": DAY.isoformat(),
            "component": {
                "type": "application",
                "bom-ref": product,
                "name": "juegos",
                "version": __version__,
                "purl": product,
            },
        },
        "components": [parts[purl] for purl in sorted(parts)],
    }
    return json.dumps(bill, indent=1) + "\n"


def _of_python(root: Path) -> Iterator[dict[str, Any]]:
    for lock in sorted((root / "conf/locks").glob("*.txt")):
        for name, version in PINNED.findall(lock.read_text("utf-8")):
            bare = re.sub(r"[-_.]+", "-", name).lower()
            yield _part(f"pkg:pypi/{bare}@{version}", bare, version, shipped=bare in SHIPPED)


def _of_node(root: Path) -> Iterator[dict[str, Any]]:
    lock = json.loads((root / "conf/package-lock.json").read_text("utf-8"))
    for place, result in lock["packages"].items():
        if name := place.rpartition("node_modules/")[2]:
            purl = f"pkg:npm/{name.replace('@', '%40')}@{result['version']}"
            yield _part(purl, name, result["version"], shipped=not result.get("dev"))


def _part(purl: str, name: str, version: str, *, shipped: bool) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "scope": "required" if shipped else "excluded",
    }
