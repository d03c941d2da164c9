import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { diskTree } from '../../server/modules/content/disk-tree';
import { CreateProblem, type CreateProblemInput } from '../entities/problem/problem';
import { memoryTree } from './file-tree';
import { readPackage } from './read-package';
import { writePackage } from './write-package';

async function thereAndBack(problem: CreateProblem) {
  const { files, report } = writePackage(problem);
  const result = await readPackage(memoryTree(files), 'folder');
  if (!result.ok) throw new Error(`${result.file}: ${result.message}`);
  // Our generators import files outside the package, so they are only kept.
  const losses = result.report.filter((line) => !line.startsWith('generators/generate.mjs is kept'));
  return { problem: result.problem, report: [...report, ...losses] };
}

const problems = resolve(import.meta.dirname, '../../content/problems');
test.each(readdirSync(problems))('writes and reads back %s unchanged', async (name) => {
  const read = await readPackage(diskTree(join(problems, name)), basename(name));
  if (!read.ok) throw new Error(read.message);
  expect(await thereAndBack(read.problem)).toEqual({ problem: read.problem, report: [] });
});

const testCase = { timeLimit: 2.5, memoryLimit: 64 };
const everything: CreateProblemInput = {
  id: 'EVERYTHING',
  title: 'Every: "thing"',
  summary: 'Do: "everything" # at once',
  description: 'Talk.',
  difficulty: 'hard',
  tags: ['a', 'b c'],
  explanation: 'Why not.',
  hints: ['Think of `n`.', 'Sort.\n\n- first\n- second', '$O(n)$'],
  editorial: 'Sort:\n\n```cpp\nsort(a, b);\n```\n\n```python\na.sort()\n```',
  testCases: [
    {
      ...testCase,
      input: '\ufeff1\r\n\r\n',
      output: 'no newline at the end',
      sample: true,
      group: 'sample',
      explanation: 'The *first*: one.',
    },
    { ...testCase, input: '', output: '', group: 'secret/a', checkerArguments: ['more', 'than one'] },
    {
      ...testCase,
      input: ' \t\n',
      output: 'ü\n\n',
      group: 'secret/b/c',
      generatedBy: 'gen 2',
      validatorArguments: [{ validator: 'check.py', arguments: ['--max', '2 3'] }],
    },
  ],
  initialCode: [{ language: 'JAVA8', code: 'class Main {}\n' }],
  checker: {
    type: 'custom',
    protocol: 'testlib',
    language: 'CPP17',
    files: [
      { path: 'check.cpp', content: '#include "testlib.h"\n' },
      { path: 'lib/testlib.h', content: '// mine\n' },
    ],
    arguments: ['--slack', '1 2'],
    interactive: true,
    scores: true,
  },
  tools: {
    validators: [
      {
        name: 'check.py',
        language: 'PYTHON3',
        protocol: 'exit-code',
        files: [{ path: 'check.py', content: 'import sys\nsys.exit(42)\n' }],
        arguments: ['--max', '1 000'],
        groupArguments: [{ group: 'secret/a', arguments: ['--max', '5'] }],
      },
      {
        name: 'format',
        language: 'CPP17',
        protocol: 'testlib',
        files: [{ path: 'main.cpp', content: '#include "testlib.h"\n' }],
        arguments: [],
      },
      {
        name: 'old.ctd',
        protocol: 'exit-code',
        files: [{ path: 'old.ctd', content: 'INT(1,2)' }],
        arguments: [],
      },
    ],
    generators: [
      { name: 'gen.cpp', language: 'CPP17', files: [{ path: 'gen.cpp', content: 'int main() {}\n' }] },
    ],
    sharedFiles: [{ path: 'testlib.h', content: '// original\n' }],
    script: 'gen 1\ngen 2\n',
  },
  scoring: {
    groups: [
      { name: '', countsSamples: false },
      { name: 'sample', acceptScore: 0, maxScore: 0 },
      { name: 'secret', verdictFrom: 'anyAccepted', maxScore: 100 },
      {
        name: 'secret/a',
        aggregation: 'min',
        onReject: 'break',
        acceptScore: 30.5,
        rejectScore: -1,
        verdictFrom: 'first',
      },
      {
        name: 'secret/b',
        aggregation: 'average',
        verdictFrom: 'alwaysAccept',
        requires: ['sample', 'secret/a'],
      },
      { name: 'secret/b/c', aggregation: 'max', acceptScore: 2 },
    ],
  },
};

test('writes and reads back an interactive problem with points, groups and a custom checker', async () => {
  const problem = CreateProblem.parse(everything);
  const { problem: back, report } = await thereAndBack(problem);
  expect(back).toEqual(problem);
  expect(report).toEqual([
    'input_validators/old.ctd is kept, but not run: it is not written in C++, Python 3, Java or JavaScript',
  ]);
});

test('writes and reads back comparison options, and reports what is lost', async () => {
  const problem = CreateProblem.parse({
    title: 'T',
    description: 'D',
    difficulty: 'easy',
    checker: {
      type: 'tokens',
      caseSensitive: true,
      floatAbsoluteTolerance: 1e-6,
      floatRelativeTolerance: 0.5,
    },
    testCases: [
      { input: '1', output: '1', weight: 3 },
      { input: '2', output: '2', timeLimit: 4 },
    ],
  });
  const { problem: back, report } = await thereAndBack(problem);
  expect(back.checker).toEqual(problem.checker);
  expect(report).toEqual([
    'weights of single test cases are not exported',
    'limits of single test cases are not exported: the largest limits apply to all',
  ]);
});
