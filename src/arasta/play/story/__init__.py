"""The story of a game: each turn in one sentence, made of clauses, from events alone."""
