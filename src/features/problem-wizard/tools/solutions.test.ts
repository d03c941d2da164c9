import { expect, test } from 'vitest';
import type { SolutionForm } from '../problem-form';
import { answerSolutions } from './solutions';

const solution = (key: string, more: Partial<SolutionForm>): SolutionForm => ({
  key,
  name: key,
  language: 'PYTHON3',
  source: 'print(1)',
  expected: ['AC'],
  ...more,
});

test('only solutions that must be accepted write expected outputs', () => {
  const solutions = [
    solution('right', {}),
    solution('slow', { expected: ['TLE'] }),
    solution('either', { expected: ['AC', 'TLE'] }),
    solution('empty', { source: ' ' }),
  ];
  expect(answerSolutions({ solutions }).map(({ name }) => name)).toEqual(['right']);
});
