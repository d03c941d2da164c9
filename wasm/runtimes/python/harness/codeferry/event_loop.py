"""`asyncio` without the browser's event loop: only ready callbacks and timers, run to the end within one call."""

import asyncio
import asyncio.base_events
import time


class _Timers:
    """A selector without files."""

    def select(self, timeout=None):
        if timeout is None:
            raise RuntimeError('asyncio: every task waits for something that can never happen')
        if timeout > 0:
            time.sleep(timeout)
        return []

    def close(self):
        pass


class Loop(asyncio.base_events.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = _Timers()

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


def _run(main, *, debug=None, loop_factory=None):
    with asyncio.Runner(debug=debug, loop_factory=loop_factory or Loop) as runner:
        return runner.run(main)


def install():
    asyncio._set_running_loop(None)
    asyncio.run = _run
    asyncio.new_event_loop = Loop
    asyncio.set_event_loop(Loop())
