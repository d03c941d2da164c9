import { access, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Generator, InputValidator } from '../../../contract/entities/problem/problem-tools';
import type { Language } from '../../../contract/limits';
import { createJudge } from '../judge';
import type { GenerateRequest, Judge } from '../types';

const quiet = { info: () => undefined, warn: () => undefined };
const cacheDir = join(import.meta.dirname, '../../../.cache');
const secretFile = join(tmpdir(), `codeferry-generator-secret-${process.pid}`);
let judge: Judge;

beforeAll(async () => {
  await writeFile(secretFile, 'secret');
  process.env.CODEFERRY_TEST_SECRET = 'secret';
  judge = await createJudge({ cacheDir, workers: 1, log: quiet, accelerate: false });
  await judge.ready();
});
afterAll(async () => {
  await judge.close();
  delete process.env.CODEFERRY_TEST_SECRET;
  await rm(secretFile, { force: true });
});

const limits = { timeLimitMs: 1000, memoryLimitBytes: 64 * 2 ** 20, sharedFiles: [] };
const program = (name: string, language: Language, content: string): Generator => ({
  name,
  language,
  files: [{ path: name, content }],
});

async function generate(programs: Generator[], lines: string[], more: Partial<GenerateRequest> = {}) {
  const calls = lines.map((line) => {
    const [name = '', ...args] = line.split(' ');
    return { program: name, arguments: args };
  });
  return await judge.generateTests({ ...limits, programs, lines: calls, ...more });
}

async function testsOf(programs: Generator[], lines: string[], more: Partial<GenerateRequest> = {}) {
  const result = await generate(programs, lines, more);
  if (result.type !== 'done') throw new Error(JSON.stringify(result));
  return result.tests;
}

const python = (content: string) => program('gen.py', 'PYTHON3', content);

test('generators in all four languages write inputs from their arguments, and the solution answers them', async () => {
  const programs = [
    program(
      'gen.cpp',
      'CPP17',
      '#include <cstdio>\n#include "own.h"\nint main(int c, char** v) { puts(v[1]); }',
    ),
    program(
      'Gen.java',
      'JAVA8',
      'class Gen { public static void main(String[] a) { System.out.println(a[0]); } }',
    ),
    python('import random, sys\nprint(sys.argv[1])\n'),
    program('gen.js', 'JAVASCRIPT_NODE', 'console.log(process.argv[2]);'),
  ];
  const tests = await testsOf(programs, ['gen.cpp 1', 'Gen.java 2', 'gen.py 3', 'gen.js 4'], {
    sharedFiles: [{ path: 'own.h', content: '#pragma once\n' }],
    solution: { language: 'PYTHON3', source: 'print(int(input()) * 2)' },
  });
  expect(tests).toEqual([1, 2, 3, 4].map((n) => ({ outcome: 'ok', input: `${n}\n`, output: `${n * 2}\n` })));
});

test('the same line gives the same input again, also with unseeded random numbers and hashes', async () => {
  const programs = [
    python('print(list({str(n) for n in range(50)}))'),
    program('gen.js', 'JAVASCRIPT_NODE', 'console.log(Math.random());'),
  ];
  const first = await testsOf(programs, ['gen.py', 'gen.js']);
  expect(first.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
  expect(await testsOf(programs, ['gen.py', 'gen.js'])).toEqual(first);
});

test('the solution gets the files that the problem adds to every program', async () => {
  const main = {
    path: 'grader.cpp',
    content:
      '#include <iostream>\nint answer(int);\nint main() { int n; std::cin >> n; std::cout << answer(n) << "\\n"; }\n',
  };
  const [test] = await testsOf([python('print(20)')], ['gen.py'], {
    solution: {
      language: 'CPP17',
      source: 'int answer(int n) { return n + 1; }\n',
      run: { addedFiles: [{ language: 'CPP17', files: [main] }] },
    },
  });
  expect(test).toEqual({ outcome: 'ok', input: '20\n', output: '21\n' });
});

test('an input that differs each time, a crash, and a solution that fails are reported', async () => {
  const source =
    "import sys, random, time\nword = sys.argv[1]\nif word == 'time': print(time.time_ns())\nelif word == 'dice': print(random.random())\nelif word == 'bad': sys.stdout.buffer.write(b'\\xff')\nelif word == 'crash': sys.exit('no seed')\nelse: print(word)";
  const tests = await testsOf(
    [python(source)],
    ['gen.py time', 'gen.py dice', 'gen.py bad', 'gen.py crash', 'gen.py x'],
    {
      solution: { language: 'PYTHON3', source: 'print(int(input()))' },
    },
  );
  expect(tests).toEqual([
    { outcome: 'failed', message: expect.stringContaining('another output each time') },
    { outcome: 'failed', message: expect.stringContaining('another output each time') },
    { outcome: 'failed', message: 'Its output is not UTF-8 text.' },
    { outcome: 'failed', message: 'It exited with code 1.\nno seed' },
    { outcome: 'failed', input: 'x\n', message: expect.stringContaining('The solution gave no answer. ') },
  ]);
});

test('a generator that does not compile is refused with its name and the compiler’s message', async () => {
  expect(
    await generate([program('gen.cpp', 'CPP17', 'int main() { return nothing; }')], ['gen.cpp']),
  ).toEqual({
    type: 'refused',
    program: 'gen.cpp',
    log: expect.stringContaining('nothing'),
  });
});

/** Each prints what it could do. */
const attempts = `import os, socket, sys
found = []
def attempt(name, action):
    try:
        action()
        found.append(name)
    except BaseException:
        pass
attempt('secret', lambda: open(${JSON.stringify(secretFile)}).read())
attempt('shadow', lambda: open('/etc/shadow').read())
attempt('repository', lambda: os.listdir(${JSON.stringify(join(import.meta.dirname, '..'))}))
attempt('cache', lambda: os.listdir(${JSON.stringify(cacheDir)}))
for folder in ['/', '/etc', '/usr', '/var/tmp', '/w', os.path.dirname(os.path.abspath(__file__))]:
    attempt('write ' + folder, lambda: open(folder + '/generator-was-here', 'w'))
attempt('change', lambda: open(__file__, 'a').write('#'))
attempt('connect', lambda: socket.create_connection(('127.0.0.1', 5432), 1))
attempt('listen', lambda: socket.socket().bind(('127.0.0.1', 0)))
attempt('fork', lambda: os.fork())
attempt('run', lambda: os.execv('/bin/sh', ['sh', '-c', 'echo shell']))
attempt('environment', lambda: os.environ['CODEFERRY_TEST_SECRET'])
attempt('kill', lambda: os.kill(os.getppid(), 9))
print(found)
`;

test('a malicious generator cannot read or write outside, connect, or start programs', async () => {
  expect(await testsOf([python(attempts)], ['gen.py'])).toEqual([{ outcome: 'ok', input: '[]\n' }]);
  await access(secretFile);
  expect(await readdir(tmpdir())).not.toContain('generator-was-here');
});

test('what a generator leaves in its folder for temporary files is gone in the next run', async () => {
  const source = `import os\nprint(os.path.exists('/tmp/left'))\nopen('/tmp/left', 'w').write('x')`;
  expect(await testsOf([python(source)], ['gen.py', 'gen.py'])).toEqual([
    { outcome: 'ok', input: 'False\n' },
    { outcome: 'ok', input: 'False\n' },
  ]);
});

test('a generator is stopped at its limits of output and memory, and the others still run', async () => {
  const source = `import sys\nword = sys.argv[1]\nif word == 'flood':\n    while True: sys.stdout.write('x' * 1000000)\nif word == 'memory': a = [b'x' * 100000000 for _ in range(100)]\nprint(word)`;
  const [flood, memory, fine] = await testsOf(
    [python(source)],
    ['gen.py flood', 'gen.py memory', 'gen.py 1'],
  );
  expect(flood).toEqual({ outcome: 'failed', message: expect.stringContaining('It wrote too much output.') });
  expect(memory).toMatchObject({
    outcome: 'failed',
    message: expect.stringMatching(/memory|MemoryError|code 1/i),
  });
  expect(fine).toEqual({ outcome: 'ok', input: '1\n' });
});

const validator = (content: string, more: Partial<InputValidator> = {}): InputValidator => ({
  ...python(content),
  protocol: 'exit-code',
  arguments: [],
  ...more,
});
const validate = (validators: InputValidator[], inputs: [input: string, group?: string][]) =>
  judge.validateTests({
    validators,
    sharedFiles: [],
    inputs: inputs.map(([input, group = '']) => ({ input, group })),
  });

test('validators name the test and what is wrong with it; 42 is valid, or 0 with testlib’s protocol', async () => {
  const atMost = `import sys\nn = int(input())\nassert n <= int(sys.argv[1]), f'{n} is more than {sys.argv[1]}'\nsys.exit(42)`;
  const byGroup = { groupArguments: [{ group: 'secret/small', arguments: ['5'] }] };
  const first = validator(atMost, {
    name: 'limit.py',
    files: [{ path: 'limit.py', content: atMost }],
    arguments: ['10'],
    ...byGroup,
  });
  const even = `import sys\nif int(input()) % 2: print('odd', file=sys.stderr), sys.exit(3)`;
  const second = validator(even, { name: 'even.py', protocol: 'testlib' });
  const result = await validate([first, second], [['2\n'], ['7\n'], ['12\n'], ['6\n', 'secret/small/a']]);
  expect(result).toEqual({
    type: 'done',
    invalid: [
      { testcaseIndex: 1, validator: 'even.py', message: 'odd' },
      { testcaseIndex: 2, validator: 'limit.py', message: expect.stringContaining('12 is more than 10') },
      { testcaseIndex: 3, validator: 'limit.py', message: expect.stringContaining('6 is more than 5') },
    ],
  });
});

test('a validator of another language is skipped, and a broken one is refused by name', async () => {
  const kept = { ...validator(''), name: 'kept.ctd', language: undefined } as InputValidator;
  expect(await validate([kept], [['1']])).toEqual({ type: 'done', invalid: [] });
  expect(await validate([validator('def'), kept], [['1']])).toMatchObject({
    type: 'refused',
    program: 'gen.py',
    log: expect.stringContaining('SyntaxError'),
  });
  const silent = validator('import sys; sys.exit(1)');
  expect(await validate([silent], [['1']])).toEqual({
    type: 'done',
    invalid: [{ testcaseIndex: 0, validator: 'gen.py', message: 'It exited with code 1.' }],
  });
});
