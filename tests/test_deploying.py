"""docs/deploy.md is followed. What Dockerfile and compose.yaml name is there, as are the tests of docs/security.md."""

import ast
import configparser
import json
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import time
import tomllib
import uuid
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from arasta.cli.main import parser
from arasta.cli.serve import PORT
from arasta.server.protocol.socket_in import PROTOCOL
from arasta.server.settings import PREFIX, Settings
from tests.server.conftest import postgresql
from tests.server.postgresql import new_database
from tests.server.running import PATIENCE, running

__all__ = ["postgresql"]

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
DEPLOY = (ROOT / "docs/deploy.md").read_text(encoding="utf-8")
SECURITY = (ROOT / "docs/security.md").read_text(encoding="utf-8")

SETTINGS = {PREFIX + name.upper() for name in Settings.model_fields}
LOCKED = re.compile(r"^([\w.-]+)(?:\[[\w,]+\])?==(\S+)(.*(?:\n    --hash.*)*)", re.MULTILINE)
ELSEWHERE = {"ARASTA_CACHE"}  # of the compiled rules
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", DEPLOY, re.MULTILINE | re.DOTALL)
SETTINGS_FILE, UNIT = (code for language, code in BLOCKS if language == "ini")
PROXY, UNDER_A_PATH = (code for language, code in BLOCKS if language == "nginx")
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
SITE, PATH = "istanbul.example", "/bazaar"


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


@cache
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


def assigned(text):
    """What lines such as NAME=value say."""
    return dict(line.split("=", 1) for line in text.split() if "=" in line)


def unit():
    """The service of docs/deploy.md."""
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str
    parser.read_string(UNIT)
    return parser


def test_the_service_starts_a_command_that_there_is_with_settings_that_there_are():
    service = unit()["Service"]
    program, *words = shlex.split(service["ExecStart"].replace("%i", "8018"))
    given = parser().parse_args(words)
    assert (Path(program).name, given.command, given.port) == ("arasta", "serve", 8018)
    assert f"{Path(program).parent}/pip install" in DEPLOY
    assert service["EnvironmentFile"] in DEPLOY.replace(UNIT, "")
    assert f"--home-dir {assigned(service['Environment'])['ARASTA_DATA']}" in DEPLOY
    assert set(assigned(service["Environment"])) | set(assigned(SETTINGS_FILE)) <= SETTINGS | ELSEWHERE
    assert "MemoryDenyWriteExecute" not in service


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_understands_the_service(tmp_path):
    there = UNIT.replace("/opt/arasta/bin/arasta", "/bin/true").replace("User=arasta", "User=root")
    (tmp_path / "arasta@.service").write_text(there, encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "arasta@8017.service")]
    shutil.copy(tmp_path / "arasta@.service", tmp_path / "arasta@8017.service")
    done = subprocess.run(command, capture_output=True, text=True)
    ours = [line for line in done.stderr.splitlines() if "arasta@" in line]
    assert ours == []


def test_the_settings_of_the_page_are_understood_together(monkeypatch):
    for name, value in assigned(SETTINGS_FILE).items():
        monkeypatch.setenv(name, value)
    settings = Settings()
    assert (settings.proxies, settings.database_url) == (1, "postgresql:///arasta")
    assert SITE in settings.known_hosts


def free_port():
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


def certificate(folder):
    """A certificate for the site of the page, and its key."""
    files = folder / "istanbul.pem", folder / "istanbul.key"
    command = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={SITE} -addext subjectAltName=DNS:{SITE}"
    subprocess.run([*command.split(), "-out", files[0], "-keyout", files[1]], check=True, capture_output=True)
    return files


class Site:
    """nginx as docs/deploy.md sets it up, before servers on these ports; people come by its name."""

    def __init__(self, folder, ports, path=""):
        self.folder, self.port, self.path = folder, free_port(), path
        proxy = PROXY
        if path:
            lines = [line for line in proxy.splitlines() if not line.strip().startswith("location")]
            proxy = "\n".join([*lines[:-1], UNDER_A_PATH.replace("/bazaar", path), lines[-1]])
        files = certificate(folder)
        for old, new in (
            ("listen 443", f"listen 127.0.0.1:{self.port}"),
            ("127.0.0.1:8017", f"127.0.0.1:{ports[0]}"),
            ("127.0.0.1:8018", f"127.0.0.1:{ports[1]}"),
            ("/etc/ssl/istanbul.pem", str(files[0])),
            ("/etc/ssl/istanbul.key", str(files[1])),
        ):
            assert old in proxy
            proxy = proxy.replace(old, new)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = "".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
        whole = f"daemon off; pid {folder / 'pid'}; error_log {folder / 'log'};\nevents {{}}\nhttp {{ access_log off;"
        (folder / "nginx.conf").write_text(f"{whole} {folders}\n{proxy}\n}}\n", encoding="utf-8")
        self.tls = ssl.create_default_context(cafile=str(files[0]))

    def __enter__(self):
        command = [NGINX, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), "-e", str(self.folder / "log")]
        self.process = subprocess.Popen(command)
        self.http = httpx.Client(verify=self.tls, timeout=PATIENCE)
        latest = time.monotonic() + PATIENCE
        while time.monotonic() < latest:
            try:
                self.ask("GET", "/livez")
                return self
            except httpx.ConnectError:
                assert self.process.poll() is None, (self.folder / "log").read_text(encoding="utf-8")
                time.sleep(0.05)
        raise TimeoutError("nginx did not start")

    def __exit__(self, *error):
        self.http.close()
        self.process.terminate()
        self.process.wait()

    def ask(self, method, path, body=None, token=None, host=SITE):
        """A request by the name of the site."""
        headers = {"Host": f"{host}:{self.port}"} | ({"Authorization": f"Bearer {token}"} if token else {})
        url, sni = f"https://127.0.0.1:{self.port}{self.path}{path}", {"sni_hostname": SITE}
        return self.http.request(method, url, json=body, headers=headers, extensions=sni)

    @contextmanager
    def socket(self, game, token):
        """A socket of somebody whose browser shows the site, after its welcome."""
        place = f"{SITE}:{self.port}"
        address = f"wss://{place}{self.path}/api/games/{game}/socket"
        origin = f"https://{place}"
        line = socket.create_connection(("127.0.0.1", self.port))
        with connect(address, sock=line, ssl=self.tls, origin=origin, max_size=None) as made:
            made.send(json.dumps({"t": "hello", "protocol": PROTOCOL, "seats": [token], "have": None, "lang": "en"}))
            assert json.loads(made.recv(PATIENCE))["t"] == "welcome"
            yield made


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
@pytest.mark.parametrize("path", ["", PATH], ids=["alone", "under a path"])
def test_people_play_through_nginx_as_the_page_sets_it_up(path, tmp_path, postgresql):
    """Two processes on one PostgreSQL behind TLS: a choice at one is told at the other, and strangers stay outside."""
    shared = {"database": new_database(postgresql, uuid.uuid4().hex), "proxies": 1, "site": f"https://{SITE}"}
    with ExitStack() as stack:
        servers = [stack.enter_context(running(**shared)) for _ in range(2)]
        site = stack.enter_context(Site(tmp_path, [server.port for server in servers], path))
        person = {"kind": "person", "confirm": False}
        wanted = {"game": "dice", "seats": [{**person, "name": "Ayşe"}, {**person, "name": "Ben"}], "pace": 0}
        made = site.ask("POST", "/api/games", wanted)
        assert made.status_code == 201, made.text
        game, tokens = made.json()["game"], {seat["seat"]: seat["token"] for seat in made.json()["seats"]}
        sockets = [stack.enter_context(site.socket(game, token)) for token in (*tokens.values(), *tokens.values())]
        seen = site.ask("GET", f"/api/games/{game}", token=",".join(tokens.values())).json()
        seat = seen["table"]["waits"]["seat"]
        options = next(part for part in seen["seats"] if part["seat"] == seat)["options"]
        body = {"id": "first", "n": seen["n"], "do": [options[0]["name"]]}
        assert site.ask("POST", f"/api/games/{game}/play", body, tokens[seat]).status_code == 200
        for each in sockets:  # two of them are at the other process
            while json.loads(each.recv(PATIENCE)).get("n", 0) <= seen["n"]:
                pass
        assert site.ask("GET", "/").status_code == 200
        assert site.ask("GET", "/metrics").status_code == 403
        assert site.ask("GET", "/", host="elsewhere.example").status_code in {400, 403, 404, 421}


def test_the_copies_of_every_night_are_a_command_that_there_is():
    (line,) = (code for language, code in BLOCKS if language == "text" and "arasta backup" in code)
    *_, who, setting, program, command, file = line.split()[:10]
    assert (who, setting) == ("arasta", assigned_line("ARASTA_DATABASE"))
    assert parser().parse_args([command, file]).command == "backup"
    assert program == unit()["Service"]["ExecStart"].split()[0]


def assigned_line(name):
    """A line of the file of settings."""
    return next(line for line in SETTINGS_FILE.split() if line.startswith(f"{name}="))
