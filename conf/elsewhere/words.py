"""The build hooks of ``juegos-sphinx`` for hatchling: words of passages, and addresses."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PASSAGES = "juegos_sphinx/passages.json"


class Urls(MetadataHookInterface):
    """Adds ``[project.urls]`` if ``JUEGOS_URL`` has the address of the site, as for juegos."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the addresses of the edition and of the page on the extension."""
        site = os.environ.get("JUEGOS_URL", "").rstrip("/")
        pages = {
            "Homepage": "",
            "Documentation": "desarrollo/fuera.html",
            "Source": "metodo/datos.html",
        }
        metadata["urls"] = {name: f"{site}/{page}" for name, page in pages.items() if site}


class Words(BuildHookInterface[Any]):
    """Adds the segments of the corpus: id, place, original and translations."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write them in the order of the texts; an sdist contains them already."""
        del version
        self.made: Path | None = None
        if (Path(self.root) / PASSAGES).exists():
            return
        sys.path.insert(0, str(Path(self.root).parents[1]))
        from conf.publish import texts  # noqa: PLC0415  found by the path that is set above

        by_id = {row[0]: row[1:] for one in texts.sections() for row in texts.rows(one)}
        self.made = Path(tempfile.mkdtemp()) / "passages.json"
        self.made.write_text(json.dumps(by_id, ensure_ascii=False), "utf-8")
        build_data["force_include"][str(self.made)] = PASSAGES

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Delete the files made for the build."""
        del version, build_data, artifact_path
        if self.made:
            shutil.rmtree(self.made.parent)
