import { expect, test } from 'vitest';
import { textExcerpt } from './text-excerpt';

test('a text that fits is shown completely', () => {
  for (const text of ['', 'a', 'a\n', 'x\n'.repeat(4000)])
    expect(textExcerpt(text)).toEqual({ shown: text, leftOut: 0 });
});

test('a long output shows its beginning, with or without line breaks', () => {
  const many = textExcerpt('x\n'.repeat(100_000));
  expect(many).toEqual({ shown: 'x\n'.repeat(4000), leftOut: 192_000 });
  const one = textExcerpt('x'.repeat(1_000_000));
  expect([one.shown.length, one.leftOut]).toEqual([131_072, 868_928]);
});
