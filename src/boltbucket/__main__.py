"""`python -m boltbucket` is the `boltbucket` command."""

import sys

from boltbucket.cli.main import main

sys.exit(main())
