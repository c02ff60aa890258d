"""The modules of a page in one file, and its style sheets in another, put together when the server starts.

The client is written as small files and runs from any file server as it is. But a browser asks for each of them by
itself, and seventy questions take longer than all that is in the answers. A joined file has a name that changes with
what is in it, so a browser never asks for it twice.
"""

import hashlib
import re
from collections.abc import Mapping
from pathlib import PurePosixPath

STYLES = re.compile(r'(?:<link rel="stylesheet" href="/[^"]+">\n)+')
SCRIPT = re.compile(r'<script type="module" src="/([^"]+)"></script>')
ADDRESS = re.compile(r'href="/([^"]+)"')
IMPORT = re.compile(
    r'(?:^|(?<=[;}]))(import|export)\s*(?:\{([^}]*)\}|\*\s*as\s+(\w+))\s*from\s*"([^"]+)";?', re.MULTILINE
)
LISTED = re.compile(r"(?:^|(?<=[;}]))export\s*\{([^}]*)\};?", re.MULTILINE)
DECLARED = re.compile(r"^export\s+(?=(?:const|class|async function|function)\s+([\w$]+))", re.MULTILINE)

Files = Mapping[str, str]


def joined(page: str, files: Files) -> dict[str, str]:
    """A page that asks for the joined files, under its own name, and these files."""
    text, name = files[page], PurePosixPath(page).stem
    made: dict[str, str] = {}
    if styles := STYLES.search(text):
        sheet = "".join(files[path] for path in ADDRESS.findall(styles[0]))
        path = kept(made, f"css/{name}", "css", sheet)
        text = text.replace(styles[0], f'<link rel="stylesheet" href="/{path}">\n')
    if script := SCRIPT.search(text):
        path = kept(made, f"js/{name}", "js", program(script[1], files))
        text = text.replace(script[0], f'<script type="module" src="/{path}"></script>')
    return {page: text, **made}


def kept(made: dict[str, str], name: str, kind: str, text: str) -> str:
    """Where a joined file is found: its name has the hash of what is in it."""
    path = f"{name}-{hashlib.sha256(text.encode()).hexdigest()[:16]}.{kind}"
    made[path] = text
    return path


def program(entry: str, files: Files) -> str:
    """A module after all that it needs. Each of these is a function of its own, so that no name meets another."""
    order = in_order(entry, files, (), [])
    names = {path: f"$module{i}" for i, path in enumerate(order)}
    parts = [wrapped(path, files[path], names) for path in order[:-1]]
    return "\n".join([*parts, plain(entry, files[entry], names)[0]])


def in_order(path: str, files: Files, above: tuple[str, ...], found: list[str]) -> list[str]:
    """Modules so that each comes after those that it imports."""
    if path in above:
        raise ValueError(f"these modules import each other and cannot be joined: {' → '.join([*above, path])}")
    if path not in found:
        for _, _, _, other in IMPORT.findall(files[path]):
            in_order(resolved(path, other), files, (*above, path), found)
        found.append(path)
    return found


def resolved(path: str, other: str) -> str:
    """Where an import leads."""
    parts: list[str] = list(PurePosixPath(path).parent.parts)
    for step in other.split("/"):
        if step == "..":
            parts.pop()
        elif step != ".":
            parts.append(step)
    return "/".join(parts)


def wrapped(path: str, text: str, names: Mapping[str, str]) -> str:
    """A module as a function whose result is what it exports."""
    body, exports = plain(path, text, names)
    told = ", ".join(f"{outside}: {inside}" for outside, inside in exports.items())
    return f"const {names[path]} = (() => {{ // {path}\n{body}\nreturn {{ {told} }};\n}})();"


def plain(path: str, text: str, names: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """A module without the words `import` and `export`; and what it exports, each name with the one inside."""
    exports: dict[str, str] = {}

    def imported(found: re.Match[str]) -> str:
        verb, several, whole, other = found.groups()
        module = names[resolved(path, other)]
        if verb == "export":
            exports.update({outside: f"{module}.{inside}" for inside, outside in pairs(several)})
            return ""
        taken = whole or "{ " + ", ".join(f"{outside}: {inside}" for outside, inside in pairs(several)) + " }"
        return f"const {taken} = {module};"

    def listed(found: re.Match[str]) -> str:
        exports.update({outside: inside for inside, outside in pairs(found[1])})
        return ""

    body = LISTED.sub(listed, IMPORT.sub(imported, text))
    exports.update({name: name for name in DECLARED.findall(body)})
    return DECLARED.sub("", body), exports


def pairs(several: str) -> list[tuple[str, str]]:
    """The names in braces: of `a, b as c` they are `a` and `a`, `b` and `c`."""
    words = [part.split() for part in several.split(",") if part.strip()]
    return [(word[0], word[-1]) for word in words]
