import { expect, test } from 'vitest';
import { expandFormatText } from '../../rules/legacy-text';
import { splitStatement } from './statement-sections';

test('unknown headings stay in the description, below a known section its deeper ones stay inside', () => {
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

test('headings in code blocks are code', () => {
  const code = '```\n## Input\n```';
  expect(splitStatement(code, 't')).toMatchObject({ description: code, inputFormat: '' });
});

test("SOLVE-11 a literal '_b' survives the line-break marker, in text and in maths", () => {
  const { inputFormat } = splitStatement('x\n\n## Input\n\nThe word _b and $a _b = c_b$.', 't');
  expect(inputFormat).toBe('The word \\_b and $a _b = c_b$.');
  expect(expandFormatText(inputFormat)).toBe(inputFormat);
});
