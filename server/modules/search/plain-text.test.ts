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
