import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { RunResult } from '../protocol';
import { traceLimits } from './trace';
import { tracePython } from './trace-python';

/** The runtime of the browser compiles programs under this name. */
const asMainFile = 'import sys; exec(compile(sys.argv[1], "main.py", "exec"), globals())';

/** Records with the Python of this machine. */
const record = (code: string, stdin = '') =>
  tracePython(
    async (request) => {
      const stdout = execFileSync('python3', ['-I', '-c', asMainFile, request.code], {
        input: request.stdin,
        encoding: 'utf8',
      });
      return { outcome: 'ok', stdout, stderr: '', exitCode: 0, timeMs: 1, memoryBytes: null };
    },
    code,
    stdin,
  );

test('records the variables and the output at each line', async () => {
  const { steps, output, cut, error } = await record(
    'n = int(input("n? "))\nfor i in range(n):\n    print(i)\n',
    '2\n',
  );
  expect(steps.map(({ line }) => line)).toEqual([1, 2, 3, 2, 3, 2, null]);
  expect(steps[4]).toMatchObject({
    frames: [
      {
        name: '',
        variables: [
          { name: 'n', value: '2' },
          { name: 'i', value: '1' },
        ],
      },
    ],
    outputLength: 'n? 0\n'.length,
  });
  expect({ output, cut, error }).toEqual({ output: 'n? 0\n1\n', cut: null, error: null });
});

test('shows calls with their own variables and results, and objects with their fields', async () => {
  const code = [
    'class Point:',
    '    def __init__(self, x):',
    '        self.x = x',
    'def double(n):',
    '    return [n * 2 for _ in range(1)][0]',
    'p = Point(double(3))',
  ].join('\n');
  const { steps } = await record(code);
  const inDouble = steps.filter(({ frames }) => frames[1]?.name === 'double');
  expect(inDouble.map(({ result }) => result)).toEqual([null, '6']);
  expect(inDouble[0]?.frames[1]?.variables).toEqual([{ name: 'n', value: '3' }]);
  expect(steps.at(-1)?.frames[0]?.variables).toEqual([{ name: 'p', value: 'Point(x=6)' }]);
});

test('stops a program without end, also one that catches everything', async () => {
  const endless = await record('while True:\n    try:\n        n = 1\n    except:\n        break\n');
  expect(endless.cut).toBe('steps');
  expect(endless.steps).toHaveLength(traceLimits.steps);
});

test('reports the error that ends a program, and one that keeps it from starting', async () => {
  expect(await record('a = 1\nb = a / 0\n')).toMatchObject({
    error: 'ZeroDivisionError: division by zero',
    errorLine: 2,
  });
  expect(await record('if True\n    pass\n')).toMatchObject({
    error: expect.stringMatching(/^SyntaxError/),
    errorLine: 1,
  });
});

test('rejects with a message if the program was stopped before the end', async () => {
  const stopped = { outcome: 'timeLimit', stdout: '' } as RunResult;
  await expect(tracePython(async () => stopped, '', '')).rejects.toThrow(
    'stopped before its steps were recorded',
  );
});
