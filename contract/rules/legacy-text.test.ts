import { expect, test } from 'vitest';
import { expandFormatText, expandSampleText } from './legacy-text';

test.each([
  ['first line _b second line', 'first line \n second line'],
  ['_b at the start', '\n at the start'],
  ['snake_b stays', 'snake_b stays'],
  ['_bold stays', '_bold stays'],
])("SOLVE-11 '_b' in format text is a line break: %s", (text, shown) => {
  expect(expandFormatText(text)).toBe(shown);
});

test.each([
  ['1 2|3 4', '1 2\n3 4'],
  ['1 2 | 3 4', '1 2\n3 4'],
  ['no marker', 'no marker'],
])("SOLVE-12 '|' in a sample separates lines: %s", (text, shown) => {
  expect(expandSampleText(text)).toBe(shown);
});
