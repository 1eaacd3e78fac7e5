"""`python -m zuschlag` is `zuschlag`."""

import sys

from zuschlag.cli import main

sys.exit(main())
