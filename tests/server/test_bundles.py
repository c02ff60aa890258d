"""The modules of a page in one file, its style sheets in another."""

import pytest

from arasta.server.http.bundles import CannotJoin, as_seen_from, bundle, program, without_comments

PAGE = """<title>Arasta</title>
<link rel="stylesheet" href="css/one.css">
<link rel="stylesheet" href="css/two.css">
<script type="module" src="js/start.js"></script>
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
    made = bundle("index.html", FILES)
    sheet, script = sorted(set(made) - {"index.html"})
    assert made["index.html"].splitlines() == [
        "<title>Arasta</title>",
        f'<link rel="stylesheet" href="{sheet}">',
        f'<script type="module" src="{script}"></script>',
    ]
    assert made[sheet] == "a { color: red; }\nb { color: blue; }\n"


def test_a_sheet_of_another_folder_finds_its_pictures_from_where_it_is_joined():
    sheet = "a { background: url(../../art/felt.svg), url(own.svg), url(#arch), url(data:,x); }"
    moved = "a { background: url(../art/felt.svg), url(dice/own.svg), url(#arch), url(data:,x); }"
    assert as_seen_from("css", "css/dice/one.css", sheet) == moved


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
    other = bundle("index.html", {**FILES, "css/two.css": "b { color: green; }\n"})
    same = set(bundle("index.html", FILES)) & set(other)
    assert {path.split("/")[0] for path in same} == {"index.html", "js"}


def test_modules_that_import_each_other_are_named():
    circle = {"js/a.js": 'import { b } from "./b.js";\n', "js/b.js": 'import { a } from "./a.js";\n'}
    with pytest.raises(CannotJoin, match=r"js/a\.js → js/b\.js → js/a\.js"):
        program("js/a.js", circle)


@pytest.mark.parametrize(
    "statement",
    [
        'import "./far.js";',
        'import far from "./far.js";',
        'import far, { sum } from "./far.js";',
        "export let changing = 1;",
        "export var old = 1;",
        "export default function greet() {}",
        "export const { a, b } = point;",
        'export * from "./far.js";',
        'const later = await import("./far.js");',
        'const later = () => import("./far.js");',
        "await greet();",
        "export const page = await greet();",
    ],
)
def test_what_cannot_be_joined_is_refused_when_the_server_starts(statement):
    with pytest.raises(CannotJoin, match=r"js/start\.js says"):
        program("js/start.js", {**FILES, "js/start.js": f"const a = 1;\n{statement}\n"})


def test_a_name_that_another_module_does_not_export_is_refused():
    with pytest.raises(CannotJoin, match=r"js/start\.js imports salute from js/far\.js"):
        program("js/start.js", {**FILES, "js/start.js": 'import { sum, salute } from "./far.js";\n'})


def test_the_second_of_two_constants_in_one_line_is_no_export_however_it_is_imported():
    two = {"js/far.js": "export const one = 1, two = 2;\n"}
    for start in ('import { two } from "./far.js";\n', 'import * as far from "./far.js";\nfar.one + far.two;\n'):
        with pytest.raises(CannotJoin, match=r"js/start\.js imports two from js/far\.js"):
            program("js/start.js", {**two, "js/start.js": start})


def test_importing_while_running_and_words_that_begin_alike_are_no_imports():
    program("js/start.js", {**FILES, "js/start.js": "const later = import.meta;\nexportAll();\nimportant();\n"})


COMMENTED = """// What this is.
/** Says
 *  hello. */
export const greet = (who) => `
  // ${who}
`;

/** @type {number} */
const n = 1; // one
  // more
/** @type {string} */ (n);
"""


def test_lines_of_comments_are_left_out_and_templates_are_kept():
    code = ["export const greet = (who) => `", "  // ${who}", "`;", "const n = 1; // one", " (n);"]
    assert [line for line in without_comments("js/a.js", COMMENTED).splitlines() if line] == code
    assert without_comments("js/vendor/a.js", COMMENTED) == COMMENTED
