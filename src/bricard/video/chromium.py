"""An installed Chromium, without a window: opens a page, runs JavaScript in it, takes pictures of it.

It is spoken to by the DevTools protocol through two pipes (--remote-debugging-pipe): messages of JSON, each ended by
a zero byte. So nothing else has to be installed.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bricard.errors import FileError

NAMES = (  # programs without windows first, which take a fifth less time
    "chromium-headless-shell chrome-headless-shell chromium chromium-browser google-chrome google-chrome-stable "
    "chrome microsoft-edge"
).split()
PLACES = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
PATIENCE = 60.0  # seconds for a page to appear
# Graphics without a graphics card, composed without it too, which takes half of the time; and nothing that asks the
# network or the user.
OPTIONS = (
    "--headless=new",
    "--remote-debugging-pipe",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-gpu-compositing",
    "--hide-scrollbars",
    "--mute-audio",
    "--no-first-run",
    "--no-startup-window",
    "--disable-background-networking",
    "--disable-extensions",
    "--disable-sync",
)
# Becomes the program, with its pipes where it looks for them: 3 and 4, whatever their numbers were.
PIPED = """
import fcntl, os, sys
pipes = [fcntl.fcntl(int(number), fcntl.F_DUPFD, 10) for number in sys.argv[1:3]]
for number, pipe in enumerate(pipes, 3):
    os.dup2(pipe, number)
os.execv(sys.argv[3], sys.argv[3:])
"""


def find_chromium() -> str | None:
    """The program: what the variable CHROMIUM names, or one with a usual name."""
    if not hasattr(os, "geteuid"):
        return None  # its pipes have other numbers on Windows
    given = os.environ.get("CHROMIUM")
    found = [given] if given else [shutil.which(name) for name in NAMES]
    return next((one for one in (*found, *PLACES) if one and Path(one).exists()), None)


class Chromium:
    """A browser that runs as long as it is the subject of `with`."""

    def __init__(self, program: str) -> None:
        self.program, self.number, self.buffer = program, 0, b""

    def __enter__(self) -> Chromium:
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        (inward, self.writing), (self.reading, outward) = os.pipe(), os.pipe()
        alone = ["--no-sandbox"] if os.geteuid() == 0 else []  # it refuses root otherwise
        command = [self.program, *OPTIONS, *alone, f"--user-data-dir={self.folder.name}"]
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", PIPED, str(inward), str(outward), *command],
            pass_fds=(inward, outward),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(inward)
        os.close(outward)
        return self

    def __exit__(self, *error: object) -> None:
        os.close(self.writing)
        self.process.terminate()
        self.process.wait()
        os.close(self.reading)
        self.folder.cleanup()

    def ask(self, method: str, session: str | None = None, **parameters: Any) -> Any:
        """The answer to a command."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        text = json.dumps(message | ({"sessionId": session} if session else {}))
        try:
            _write(self.writing, text.encode() + b"\0")
            answer = next(one for one in self._messages() if one.get("id") == self.number)
        except (OSError, EOFError):
            raise FileError(
                f"{self.program} has stopped.\n  Try it by hand, or name another one: CHROMIUM=..."
            ) from None
        if "error" in answer:
            raise FileError(f"{self.program} refuses {method}: {answer['error'].get('message')}.")
        return answer["result"]

    def _messages(self) -> Iterator[dict[str, Any]]:
        while True:
            head, zero, rest = self.buffer.partition(b"\0")
            if zero:
                self.buffer = rest
                yield json.loads(head)
                continue
            more = os.read(self.reading, 1 << 20)
            if not more:
                raise EOFError
            self.buffer += more


class Page:
    """A page in a browser, of a size in pixels."""

    def __init__(self, browser: Chromium, size: tuple[int, int], *, dark: bool = False) -> None:
        self.browser = browser
        self.target = browser.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.ask("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        width, height = size
        self._ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        wanted = [("prefers-color-scheme", "dark" if dark else "light"), ("prefers-reduced-motion", "reduce")]
        self._ask("Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in wanted])

    def open(self, address: str, ready: str) -> None:
        """Goes to an address, and waits until an expression of JavaScript is true."""
        self._ask("Page.navigate", url=address)
        deadline = time.monotonic() + PATIENCE
        while not self.value(f"Boolean({ready})"):
            if time.monotonic() > deadline:
                raise FileError(f"The page did not appear within {PATIENCE:g} s.\n  Open it in a browser to see why.")
            time.sleep(0.02)

    def value(self, expression: str) -> Any:
        """What JavaScript makes of an expression."""
        answer = self._ask("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            raise FileError(f"The page fails: {answer['exceptionDetails']['text']}.")
        return answer["result"].get("value")

    def picture(self) -> bytes:
        """What is seen, as PNG."""
        return base64.b64decode(self._ask("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"])

    def close(self) -> None:
        """Closes it; the browser runs on."""
        self.browser.ask("Target.closeTarget", targetId=self.target)

    def _ask(self, method: str, **parameters: Any) -> Any:
        return self.browser.ask(method, self.session, **parameters)


@contextmanager
def opened(browser: Chromium, text: str, size: tuple[int, int], ready: str, *, dark: bool = False) -> Iterator[Page]:
    """A page given as text, and closed afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        file.write_text(text, encoding="utf-8")
        page = Page(browser, size, dark=dark)
        page.open(file.as_uri(), ready)
        yield page
        page.close()


def _write(pipe: int, data: bytes) -> None:
    while data:
        data = data[os.write(pipe, data) :]
