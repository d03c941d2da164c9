import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { diskTree } from '../../server/modules/content/disk-tree';
import { current, extras } from './example-package';
import { memoryTree } from './file-tree';
import { differencesOf, roundTrip } from './round-trip';

const problems = resolve(import.meta.dirname, '../../content/problems');

test.each(readdirSync(problems))('%s comes back identical, and no file is left behind', async (name) => {
  const result = await roundTrip(diskTree(join(problems, name)), name);
  expect(result).toMatchObject({ ok: true, differences: [], exportLosses: [] });
  expect(result.ok && [...result.leftBehind.values()].flat()).toEqual([]);
});

test('the product has packages to read', () => {
  expect(readdirSync(problems).length).toBeGreaterThan(60);
});

test('tests and their validators keep the groups of a problem without points', async () => {
  const tree = memoryTree({
    ...current,
    'input_validators/check.py': 'import sys\nsys.exit(42)\n',
    'data/secret/big/1.in': '9 9\n',
    'data/secret/big/1.ans': '18\n',
    'data/secret/big/1.yaml': 'input_validator_args: {check: [--max, "9"]}\n',
    'data/secret/big/test_group.yaml': 'input_validator_args: [--max, "8"]\n',
    'data/secret/big/note.txt': 'Why 9.\n',
  });
  const result = await roundTrip(tree, 'twopiers');
  expect(result).toMatchObject({ ok: true, differences: [], exportLosses: [] });
  expect(result.ok && [...result.leftBehind]).toEqual([]);
});

test('a package with every kind of file comes back identical', async () => {
  const tree = memoryTree({
    ...current,
    ...extras,
    'problem.yaml': `problem_format_version: 2025-09
name: {en: Two Piers}
type: [scoring, interactive, multi-pass]
languages: [cpp, python3]
limits: {time_limit: 1.5, memory: 128, output: 4, code: 32, validation_time: 20, validation_passes: 4}
`,
    'include/cpp/grader.cpp': 'int main() {}\n',
    'include/python3/main.py': 'import piers\n',
    'output_validator/check.cpp': '#include "../shared/all.h"\nint main() {}\n',
    'shared/all.h': '// shared\n',
    'submissions/accepted/piers.py': 'print(1)\n',
    'data/secret/test_group.yaml': 'max_score: 60\nscore_aggregation: min\nrequire_pass: [sample]\n',
    'data/secret/2.yaml': 'output_validator_args: [fast]\n',
  });
  const result = await roundTrip(tree, 'twopiers');
  expect(result).toMatchObject({ ok: true, differences: [], exportLosses: [] });
  expect(result.ok && [...result.leftBehind]).toEqual([]);
});

test('names what an export lost', async () => {
  const notes = { 'include/pascal/grader.pas': 'unit grader;\n' };
  const read = await roundTrip(memoryTree({ ...current, ...notes }), 'twopiers');
  expect(read.ok && [...read.leftBehind]).toEqual([['include', Object.keys(notes)]]);
  const base = { title: 'T', testCases: [{ input: '1' }, { input: '2' }] } as never;
  const other = { title: 'U', summary: undefined, testCases: [{ input: '1' }] } as never;
  expect(differencesOf(base, other)).toEqual(['title', 'testCases.1']);
});
