import { expect, test } from 'vitest';
import { markFound } from './marked-text';

const shown = (text: string, query: string) =>
  markFound(text, query)
    .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Shortest path', 'short pa', '[Short]est [pa]th'],
  ['Sums and a checksum', 'sum', '[Sum]s and a checksum'],
  ['C++ and C', '++', 'C[++] and C'],
  ['100% (of it)', '100% (of', '[100]% ([of] it)'],
  ['Élan', 'élan', '[Élan]'],
  ['Nothing', '', 'Nothing'],
  ['Nothing', 'else', 'Nothing'],
])('%s, searched with %j, shows as %s', (text, query, marked) => {
  expect(shown(text, query)).toBe(marked);
});

test('any query keeps all letters of the text', () => {
  for (const query of ['\\', '(', '[a', '*', '.+', 'a|b', '^$', '/-', '{', '½']) {
    expect(
      markFound('a(b)[c]*.+^$/', query)
        .map(({ text }) => text)
        .join(''),
    ).toBe('a(b)[c]*.+^$/');
  }
});
