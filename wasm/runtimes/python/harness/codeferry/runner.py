"""Runs one program and reports its outcome to the host.

The host writes the program to /run/main.py and opens its input as file 0. The report is one line to
/dev/codeferry, `outcome exit-code`, which also disarms the host's deadline. After that the host restores the
whole memory, so nothing here cleans up.
"""

import atexit
import builtins
import gc
import io
import linecache
import os
import random
import sys
import types

from . import event_loop, failure, limits, recursion, refusals, streams, surroundings, threads

MEMORY_EXIT_CODE = 137
BROWSER_MODULES = ('js', 'pyodide', 'pyodide_js', '_pyodide', '_pyodide_core')


def install():
    """Called once, with an empty input, before the host saves the memory with which every run begins."""
    limits.install()
    threads.install()
    event_loop.install()
    refusals.install()
    surroundings.install()
    atexit._clear()
    sys.excepthook = sys.__excepthook__
    _hide_browser()
    streams.open_streams()
    gc.collect()
    gc.freeze()


def run(limit_seconds, input_bytes, deep=False):
    """`deep`: allow deep recursion through C functions, at the cost of speed."""
    random.seed()
    if deep:
        recursion.install()
    streams.expect_input(input_bytes)
    limits.start_clock(limit_seconds)
    outcome, exit_code, text = _execute(_program(), deep)
    _tell(outcome, exit_code)
    streams.flush_streams()
    if text:
        streams.write_error(text)


def _program():
    with io.FileIO('/run/main.py') as file:
        source = file.readall()
    text = source.decode('utf-8', 'replace')
    # Without a modification time the cache never reads the file.
    linecache.cache[failure.PROGRAM] = (len(text), None, text.splitlines(True), failure.PROGRAM)
    return source


def _execute(source, deep):
    module = types.ModuleType('__main__')
    module.__file__, module.__builtins__ = failure.PROGRAM, builtins
    sys.modules['__main__'], sys.argv = module, [failure.PROGRAM]
    try:
        compiling = recursion.compile_deep if deep else compile
        code = compiling(source, failure.PROGRAM, 'exec', dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        return 'compileError', 1, failure.report(error.with_traceback(None))
    return _ending(code, module)


def _ending(code, module):
    try:
        try:
            exec(code, module.__dict__)
        finally:
            atexit._run_exitfuncs()
        _let_go(module)
        return 'ok', 0, ''
    except SystemExit as error:
        return _exit(error.code)
    except MemoryError as error:
        line = failure.line_of(error)
        # Free the program's memory first: the report needs some.
        error.__traceback__ = None
        module.__dict__.clear()
        return 'memoryLimit', MEMORY_EXIT_CODE, f'MemoryError (line {line})\n'
    except limits.TimeLimit as error:
        _tell('timeLimit', 124)
        return 'timeLimit', 124, failure.report_stop(error)
    except BaseException as error:
        return 'runtimeError', 1, _uncaught(error)


def _uncaught(error):
    if sys.excepthook is sys.__excepthook__ or not callable(sys.excepthook):
        return failure.report(error)
    sys.excepthook(type(error), error, failure.own_frames(error))
    return ''


def _let_go(module):
    """Python drops a program's globals at the end, which runs `__del__` methods."""
    if '__del__' in ''.join(linecache.getlines(failure.PROGRAM)):
        for name in [*module.__dict__]:
            module.__dict__[name] = None


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
    """Blocks access to the page; the worker's scope is emptied as well."""
    sys.meta_path[:] = [finder for finder in sys.meta_path if not _is_browser(type(finder).__module__)]
    hidden = [name for name in sys.modules if _is_browser(name)]
    for name in [*hidden, 'js', 'pyodide_js']:
        sys.modules[name] = None
    sys.meta_path.insert(0, _NoBrowser)


class _NoBrowser:
    """For programs that clear `sys.modules`: one of the hidden modules is built in."""

    @staticmethod
    def find_spec(name, _path=None, _target=None):
        if _is_browser(name):
            raise ModuleNotFoundError(f'No module named {name!r}', name=name)


def _is_browser(module):
    return module.split('.')[0] in BROWSER_MODULES
