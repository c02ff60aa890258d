"""What the Dockerfile, compose.yaml and docs/deploy.md name is there; docs/security.md names tests that are there."""

import ast
import json
import re
import tomllib
from pathlib import Path

import pytest
import yaml

from arasta.cli.main import parser
from arasta.cli.serve import PORT
from arasta.server.settings import PREFIX, Settings
from tests.server.running import running

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
DEPLOY = (ROOT / "docs/deploy.md").read_text(encoding="utf-8")
SECURITY = (ROOT / "docs/security.md").read_text(encoding="utf-8")

SETTINGS = {PREFIX + name.upper() for name in Settings.model_fields}
LOCKED = re.compile(r"^([\w.-]+)(?:\[[\w,]+\])?==(\S+)(.*(?:\n    --hash.*)*)", re.MULTILINE)
ELSEWHERE = {"ARASTA_CACHE"}  # of the compiled rules


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("server")) as made:
        yield made


def commands():
    """The lists in brackets of the Dockerfile: CMD and HEALTHCHECK."""
    return [json.loads(found) for found in re.findall(r"CMD (\[.*\])", DOCKERFILE)]


def test_the_container_starts_a_command_that_there_is():
    program, *arguments = commands()[-1]
    given = parser().parse_args(arguments)
    assert (program, given.command, given.host, given.port) == ("arasta", "serve", "0.0.0.0", PORT)
    assert re.search(rf"^EXPOSE {PORT}$", DOCKERFILE, re.MULTILINE)


def test_the_container_is_a_slim_python_without_root():
    assert set(re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)) == {"${PYTHON_IMAGE}"}
    assert re.findall(r"^ARG PYTHON_IMAGE=(\S+)$", DOCKERFILE, re.MULTILINE) == ["python:3.13-slim"]
    user = re.search(r"^USER (\w+)$", DOCKERFILE, re.MULTILINE)
    assert f" {user[1]}" in re.search(r"useradd .*", DOCKERFILE)[0]
    assert user[1] != "root"


def test_the_container_asks_for_its_health_where_it_is_told(server):
    health = commands()[0]
    asked = re.search(rf"127\.0\.0\.1:{PORT}(/\w+)'", health[-1])[1]
    assert server.get(asked).status_code == 200


def test_the_container_copies_only_files_that_there_are():
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8")
    allowed = set(re.findall(r"^!(.+)$", ignored, re.MULTILINE))
    copied = {
        word for line in re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.MULTILINE) for word in line.split()
    }
    assert copied == allowed
    assert all((ROOT / name).exists() for name in copied)


def test_compose_names_what_there_is():
    services, volumes = COMPOSE["services"], set(COMPOSE["volumes"])
    for service in services.values():
        assert ("image" in service) != ("build" in service)
        assert (ROOT / service.get("build", {"context": "."})["context"] / "Dockerfile").is_file()
        assert set(service.get("depends_on", ())) <= set(services)
        assert {volume.partition(":")[0] for volume in service["volumes"]} <= volumes
    assert set(services["arasta"]["environment"]) <= SETTINGS
    assert "@database/" in services["arasta"]["environment"]["ARASTA_DATABASE"]
    assert services["arasta"]["ports"] == [f"127.0.0.1:{PORT}:{PORT}"]


def test_every_service_has_limits_of_memory_processes_and_logs():
    for service in COMPOSE["services"].values():
        assert service["mem_limit"]
        assert service["pids_limit"] > 0
        assert set(service["logging"]["options"]) == {"max-size", "max-file"}
        assert service["restart"] == "unless-stopped"


def test_images_are_pinned_by_whoever_builds_and_both_have_a_way():
    """Digests cannot be looked up without a registry, so they are arguments."""
    services = COMPOSE["services"]
    assert services["database"]["image"] == "${POSTGRES_IMAGE:-postgres:17}"
    assert services["arasta"]["build"]["args"] == {"PYTHON_IMAGE": "${PYTHON_IMAGE:-python:3.13-slim}"}
    assert "PYTHON_IMAGE" in DEPLOY
    assert "POSTGRES_IMAGE" in DEPLOY


def locked(name):
    """By package the versions of a lock file."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return {package: (version, rest) for package, version, rest in LOCKED.findall(text)}


def needed():
    """The packages that the container needs, as the project names them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["server"], *extras["image"]]
    names = {re.match(r"[\w.-]+", line)[0] for line in wanted} - {"arasta"}
    return {re.sub("[._]", "-", name) for name in names}


def test_the_container_installs_packages_by_their_hashes_in_the_versions_that_were_tested():
    image, tested = locked("requirements-image.lock"), locked("requirements.lock")
    assert "--require-hashes -r requirements-image.lock" in DOCKERFILE
    assert needed() - set(image) == set()
    assert [package for package, (_, rest) in image.items() if "--hash=sha256:" not in rest] == []
    assert [name for name, (version, _) in image.items() if tested.get(name, (version,))[0] != version] == []


def test_compose_waits_for_a_database_that_tells_its_health():
    services = COMPOSE["services"]
    for name, wanted in services["arasta"]["depends_on"].items():
        assert wanted == {"condition": "service_healthy"}
        assert services[name]["healthcheck"]["test"][0] == "CMD"


def test_no_image_names_a_registry():
    images = [service["image"] for service in COMPOSE["services"].values() if "image" in service]
    assert [image for image in images if "/" in image] == []


def test_the_page_on_running_a_server_lists_every_variable_and_no_other():
    assert set(re.findall(rf"`({PREFIX}[A-Z_]+)`", DEPLOY)) == SETTINGS | ELSEWHERE


def test_the_usual_values_on_that_page_are_the_usual_values():
    for name, part in Settings.model_fields.items():
        row = re.search(rf"^\| `{PREFIX}{name.upper()}` \| ([^|]*) \|", DEPLOY, re.MULTILINE)
        usual = row[1].strip().replace(",", "")
        words = {"": "–", True: "yes", False: "no"} if isinstance(part.default, str | bool) else {}
        assert usual == (words.get(part.default) or f"{part.default:g}"), name


def test_every_metric_on_that_page_is_there(server):
    page = server.get("/metrics").text
    for name in re.findall(r"`(arasta_\w+)`", DEPLOY):
        assert f"# TYPE {name}" in page, name


def known_tests():
    """By file the names of its tests."""
    found = {}
    for path in ROOT.glob("tests/**/test_*.py"):
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        names = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
        found[path.relative_to(ROOT / "tests").as_posix()] = names
    return found


@pytest.mark.parametrize("row", re.findall(r"^\| \*\*.*\|$", SECURITY, re.MULTILINE), ids=lambda row: row[4:40])
def test_every_threat_has_a_test_that_there_is(row):
    named = re.findall(r"`([\w/]+\.py)::(test_\w+)`", row)
    assert named
    there = known_tests()
    assert [name for name in named if name[1] not in there.get(name[0], ())] == []
