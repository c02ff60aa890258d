"""Texts in each language: the names of things, what they do, and why something is refused."""
