"""Standard streams as a program has them when its input comes from a file and its output goes to one."""

import io
import os
import sys

OUTPUT_BUFFER_BYTES = 65536


def open_streams():
    sys.stdin = io.TextIOWrapper(
        io.BufferedReader(io.FileIO(0, 'rb', closefd=False), 65536), encoding='utf-8', errors='surrogateescape'
    )
    sys.stdout = io.TextIOWrapper(
        io.BufferedWriter(io.FileIO(1, 'wb', closefd=False), OUTPUT_BUFFER_BYTES),
        encoding='utf-8', errors='surrogateescape', newline='\n',
    )
    sys.stderr = io.TextIOWrapper(
        io.BufferedWriter(io.FileIO(2, 'wb', closefd=False), 8192),
        encoding='utf-8', errors='backslashreplace', newline='\n', line_buffering=True,
    )
    sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr


def flush_streams():
    """Writes what is still buffered; a stream the program has closed or replaced is its own business."""
    for stream in (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__):
        try:
            stream.flush()
        except Exception:
            pass


def write_error(text):
    """Puts text on standard error even when `sys.stderr` was replaced or closed."""
    data = text.encode('utf-8', 'backslashreplace')
    while data:
        data = data[os.write(2, data):]
