import { expect, test } from 'vitest';
import { CreateProblem } from '../../../contract/entities/problem/problem';
import { sortableTitle, toProblemContent, toTestCaseRows } from './problem-row';

const problem = (more: object = {}) =>
  CreateProblem.parse({
    title: 'Two sums',
    description: 'Add.',
    difficulty: 'medium',
    testCases: [
      { input: '1\n', output: '2\n', timeLimit: 0.5, memoryLimit: 64, sample: true },
      { input: '3\n', output: '4\n', timeLimit: 2, memoryLimit: 8, weight: 3 },
    ],
    ...more,
  });

test.each([
  ['Élan', 'elan'],
  ['  Zebra ', 'zebra'],
  ['ﬁsh', 'fish'],
])('sorts %j as %j', (title, sorted) => expect(sortableTitle(title)).toBe(sorted));

test('ENT-9 converts limits to milliseconds and bytes and shows the largest', () => {
  expect(toProblemContent(problem())).toMatchObject({
    time_limit_ms: 2000,
    memory_limit_mb: 64,
    test_case_count: 2,
  });
  expect(toTestCaseRows(problem(), 'p', 1)).toMatchObject([
    { position: 0, time_limit_ms: 500, memory_limit_bytes: 67_108_864, sample: true, weight: 1 },
    { position: 1, time_limit_ms: 2000, memory_limit_bytes: 8_388_608, sample: false, weight: 3 },
  ]);
});

test('changes the hash with hidden data', () => {
  const other = problem({ testCases: [{ input: '1\n', output: '2\n' }] });
  expect(toProblemContent(problem()).content_hash).not.toBe(toProblemContent(other).content_hash);
  expect(toProblemContent(problem()).content_hash).toBe(toProblemContent(problem()).content_hash);
});

test('PWIZ-12 removes duplicate tags', () => {
  expect(toProblemContent(problem({ tags: ['Maths', 'maths'] })).tags).toEqual(['maths']);
});
