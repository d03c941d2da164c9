import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test.each([
  ['**Sort** the `crates`\nby weight', 'Sort the crates by weight'],
  ['see [the map](https://example.org/a_b) of $n \\le 10$ ports', 'see the map of n 10 ports'],
  ['# Task\n\n| a | b |', 'Task a b'],
  ['a <b>bold</b> word', 'a bold word'],
])('converts %j to %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

test.each(['[', '![a](', '<a ', '\\', '[a]('])('reads a long text of only %j in linear time', (sign) => {
  const timeOf = (length: number) => {
    const text = sign.repeat(length / sign.length);
    const began = performance.now();
    plainText(text);
    return performance.now() - began;
  };
  const fastest = (length: number) => Math.min(...[1, 2, 3].map(() => timeOf(length)));
  // Eight times the text: far below the factor of 64 of a quadratic pattern.
  expect(fastest(800_000)).toBeLessThan(20 * Math.max(fastest(100_000), 20));
});
