"""Rewrites Pyodide's standard library for a fast start: compiled modules, stored uncompressed.

Runs inside Pyodide, so that the byte code matches the interpreter. Stored byte code needs neither inflating nor
compiling, which are three quarters of a cold start, and brotli compresses it better during the transfer.
"""

import importlib._bootstrap_external as bootstrap
import io
import os
import zipfile

SOURCE = '/tmp/python_stdlib.zip'
HARNESS = '/tmp/harness'
TARGET = '/tmp/stdlib.zip'
ROOT = '/lib/python314.zip/'
# Parts that need a terminal, a desktop or a documentation browser.
LEFT_OUT = ('_pyrepl/', 'pydoc_data/', 'ensurepip/', 'venv/', 'idlelib/', 'turtledemo/', 'lib2to3/', 'test/')
# Terminal modules that pdb imports, and so doctest.
KEPT = tuple(f'_pyrepl/{name}.py' for name in ('__init__', 'trace', 'types', 'utils'))
FIXED_DATE = (2020, 1, 1, 0, 0, 0)


def compiled(name, source):
    code = compile(source, ROOT + name, 'exec', dont_inherit=True, optimize=0)
    return bytes(bootstrap._code_to_timestamp_pyc(code, 0, len(source)))


def library_files():
    with zipfile.ZipFile(SOURCE) as archive:
        for entry in archive.infolist():
            name = entry.filename
            if name in KEPT or not entry.is_dir() and not name.startswith(LEFT_OUT):
                yield name, archive.read(entry)


def harness_files():
    for folder, _, names in os.walk(HARNESS):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, 'rb') as file:
                yield os.path.relpath(path, HARNESS), file.read()


def build():
    files = sorted([*library_files(), *harness_files()])
    with zipfile.ZipFile(TARGET, 'w', zipfile.ZIP_STORED) as archive:
        for name, content in files:
            if name.endswith('.py'):
                name, content = name[:-3] + '.pyc', compiled(name, content)
            archive.writestr(zipfile.ZipInfo(name, FIXED_DATE), content)
    return len(files)


build()
