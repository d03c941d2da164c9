import type { RunCase } from './cases';

const lines = (...text: string[]) => `${text.join('\n')}\n`;
const numbers = Array.from({ length: 100_000 }, (_, index) => index);

export const pythonInputCases: RunCase[] = [
  { title: 'input()', code: 'print(int(input()) * 2)', stdin: '21\n', stdout: '42\n' },
  { title: 'input() with a prompt', code: 'print(input("n? "))', stdin: '5', stdout: 'n? 5\n' },
  {
    title: 'input() at the end',
    code: 'input()',
    outcome: 'runtimeError',
    exitCode: 1,
    stderr: /EOFError: EOF when reading a line/,
  },
  {
    title: 'sys.stdin.read()',
    code: 'import sys\nprint(sys.stdin.read().split())',
    stdin: '1 2\n3',
    stdout: "['1', '2', '3']\n",
  },
  {
    title: 'lines of sys.stdin',
    code: 'import sys\nfor line in sys.stdin: print(repr(line))',
    stdin: 'a\nb',
    stdout: "'a\\n'\n'b'\n",
  },
  {
    title: 'sys.stdin.buffer',
    code: 'import sys\nprint(sys.stdin.buffer.readline())',
    stdin: 'é\n',
    stdout: "b'\\xc3\\xa9\\n'\n",
  },
  { title: 'open(0)', code: 'print(open(0).read())', stdin: 'zero', stdout: 'zero\n' },
  { title: '/dev/stdin', code: 'print(open("/dev/stdin").read())', stdin: 'device', stdout: 'device\n' },
  {
    title: 'os.read with the size from fstat',
    code: 'import os\nprint(os.read(0, os.fstat(0).st_size))',
    stdin: 'fast',
    stdout: "b'fast'\n",
  },
  {
    title: '100,000 numbers',
    code: 'import sys\nd = list(map(int, sys.stdin.read().split()))\nprint(len(d), sum(d))',
    stdin: numbers.join('\n'),
    stdout: '100000 4999950000\n',
  },
  { title: 'text beyond ASCII', code: 'print(input()[::-1])', stdin: 'añ日😀', stdout: '😀日ña\n' },
];

export const pythonOutputCases: RunCase[] = [
  {
    title: 'both streams, text and bytes',
    code: 'import sys\nprint("a")\nsys.stdout.flush()\nsys.stdout.buffer.write(b"b\\n")\nprint("e", file=sys.stderr)',
    stdout: 'a\nb\n',
    stderr: /^e\n$/,
  },
  { title: '/dev/stdout', code: 'open("/dev/stdout", "w").write("device\\n")', stdout: 'device\n' },
  {
    title: '100,000 lines, in order',
    code: 'for i in range(100000): print(i)',
    stdout: lines(...numbers.map(String)),
  },
  { title: 'atexit', code: 'import atexit\natexit.register(print, "bye")\nprint("hi")', stdout: 'hi\nbye\n' },
  {
    title: 'output before an error',
    code: 'print("before")\n1/0',
    outcome: 'runtimeError',
    stdout: 'before\n',
  },
];

export const pythonEndingCases: RunCase[] = [
  { title: 'sys.exit()', code: 'import sys\nsys.exit()', exitCode: 0 },
  { title: 'sys.exit(3)', code: 'import sys\nsys.exit(3)', outcome: 'runtimeError', exitCode: 3 },
  {
    title: 'sys.exit with a text',
    code: 'raise SystemExit("why")',
    outcome: 'runtimeError',
    exitCode: 1,
    stderr: /^why\n$/,
  },
  {
    title: 'os._exit(4)',
    code: 'import os\nprint("x", flush=True)\nos._exit(4)',
    outcome: 'runtimeError',
    exitCode: 4,
    stdout: 'x\n',
  },
  { title: 'exit()', code: 'exit()', exitCode: 0 },
  {
    title: "a traceback of the program's own frames",
    code: 'import random\ndef pick(items):\n    return random.choice(items)\npick([])',
    outcome: 'runtimeError',
    exitCode: 1,
    stderr: /File "main\.py", line 4, in <module>\n {4}pick\(\[\]\)[\s\S]*line 3, in pick[\s\S]*IndexError: /,
    notStderr: /codeferry|\/lib\//,
  },
  {
    title: 'an error raised from another',
    code: 'try:\n    1/0\nexcept ZeroDivisionError as e:\n    raise ValueError("second") from e',
    outcome: 'runtimeError',
    stderr: /ZeroDivisionError[\s\S]*direct cause[\s\S]*line 4[\s\S]*ValueError: second/,
  },
  {
    title: 'endless recursion with a shortened traceback',
    code: 'def f(n): return f(n + 1)\nf(0)',
    outcome: 'runtimeError',
    stderr: /frames left out[\s\S]*RecursionError/,
  },
  {
    title: 'a syntax error',
    code: 'x = 1\ndef f(:\n  pass',
    outcome: 'compileError',
    exitCode: 1,
    stderr: /File "main\.py", line 2\n {4}def f\(:\n[\s\S]*SyntaxError/,
    notStderr: /codeferry/,
  },
  {
    title: 'wrong indentation',
    code: '  x = 1',
    outcome: 'compileError',
    stderr: /IndentationError: unexpected indent/,
  },
  {
    title: 'a missing package',
    code: 'import numpy',
    outcome: 'runtimeError',
    stderr: /No module named 'numpy'/,
  },
];

export const pythonLimitCases: RunCase[] = [
  {
    title: 'an endless loop, with its line',
    code: 'x = 1\nwhile True:\n    x += 1',
    limits: { timeLimitMs: 400 },
    outcome: 'timeLimit',
    stderr: /Stopped at the time limit\n {2}File "main\.py", line [23], in <module>/,
  },
  {
    title: 'a loop that catches every Exception',
    code: 'while True:\n    try:\n        while True: pass\n    except Exception: pass',
    limits: { timeLimitMs: 400 },
    outcome: 'timeLimit',
    stderr: /line [34]/,
  },
  {
    title: 'a loop that catches everything',
    code: 'while True:\n    try:\n        while True: pass\n    except: pass',
    limits: { timeLimitMs: 400 },
    outcome: 'timeLimit',
    exitCode: null,
  },
  {
    title: 'a call that cannot be interrupted, after some output',
    code: 'print("begun", flush=True)\nsum(range(10**11))',
    limits: { timeLimitMs: 400, outputLimitBytes: 1000 },
    outcome: 'timeLimit',
  },
  {
    title: 'a sleep',
    code: 'import time\ntime.sleep(60)',
    limits: { timeLimitMs: 400 },
    outcome: 'timeLimit',
    stderr: /line 2/,
  },
  {
    title: 'memory in small steps',
    code: 'a = []\nwhile True:\n    a.append("x" * 1000000)',
    limits: { memoryLimitMb: 64 },
    outcome: 'memoryLimit',
    stderr: /MemoryError \(line 3\)/,
  },
  {
    title: 'memory in one step',
    code: 'a = [0] * 10**8',
    limits: { memoryLimitMb: 64 },
    outcome: 'memoryLimit',
  },
  {
    title: 'a small limit, counted beyond Python’s own memory',
    code: 'a = [0] * (2 * 10**6)\nprint(len(a))',
    limits: { memoryLimitMb: 4 },
    outcome: 'memoryLimit',
  },
  {
    title: 'a program within its memory',
    code: 'a = [0] * (3 * 10**6)\nprint(len(a))',
    limits: { memoryLimitMb: 16 },
    stdout: '3000000\n',
  },
  {
    title: 'a MemoryError that the program handles',
    code: 'try:\n    a = bytearray(10**9)\nexcept MemoryError:\n    print("handled")',
    limits: { memoryLimitMb: 64 },
    stdout: 'handled\n',
  },
  {
    title: 'endless output',
    code: 'while True: print("y" * 99)',
    limits: { outputLimitBytes: 1000 },
    outcome: 'outputLimit',
    stdout: `${'y'.repeat(99)}\n`.repeat(10),
  },
];

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
