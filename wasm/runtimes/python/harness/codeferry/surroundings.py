"""Environment values that a program can read, with the judge's values."""

import os
import sys
import time

# Frames below the program: the host's call, `run`, `_execute`, `_ending`.
OWN_FRAMES = 4
JUDGE_MAXSIZE = 2**63 - 1
ENVIRONMENT = {
    'HOME': '/home/learner',
    'LANG': 'C.UTF-8',
    'LC_ALL': 'C.UTF-8',
    'PATH': '/usr/local/bin:/usr/bin:/bin',
    'TMPDIR': '/tmp',
}

_set_limit = sys.setrecursionlimit
_get_limit = sys.getrecursionlimit


def setrecursionlimit(limit, /):
    """Set the maximum depth of the Python interpreter stack to n."""
    _set_limit(limit + OWN_FRAMES if isinstance(limit, int) and limit > 0 else limit)


def getrecursionlimit():
    """Return the current value of the recursion limit."""
    return _get_limit() - OWN_FRAMES


def install():
    os.environ.clear()
    os.environ.update(ENVIRONMENT)
    sys.executable = '/usr/bin/python3'
    sys.path[:] = [path for path in sys.path if path]
    sys.setrecursionlimit, sys.getrecursionlimit = setrecursionlimit, getrecursionlimit
    setrecursionlimit(1000)
    time.tzname = ('UTC', 'UTC')
    # Programs use it as infinity; a 32-bit value would be too small for their comparisons.
    sys.maxsize = JUDGE_MAXSIZE
