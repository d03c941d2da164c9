"""Runs a program and prints, as JSON, its variables and output at each line.

It is itself run as a program, before a call of `trace`. Texts are numbered, because most of them repeat.
"""

import builtins
import inspect
import io
import json
import reprlib
import sys
import time
import types

# Not main.py: the runtime gives this name to the tracer itself.
FILE = 'traced.py'
FRAMES_MAX = 12
VARIABLES_MAX = 40
HIDDEN = (types.ModuleType, types.FunctionType, types.BuiltinFunctionType, type)


class Stop(BaseException):
    pass


class Shown(reprlib.Repr):
    def __init__(self):
        super().__init__()
        self.maxlevel, self.maxstring, self.maxother, self.maxlong = 4, 80, 80, 60
        self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = self.maxdeque = 30
        self.maxdict = 20

    def repr_instance(self, value, level):
        if type(value).__repr__ is object.__repr__ and level > 0:
            fields = getattr(value, '__dict__', {})
            text = ', '.join(f'{name}={self.repr1(one, level - 1)}' for name, one in list(fields.items())[:10])
            return f'{type(value).__name__}({text})'
        return super().repr_instance(value, level)


class Output(io.StringIO):
    """Keeps what the program prints; `buffer` takes bytes."""

    def __init__(self, size_max):
        super().__init__()
        self.size, self.size_max = 0, size_max
        self.buffer = self

    def write(self, text):
        if isinstance(text, (bytes, bytearray)):
            text = text.decode('utf-8', 'replace')
        kept = text[: max(self.size_max - self.size, 0)]
        self.size += len(kept)
        super().write(kept)
        return len(text)


class Recorder:
    def __init__(self, steps_max, seconds, output):
        self.steps_max, self.deadline = steps_max, time.monotonic() + seconds
        self.output, self.steps, self.texts, self.numbers = output, [], [], {}
        self.cut = None
        self.shown = Shown()

    def number(self, text):
        found = self.numbers.get(text)
        if found is None:
            found = self.numbers[text] = len(self.texts)
            self.texts.append(text)
        return found

    def show(self, value):
        try:
            return self.shown.repr(value)
        except Exception:
            return '…'

    def variables(self, frame):
        values = dict(frame.f_locals)
        found = []
        for name, value in values.items():
            if name.startswith(('__', '.')) or isinstance(value, HIDDEN):
                continue
            found.append([self.number(name), self.number(self.show(value))])
            if len(found) == VARIABLES_MAX:
                break
        return found

    def frames(self, frame):
        own = []
        while frame is not None:
            if is_shown(frame):
                own.append(frame)
            frame = frame.f_back
        if len(own) > FRAMES_MAX:
            own = own[: FRAMES_MAX - 1] + own[-1:]
        own.reverse()
        return [[self.number('' if is_module(one) else one.f_code.co_name), self.variables(one)] for one in own]

    def add(self, frame, line, result=None):
        self.steps.append([line, self.output.size, self.frames(frame), None if result is None else self.number(result)])

    def check(self):
        if len(self.steps) >= self.steps_max:
            self.cut = 'steps'
        elif time.monotonic() > self.deadline:
            self.cut = 'time'
        if self.cut:
            raise Stop

    def on_call(self, frame, event, _argument):
        return self.on_event if is_shown(frame) else None

    def on_event(self, frame, event, argument):
        if event == 'line':
            self.check()
            self.add(frame, frame.f_lineno)
        elif event == 'return' and not is_module(frame):
            self.check()
            self.add(frame, frame.f_lineno, self.show(argument))
        return self.on_event


def is_shown(frame):
    """The program and its functions; not the bodies of classes, comprehensions and lambdas."""
    code = frame.f_code
    if code.co_filename != FILE:
        return False
    return is_module(frame) or (code.co_flags & inspect.CO_OPTIMIZED != 0 and not code.co_name.startswith('<'))


def is_module(frame):
    return frame.f_code.co_name == '<module>'


def run(code, recorder):
    """Returns how the program ended, and the line of an error."""
    module = types.ModuleType('__main__')
    module.__file__, module.__builtins__ = FILE, builtins
    sys.modules['__main__'] = module
    try:
        sys.settrace(recorder.on_call)
        try:
            exec(code, module.__dict__)
        finally:
            sys.settrace(None)
        ended = None, None
    except Stop:
        return None, None, module
    except SystemExit:
        ended = None, None
    except BaseException as error:
        ended = describe(error), line_of(error)
    return *ended, module


def describe(error):
    return f'{type(error).__name__}: {error}'.rstrip(': ')


def line_of(error):
    line, frame = None, error.__traceback__
    while frame is not None:
        if frame.tb_frame.f_code.co_filename == FILE:
            line = frame.tb_lineno
        frame = frame.tb_next
    return line


def trace(source, steps_max, seconds, output_max):
    real, own = sys.stdout, sys.modules['__main__']
    output = Output(output_max)
    recorder = Recorder(steps_max, seconds, output)
    error = line = None
    last = []
    try:
        code = compile(source, FILE, 'exec', dont_inherit=True)
    except (SyntaxError, ValueError) as problem:
        error, line = f'{type(problem).__name__}: {getattr(problem, "msg", problem)}', getattr(problem, 'lineno', None)
    else:
        sys.stdout, sys.argv = output, [FILE]
        error, line, module = run(code, recorder)
        sys.stdout = real
        frame = types.SimpleNamespace(f_locals=module.__dict__)
        last = [[recorder.number(''), recorder.variables(frame)]]
    sys.modules['__main__'] = own
    answer = {
        'texts': recorder.texts,
        'steps': recorder.steps,
        'last': last,
        'output': output.getvalue(),
        'cut': recorder.cut,
        'error': error,
        'line': line,
    }
    real.write(json.dumps(answer))
    real.flush()
