"""The site in a box: built and asked for a page where docker answers, and linted by hadolint."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest

from tests.validators.folders import ROOT

FILE = ROOT / "conf" / "host" / "Dockerfile"
LINTER = Path(sys.executable).parent / "hadolint"
DOCKER = shutil.which("docker") or "docker"


def docker(*args: str) -> str:
    """Return what docker says; an error if it cannot do it."""
    done = subprocess.run(
        [DOCKER, *args], cwd=ROOT, check=True, capture_output=True, encoding="utf-8"
    )
    return done.stdout.strip()


def answers() -> bool:
    """Return whether there is a docker on this machine that may be asked."""
    try:
        docker("version")
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def linted(text: str) -> list[str]:
    """Return the rules of hadolint that a file breaks."""
    done = subprocess.run(
        [str(LINTER), "--no-color", "-"],
        input=text,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return re.findall(r"DL\d+", done.stdout) or done.stderr.split()


def test_the_file_keeps_to_the_rules() -> None:
    """By hadolint, which does see an image without a version and a folder that is no whole path."""
    text = FILE.read_text("utf-8")
    assert linted(text) == []
    spoilt = text.replace(":3.13-slim", "").replace("WORKDIR /juegos", "WORKDIR juegos")
    assert linted(spoilt) == ["DL3006", "DL3000"]


@pytest.mark.thorough
@pytest.mark.skipif(not answers(), reason="no docker answers on this machine")
def test_the_box_is_built_and_answers() -> None:
    """It has the front page, in a type and with headers as our own server sends them."""
    docker("build", "--quiet", "--file", str(FILE), "--tag", "juegos-tested", ".")
    box = docker("run", "--detach", "--rm", "--publish", "127.0.0.1::8080", "juegos-tested")
    try:
        place = docker("port", box, "8080").splitlines()[0]
        for _ in range(50):
            try:
                link = HTTPConnection(place, timeout=10)
                link.request("GET", "/")
                answer = link.getresponse()
                break
            except (OSError, HTTPException):
                time.sleep(0.2)
        assert answer.status == 200
        assert answer.getheader("Content-Type") == "text/html; charset=utf-8"
        assert answer.getheader("Referrer-Policy") == "no-referrer"
        assert b"<title>" in answer.read()
    finally:
        docker("rm", "--force", box)
