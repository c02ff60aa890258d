"""Letters: drawing, delivering and giving them away (clauses DECK-4, DECK-5, LETTER-1 to LETTER-6, MEET-8)."""

from arasta.core.action import Action, Names, words
from arasta.core.agenda import push
from arasta.core.bits import bit, has, kinds_in
from arasta.core.compiling import rule
from arasta.core.effects import Chance, Decision, Happening
from arasta.core.questions import answers
from arasta.istanbul.base.questions import stands_on
from arasta.istanbul.letters.words import LETTERS, Effect
from arasta.istanbul.option_names import places
from arasta.istanbul.tables import PLACES

DELIVERED = 0  # option of GIVE_LETTER and PAY_SEALS; the others are places
PAY, FIRST_GIFT = 0, 1  # options of PAY_LIRA_OR_LETTER


@rule
def deliver(s, p, place):
    """LETTER-2, LETTER-5: every own letter for the place is turned over at once."""
    s.delivered[p, place] += s.letters[p, place]
    s.letters[p, place] = 0


@answers(stands_on)
def deliver_on(s, p, place):
    """LETTER-2: a piece delivers where it comes to stand."""
    if has(s.modules, LETTERS):
        deliver(s, p, place)


@rule
def can_draw_letter(s):
    """DECK-4: whether a letter is left in the supply or the discards."""
    return s.letter_supply_size + s.letter_discard_size > 0


@rule
def draw_letter(s, p):
    """DECK-4, DECK-5: the discards become the supply when nothing is left; forfeited if there is no letter at all."""
    if s.letter_supply_size == 0:
        for place in range(PLACES):
            s.letter_supply[place] += s.letter_discard[place]
            s.letter_discard[place] = 0
        s.letter_supply_size = s.letter_discard_size
        s.letter_discard_size = 0
    if s.letter_supply_size > 0:
        push(s, Effect.LETTER_DRAWN, p, 0)


@rule
def draw_letters(s, p, letters):
    """P21-1, P22-1: several letters, one after the other."""
    if letters > 1:
        push(s, Effect.DRAW_LETTERS, p, letters - 1)
    draw_letter(s, p)


@rule
def receive_letter(s, p, place):
    """LETTER-1, LETTER-2: it lies open before its owner, and is delivered at once if a piece stands there."""
    s.letter_supply[place] -= 1
    s.letter_supply_size -= 1
    s.letters[p, place] += 1
    if s.merchant[p] == place or s.family[p] == place or s.companion[p] == place:
        deliver(s, p, place)


@rule
def letters_total(s, p):
    """Undelivered letters of the player."""
    total = 0
    for place in range(1, PLACES):
        total += s.letters[p, place]
    return total


@rule
def delivered_total(s, p):
    """Delivered letters of the player."""
    total = 0
    for place in range(1, PLACES):
        total += s.delivered[p, place]
    return total


@rule
def undelivered(s, p):
    """The set of places that undelivered letters of the player name."""
    places = 0
    for place in range(1, PLACES):
        if s.letters[p, place] > 0:
            places |= bit(place)
    return places


@rule
def give_letter_options(s, p):
    """LETTER-6: a delivered one, or the number of an undelivered one."""
    return undelivered(s, p) | (bit(DELIVERED) if delivered_total(s, p) > 0 else 0)


@rule
def discard_letter(s, p, option):
    """LETTER-6: to the discards; of several delivered ones the lowest number."""
    place = option
    if option == DELIVERED:
        place = 1
        while s.delivered[p, place] == 0:
            place += 1
        s.delivered[p, place] -= 1
    else:
        s.letters[p, place] -= 1
    s.letter_discard[place] += 1
    s.letter_discard_size += 1


@rule
def pay_or_letter_options(s, p, price):
    """MEET-8, MEET-9: lira, or a letter in whatever state, shifted by one place."""
    options = give_letter_options(s, p) << FIRST_GIFT
    if s.lira[p] >= price:
        options |= bit(PAY)
    return options


@rule
def pay_or_letter(s, p, price, option):
    """MEET-8: pay the lira or discard the letter."""
    if option == PAY:
        s.lira[p] -= price
    else:
        discard_letter(s, p, option - FIRST_GIFT)


@rule
def has_letter(s, p):
    """Whether there is a letter to give."""
    return letters_total(s, p) + delivered_total(s, p) > 0


@rule
def letter_drawn_options(s):
    """INFO-3: any letter of the supply."""
    return kinds_in(s.letter_supply)


@rule
def letter_drawn_weight(s, place):
    """CHANCE-1: each copy is equally likely."""
    return s.letter_supply[place]


def own_letters(first: int = 0) -> Names:
    """Options that name an own letter: a delivered one, or an undelivered one by its place."""
    return Names({first + DELIVERED: Action("letter", "letter", "delivered", 0)}) | places("letter", first)


EFFECTS = {
    Effect.DRAW_LETTERS: Happening(draw_letters, argument="letters"),
    Effect.DRAW_LETTER: Happening(draw_letter, needs=can_draw_letter, why="no-letter-to-draw"),
    Effect.GIVE_LETTER: Decision(
        give_letter_options, discard_letter, own_letters(), needs=has_letter, why="no-letters"
    ),
    Effect.PAY_LIRA_OR_LETTER: Decision(
        pay_or_letter_options, pay_or_letter, words(pay=PAY) | own_letters(FIRST_GIFT), argument="price"
    ),
    Effect.LETTER_DRAWN: Chance(
        letter_drawn_options, receive_letter, places("draw letter"), weight=letter_drawn_weight
    ),
}
