import { expect, test } from 'vitest';
import type { GeneratedTest } from '../../../../contract/entities/problem/problem-tool-runs';
import { readScript } from '../../../../contract/rules/authoring/generator-script';
import { type CaseForm, newCase } from '../problem-form';
import { applyGenerated } from './apply-generated';

const limits = { timeLimit: { isCustom: false, value: '5' }, memoryLimit: { isCustom: false, value: '64' } };
const linesOf = (script: string) => readScript(script, ['gen']).lines;
const made = (input: string, output?: string): GeneratedTest => ({
  outcome: 'ok',
  input,
  ...(output !== undefined && { output }),
});
const short = (cases: readonly CaseForm[]) =>
  cases.map(({ input, generatedBy = '' }) => [input, generatedBy]);

test('the first generation adds a case for each line, with the limits of all cases, instead of the empty one', () => {
  const { cases, changes } = applyGenerated(
    [newCase('1')],
    linesOf('gen {1..2}'),
    [made('a', 'A'), made('b')],
    limits,
  );
  expect(short(cases)).toEqual([
    ['a', 'gen 1'],
    ['b', 'gen 2'],
  ]);
  expect(cases[0]).toMatchObject({ output: 'A', ...limits });
  expect(changes).toMatchObject({ added: ['gen 1', 'gen 2'], changed: [], removed: [], unchanged: 0 });
});

test('another generation replaces, keeps, adds and removes by line, and typed cases stay', () => {
  const typed = { ...newCase('9'), input: 'typed', output: 'x' };
  const first = applyGenerated(
    [typed],
    linesOf('gen {1..3}'),
    [made('a'), made('b'), made('c')],
    limits,
  ).cases;
  const again = applyGenerated(
    first,
    linesOf('gen 1\ngen 2\ngen 4'),
    [made('a'), made('B'), made('d')],
    limits,
  );
  expect(short(again.cases)).toEqual([
    ['typed', ''],
    ['a', 'gen 1'],
    ['B', 'gen 2'],
    ['d', 'gen 4'],
  ]);
  expect(again.changes).toMatchObject({
    added: ['gen 4'],
    changed: ['gen 2'],
    removed: ['gen 3'],
    unchanged: 1,
  });
});

test('a line that fails keeps its case and is reported; without a solution the expected outputs stay', () => {
  const first = applyGenerated([], linesOf('gen {1..2}'), [made('a', 'A'), made('b', 'B')], limits).cases;
  const failed: GeneratedTest = { outcome: 'failed', message: 'It exited with code 1.' };
  const { cases, changes } = applyGenerated(first, linesOf('gen {1..2}'), [failed, made('b')], limits);
  expect(cases.map(({ output }) => output)).toEqual(['A', 'B']);
  expect(changes.failed).toEqual([{ line: 'gen 1', message: 'It exited with code 1.' }]);
});
