"""The error report of a program: only its own frames, and not thousands of them."""

import traceback

PROGRAM = 'main.py'
LIBRARY = ('/lib/python', '<frozen ')
FIRST_FRAMES = 3
LAST_FRAMES = 17


def report(error):
    """The text that Python would print, without frames of this harness and of the library."""
    frames = _skip_harness(error.__traceback__)
    count = _length(frames)
    left_out = count - FIRST_FRAMES - LAST_FRAMES
    if left_out <= 4:
        return ''.join(_own(_described(error, frames)).format())
    # Formatting thousands of frames would take longer than most programs.
    first = ''.join(traceback.format_tb(frames, limit=FIRST_FRAMES))
    described = _own(_described(error, _drop(frames, count - LAST_FRAMES)))
    last = ''.join(described.format(chain=False)).split('\n', 1)[1]
    return f'Traceback (most recent call last):\n{first}  … {left_out} frames left out …\n{last}'


def report_stop(error):
    """Where the program was at its time limit."""
    frames = _skip_harness(error.__traceback__)
    count = _length(frames)
    lines = traceback.extract_tb(_drop(frames, max(count - LAST_FRAMES, 0)))
    own = [entry for entry in lines if not entry.filename.startswith(LIBRARY)]
    return 'Stopped at the time limit\n' + ''.join(traceback.format_list(own))


def own_frames(error):
    """The error's frames, from the program's first one."""
    return _skip_harness(error.__traceback__)


def line_of(error):
    """The program's line of the error, or 0; allocates almost nothing, because memory may be exhausted."""
    line, frame = 0, error.__traceback__
    while frame is not None:
        if frame.tb_frame.f_code.co_filename == PROGRAM:
            line = frame.tb_lineno
        frame = frame.tb_next
    return line


def _described(error, frames):
    return traceback.TracebackException(type(error), error, frames, compact=True)


def _own(described):
    """The report and its causes without the library's frames, whose source is not available."""
    waiting, seen = [described], set()
    while waiting:
        one = waiting.pop()
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        own = [entry for entry in one.stack if not entry.filename.startswith(LIBRARY)]
        one.stack = traceback.StackSummary.from_list(own)
        waiting += [one.__cause__, one.__context__, *(one.exceptions or ())]
    return described


def _skip_harness(frame):
    while frame is not None and frame.tb_frame.f_code.co_filename != PROGRAM:
        frame = frame.tb_next
    return frame


def _length(frame):
    count = 0
    while frame is not None:
        count, frame = count + 1, frame.tb_next
    return count


def _drop(frame, count):
    for _ in range(count):
        frame = frame.tb_next
    return frame
