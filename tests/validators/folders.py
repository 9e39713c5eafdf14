"""Where what the site publishes is found by programs that are not ours."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
DISTRIBUTIONS = ROOT / "build" / "distributions"
