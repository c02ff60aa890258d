"""What of Letters & Seals logs, previews and lists of choices look at."""

from arasta.play.text.names import named

CODED = {"kiosk"}
SILENT = {"companion"}  # the next step says where it goes
IDLE = {"pass", "leave companion"}
ABSENT = {"no-such-letter", "kiosk-not-open", "bid"}
LOG_VALUES = {"use_kiosk_tile": lambda decision, language: named("tile", "kiosk", str(decision["tile"]), language)}
