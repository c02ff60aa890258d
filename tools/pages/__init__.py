"""What `make docs` makes the documentation site of: the documents where they are, and pages that are generated."""
