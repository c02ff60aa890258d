"""Processes in which bots and advisers think."""
