"""What the workflows name is there: commands of make, files, versions. `make lint-release` reads them as others do."""

import re
import subprocess
from pathlib import Path

import pytest
import yaml

from tests.test_anywhere import VERSIONS

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".github/workflows"
WORKFLOWS = {path.name: yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.yml"))}
FILES = re.compile(r"(?<![\w./-])((?:tests|tools|docs|src|\.ci)/[\w./-]+)")
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}")


def jobs():
    """All of them, with the workflow that each is of."""
    return [
        pytest.param(job, id=f"{name}:{word}")
        for name, workflow in WORKFLOWS.items()
        for word, job in workflow["jobs"].items()
    ]


def steps(job):
    """Its steps; a job that is another workflow has none."""
    return job.get("steps", ())


@pytest.mark.parametrize("job", jobs())
def test_a_job_runs_what_there_is(job):
    commands = "\n".join(step.get("run", "") for step in steps(job))
    for target in re.findall(r"^make ([\w-]+)", commands, re.MULTILINE):
        assert subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True).returncode == 0, target
    assert [name for name in FILES.findall(commands) if not (ROOT / name).exists()] == []
    if "uses" in job:
        assert (ROOT / job["uses"]).is_file()


@pytest.mark.parametrize("job", jobs())
def test_an_action_of_others_is_pinned_and_a_job_has_a_time(job):
    assert [step["uses"] for step in steps(job) if "uses" in step and not PINNED.fullmatch(step["uses"])] == []
    assert "uses" in job or job["timeout-minutes"] <= 90


@pytest.mark.parametrize("name", WORKFLOWS)
def test_nothing_may_write_unless_a_job_says_so(name):
    assert WORKFLOWS[name]["permissions"] == {"contents": "read"}


def test_the_suite_runs_on_every_system_and_python():
    matrix = WORKFLOWS["test.yml"]["jobs"]["anywhere"]["strategy"]["matrix"]
    assert tuple(matrix["python"]) == VERSIONS
    assert {re.sub(r"-[\d.]+", "", system) for system in matrix["system"]} == {
        "ubuntu",
        "ubuntu-arm",
        "macos",
        "windows",
    }


def test_a_release_publishes_what_was_built_and_tried_without_a_password():
    release = WORKFLOWS["release.yml"]["jobs"]
    assert set(release["publish"]["needs"]) == {"test", "image", "package"}
    assert release["publish"]["permissions"] == {"id-token": "write"}
    assert "--trusted-publishing always" in steps(release["publish"])[-1]["run"]
    assert "secrets." not in (FOLDER / "release.yml").read_text(encoding="utf-8")
