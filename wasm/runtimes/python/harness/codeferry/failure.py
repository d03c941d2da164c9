"""The report of a failed program: its own frames only, cut where thousands of them would say nothing new."""

import traceback

PROGRAM = 'main.py'
FRAMES_KEPT = 20


def report(error):
    """Text as Python itself would print it, without the frames of this harness."""
    frames = _skip_harness(error.__traceback__)
    count = _length(frames)
    if count <= FRAMES_KEPT + 4:
        return ''.join(traceback.TracebackException(type(error), error, frames, compact=True).format())
    # Formatting thousands of frames takes longer than most programs run.
    head, tail = FRAMES_KEPT // 4, FRAMES_KEPT - FRAMES_KEPT // 4
    first = ''.join(traceback.format_tb(frames, limit=head))
    last = ''.join(
        traceback.TracebackException(type(error), error, _drop(frames, count - tail), compact=True).format(chain=False)
    ).split('\n', 1)[1]
    return f'Traceback (most recent call last):\n{first}  … {count - FRAMES_KEPT} frames left out …\n{last}'


def report_stop(error):
    """Where the program was when its time was over."""
    frames = _skip_harness(error.__traceback__)
    lines = [entry for entry in traceback.extract_tb(frames) if entry.filename == PROGRAM][-FRAMES_KEPT:]
    return 'Stopped at the time limit\n' + ''.join(traceback.format_list(lines))


def line_of(error):
    """Line of the program where the error arose, or 0; allocates next to nothing, for use without memory."""
    line, frame = 0, error.__traceback__
    while frame is not None:
        if frame.tb_frame.f_code.co_filename == PROGRAM:
            line = frame.tb_lineno
        frame = frame.tb_next
    return line


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
