"""What can be asked over HTTP, by topic."""
