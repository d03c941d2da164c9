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
