import { expect, test } from 'vitest';
import { CreateProblem, type CreateProblemInput } from '../../../contract/entities/problem';
import { lossesInForm } from './package-losses';

const problem = (more: Partial<CreateProblemInput>) =>
  CreateProblem.parse({
    title: 'Two Piers',
    description: 'How far?',
    difficulty: 'easy',
    testCases: [{ input: '1', output: '1', timeLimit: 1, memoryLimit: 64 }],
    ...more,
  });

test('D-44 what the fields can hold is no loss', () => {
  expect(lossesInForm(problem({}))).toEqual([]);
  expect(lossesInForm(problem({ checker: { type: 'tokens', floatTolerance: 1e-4 } }))).toEqual([]);
  const both = { floatRelativeTolerance: 1e-6, floatAbsoluteTolerance: 1e-6 };
  expect(lossesInForm(problem({ checker: { type: 'tokens', ...both } }))).toEqual([]);
});

test('D-44 another id and tolerances of two kinds are said', () => {
  expect(lossesInForm(problem({ id: 'piers' }))).toEqual([
    expect.stringMatching(/^its id piers becomes .+, from its title$/),
  ]);
  expect(lossesInForm(problem({ checker: { type: 'tokens', floatAbsoluteTolerance: 0.5 } }))).toEqual([
    'the tolerance of numbers, 0.5 absolute, becomes 0.5, relative or absolute',
  ]);
});
