"""Games kept: records as text, snapshots, saved games, and dice that everybody can check."""
