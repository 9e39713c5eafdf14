"""A Firefox without a window, driven by its own protocol, Marionette: WebDriver over a socket.

A message is its length, a colon and JSON: ``[0, number, command, what it takes]`` there, and back
``[1, number, error or null, value]``.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
from contextlib import closing, contextmanager
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NAMES = ("firefox-esr", "firefox")
PATIENCE = 120  # s for it to start, and for whatever is waited for
SETTINGS = {
    "marionette.port": 0,  # any that is free; it writes which one into its profile
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "ui.prefersReducedMotion": 1,
}

PLACE = """if (!one) return one === false ? "nothing" : null;
one.scrollIntoView({ block: "center", behavior: "instant" });
const { x, y, width, height } = one.getBoundingClientRect();
return [x + width / 2, y + height / 2];"""


def find() -> str | None:
    """Return the Firefox of this machine, if it has one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Refused(Exception):
    """The browser could not do what it was told."""


class Firefox:
    """A browser that does one thing after the other."""

    def __init__(self, port: int) -> None:
        self._line = socket.create_connection(("127.0.0.1", port))
        self._read = self._line.makefile("rb")
        self._count = 0
        self._hear()  # what it is
        self.do("WebDriver:NewSession", acceptInsecureCerts=False)

    def close(self) -> None:
        """Hang up."""
        self._read.close()
        self._line.close()

    def do(self, command: str, **given: Any) -> Any:
        """Return what a command is answered by; raises ``Refused`` with what the browser says."""
        self._count += 1
        result = json.dumps([0, self._count, command, given]).encode()
        self._line.sendall(b"%d:%s" % (len(result), result))
        _, _, error, value = self._hear()
        if error:
            raise Refused(f"{command}: {error['message']}")
        return value

    def _hear(self) -> Any:
        size = b""
        while (digit := self._read.read(1)) != b":":
            if not digit:
                raise ConnectionError("Firefox has hung up")
            size += digit
        return json.loads(self._read.read(int(size)))

    def open(self, address: str) -> None:
        """Go to a page, and wait until it is there."""
        self.do("WebDriver:Navigate", url=address)

    def run(self, script: str, *given: Any) -> Any:
        """Return what a script of the page returns, as JSON."""
        return self.do("WebDriver:ExecuteScript", script=script, args=list(given))["value"]

    def until(self, script: str, *given: Any) -> Any:
        """Return what a script returns as soon as that is anything."""
        end = monotonic() + PATIENCE
        while not (process := self.run(script, *given)):
            if monotonic() > end:
                raise Refused(f"in vain for {PATIENCE} s: {script} {given}")
            sleep(0.03)
        return process

    def press(self, script: str, *given: Any) -> bool:
        """
        Click on the element that a script returns, once it is there; whether there is to be one.

        It is found and its place told at once, before the page draws it anew. Where the script
        returns ``false`` nothing is clicked on.
        """
        result = self.until(f"const one = (() => {{ {script} }})(); {PLACE}", *given)
        if result == "nothing":
            return False
        x, y = (round(at) for at in result)
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.do("WebDriver:PerformActions", actions=[mouse])
        return True


@contextmanager
def started(program: str, profile: Path) -> Iterator[Firefox]:
    """Start a Firefox in a profile of its own, and end it with the block."""
    lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in SETTINGS.items())
    (profile / "user.js").write_text("\n".join(lines), "utf-8")
    how = [program, "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
    with subprocess.Popen(how, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            with closing(Firefox(_port(profile / "MarionetteActivePort"))) as browser:
                yield browser
        finally:
            process.kill()


def _port(port_file: Path) -> int:
    end = monotonic() + PATIENCE
    while not (port_file.is_file() and port_file.read_text("utf-8").strip()):
        if monotonic() > end:
            raise Refused(f"Firefox has not started in {PATIENCE} s")
        sleep(0.1)
    return int(port_file.read_text("utf-8"))
