import { expect, test } from 'vitest';
import { newCase, newForm, type ProblemForm } from '../problem-form';
import { mergeForms } from './merge-forms';

const form = (more: Partial<ProblemForm> = {}): ProblemForm => ({
  ...newForm(),
  title: 'Sum',
  description: 'Add two numbers.',
  base: { id: 'SUM', version: 1 },
  testCases: [{ ...newCase('1'), input: '1 2', output: '3' }],
  ...more,
});
const base = form();

test('changes of different fields fit together, by either side', () => {
  const theirs = form({
    base: { id: 'SUM', version: 2 },
    description: 'Add three numbers.',
    testCases: [...base.testCases, { ...newCase('9'), input: '2 2', output: '4' }],
  });
  const mine = form({ title: 'Sums', tags: ['math'] });
  const { form: merged, conflicts } = mergeForms(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(merged).toMatchObject({ title: 'Sums', tags: ['math'], description: 'Add three numbers.' });
  expect(merged.testCases.map(({ input }) => input)).toEqual(['1 2', '2 2']);
});

test('a field that both changed keeps the own text and is named; the same change of both is none', () => {
  const theirs = form({ title: 'Their sum', difficulty: 'hard' });
  const mine = form({ title: 'My sum', difficulty: 'hard' });
  expect(mergeForms(base, mine, theirs)).toMatchObject({ form: { title: 'My sum' }, conflicts: ['title'] });
});

test('keys of rows and empty rows of a draft are no change', () => {
  const mine = form({ testCases: [{ ...newCase('77'), input: '1 2', output: '3' }], hints: [''] });
  const theirs = form({ testCases: [{ ...newCase('1'), input: '5 5', output: '10' }] });
  const { form: merged, conflicts } = mergeForms(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(merged.testCases[0]?.input).toBe('5 5');
});
