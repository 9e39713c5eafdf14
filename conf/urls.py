"""The addresses in the package's metadata: those of the site, where JUEGOS_URL tells one."""

from __future__ import annotations

import os
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class Urls(MetadataHookInterface):
    """Writes ``[project.urls]``; without an address, which nobody could follow, none is written."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the addresses to the metadata that hatchling has read."""
        site = os.environ.get("JUEGOS_URL", "").rstrip("/")
        pages = {
            "Homepage": "",
            "Source": "metodo/datos.html",
        }
        metadata["urls"] = {name: f"{site}/{page}" for name, page in pages.items() if site}
