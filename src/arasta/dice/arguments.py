"""Arguments of effects that are several numbers in one."""

from arasta.core.packing import Packing

AMOUNT = Packing("number", resource=8)  # so many of a resource
EITHER = Packing("one", other=128, each=AMOUNT)  # one of two amounts
amount, number_of, resource_of = AMOUNT.pack, AMOUNT.number["number"], AMOUNT.number["resource"]
either, one_of, other_of = EITHER.pack, EITHER.number["one"], EITHER.number["other"]
