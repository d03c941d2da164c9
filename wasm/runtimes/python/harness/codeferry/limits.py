"""The time limit as an exception, so that a stopped program can show where it was."""

import signal
import time

SLEEP_SLICE_SECONDS = 0.02

_sleep = time.sleep


class TimeLimit(BaseException):
    """Raised in the program when the host's clock says it is out of time; not an `Exception` on purpose."""


def _out_of_time(signal_number, frame):
    raise TimeLimit('stopped at the limit')


def _sleep_in_slices(seconds):
    """The host can only interrupt between byte codes, so a long sleep is many short ones."""
    if not seconds > SLEEP_SLICE_SECONDS:
        return _sleep(seconds)
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        _sleep(min(left, SLEEP_SLICE_SECONDS))


def install():
    signal.signal(signal.SIGINT, _out_of_time)
    time.sleep = _sleep_in_slices
