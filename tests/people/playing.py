"""Playing as somebody does who knows no rule: a ruby if one is lit, else whatever is lit; then the great key."""

import random

from playwright.sync_api import expect

LIT = "[data-pick]:not(.barred):not(.chosen):visible"
RUBY = f'[data-pick^="ruby"]{LIT.removeprefix("[data-pick]")}'
AGAIN = '[data-pick^="again"]'  # dice that could be rolled again
SECOND, READY = (
    ".second[data-play]",
    '.keys .key.go:not([aria-disabled]):not(.busy):not([data-do="result"]):not(.replace)',
)
OPEN = f"{LIT}, {SECOND}, {READY}"
MOST = 3000  # looks at the table: a game that is longer does not end
MOST_THINGS = 8  # of a set
A_MOMENT = 60  # milliseconds between two looks


def play_to_the_end(*people, seed=1):
    """Whoever is up decides, until all see the result."""
    play_until(lambda: all(result(person).count() for person in people), *people, seed=seed)


def play_until(seen, *people, seed=1):
    """Whoever of these people is up decides, until something is seen."""
    chooser = random.Random(seed)
    for _ in range(MOST):
        deciding = next((person for person in people if is_up(person)), None)
        if seen():
            return
        if deciding:
            decide(deciding, chooser)
        else:
            people[0].page.wait_for_timeout(A_MOMENT)
    raise AssertionError("this was never seen")


def result(person):
    """What opens when the game is over."""
    return person.page.get_by_role("dialog", name="Result")


def is_up(person):
    """Whether anything is lit for them, or any key can be pressed."""
    return person.page.locator(OPEN).count() > 0


def decide(person, chooser):
    """One decision, and wait until the table shows what came of it."""
    table = person.page.locator("main")
    before = table.get_attribute("data-n")
    thing = lit(person, chooser) or die(person)
    if thing:
        person.hit(thing)
        complete(person, chooser)
        person.hit(person.page.locator(READY))
    else:
        person.hit(person.page.locator(SECOND).or_(person.page.locator(READY)).first)
    expect(table).not_to_have_attribute("data-n", before)


def lit(person, chooser):
    """Something that is lit; none if only keys are left."""
    for kind in (RUBY, f"{LIT}:not({AGAIN})"):
        found = person.page.locator(kind)
        if n := found.count():
            return found.nth(chooser.randrange(n))
    return None


def die(person):
    """One to be rolled again, where no key can be pressed before."""
    dice, keys = person.page.locator(f"{AGAIN}:visible"), person.page.locator(f"{SECOND}, {READY}")
    return dice.first if dice.count() and not keys.count() else None


def complete(person, chooser):
    """Things that go together are chosen until the great key may be pressed."""
    for _ in range(MOST_THINGS):
        if person.page.locator(READY).count():
            return
        more = lit(person, chooser)
        if more:
            person.hit(more)
