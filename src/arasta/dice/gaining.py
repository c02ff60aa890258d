"""Gaining and paying resources, and what happens when the supply is short (clauses DSHORT-1 to DSHORT-7)."""

from arasta.core.compiling import rule


@rule
def gain(s, p, resource, n):
    """DSHORT-1: take n units. While the supply is short, every holder gives one back, the taker too."""
    while s.supply[resource] < n:
        if not give_back(s, resource):
            n = s.supply[resource]  # cannot happen with the printed numbers
    s.supply[resource] -= n
    s.owned[p, resource] += n


@rule
def give_back(s, resource):
    """DSHORT-2, DSHORT-3: one whole pass, never cut short. Whether anybody had any."""
    given = 0
    for q in range(s.players):
        if s.owned[q, resource] > 0:
            s.owned[q, resource] -= 1
            given += 1
    s.supply[resource] += given
    return given > 0


@rule
def pay(s, p, resource, n):
    """DSHORT-7: what is paid goes to the supply."""
    s.owned[p, resource] -= n
    s.supply[resource] += n
