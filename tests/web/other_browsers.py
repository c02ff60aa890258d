"""Firefox by WebDriver BiDi, WebKit by WebDriver, as far as a table needs them: to open an address and run a script."""

import json
import os
import re
import shutil
import socket
import subprocess
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
from websockets.sync.client import connect

PATIENCE = 60  # seconds for a browser to begin or to answer: a busy machine is no failure
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
MINI_BROWSER = "webkit2gtk-4*/MiniBrowser"


def lacking(kind):
    """What is not installed, or None."""
    wanted = {"firefox": ["firefox-esr"], "webkit": ["WebKitWebDriver", "Xvfb"]}[kind]
    missing = [name for name in wanted if not shutil.which(name)]
    return f"{', '.join(missing)} is not installed (tools/browsers.sh)" if missing else None


@contextmanager
def running_program(*command, **more):
    """A program that is ended in the end."""
    program = subprocess.Popen(command, **more)
    try:
        yield program
    finally:
        program.terminate()
        try:
            program.wait(10)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()


class Firefox:
    """A window of Firefox."""

    def __init__(self, stack: ExitStack, folder: Path):
        told = stack.enter_context((folder / "firefox.txt").open("w+"))
        command = ["firefox-esr", "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(folder)]
        stack.enter_context(running_program(*command, stdout=told, stderr=told))
        address = waited_for(lambda: LISTENS.search((folder / "firefox.txt").read_text()))[1]
        self.socket = stack.enter_context(connect(f"{address}/session", max_size=None, open_timeout=PATIENCE))
        self.asked = 0
        self.send("session.new", capabilities={})
        self.window = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method, **params):
        """A command, and its result."""
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(PATIENCE))
            if answer.get("id") == self.asked:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, url):
        """An address."""
        self.send("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def run(self, script):
        """What an expression comes to, as JSON."""
        expression = f"JSON.stringify({script})"
        target = {"context": self.window}
        found = self.send("script.evaluate", expression=expression, target=target, awaitPromise=False)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])


class WebKit:
    """A window of WebKit."""

    def __init__(self, stack: ExitStack, folder: Path):
        reading, writing = os.pipe()
        stack.enter_context(
            running_program("Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", pass_fds=[writing])
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            display = told.readline().strip()
        more = {"WEBKIT_DISABLE_DMABUF_RENDERER": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        env = {**os.environ, **more, "DISPLAY": f":{display}", "HOME": str(folder)}
        port = free_port()
        stack.enter_context(running_program("WebKitWebDriver", f"--port={port}", env=env))
        http = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE))
        waited_for(lambda: is_ready(http))
        browser = next(Path("/usr/lib").glob(f"*/{MINI_BROWSER}"))
        wanted = {"webkitgtk:browserOptions": {"binary": str(browser), "args": ["--automation"]}}
        self.http, self.session = http, ""
        self.session = self.post("/session", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]
        stack.callback(lambda: http.delete(f"/session/{self.session}"))

    def post(self, path, body):
        """A command, and its result."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def open(self, url):
        """An address."""
        self.post(f"/session/{self.session}/url", {"url": url})

    def run(self, script):
        """What an expression comes to, as JSON."""
        body = {"script": f"return JSON.stringify({script})", "args": []}
        return json.loads(self.post(f"/session/{self.session}/execute/sync", body))


def is_ready(http):
    """Whether a driver answers."""
    try:
        return http.get("/status").status_code == 200
    except httpx.TransportError:
        return False


def free_port():
    """One on which nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def waited_for(seen):
    """Until something is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := seen():
            return found
        time.sleep(0.1)
    raise AssertionError("the browser did not begin")


KINDS = {"firefox": Firefox, "webkit": WebKit}
