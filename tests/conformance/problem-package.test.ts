import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPackage } from './problem-package';
import { annotatedVerdicts, readSubmissions } from './submissions';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'codeferry-package-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
}

const data = {
  'data/secret/b.in': '2\n',
  'data/secret/b.ans': '4\n',
  'data/secret/a/1.in': '1\n',
  'data/secret/a/1.ans': '1\n',
  'data/sample/1.in': '3\n',
  'data/sample/1.ans': '9\n',
};

test('test cases come samples first, with the limits and the checker of the package', async () => {
  await write({
    ...data,
    'problem.yaml':
      'limits: {time_limit: 2, memory: 64}\nvalidator_flags: float_tolerance 1e-6 case_sensitive\n',
  });
  const read = await readPackage(dir);
  if (read.type === 'skipped') throw new Error(read.why);
  const { testCases, checker } = read.problem;
  expect(testCases.map(({ id, sample }) => [id, sample])).toEqual([
    ['sample/1.in', true],
    ['secret/a/1.in', false],
    ['secret/b.in', false],
  ]);
  expect(testCases[0]).toMatchObject({ timeLimitMs: 2000, memoryLimitBytes: 64 * 1024 * 1024 });
  expect(Buffer.from(testCases[0]?.expected ?? []).toString()).toBe('9\n');
  expect(checker).toEqual({ type: 'tokens', floatTolerance: 1e-6, caseSensitive: true });
});

test('flags may stand with the test data, as one string or as a list', async () => {
  await write({
    ...data,
    'problem.yaml': '',
    'data/test_group.yaml': 'output_validator_args: [float_tolerance, "0.01"]\n',
  });
  expect(await readPackage(dir)).toMatchObject({ problem: { checker: { floatTolerance: 0.01 } } });
});

test('a package whose outputs cannot be compared is skipped, never guessed at', async () => {
  await write({ ...data, 'problem.yaml': 'validation: custom interactive\n' });
  expect(await readPackage(dir)).toEqual({ type: 'skipped', why: 'it is interactive' });
  await write({ 'problem.yaml': 'validation: custom\n' });
  expect(await readPackage(dir)).toMatchObject({
    type: 'skipped',
    why: expect.stringContaining('validator'),
  });
});

test('the folder says what a submission must get, unless its source says otherwise', async () => {
  await write({
    'submissions/accepted/a.cpp': '',
    'submissions/run_time_error/b.py': '# @EXPECTED_RESULTS@: TIMELIMIT, WRONG-ANSWER\n',
    'submissions/accepted/c.hs': '',
    'submissions/accepted/d/main.cpp': '',
  });
  const { submissions, skipped } = await readSubmissions(dir);
  expect(submissions.map(({ name, language, expected }) => [name, language, expected])).toEqual([
    ['accepted/a.cpp', 'CPP17', ['AC']],
    ['run_time_error/b.py', 'PYTHON3', ['TLE', 'WA']],
  ]);
  expect(skipped.sort()).toEqual(['accepted/c.hs', 'accepted/d']);
});

test('an annotation of unknown words says nothing', () => {
  expect(annotatedVerdicts('// @EXPECTED_RESULTS@: MAYBE')).toBeNull();
  expect(annotatedVerdicts('int main() {}')).toBeNull();
});
