"""`arasta play`: the table in the browser."""

import os
import re
import subprocess
import sys

import httpx


def test_play_serves_the_table_and_says_where(tmp_path):
    environment = {**os.environ, "ARASTA_DATA": str(tmp_path), "BROWSER": "true"}
    command = [sys.executable, "-m", "arasta", "play"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as playing:
        address = re.search(r"http://\S+", playing.stdout.readline())[0]
        page = httpx.get(address)
        playing.terminate()
    assert page.status_code == 200
    assert "<title>Arasta</title>" in page.text
