"""Rewrites Pyodide's standard library for a fast start: compiled modules, stored uncompressed.

Runs inside Pyodide, so that the byte code fits the interpreter that will load it. Reading stored byte code
skips both the inflating and the compiling, which are three quarters of a cold start; stored members also
let the transport's brotli see the plain bytes.
"""

import importlib._bootstrap_external as bootstrap
import io
import os
import zipfile

SOURCE = '/tmp/python_stdlib.zip'
HARNESS = '/tmp/harness'
TARGET = '/tmp/stdlib.zip'
ROOT = '/lib/python314.zip/'
# Parts that only a terminal, a desktop or a documentation browser could use.
LEFT_OUT = ('_pyrepl/', 'pydoc_data/', 'ensurepip/', 'venv/', 'idlelib/', 'turtledemo/', 'lib2to3/', 'test/')
# Of a terminal's parts these are asked for by pdb, and so by doctest.
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
