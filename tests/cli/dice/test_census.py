import json


def test_people_get_a_table_of_a_census(arasta):
    arasta("simulate", "--game", "dice", "--census", "--games", 30, "--seed", 1)
    assert arasta.code == 0
    assert arasta.out.startswith("census of 30 random games, ")
    assert "\n  players          2, 3, 4\n" in arasta.out
    assert "\n  tiles bought     21 of 21 used" in arasta.out
    assert "modes" not in arasta.out


def test_a_census_is_the_same_for_the_same_seed(arasta):
    found = []
    for _ in range(2):
        arasta("simulate", "--game", "dice", "--census", "--players", 2, "--games", 8, "--seed", 3, "--json")
        found.append(json.loads(arasta.out))
    assert found[0] == found[1]
    assert (found[0]["games"], found[0]["players"], "modes" in found[0]) == (8, [2], False)
