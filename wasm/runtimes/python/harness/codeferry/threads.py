"""Threads, as far as one thread can have them.

Many contest templates run `main` in a thread only to get a bigger stack. Here `start()` runs the body to its
end, which is what those programs mean; programs that need two threads at once are refused with a reason.
"""

import threading

REFUSAL = "can't start new thread: threads do not run side by side in the browser (they do when you submit)"


def _start(self):
    if self._started.is_set():
        raise RuntimeError('threads can only be started once')
    if getattr(getattr(self, '_target', None), '__module__', '') == 'concurrent.futures.thread':
        raise RuntimeError(REFUSAL)
    self._started.set()
    try:
        self.run()
    except SystemExit:
        pass


def install():
    threading.Thread.start = _start
    threading.Thread.join = lambda self, timeout=None: None
    threading.Thread.is_alive = lambda self: False
    threading.stack_size = lambda size=0: 0
