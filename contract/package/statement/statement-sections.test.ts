import { expect, test } from 'vitest';
import { expandFormatText } from '../../rules/statement/legacy-text';
import { splitStatement } from './statement-sections';

test('keeps unknown headings in the description and deeper headings in their section', () => {
  const sections = splitStatement(
    '# Tide\n\nIntro.\n\n## Rules\n\nOne.\n\n## Input\n\nA line.\n\n### Details\n\nMore.\n\n## Story\n\nEnd.',
    'Tide',
  );
  expect(sections.description).toBe('Intro.\n\n## Rules\n\nOne.\n\n## Story\n\nEnd.');
  expect(sections.inputFormat).toBe('A line.\n\n### Details\n\nMore.');
});

test.each([
  ['Input Format', 'inputFormat'],
  ['The Output', 'outputFormat'],
  ['Utdata', 'outputFormat'],
  ['**Limits:**', 'constraints'],
  ['Sample Explanation', 'explanation'],
  ['Notes', 'explanation'],
] as const)('the heading %s opens %s', (heading, field) => {
  expect(splitStatement(`Intro.\n\n## ${heading}\n\nText.`, 't')[field]).toBe('Text.');
});

test('ignores headings in code blocks', () => {
  const code = '```\n## Input\n```';
  expect(splitStatement(code, 't')).toMatchObject({ description: code, inputFormat: '' });
});

test("SOLVE-11 keeps a literal '_b' in text and in maths", () => {
  const { inputFormat } = splitStatement('x\n\n## Input\n\nThe word _b and $a _b = c_b$.', 't');
  expect(inputFormat).toBe('The word \\_b and $a _b = c_b$.');
  expect(expandFormatText(inputFormat)).toBe(inputFormat);
});
