import { expect, test } from 'vitest';
import { CreateProblem, type CreateProblemInput } from '../../../../contract/entities/problem/problem';
import { changesInForm } from './package-changes';

const problem = (more: Partial<CreateProblemInput>) =>
  CreateProblem.parse({
    title: 'Two Piers',
    description: 'How far?',
    difficulty: 'easy',
    testCases: [{ input: '1', output: '1', timeLimit: 1, memoryLimit: 64 }],
    ...more,
  });

test('D-44 reports nothing for values that the form supports', () => {
  expect(changesInForm(problem({}))).toEqual([]);
  expect(changesInForm(problem({ checker: { type: 'tokens', floatTolerance: 1e-4 } }))).toEqual([]);
  const two = { floatRelativeTolerance: 1e-6, floatAbsoluteTolerance: 0.5 };
  expect(changesInForm(problem({ checker: { type: 'tokens', ...two } }))).toEqual([]);
});

test('D-44 reports a changed id', () => {
  expect(changesInForm(problem({ id: 'piers' }))).toEqual([
    expect.stringMatching(/^the ID piers becomes .+, because it is made from the title$/),
  ]);
});
