"""The barrier (clauses BARRIER-1 to BARRIER-4, P19-3)."""

from arasta.core.action import Action, Names, words
from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Starts
from arasta.core.questions import answers
from arasta.istanbul.base.board import beside
from arasta.istanbul.base.components.layouts import PITCH
from arasta.istanbul.base.questions import closed_street, street_is_closed
from arasta.istanbul.base.silence import is_hand_empty
from arasta.istanbul.base.turn.action import action_chosen, begin_indirect_action
from arasta.istanbul.mocha.words import Effect
from arasta.istanbul.option_names import cell_name, places
from arasta.istanbul.tables import PLACES

SKIP = 0  # option of ACT_BESIDE; the others are places
RIGHT, DOWN = 0, 1


@answers(street_is_closed)
def is_closed_to(s, p):
    """BARRIER-2, BARRIER-4: on the board, and somebody else keeps it."""
    return s.barrier[0] != 0 and s.barrier_keeper != p


@answers(closed_street)
def barrier_street(s):
    """BARRIER-2: between the two places beside the barrier."""
    return s.barrier[0], s.barrier[1]


@rule
def edge(cell, other):
    """BARRIER-1: an option for the street between a cell and its right or lower neighbour."""
    return cell * 2 + (RIGHT if other == cell + 1 else DOWN)


@rule
def barrier_options(s):
    """BARRIER-1: any two neighbouring places."""
    options = 0
    for place in range(1, s.last_place + 1):
        cell = s.cell[place]
        if cell >= 0:
            around = beside(s, bit(cell))
            if has(around, cell + 1) and cell % PITCH != PITCH - 1:
                options |= bit(edge(cell, cell + 1))
            if has(around, cell + PITCH):
                options |= bit(edge(cell, cell + PITCH))
    return options


@rule
def place_on(s, cell):
    """The place that lies on a cell."""
    for place in range(1, s.last_place + 1):
        if s.cell[place] == cell:
            return place
    return 0


@rule
def place_barrier(s, p, option):
    """P19-3, BARRIER-1: lay the barrier, take control of it; one of the two actions may then be carried out."""
    cell = option // 2
    other = cell + 1 if option % 2 == RIGHT else cell + PITCH
    s.barrier[0] = place_on(s, cell)
    s.barrier[1] = place_on(s, other)
    s.barrier_keeper = p
    push(s, Effect.ACT_BESIDE, p, 0)


@rule
def act_beside_options(s):
    """P19-3, ACT-6: the action of one of the two places, or none."""
    return bit(SKIP) | bit(s.barrier[0]) | bit(s.barrier[1])


@rule
def act_beside(s, p, place):
    """P19-3, ACT-5: the action of the place chosen."""
    if place != SKIP:
        begin_indirect_action(s, p, place)


def street_names():
    """The streets of the largest grid by the cells they join."""
    found = Names()
    for cell in range(PITCH * PITCH):
        if cell % PITCH < PITCH - 1:
            found[edge(cell, cell + 1)] = street(cell, cell + 1)
        if cell < PITCH * (PITCH - 1):
            found[edge(cell, cell + PITCH)] = street(cell, cell + PITCH)
    return found


def street(cell, other):
    """The action that closes the street between two cells."""
    return Action("barrier", "street", f"{cell_name(cell)} {cell_name(other)}", edge(cell, other))


EFFECTS = {
    Effect.PLACE_BARRIER: Decision(barrier_options, place_barrier, street_names()),
    Effect.ACT_BESIDE: Decision(
        act_beside_options,
        act_beside,
        words(skip=SKIP) | places("use"),
        starts=Starts(frozenset(range(1, PLACES)), action_chosen),
        silent=is_hand_empty,
    ),
}
