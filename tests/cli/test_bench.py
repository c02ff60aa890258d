import json
from importlib.util import find_spec

from arasta.dice.state import STATE as DICE_STATE
from arasta.istanbul.state import STATE

KEYS = [
    "cpu_decisions_per_s",
    "grand_bazaar_decisions_per_s",
    "dice_decisions_per_s",
    "uncompiled_decisions_per_s",
    "catanatron_decisions_per_s",
    "ratio_to_catanatron",
    "state_bytes",
    "dice_state_bytes",
    "copy_us",
    "served_action_ms",
    "step_one_us",
    "batch_of_one_us",
    "batch_steps_per_s",
    "batch_steps_per_cpu_s",
    "cold_compile_s",
    "warm_start_s",
    "dice_cold_compile_s",
    "dice_warm_start_s",
]

POSITIVE = {
    "cpu_decisions_per_s",
    "grand_bazaar_decisions_per_s",
    "dice_decisions_per_s",
    "uncompiled_decisions_per_s",
    "copy_us",
    "served_action_ms",
    "step_one_us",
    "batch_of_one_us",
    "batch_steps_per_s",
    "batch_steps_per_cpu_s",
}


def test_the_figures_have_fixed_names(arasta):
    arasta("bench", "--quick", "--json")
    figures = json.loads(arasta.out)
    assert arasta.code == 0
    assert list(figures) == KEYS
    assert (figures["state_bytes"], figures["dice_state_bytes"]) == (STATE.itemsize, DICE_STATE.itemsize)
    assert all(figures[key] > 0 for key in KEYS if key in POSITIVE)
    assert all(figures[key] is None for key in KEYS if key.endswith("_s") and "per_" not in key)  # not in a quick run


def test_without_the_peer_there_is_no_ratio_but_a_hint(arasta):
    arasta("bench", "--quick", "--json")
    figures = json.loads(arasta.out)
    if find_spec("catanatron"):
        assert figures["ratio_to_catanatron"] > 0
    else:
        assert (figures["catanatron_decisions_per_s"], figures["ratio_to_catanatron"]) == (None, None)
        assert "arasta[bench]" in arasta.err


def test_people_get_a_table(arasta):
    arasta("bench", "--quick")
    assert f"{STATE.itemsize:,}  bytes" in arasta.out
    assert f"{DICE_STATE.itemsize:,}  bytes" in arasta.out
    assert "\n  the dice game  " in arasta.out
