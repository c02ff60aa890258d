"""Mail that says that it is somebody's turn."""
