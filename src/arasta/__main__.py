"""`python -m arasta`: the command."""

import sys

from arasta.cli.main import main

sys.exit(main())
