"""Many games stepped together, for programs. It needs no texts."""
