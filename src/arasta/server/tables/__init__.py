"""Tables: what is played at one, who sits there, and the one door through which all of it changes."""
