"""What presses things on a page: a mouse, or the keyboard alone."""

from playwright.sync_api import expect

MOST_STEPS = 12  # with the arrows; then by Tab, from one thing to the next
MOST_TABS = 300
WAY = """(it) => {
  const from = document.activeElement;
  if (from === it) return "";
  if (from === document.body) return "ArrowRight";
  const [here, there] = [from.getBoundingClientRect(), it.getBoundingClientRect()];
  const right = there.left + there.right - here.left - here.right;
  const down = there.top + there.bottom - here.top - here.bottom;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? "ArrowRight" : "ArrowLeft";
  return down > 0 ? "ArrowDown" : "ArrowUp";
}"""


def by_mouse(thing):
    """A click."""
    thing.click()


def by_keyboard(thing):
    """With the arrows to where it lies, or by Tab where they go past it; then Enter."""
    expect(thing).to_be_enabled()
    for step in range(MOST_STEPS + MOST_TABS):
        way = thing.evaluate(WAY)
        if not way:
            break
        thing.page.keyboard.press(way if step < MOST_STEPS else "Tab")
    else:
        raise AssertionError(f"no key leads to {thing}")
    thing.page.keyboard.press("Enter")
