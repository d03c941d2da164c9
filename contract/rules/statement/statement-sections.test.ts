import { expect, test } from 'vitest';
import { statementSections } from './statement-sections';

const problem = {
  description: 'Load the ferry.',
  inputFormat: 'One line. _b Then n lines.',
  outputFormat: 'One number.',
  constraints: '',
  explanation: 'Two cars fit.',
};

test('SOLVE-13 returns non-empty texts in reading order', () => {
  const { before, after } = statementSections(problem);
  expect(before.map(({ title }) => title)).toEqual([null, 'Input', 'Output']);
  expect(after).toEqual([{ title: 'Explanation', markdown: 'Two cars fit.' }]);
});

test("SOLVE-11 converts '_b' in a format text to a new line", () => {
  expect(statementSections(problem).before[1]?.markdown).toBe('One line.  \nThen n lines.');
});
