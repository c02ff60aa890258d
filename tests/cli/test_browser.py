"""`arasta play`: the table in the browser."""

import os
import re
import subprocess
import sys

import httpx
import pytest


@pytest.mark.parametrize("given", [[], ["play"]], ids=["alone", "play"])
def test_the_table_is_served_and_it_is_said_where(tmp_path, given):
    environment = {**os.environ, "ARASTA_DATA": str(tmp_path), "BROWSER": "true"}
    command = [sys.executable, "-m", "arasta", *given]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as playing:
        address = re.search(r"http://\S+", playing.stdout.readline())[0]
        page = httpx.get(address)
        playing.terminate()
    assert page.status_code == 200
    assert "<title>Arasta</title>" in page.text
