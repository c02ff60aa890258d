"""The modules of a page in one file, and its style sheets in another, put together when the server starts.

The client is written as small files and runs from any file server as it is. But a browser asks for each of them by
itself, and seventy questions take longer than all that is in the answers. A joined file has a name that changes with
what is in it, so a browser never asks for it twice.

Understood are `import { a, b as c } from "…"`, `import * as a from "…"`, `export { a }` with or without `from "…"`,
and `export` before `const`, `class` and `function`. Whatever else a module says is refused, and so is a name that the
other module does not export: a script that breaks in the browser is found too late. Lines of comments are left out,
except in what others wrote.
"""

import hashlib
import posixpath
import re
from collections.abc import Mapping
from pathlib import PurePosixPath

STYLES = re.compile(r'(?:<link rel="stylesheet" href="[^"]+">\n)+')
SCRIPT = re.compile(r'<script type="module" src="([^"]+)"></script>')
PICTURE = re.compile(r"url\(([^)#:]+)\)")  # a file, by its address as seen from the sheet
ADDRESS = re.compile(r'href="([^"]+)"')
IMPORT = re.compile(
    r'(?:^|(?<=[;}]))(import|export)\s*(?:\{([^}]*)\}|\*\s*as\s+(\w+))\s*from\s*"([^"]+)";?', re.MULTILINE
)
LISTED = re.compile(r"(?:^|(?<=[;}]))export\s*\{([^}]*)\};?", re.MULTILINE)
LEFT_OVER = re.compile(r"(?:^|(?<=[;}]))[ \t]*(?:import(?![\w$]|\s*[.(])|export(?![\w$]))[^\n]{0,60}", re.MULTILINE)
LATER = re.compile(  # what would be looked for beside the joined file, or would stop the function that a module becomes
    r"""\bimport\(\s*["'`]\.[^\n]{0,40}|^(?:(?:export\s+)?(?:const|let|var)\s[^=\n]*=\s*|for\s+)?await\b[^\n]{0,40}""",
    re.MULTILINE,
)
DECLARED = re.compile(r"^export\s+(?=(?:const|class|async function|function)\s+([\w$]+))", re.MULTILINE)

OTHERS = "/vendor/"  # where their notices stay

Files = Mapping[str, str]
Exports = dict[str, str]  # by name outside: the name inside


class CannotJoin(ValueError):
    """Modules that cannot be put into one file; the message says which, and what to write instead."""


def bundle(page: str, files: Files) -> dict[str, str]:
    """A page that asks for the joined files, under its own name, and these files."""
    text, name = files[page], PurePosixPath(page).stem
    made: dict[str, str] = {}
    if styles := STYLES.search(text):
        sheet = "".join(as_seen_from("css", path, files[path]) for path in ADDRESS.findall(styles[0]))
        path = kept(made, f"css/{name}", "css", sheet)
        text = text.replace(styles[0], f'<link rel="stylesheet" href="{path}">\n')
    if script := SCRIPT.search(text):
        path = kept(made, f"js/{name}", "js", program(script[1], files))
        text = text.replace(script[0], f'<script type="module" src="{path}"></script>')
    return {page: text, **made}


def as_seen_from(folder: str, path: str, sheet: str) -> str:
    """A style sheet as it is written in another folder: the addresses in it are relative to where it stands."""
    return PICTURE.sub(lambda found: f"url({posixpath.relpath(resolved(path, found[1]), folder)})", sheet)


def kept(made: dict[str, str], name: str, kind: str, text: str) -> str:
    """Where a joined file is found: its name has the hash of what is in it."""
    path = f"{name}-{hashlib.sha256(text.encode()).hexdigest()[:16]}.{kind}"
    made[path] = text
    return path


def program(entry: str, files: Files) -> str:
    """A module after all that it needs. Each of these is a function of its own, so that no name meets another."""
    order = in_order(entry, files, (), [])
    names = {path: f"$module{i}" for i, path in enumerate(order)}
    known: dict[str, Exports] = {}
    bodies = [plain(path, without_comments(path, files[path]), names, known) for path in order]
    parts = [wrapped(path, body, names[path], known[path]) for path, body in zip(order, bodies, strict=True)]
    return "\n".join([*parts[:-1], bodies[-1]])


def in_order(path: str, files: Files, above: tuple[str, ...], found: list[str]) -> list[str]:
    """Modules so that each comes after those that it imports."""
    if path in above:
        raise CannotJoin(f"these modules import each other and cannot be joined: {' → '.join([*above, path])}")
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


def without_comments(path: str, text: str) -> str:
    """A module without the lines that only explain; what stands in templates is no comment."""
    if OTHERS in path:
        return text
    code: list[str] = []
    in_template, in_comment = False, False
    for line in text.splitlines(keepends=True):
        if not in_comment and not in_template and line.lstrip().startswith("//"):
            continue
        in_comment = in_comment or (not in_template and line.lstrip().startswith("/**"))
        if in_comment:
            in_comment = "*/" not in line
            line = line.partition("*/")[2]
        if line.strip() or not code or code[-1].strip():
            code.append(line)
        in_template ^= line.count("`") % 2 == 1
    return "".join(code)


def wrapped(path: str, body: str, name: str, exports: Exports) -> str:
    """A module as a function whose result is what it exports."""
    handed_on = ", ".join(f"{outside}: {inside}" for outside, inside in exports.items())
    return f"const {name} = (() => {{ // {path}\n{body}\nreturn {{ {handed_on} }};\n}})();"


def plain(path: str, text: str, names: Mapping[str, str], known: dict[str, Exports]) -> str:
    """A module without the words `import` and `export`. What it exports is then known too."""
    exports: Exports = {}

    def imported(found: re.Match[str]) -> str:
        verb, several, whole, address = found.groups()
        other = resolved(path, address)
        check_exported(path, other, taken_from(whole, text) if whole else inside_of(several), known[other])
        if verb == "export":
            exports.update({outside: f"{names[other]}.{inside}" for inside, outside in pairs(several)})
            return ""
        taken = whole or "{ " + ", ".join(f"{outside}: {inside}" for outside, inside in pairs(several)) + " }"
        return f"const {taken} = {names[other]};"

    def listed(found: re.Match[str]) -> str:
        exports.update({outside: inside for inside, outside in pairs(found[1])})
        return ""

    body = LISTED.sub(listed, IMPORT.sub(imported, text))
    exports.update({name: name for name in DECLARED.findall(body)})
    body = DECLARED.sub("", body)
    if left := LEFT_OVER.search(body) or LATER.search(body):
        raise CannotJoin(f"{path} says {left[0].strip()!r}, which cannot be joined; {__name__} says what can.")
    known[path] = exports
    return body


def taken_from(whole: str, text: str) -> list[str]:
    """The names that a module takes from one that it has imported as a whole."""
    return re.findall(rf"(?<![\w$./]){re.escape(whole)}\s*\.\s*([\w$]+)", text)


def inside_of(several: str) -> list[str]:
    """The names in braces, as the module calls them that exports them."""
    return [inside for inside, _ in pairs(several)]


def check_exported(path: str, other: str, names: list[str], exports: Exports) -> None:
    """Refuse names that a module takes and the other one does not have: `export const a = 1, b = 2` exports no `b`."""
    if missing := sorted({name for name in names if name not in exports}):
        raise CannotJoin(f"{path} imports {', '.join(missing)} from {other}, which does not export it.")


def pairs(several: str) -> list[tuple[str, str]]:
    """The names in braces: of `a, b as c` they are `a` and `a`, `b` and `c`."""
    words = [part.split() for part in several.split(",") if part.strip()]
    return [(word[0], word[-1]) for word in words]
