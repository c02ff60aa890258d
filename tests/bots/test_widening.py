"""A net that was trained before something was there: it plays on, and exactly as before where nothing new is in play.

The rules of the tests are those of today; so the nets are of a day before: what a module brings is cut out of them. The
nets of the package themselves may have been trained before a card was there, so what they know is read in their files,
and games that must be the same to the last bit have the components of the first edition.
"""

import logging
from typing import NamedTuple

import numpy as np
import pytest

import arasta
from arasta.bots import widening
from arasta.bots.champion import Champion
from arasta.bots.knowledge import Knowledge
from arasta.bots.net import Net, small_net
from arasta.bots.net_file import APPRENTICE, FOLDER, NoNet, read_arrays, write_arrays
from arasta.core.setting_kinds import FIRST_EDITION
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.tables import WORDS, joined
from arasta.play.batch.batch import played_on
from tests.bots.test_net import in_the_middle
from tests.play.test_playing_on import a_round_later, first_actions

RULES = arasta.GAMES["istanbul"]
OF_OLD = {"edition": FIRST_EDITION}
BY_NUMBER = {"places.where": "place"}  # whose first axis has no labels but numbers


class Cut(NamedTuple):
    """What a net has never seen: a part of the features, decisions by their words, things by theirs, and actions."""

    part: str
    words: frozenset[str]
    things: frozenset[str]
    actions: frozenset[str]


def cut_of(module):
    """All that a module brings. Its places only if nothing with a higher number stays; no token, which the nets of
    today know to be nowhere in games without it.
    """
    words = [EFFECTS.words[number] for word, number in vars(WORDS[module].Effect).items() if word.isupper()]
    tables = ["CARD_TABLE"] if module == "mocha" else ["CARD_TABLE", "PLACE_TABLE"]
    rows = [row for table in tables for row in joined(table)[module]]
    things = {row.slug for row in rows}
    targets = things | {str(int(row.place)) for row in rows if hasattr(row, "place")}
    others = {
        name
        for effect, names in EFFECTS.names.items()
        if EFFECTS.words[effect] not in words
        for name in (action.name for action in names.values() if action.target not in targets)
    }
    return Cut(module, frozenset(words), frozenset(things), frozenset(RULES.ids) - others)


LETTERS, MOCHA = cut_of("letters"), cut_of("mocha")
WITHOUT = pytest.mark.parametrize(
    ("cut", "played"),
    [(LETTERS, {}), (LETTERS, {"expansions": "mocha"}), (MOCHA, {}), (MOCHA, {"expansions": "letters"})],
    ids=["letters: base", "letters: mocha", "mocha: base", "mocha: letters"],
)


def known_by(game, folder=FOLDER):
    """What the net of a game knows, as its file says."""
    return Knowledge.taken_from(read_arrays(folder, game), arasta.GAMES[game])


def block_before(block, numbered, cut):
    """A block as it was before, and which of its features it had."""
    new = cut.words if block["part"] == "decision" else cut.things
    labels = [label for label in block["labels"] if label not in new]
    kept = np.ones(block["shape"], bool)
    if block["labels"]:
        kept[..., [label in new for label in block["labels"]]] = False
    if block["name"] in BY_NUMBER:
        kept[len(numbered[BY_NUMBER[block["name"]]]) :] = False
    shape = [*kept.shape[:-1], len(labels)] if labels else list(kept.shape)
    if block["name"] in BY_NUMBER:
        shape[0] = len(numbered[BY_NUMBER[block["name"]]])
    return {**block, "labels": labels, "shape": shape}, kept.ravel()


def narrower(arrays, cut):
    """The arrays of a net of the day before a cut was there."""
    after = Knowledge.taken_from(arrays, RULES)
    numbered = {kind: [thing for thing in things if thing not in cut.things] for kind, things in after.numbered.items()}
    blocks, kept, first = [], [], 0
    for block in after.blocks:
        before, its = block_before(block, numbered, cut)
        if block["part"] == cut.part:
            its[:] = False
        else:
            blocks.append({**before, "first": first})
        first += int(its.sum())
        kept.append(its)
    actions = np.array([name not in cut.actions for name in after.actions])
    known = Knowledge("1-before", blocks, numbered, [n for n, it in zip(after.actions, actions, strict=True) if it])
    rows = {"first": np.concatenate(kept), "policy": actions}
    return {**arrays, **known.arrays(), **{
        f"{layer}.{part}": arrays[f"{layer}.{part}"][keep]
        for layer, keep in rows.items()
        for part in ("weight", "scale", "bias")
        if (layer, part) != ("first", "bias")
    }}  # fmt: skip


@pytest.fixture
def before(cut, tmp_path):
    """A folder with the champion and its apprentice of the day before."""
    for name in (RULES.name, f"{RULES.name}-{APPRENTICE}"):
        write_arrays(tmp_path, name, narrower(read_arrays(FOLDER, name), cut))
    return tmp_path


def by_the_champion(steps=60, **settings):
    """Games that the champion has played on for a while."""
    batch, champion = arasta.batch("istanbul", 20, seed=3, **({"players": 4} | settings)), Champion("istanbul", 1)
    for _ in range(steps):
        batch.step(champion.choose_many(batch))
    return batch


@WITHOUT
def test_where_nothing_new_is_in_play_all_choices_and_values_are_exactly_the_same(before, cut, played):
    widened, net = Net.load("istanbul", before), Net.load("istanbul")
    assert len(read_arrays(before, "istanbul")["first.weight"]) < len(net.first) - 100
    assert widened.first.shape == net.first.shape
    for batch in (in_the_middle("istanbul", **OF_OLD, **played), by_the_champion(**OF_OLD, **played)):
        expected = net.evaluate(batch.observation, batch.mask)
        found = widened.evaluate(batch.observation, batch.mask)
        assert all(map(np.array_equal, found, expected))


@WITHOUT
def test_the_apprentice_plays_on_exactly_as_before(before, cut, played):
    batch = in_the_middle("istanbul", n=8, **OF_OLD, **played)
    ways = np.arange(len(batch)), first_actions(batch), a_round_later(batch)
    expected, found = (played_on(batch, *ways, small_net("istanbul", folder), 5) for folder in (FOLDER, before))
    assert found.states.tobytes() == expected.states.tobytes()
    assert (found.states["turns"] > batch.states["turns"]).any()


@pytest.mark.parametrize("cut", [LETTERS])
def test_what_is_new_has_weight_nothing_and_a_new_action_the_mean_of_its_kind(before, cut):
    widened, net, ids = Net.load("istanbul", before), Net.load("istanbul"), RULES.ids
    for block in ("letters.in_game", "players.letters"):
        assert not widened.first[RULES.layout[block]].any()
        assert net.first[RULES.layout[block]].any()
    hand = RULES.layout.by_name["cards.hand"]
    assert not widened.first[hand.first + hand.block.labels.index("letter")].any()
    known = [ids[name] for name in known_by("istanbul", before).actions]
    cards = [i for i in known if RULES.actions[i].verb == "card"]
    assert ids["card letter"] not in cards
    assert np.allclose(widened.policy[ids["card letter"]], net.policy[cards].mean(axis=0), atol=1e-6)
    assert np.allclose(widened.policy_bias[ids["card letter"]], net.policy_bias[cards].mean(), atol=1e-6)
    assert np.allclose(widened.policy[ids["kiosk 1"]], net.policy[known].mean(axis=0), atol=1e-6)  # no such verb then


@pytest.mark.parametrize("cut", [LETTERS])
def test_a_game_with_all_that_is_new_is_played_to_its_end(before, cut):
    net, batch = Net.load("istanbul", before), arasta.batch("istanbul", 4, players=2, seed=1, expansions="letters")
    batch.auto_reset = False
    while not batch.done.all():
        policy, values = net.evaluate(batch.observation, batch.mask)
        assert np.isfinite(values).all()
        batch.step(np.where(batch.done != 0, 0, policy.argmax(axis=1)))


@pytest.mark.parametrize("cut", [LETTERS])
def test_one_line_says_what_the_net_has_never_seen(before, cut, caplog):
    widening.tell_once.cache_clear()
    with caplog.at_level(logging.WARNING):
        Net(widening.read_net(RULES, "istanbul", before), RULES.layout)
        Net(widening.read_net(RULES, "istanbul", before), RULES.layout)
        small_net("istanbul", before)
    (line,) = caplog.messages
    assert line.startswith("The net “istanbul” has never seen embassy, kiosk, auction, society, catacombs,")
    assert line.endswith("more. It plays by all else that it knows; arasta train --begin-with champion teaches it.")


def test_a_net_that_knows_all_there_is_says_nothing(tmp_path, caplog):
    widening.tell_once.cache_clear()
    with caplog.at_level(logging.WARNING):
        for name, rules in arasta.GAMES.items():
            write_arrays(tmp_path, name, read_arrays(FOLDER, name) | Knowledge.of(rules).arrays())
            widening.read_net(rules, name, tmp_path)
            widening.tell_for_others(rules, tmp_path)
    assert caplog.messages == []


def changed(known, **changes):
    """What a net knows, but one block is another."""
    blocks = [{**block, **changes} if block["name"] == "cards.deck" else block for block in known.blocks]
    return known._replace(blocks=blocks)


def relabelled(known):
    """One card has another name."""
    labels = next(block["labels"] for block in known.blocks if block["name"] == "cards.deck")
    return changed(known, labels=["of old", *labels[1:]])


def renumbered(known):
    """Two cards have each other's numbers."""
    first, second, *others = known.numbered["card"]
    return known._replace(numbered=known.numbered | {"card": [second, first, *others]})


CANNOT_BE = {
    "“of old”, which it knows, is not there any more": relabelled,
    "“cards.old”, which it knows, is not there any more": lambda known: changed(known, name="cards.old"),
    "“cards.deck” tells something else": lambda known: changed(known, most=3),
    "“cards.deck” tells something else than what it has": lambda known: changed(known, part="of another"),
    "“cards.deck” tells something else than what it has learnt": lambda known: changed(known, shape=[2, 28]),
    "“a1b”, which it knows by its number, has another one now": renumbered,
    "“dance”, which it knows, is not there": lambda known: known._replace(actions=["dance", *known.actions[1:]]),
    "trained with the features 0-old, but this arasta has 1-": lambda known: known._replace(version="0-old"),
}


@pytest.mark.parametrize("sentence", CANNOT_BE)
def test_what_cannot_be_mapped_is_refused_with_what_to_do(sentence, tmp_path):
    known = CANNOT_BE[sentence](known_by("dice"))
    write_arrays(tmp_path, "dice", read_arrays(FOLDER, "dice") | known.arrays())
    with pytest.raises(NoNet, match=sentence) as refused:
        Net.load("dice", tmp_path)
    assert "or install the arasta that it belongs to." in str(refused.value)


def test_another_scale_changes_nothing_because_a_net_multiplies_what_is_told(tmp_path):
    known = changed(known_by("dice"), scale=0.01)
    write_arrays(tmp_path, "dice", read_arrays(FOLDER, "dice") | known.arrays())
    assert np.array_equal(Net.load("dice", tmp_path).first, Net.load("dice").first)
