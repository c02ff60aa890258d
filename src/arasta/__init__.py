"""Arasta: the board game Istanbul in Python."""
