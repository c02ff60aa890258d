"""Sets that are chosen one by one: every way through the questions, by what it leads to."""


def every_set(table, decision, told):
    """What is told of the table after every way through a decision that is asked again and again."""
    found, known, waiting = set(), set(), [table.states.copy()]
    while waiting:
        here = waiting.pop()
        table.states[:] = here
        if table.decision != decision:
            found.add(told(table))
            continue
        for name in sorted(table.legal):
            table.states[:] = here
            after = table.play(name).states.copy()
            if after.tobytes() not in known:
                known.add(after.tobytes())
                waiting.append(after)
    return found


def parts(counts):
    """Every set of things of which there are so many by kind, as numbers by kind."""
    if not counts:
        return [()]
    return [(n, *rest) for n in range(counts[0] + 1) for rest in parts(counts[1:])]
