"""The modules of a page in one file, its style sheets in another."""

import pytest

from arasta.server.joining import joined, program

PAGE = """<title>Arasta</title>
<link rel="stylesheet" href="/css/one.css">
<link rel="stylesheet" href="/css/two.css">
<script type="module" src="/js/start.js"></script>
"""
START = """import { greet as hello, NAME } from "./draw/greet.js";
import * as far from "./far.js";
hello(NAME, far.sum);
"""
FILES = {
    "index.html": PAGE,
    "css/one.css": "a { color: red; }\n",
    "css/two.css": "b { color: blue; }\n",
    "js/start.js": START,
    "js/draw/greet.js": 'import { sum } from "../far.js";\nexport const NAME = "simit";\nexport function greet() {}\n',
    "js/far.js": "const a=1;function b(){}export{a as sum,b};",
}


def test_a_page_asks_for_one_sheet_and_one_script():
    made = joined("index.html", FILES)
    sheet, script = sorted(set(made) - {"index.html"})
    assert made["index.html"].splitlines() == [
        "<title>Arasta</title>",
        f'<link rel="stylesheet" href="/{sheet}">',
        f'<script type="module" src="/{script}"></script>',
    ]
    assert made[sheet] == "a { color: red; }\nb { color: blue; }\n"


def test_each_module_comes_after_those_that_it_imports_and_hands_on_what_it_exports():
    assert program("js/start.js", FILES) == "\n".join(
        (
            "const $module0 = (() => { // js/far.js",
            "const a=1;function b(){}",
            "return { sum: a, b: b };",
            "})();",
            "const $module1 = (() => { // js/draw/greet.js",
            "const { sum: sum } = $module0;",
            'const NAME = "simit";',
            "function greet() {}",
            "",
            "return { NAME: NAME, greet: greet };",
            "})();",
            "const { greet: hello, NAME: NAME } = $module1;",
            "const far = $module0;",
            "hello(NAME, far.sum);",
            "",
        )
    )


def test_the_name_of_a_joined_file_changes_with_what_is_in_it():
    other = joined("index.html", {**FILES, "css/two.css": "b { color: green; }\n"})
    same = set(joined("index.html", FILES)) & set(other)
    assert {path.split("/")[0] for path in same} == {"index.html", "js"}


def test_modules_that_import_each_other_are_named():
    circle = {"js/a.js": 'import { b } from "./b.js";\n', "js/b.js": 'import { a } from "./a.js";\n'}
    with pytest.raises(ValueError, match=r"js/a\.js → js/b\.js → js/a\.js"):
        program("js/a.js", circle)
