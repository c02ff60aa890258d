"""Arguments of Letters & Seals' effects that are several numbers in one."""

from arasta.core.packing import Packing

# PAY_SEALS: whether an undelivered letter was given, the lowest number still allowed, and the seals still due.
SEALS = Packing("given", lowest=32, due=8)
