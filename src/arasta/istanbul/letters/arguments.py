"""Arguments of Letters & Seals' effects that are several numbers in one."""

from arasta.core.packing import Packing

SEALS = Packing("given", due=8)  # PAY_SEALS: whether an undelivered letter was given, and the seals still due
