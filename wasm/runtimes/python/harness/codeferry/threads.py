"""Emulates threads within one thread.

Many contest templates run `main` in a thread only to get a bigger stack. Here `start()` runs the body to its
end, which is right for those programs; a program that needs two threads at once ends with an error.
"""

import sys
import threading

from . import failure

REFUSAL = "can't start new thread: threads do not run in parallel in the browser (they do when you submit)"


class ThreadsRefused(RuntimeError):
    """Ends the program even inside a thread's body: its result would be wrong."""


def _start(self):
    if self._started.is_set():
        raise RuntimeError('threads can only be started once')
    if getattr(getattr(self, '_target', None), '__module__', '') == 'concurrent.futures.thread':
        raise ThreadsRefused(REFUSAL)
    self._started.set()
    ident = threading.get_ident()
    starter = threading._active.get(ident)
    threading._active[ident] = self
    try:
        self.run()
    except SystemExit:
        pass
    except (ThreadsRefused, MemoryError):
        raise
    except Exception as error:
        _report(self, error)
    finally:
        threading._active[ident] = starter


def _report(thread, error):
    if threading.excepthook is not threading.__excepthook__:
        threading.excepthook(threading.ExceptHookArgs([type(error), error, error.__traceback__, thread]))
    elif sys.stderr is not None:
        print(f'Exception in thread {thread.name}:\n{failure.report(error)}', end='', file=sys.stderr)


def _wait(self, timeout=None):
    """No other thread could notify, so a wait without a timeout would never end."""
    if timeout is None:
        raise ThreadsRefused(REFUSAL)
    return _condition_wait(self, timeout)


_condition_wait = threading.Condition.wait


def install():
    threading.Thread.start = _start
    threading.Thread.join = lambda self, timeout=None: None
    threading.Thread.is_alive = lambda self: self is threading._active.get(threading.get_ident())
    threading.Condition.wait = _wait
    threading.stack_size = lambda size=0: 0
