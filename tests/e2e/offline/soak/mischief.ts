/** Programs that try to leave traces, by trap, exit, error or design; the next program must see none. */
export const mischief: readonly string[] = [
  // Leaves the interpreter abnormally.
  'a = []\nfor i in range(10**5): a = [a]\nrepr(a)',
  'import sys\nsys.setrecursionlimit(10**6)\nclass N:\n    def __add__(self, o): return N() + o\nN() + 1',
  'import os\nos._exit(3)',
  'import os\nprint("x", flush=True)\nos._exit(0)',
  'import os\nos.abort()',
  'import sys\nsys.exit(5)',
  // Memory.
  'a = []\nwhile True: a.append("x" * 1000000)',
  'a = [0] * 10**8',
  'try:\n    a = bytearray(10**9)\nexcept MemoryError:\n    keep = [bytes(10**6) for _ in range(20)]',
  'import gc\ngc.disable()\ngc.set_threshold(1)\nclass A: pass\nfor i in range(20000):\n    a = A()\n    a.me = a',
  // Time.
  'while True: pass',
  'while True:\n    try:\n        while True: pass\n    except BaseException: break',
  'import time\ntime.sleep(9)',
  // Common builtins.
  'import builtins\nbuiltins.print = None\nbuiltins.len = lambda x: 7\nbuiltins.max = min\nbuiltins.__import__ = None',
  'import builtins\ndel builtins.sorted, builtins.range, builtins.open, builtins.compile, builtins.exec',
  'import builtins\nbuiltins.left_behind = 1\nbuiltins.int = str',
  'import sys\nfor name in list(sys.modules):\n    if name not in ("sys", "builtins", "__main__"): del sys.modules[name]',
  'import sys\nsys.modules["os"] = None\nsys.modules["codeferry.runner"] = None\nsys.path[:] = []\nsys.meta_path[:] = []\nsys.path_hooks.clear()',
  'import codeferry.runner as r\nr.run = None\nr._execute = None\nr.streams.open_streams = None',
  'import math, collections\nmath.pi = 3\nmath.sqrt = None\ncollections.Counter = dict\ncollections.deque = list',
  'import ctypes\nctypes.memset(id(True), 0, 12)',
  'import sys\nsys.intern("left behind" * 3)\nsys.flags = None\nsys.maxsize = 5\nsys.version = "0"',
  'import functools\nfunctools.lru_cache = None\nimport heapq\nheapq.heappush = print\nimport random\nrandom.seed = lambda *a: None\nrandom.random = lambda: 4',
  // Streams and files.
  'import os, sys\nsys.setrecursionlimit(50000)\nos.close(1)\nos.close(2)\nos.close(0)',
  'import sys\nsys.stdout = None\nsys.stderr = None\nsys.stdin = None\nsys.__stdout__ = None',
  'import os\nos.dup2(2, 1)\nf = open("/tmp/open", "w")\nf.write("never flushed")',
  'files = [open(f"/tmp/{i}", "w") for i in range(200)]\nfor f in files: f.write("x" * 1000)',
  'import os\nopen("left.txt", "w").write("x")\nos.makedirs("/tmp/a/b")\nopen("/tmp/a/b/f", "w").write("x")\nos.chdir("/tmp/a")\nos.mkdir("/left")',
  'import os\nos.symlink("/tmp", "/tmp/self")\nos.mkdir("/tmp/locked")\nos.chmod("/tmp/locked", 0)\nos.umask(0o777)',
  'import os\nos.remove("/dev/stdin")\nos.mkdir("/run/more")\nopen("/dev/codeferry", "w").write("ok 0")',
  'import os\nos.remove("/lib/python314.zip")',
  'import os\nopen("/run/main.py", "w").write("print(1)")\nopen("/run/limit", "w").write("x")',
  'print("y" * 3000000)',
  'import sys\nsys.stdout.write("no newline, no flush")\nsys.stdout.detach()',
  // Hooks and settings.
  'import atexit, sys\natexit.register(print, "later")\natexit.register(sys.exit, 9)',
  'import sys\nsys.excepthook = print\nsys.displayhook = None\nsys.unraisablehook = None\nsys.settrace(lambda *a: None)\nsys.setprofile(lambda *a: None)',
  'import signal\nsignal.signal(signal.SIGINT, lambda *a: None)\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: pass',
  'import warnings\nwarnings.simplefilter("error")\nwarnings.showwarning = None\nwarnings.warn("x")',
  'import locale, time, os\nos.environ["LEFT"] = "x"\nos.environ["TZ"] = "Asia/Tokyo"\nos.putenv("RAW", "x")\ntime.tzset() if hasattr(time, "tzset") else None\nlocale.setlocale(locale.LC_ALL, "C")',
  'import decimal\ndecimal.getcontext().prec = 3\ndecimal.DefaultContext.prec = 4\ndecimal.setcontext(decimal.Context(prec=2))',
  'import sys\nsys.set_int_max_str_digits(0)\nsys.setswitchinterval(1)\nsys.set_asyncgen_hooks(print, print)\nsys.setrecursionlimit(10)',
  'import threading\nt = threading.Thread(target=lambda: 1/0)\nt.start()\nthreading.main_thread = None\nthreading.local().x = 1\nthreading.settrace(print)\nthreading.excepthook = None',
  'import asyncio\nloop = asyncio.new_event_loop()\nasyncio.set_event_loop(loop)\nloop.call_later(100, print)\nasync def f():\n    await asyncio.sleep(0)\n    raise SystemExit(4)\nloop.run_until_complete(f())',
  'import re, linecache\nfor i in range(600): re.compile(f"a{i}")\nlinecache.clearcache()\nlinecache.getline = None',
  'import types, abc, typing, enum\nabc.ABCMeta.__instancecheck__ = lambda *a: True\nenum.Enum.__repr__ = lambda s: "E"\ntyping.List = None',
  'def g():\n    try:\n        yield 1\n    finally:\n        print("closing")\nkeep = g()\nnext(keep)\nclass A:\n    def __del__(self): print("gone")\na = A()\na.me = a\nraise KeyError(a)',
];

/**
 * Prints all interpreter state that a program could leave behind, as one line. Some names are concatenated:
 * a program that contains them gets its interpreter replaced, and this one must not.
 */
export const look = `import atexit, builtins, collections, decimal, gc, heapq, locale, math, os, random, re, signal, sys, threading, time, warnings
def tree(folder):
    found = []
    for path, folders, files in os.walk(folder):
        folders.sort()
        if path.startswith(('/proc', '/dev/fd')): folders.clear()
        found.append((path, oct(os.lstat(path).st_mode), [(f, os.lstat(os.path.join(path, f)).st_mode) for f in sorted(files)]))
    return found
def ids(names): return sorted((name, id(value)) for name, value in names.items())
state = [
    ids(vars(builtins)), ids(sys.modules), ids(vars(math)), ids(vars(collections)), ids(vars(heapq)), ids(vars(sys.modules['codeferry.runner'])),
    sorted(name for name in vars(sys)), sys.path, getattr(sys, 'meta_' + 'path'), sys.flags, sys.maxsize, sys.version, sys.getrecursionlimit(), sys.getswitchinterval(),
    sys.get_int_max_str_digits(), sys.gettrace(), sys.getprofile(), sys.get_asyncgen_hooks(), sys.excepthook, sys.displayhook,
    sys.stdin, sys.stdout, sys.stderr, gc.isenabled(), gc.get_threshold(), gc.get_freeze_count(), len(getattr(gc, 'get_' + 'objects')()), gc.garbage,
    sys.getallocatedblocks(), len(re._cache), dict(os.environ), os.getcwd(), os.umask(0o22), tree('/'), sorted(os.listdir('/proc/self/fd')),
    [signal.getsignal(n) for n in (2, 15)], warnings.filters, warnings.showwarning, locale.setlocale(locale.LC_ALL), time.tzname,
    decimal.getcontext(), decimal.DefaultContext, threading.enumerate(), atexit._ncallbacks(), True, int(True), 1 + 1, len('abc'), max(1, 2),
]
import hashlib
texts = [re.sub(r'main\\.py', '', repr(part)) for part in state]
print(*[hashlib.sha1(text.encode('utf-8', 'replace')).hexdigest()[:8] for text in texts], random.random() == random.random(), input())
exec('print(len(texts))')
`;
