"""How Sphinx makes the site (`make docs`); tools/docs.py brings the pages together."""

import importlib.metadata

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.highlighting import lexers

project = "Arasta"
author = "The Arasta authors"
project_copyright = author
version = release = importlib.metadata.version("arasta")
extensions = ["myst_parser", "sphinx.ext.autodoc"]

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4

default_role = "py:obj"  # `game.legal` of a docstring leads there, if it is a public name
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"
nitpicky = False  # docstrings name types of libraries, and of our own that nobody needs

lexers["caddy"] = TextLexer()  # Pygments has none
lexers["http"] = TextLexer()  # its own knows whole messages only

html_theme = "furo"
html_title = "Arasta"
html_logo = html_favicon = "../src/arasta/web/static/art/icon.svg"
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#1f4fa8",
        "color-brand-content": "#1f4fa8",
        "color-brand-visited": "#1f4fa8",
    },
    "dark_css_variables": {
        "color-brand-primary": "#8db7f5",
        "color-brand-content": "#8db7f5",
        "color-brand-visited": "#8db7f5",
    },
}


def setup(app: Sphinx) -> None:
    """Docstrings have tables as Markdown has them."""
    app.connect("autodoc-process-docstring", tables_as_lists)


def tables_as_lists(app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """A table of two columns as a list of definitions."""
    found: list[str] = []
    for line in lines:
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if not line.startswith("|"):
            found.append(line)
        elif len(cells) == 2 and any(cells):
            found += [cells[0], f"    {cells[1]}"]
    lines[:] = found
