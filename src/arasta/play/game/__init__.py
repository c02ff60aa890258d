"""A game at a table: choosing, taking back, explaining and telling what happened."""
