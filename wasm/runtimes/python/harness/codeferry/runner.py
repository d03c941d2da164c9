"""Runs one program and tells the host how it ended.

The host puts the program into /run/main.py, its time limit in seconds into /run/limit, and opens its input as file 0; the end is one line written to
/dev/codeferry, `outcome exit-code`, which also disarms the host's deadline. After it the host puts the
whole memory back, so nothing here tidies up.
"""

import atexit
import builtins
import gc
import linecache
import os
import random
import sys
import types

from . import event_loop, failure, limits, recursion, streams, threads

MEMORY_EXIT_CODE = 137
BROWSER_MODULES = ('js', 'pyodide', 'pyodide_js', '_pyodide', '_pyodide_core')


def install():
    """Done once, before the host keeps the memory that every run begins with."""
    limits.install()
    threads.install()
    event_loop.install()
    atexit._clear()
    _hide_browser()
    gc.collect()
    gc.freeze()


def run(deep=False):
    """`deep` trades the speed of the C cache for recursion through it."""
    random.seed()
    if deep:
        recursion.install()
    streams.open_streams()
    with open('/run/limit') as file:
        limits.start_clock(float(file.read()))
    outcome, exit_code, text = _execute(_program())
    _tell(outcome, exit_code)
    streams.flush_streams()
    if text:
        streams.write_error(text)


def _program():
    with open('/run/main.py', 'rb') as file:
        source = file.read()
    text = source.decode('utf-8', 'replace')
    # Without a modification time the cache never looks for the file, which the program may not see.
    linecache.cache[failure.PROGRAM] = (len(text), None, text.splitlines(True), failure.PROGRAM)
    return source


def _execute(source):
    module = types.ModuleType('__main__')
    module.__file__, module.__builtins__ = failure.PROGRAM, builtins
    sys.modules['__main__'], sys.argv = module, [failure.PROGRAM]
    try:
        code = compile(source, failure.PROGRAM, 'exec', dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        return 'compileError', 1, failure.report(error.with_traceback(None))
    return _ending(code, module)


def _ending(code, module):
    try:
        try:
            exec(code, module.__dict__)
        finally:
            atexit._run_exitfuncs()
        return 'ok', 0, ''
    except SystemExit as error:
        return _exit(error.code)
    except MemoryError as error:
        line = failure.line_of(error)
        # What the program holds must go before there is room for a report.
        error.__traceback__ = None
        module.__dict__.clear()
        return 'memoryLimit', MEMORY_EXIT_CODE, f'MemoryError (line {line})\n'
    except limits.TimeLimit as error:
        _tell('timeLimit', 124)
        return 'timeLimit', 124, failure.report_stop(error)
    except BaseException as error:
        return 'runtimeError', 1, failure.report(error)


def _exit(code):
    if code is None:
        code = 0
    text = ''
    if not isinstance(code, int):
        code, text = 1, f'{code}\n'
    code &= 0xFF
    return ('ok' if code == 0 else 'runtimeError'), code, text


def _tell(outcome, exit_code):
    descriptor = os.open('/dev/codeferry', os.O_WRONLY)
    os.write(descriptor, f'{outcome} {exit_code}'.encode())
    os.close(descriptor)


def _hide_browser():
    """A program has no business with the page; the scope it would reach is emptied as well."""
    sys.meta_path[:] = [finder for finder in sys.meta_path if not _is_browser(type(finder).__module__)]
    hidden = [name for name in sys.modules if _is_browser(name)]
    for name in [*hidden, 'js', 'pyodide_js']:
        sys.modules[name] = None


def _is_browser(module):
    return module.split('.')[0] in BROWSER_MODULES
