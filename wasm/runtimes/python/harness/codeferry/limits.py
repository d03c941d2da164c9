"""The time limit as an exception, so that the report shows where the program was."""

import signal
import time

SLEEP_SLICE_SECONDS = 0.02

_sleep = time.sleep
_now = time.perf_counter
_deadline = float('inf')


class TimeLimit(BaseException):
    """Raised in the program at its time limit. Not an `Exception`, so that programs do not catch it."""


def install():
    signal.signal(signal.SIGINT, _out_of_time)
    time.sleep = _sleep_in_slices


def start_clock(limit_seconds):
    """The host watches the clock while byte codes run; during a sleep this module does."""
    global _deadline
    _deadline = _now() + limit_seconds


def _out_of_time(signal_number, frame):
    raise TimeLimit


def _sleep_in_slices(seconds):
    if not seconds > SLEEP_SLICE_SECONDS:
        return _sleep(seconds)
    end = _now() + seconds
    while (left := end - _now()) > 0:
        if _now() > _deadline:
            raise TimeLimit
        _sleep(min(left, SLEEP_SLICE_SECONDS))
