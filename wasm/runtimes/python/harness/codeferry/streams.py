"""Standard streams as for input from a file and output to a file."""

import io
import os
import sys

OUTPUT_BUFFER_BYTES = 65536
LARGE_INPUT_BYTES = 65536
NAMES = ('<stdin>', '<stdout>', '<stderr>')


def open_streams():
    sys.stdin = _input()
    sys.stdout = _text(io.BufferedWriter(_file(1, 'w'), OUTPUT_BUFFER_BYTES), 'w', 'surrogateescape')
    sys.stderr = _text(io.BufferedWriter(_file(2, 'w'), 8192), 'w', 'backslashreplace', line_buffering=True)
    sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr


def expect_input(size):
    """Reopens a large input: a file object opened while it was empty would read it in many small steps."""
    if size > LARGE_INPUT_BYTES:
        sys.stdin = sys.__stdin__ = _input()


def _input():
    return _text(io.BufferedReader(_file(0, 'r'), 65536), 'r', 'surrogateescape')


def _file(descriptor, mode):
    file = io.FileIO(descriptor, mode + 'b', closefd=False)
    file.name = NAMES[descriptor]
    return file


def _text(buffer, mode, errors, line_buffering=False):
    newline = '\n' if mode == 'w' else None
    text = io.TextIOWrapper(buffer, 'utf-8', errors, newline, line_buffering)
    text.mode = mode
    return text


def flush_streams():
    """Flushes all streams; ignores those that the program has closed or replaced."""
    for stream in (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__):
        try:
            stream.flush()
        except Exception:
            pass


def write_error(text):
    """Writes to standard error even if `sys.stderr` was replaced or closed."""
    data = text.encode('utf-8', 'backslashreplace')
    while data:
        data = data[os.write(2, data):]
