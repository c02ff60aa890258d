"""Makes the icons of the installed page as PNG, from the one drawing: `.venv/bin/python tools/icons.py`."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ART = Path(__file__).parent.parent / "src/arasta/web/static/art"
ICONS = {
    "icon-192": (192, 0.0),
    "icon-512": (512, 0.0),
    "icon-maskable": (512, 0.14),
}  # pixels, and the margin around it
NIGHT = "#14295e"


def main() -> None:
    """Draws each of them on a page of its size."""
    drawing = (ART / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, margin) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = NIGHT if margin else "transparent"
            style = f"body {{ margin: {size * margin}px; background: {ground} }} svg {{ display: block }}"
            page.set_content(f"<style>{style}</style>{drawing}")
            page.screenshot(path=ART / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
