import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test.each([
  ['**Sort** the `crates`\nby weight', 'Sort the crates by weight'],
  ['see [the map](https://example.org/a_b) of $n \\le 10$ ports', 'see the map of n 10 ports'],
  ['# Task\n\n| a | b |', 'Task a b'],
  ['a <b>bold</b> word', 'a bold word'],
])('%j reads %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

test.each(['[', '![a](', '<a ', '\\', '[a]('])(
  'a long text of nothing but %j is read in one pass',
  (sign) => {
    const timeOf = (length: number) => {
      const text = sign.repeat(length / sign.length);
      const began = performance.now();
      plainText(text);
      return performance.now() - began;
    };
    // Eight times the text: far from the 64 times of a pattern that begins again at each sign.
    timeOf(100_000);
    expect(timeOf(800_000)).toBeLessThan(20 * Math.max(timeOf(100_000), 20));
  },
);
