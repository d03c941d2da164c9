import { expect, test } from 'vitest';
import { expandFormatText, expandSampleText, protectFormatText } from './legacy-text';

const broken = '  \n';

test.each([
  ['first line _b second line', `first line${broken}second line`],
  ['one integer (1 to 5)_bSecond line', `one integer (1 to 5)${broken}Second line`],
  ['the count N_bThe second line', `the count N${broken}The second line`],
  ['one integer._b2 more', `one integer.${broken}2 more`],
  ['The line_b\nand the rest', 'The line_b\nand the rest'],
  ['The line. _b\nThe rest', `The line.${broken}The rest`],
  ['a _b b _b c', `a${broken}b${broken}c`],
  ['_b at the start', `${broken}at the start`],
  ['snake_b stays', 'snake_b stays'],
  ['_bold stays_', '_bold stays_'],
  ['an escaped \\_b stays', 'an escaped \\_b stays'],
  ['`x _b y` and $a _b c$ stay', '`x _b y` and $a _b c$ stay'],
])("SOLVE-11 converts '_b' in a format text to a line break: %s", (text, shown) => {
  expect(expandFormatText(text)).toBe(shown);
});

test.each(['the word _b', 'to 5)_bSecond', '`x _b` and $a _b$', 'N_bThe'])(
  "SOLVE-11 keeps a literal '_b': %s",
  (text) => {
    const kept = protectFormatText(text);
    expect(expandFormatText(kept)).toBe(kept);
    expect(kept.replaceAll('\\_', '_')).toBe(text);
  },
);

test.each([
  ['1 2|3 4', '1 2\n3 4'],
  ['1 2 | 3 4', '1 2\n3 4'],
  ['no marker', 'no marker'],
])("SOLVE-12 splits a sample into lines at '|': %s", (text, shown) => {
  expect(expandSampleText(text)).toBe(shown);
});
