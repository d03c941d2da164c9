import type { RunCase } from './cases';

/** What programs of contests use, and what they cannot have in a browser. */
export const pythonIdiomCases: RunCase[] = [
  {
    title: 'recursion through lru_cache, 50,000 deep',
    code: 'import sys\nfrom functools import lru_cache\nsys.setrecursionlimit(10**6)\nprint("once")\n@lru_cache(None)\ndef f(n): return 0 if n == 0 else 1 + f(n - 1)\nprint(f(50000))',
    stdout: 'once\n50000\n',
  },
  {
    title: 'plain recursion, 100,000 deep',
    code: 'import sys\nsys.setrecursionlimit(10**6)\ndef f(n): return 0 if n == 0 else 1 + f(n - 1)\nprint(f(100000))',
    stdout: '100000\n',
  },
  {
    title: 'recursion through C, deeper than a browser can',
    code: 'a = []\nfor i in range(10**5): a = [a]\nprint(len(repr(a)))',
    outcome: 'runtimeError',
    message: /Stack overflow/,
  },
  {
    title: 'main in a thread with a bigger stack',
    code: 'import threading\nthreading.stack_size(2**27)\nt = threading.Thread(target=lambda: print("in", input()))\nt.start()\nt.join()',
    stdin: 'x',
    stdout: 'in x\n',
  },
  {
    title: 'parallel threads are refused',
    code: 'from concurrent.futures import ThreadPoolExecutor\nwith ThreadPoolExecutor() as pool: print(list(pool.map(str, [1])))',
    outcome: 'runtimeError',
    stderr: /can't start new thread: threads do not run in parallel in the browser/,
  },
  {
    title: 'a thread that would have to wait for another is refused',
    code: 'import queue, threading\nq = queue.Queue()\nt = threading.Thread(target=q.get)\nt.start()\nq.put(1)\nprint("never")',
    outcome: 'runtimeError',
    stdout: '',
    stderr: /threads do not run in parallel in the browser/,
  },
  {
    title: 'an error in a thread is printed, and the program continues',
    code: 'import threading\ndef f(): raise ValueError("inside")\nt = threading.Thread(target=f, name="T")\nt.start()\nt.join()\nprint("on")',
    stdout: 'on\n',
    stderr: /^Exception in thread T:\nTraceback[\s\S]*main\.py", line 2, in f[\s\S]*ValueError: inside\n$/,
    notStderr: /\/lib\/|codeferry/,
  },
  ...['import subprocess\nsubprocess.run(["ls"])', 'import os\nos.fork()', 'import os\nos.popen("ls")'].map(
    (code): RunCase => ({
      title: `a process is refused: ${code}`,
      code,
      outcome: 'runtimeError',
      stderr: /programs cannot start processes/,
      notStderr: /emscripten/,
    }),
  ),
  {
    title: 'the worker’s CSP blocks text run as JavaScript through C',
    code: 'import ctypes\nctypes.CDLL(None).emscripten_run_script(b"postMessage(1)")\nprint("ran")',
    outcome: 'runtimeError',
    stdout: '',
    message: /Content Security Policy/,
  },
  {
    title: 'several processes are refused',
    code: 'from multiprocessing import Pool\nPool(2)',
    outcome: 'runtimeError',
    stderr: /programs cannot start processes/,
  },
  ...[
    'import socket\nsocket.create_connection(("127.0.0.1", 80))',
    'import socket\nsocket.socket().connect(("127.0.0.1", 80))',
    'import urllib.request\nurllib.request.urlopen("http://127.0.0.1/")',
  ].map(
    (code): RunCase => ({
      title: `the network is refused: ${code}`,
      code,
      outcome: 'runtimeError',
      stderr: /programs cannot use the network/,
    }),
  ),
  {
    title: 'recursion through a sort key, 5,000 deep',
    code: 'import sys\nsys.setrecursionlimit(10**6)\ndef f(n): return 0 if n == 0 else sorted([n], key=lambda m: f(m - 1))[0]\nprint(f(5000))',
    stdout: '5000\n',
  },
  {
    title: 'recursion through max, sum, map and list.sort',
    code: 'import sys\nsys.setrecursionlimit(10**6)\ndef f(n):\n    if n == 0: return 0\n    a = [n]\n    a.sort(key=lambda m: g(m - 1))\n    return a[0]\ndef g(n): return 0 if n <= 0 else max(h(m) for m in [n - 1]) + 1\ndef h(n): return 0 if n <= 0 else sum(map(f, [n - 1])) + 1\nprint(f(3000))',
    stdout: '3000\n',
  },
  {
    title: 'asyncio',
    code: 'import asyncio\nasync def f(n):\n    await asyncio.sleep(0.01 * n)\n    return n\nasync def main(): return await asyncio.gather(f(2), f(1))\nprint(asyncio.run(main()))\nprint(asyncio.get_event_loop().run_until_complete(f(3)))',
    stdout: '[2, 1]\n3\n',
  },
  {
    title: 'the environment of a program',
    code: 'import os, sys\nprint(sys.argv, __name__, __file__, sys.stdout.isatty(), sys.executable, sorted(os.environ))',
    stdout:
      "['main.py'] __main__ main.py False /usr/bin/python3 ['HOME', 'LANG', 'LC_ALL', 'PATH', 'TMPDIR']\n",
  },
  {
    title: 'common library modules',
    code: 'import heapq, bisect, itertools, collections, math, re, decimal, fractions, string, json, datetime\nprint(math.gcd(4, 6), fractions.Fraction(1, 3) + 1, decimal.Decimal("0.1") * 3, collections.Counter("aab").most_common(1))',
    stdout: "2 4/3 0.3 [('a', 2)]\n",
  },
  {
    title: 'a local time is a UTC time',
    code: 'import time\nprint(time.strftime("%H", time.localtime(0)))',
    stdout: '00\n',
  },
];
