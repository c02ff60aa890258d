"""The form of a new table, as it is read aloud to who does not see it: groups of things to choose."""

import re
from typing import NamedTuple

import yaml

SPOKEN = re.compile(r'(?P<role>\w+) "(?P<name>.*)"(?P<marks>(?: \[[^\]]+\])*)')
SEAT = re.compile(r"Seat \d+")
ROWS, LISTS = "group", "combobox"  # of buttons, and those that fold out


class Choice(NamedTuple):
    """One thing that the form offers; `can`: it goes with all that is chosen."""

    role: str
    group: str
    name: str
    on: bool
    can: bool


class Form:
    """The form on a start page."""

    def __init__(self, page):
        self.sheet = page.locator(".sheet")

    def choices(self):
        """All that the form offers now, from top to bottom."""
        spoken = yaml.load(self.sheet.aria_snapshot(), yaml.CSafeLoader)
        return [choice for line in spoken for choice in choices_in(line)]

    def choose(self, choice):
        """Click a choice, or choose it from its list."""
        if choice.role == ROWS:
            group = self.sheet.get_by_role("group", name=choice.group, exact=True)
            group.get_by_role("button", name=choice.name, exact=True).click()
        else:
            self.sheet.get_by_label(choice.group, exact=True).select_option(label=choice.name)

    def set(self, group, name):
        """What is to be chosen, by name."""
        self.choose(next(it for it in self.choices() if (it.group, it.name) == (group, name)))

    def button(self, name):
        """A button of the form."""
        return self.sheet.get_by_role("button", name=name, exact=True)

    def seats(self):
        """Who sits where: the choice of each seat."""
        return [choice.name for choice in self.choices() if SEAT.fullmatch(choice.group) and choice.on]

    def press_to_the_end(self, name):
        """A button again and again, until it is gone."""
        while self.button(name).count():
            self.button(name).click()

    def seat(self, number):
        """One more seat, or one less, until there are as many as wanted."""
        more = number - len(self.seats())
        for _ in range(abs(more)):
            self.button("One more seat" if more > 0 else "One seat less").click()

    def sign(self, names):
        """A name in each field that asks for one."""
        for field, name in zip(self.sheet.get_by_role("textbox").all(), names, strict=False):
            field.fill(name)


def choices_in(line):
    """The choices of a row or of a list; other lines have none."""
    if not isinstance(line, dict):
        return
    for spoken, parts in line.items():
        found = SPOKEN.fullmatch(spoken)
        if found and found["role"] in (ROWS, LISTS):
            for part in map(SPOKEN.fullmatch, parts):
                marks = part["marks"]
                on = "[pressed]" in marks or "[selected]" in marks
                yield Choice(found["role"], found["name"], part["name"], on, "[disabled]" not in marks)
