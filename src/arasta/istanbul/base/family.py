"""The family member: at home or out, called home, and the reward (clauses FAM-1 to FAM-5, WORD-8, MEET-3)."""

from arasta.core.action import words
from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening
from arasta.istanbul.base.cart import gain_lira
from arasta.istanbul.base.components.tokens import REWARD_LIRA
from arasta.istanbul.base.deck import can_draw
from arasta.istanbul.base.questions import stands_on
from arasta.istanbul.base.words import Effect, Place

CARD_REWARD, LIRA_REWARD = 0, 1  # options of REWARD


@rule
def is_home(s, p):
    """FAM-1: whether the family member is on 12."""
    return s.family[p] == Place.POLICE_STATION


@rule
def is_away(s, p):
    """BONUS-06: whether there is anybody to call home."""
    return not is_home(s, p)


@rule
def put_family(s, p, place):
    """FAM-1: the family member stands on the place."""
    s.family[p] = place
    stands_on(s, p, place)


@rule
def family_home(s, p):
    """FAM-2, FAM-3: back to 12, where nothing is triggered."""
    put_family(s, p, Place.POLICE_STATION)


@rule
def reward_options(s):
    """WORD-8, MEET-4: a bonus card, if one can be drawn, or 3 lira. END-6: after the end 3 lira only."""
    if can_draw(s, 1) and not s.ended:
        return bit(CARD_REWARD) | bit(LIRA_REWARD)
    return bit(LIRA_REWARD)


@rule
def take_reward(s, p, option):
    """WORD-8: the reward chosen."""
    if option == CARD_REWARD:
        push(s, Effect.DRAW_CARD, p, 0)
    else:
        gain_lira(s, p, REWARD_LIRA)


EFFECTS = {
    Effect.FAMILY_HOME: Happening(family_home, needs=is_away, why="family-home"),
    Effect.REWARD: Decision(reward_options, take_reward, words(reward_card=CARD_REWARD, reward_lira=LIRA_REWARD)),
}
