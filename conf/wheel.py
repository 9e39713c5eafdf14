"""The build hooks of the package for hatchling: addresses, and compiled catalogues."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

LOCAL = re.compile(r"<!-- in the repository alone -->.*?<!-- end -->\n\n?", re.DOTALL)


class Urls(MetadataHookInterface):
    """Adds ``[project.urls]``, if the address of the site is known.

    The address is that of the site, where ``JUEGOS_URL`` tells one. It writes the description too:
    the README without what is of the repository alone: its pictures, its sessions, its folders.
    """

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the addresses and the description to the metadata that hatchling has read."""
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": LOCAL.sub("", readme)}
        site = os.environ.get("JUEGOS_URL", "").rstrip("/")
        pages = {
            "Homepage": "",
            "Source": "metodo/datos.html",
        }
        metadata["urls"] = {name: f"{site}/{page}" for name, page in pages.items() if site}


class Catalogues(BuildHookInterface[Any]):
    """Adds the compiled catalogue of each language where the command line looks for it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile ``conf/locale/LANGUAGE/LC_MESSAGES/juegos.po``; a checkout reads that itself."""
        if version == "editable":
            return
        root = Path(self.root)
        compiled = runpy.run_path(str(root / "juegos/cli/catalogues.py"))["compiled"]
        self.made = Path(tempfile.mkdtemp())
        for written in sorted(root.glob("conf/locale/*/LC_MESSAGES/juegos.po")):
            language = written.parts[-3]
            made = self.made / f"{language}.mo"
            made.write_bytes(compiled(written.read_text("utf-8")))
            place = f"juegos/cli/locale/{language}/LC_MESSAGES/juegos.mo"
            build_data["force_include"][str(made)] = place

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Delete the files made for the build."""
        if version != "editable":
            shutil.rmtree(self.made)
