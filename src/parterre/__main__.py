"""`python -m parterre` is the command `parterre`."""

import sys

from parterre.cli import main

if __name__ == "__main__":
    sys.exit(main())
