"""What the boards in a terminal are drawn with. The boards themselves are with their games."""
