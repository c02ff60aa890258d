"""A walk through all that a form offers: in every form as much as possible of what was on no form before."""

import random
from collections import defaultdict

from tests.people.form import ROWS, SEAT, Form

MINE = {"Game", "Seat 1"}  # not left to the walk: which game it is, and that I sit there
BY_LINK = "by link"
MOST_FORMS = 40  # filled in, until one has something new on it


class Walk:
    """What the form of a game was seen to offer, and what was chosen of it."""

    def __init__(self, game, friends):
        self.game, self.friends, self.chooser = game, friends, random.Random(1)
        self.offered, self.chosen = set(), set()
        self.beside = defaultdict(set)  # by choice: all that could be chosen on forms on which it was
        self.seats = None

    @property
    def left(self):
        """What is still to be chosen."""
        return self.offered - self.chosen

    def filled(self, page, names):
        """A form with something new on it, signed; none if nothing is left, or nothing more can be reached."""
        if self.chosen and not self.left:
            return None
        form = Form(page)
        form.button("More options").click()
        form.choose(next(it for it in form.choices() if it.name == self.game))
        for _ in range(MOST_FORMS):
            self.fill(form)
            if self.on(form) - self.chosen:
                form.sign(names)
                return form
        return None

    def fill(self, form):
        """One choice in every group, those too that come and go with another choice."""
        self.seats = self.seats or numbers_of_seats(form)
        self.offered |= {("seats", number) for number in self.seats}
        form.seat(self.picked([("seats", number) for number in self.seats])[1])
        done, choices = set(MINE), self.seen(form)
        while group := next((it.group for it in choices if it.group not in done), None):
            done.add(group)
            if choice := self.choice_in(group, choices):
                form.choose(choice)
                choices = self.seen(form)

    def choice_in(self, group, choices):
        """What to choose in a group; none if it stays as it is."""
        links = sum(it.on and it.name == BY_LINK for it in choices)
        here = {key(it): it for it in choices if it.group == group and it.can}
        if links >= self.friends:
            here.pop(("seat", BY_LINK), None)
        choice = here[self.picked(list(here))]
        return choice if not choice.on or (choice.role == ROWS and self.tosses()) else None

    def picked(self, keys):
        """Of some choices one that was on no form yet; else the one beside which most is left, or any."""
        new = [it for it in keys if it in self.left]
        if new or self.tosses():
            return self.chooser.choice(new or keys)
        return max(keys, key=lambda it: (len(self.beside[it] & self.left), self.chooser.random()))

    def tosses(self):
        """A coin: what leads to what is not known before, so some forms are filled in by chance."""
        return self.chooser.random() < 0.5

    def seen(self, form):
        """The choices of a form, which are remembered."""
        choices = form.choices()
        can = {key(it) for it in choices if it.can and it.group not in MINE}
        self.offered |= {key(it) for it in choices if it.group not in MINE}
        for it in choices:
            if it.on:
                self.beside[key(it)] |= can
        return choices

    def on(self, form):
        """What is chosen on a form."""
        on = {key(it) for it in form.choices() if it.on and it.group != "Game"}
        return on | {("seats", len(form.seats()))}

    def opened(self, form):
        """Open the table of a form; who sits at it."""
        self.chosen |= self.on(form)
        seats = form.seats()
        form.button("Open the table").click()
        return seats


def numbers_of_seats(form):
    """From the fewest seats to the most, as the form lets."""
    form.press_to_the_end("One more seat")
    most = len(form.seats())
    form.press_to_the_end("One seat less")
    return range(len(form.seats()), most + 1)


def key(choice):
    """What is to be chosen once: every kind of seat, whichever seat it is, and every other choice."""
    return ("seat" if SEAT.fullmatch(choice.group) else choice.group), choice.name
