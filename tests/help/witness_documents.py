"""TEI of transcriptions, as their importers make it, for a validator that knows all of TEI.

``python -m tests.help.witness_documents FOLDER`` writes a document of each sample in
tests/help/witnesses, and of each real file below JUEGOS_WITNESSES.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from lxml import etree

from conf.edition.document import Element
from conf.witnesses.tei_import import ImportResult, element

SAMPLES = Path(__file__).parent / "witnesses"  # each named after its format; the words are ours
# Where files of a format are, below a folder laid out as REPOSITORY/PATH.
REAL = {
    "hsms": "OSTA/**/*.txt",
    "markdown": "*/src/*.md",
    "tcp": "A*/A*.xml",
    "antonomaz": "Corpus/Mazarinades/**/*.xml",
}


def sample(format: str) -> Path:
    """Return the sample of a format."""
    return next(SAMPLES.glob(f"{format}.*"))


def real(format: str) -> list[Path]:
    """Return the real files of a format; none where JUEGOS_WITNESSES names no folder."""
    folder = os.environ.get("JUEGOS_WITNESSES")
    return sorted(Path(folder).glob(REAL[format])) if folder else []


def document(imported: ImportResult) -> Element:
    """Return a whole TEI document of a body; it takes the body up."""
    root = element("TEI", None, xml_id="witness", xml_lang=imported.language or "und")
    described = element("fileDesc", element("teiHeader", root))
    element("title", element("titleStmt", described)).text = imported.title
    for part in ("publicationStmt", "sourceDesc"):
        element("p", element(part, described)).text = "Of a test."
    element("text", root).append(imported.body)
    return root


def main(folder: Path) -> None:
    """Write all documents into a folder, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.xml"):
        old.unlink()
    for format in sorted(path.stem for path in SAMPLES.iterdir()):
        importer: Any = import_module(f"conf.witnesses.{format}")
        for number, path in enumerate([sample(format), *real(format)]):
            root = document(importer.read(path.read_text("utf-8"), path.name))
            made = folder / f"{format}-{number}-{path.stem}.xml"
            made.write_bytes(etree.tostring(root, encoding="utf-8", xml_declaration=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
