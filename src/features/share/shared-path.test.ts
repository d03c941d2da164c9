import { expect, test } from 'vitest';
import { parseShared } from './parse-shared';
import { sharedPath } from './shared-path';

const origin = 'https://codeferry.example';

test.each([
  [{ url: `${origin}/code/SAMPLPRBLM` }, '/code/SAMPLPRBLM'],
  [{ text: `Try this one: ${origin}/code/SAMPLPRBLM?challenge=first.` }, '/code/SAMPLPRBLM?challenge=first'],
  [{ title: 'All Aboard', text: `(${origin}/problems/SAMPLPRBLM)` }, '/problems/SAMPLPRBLM'],
  [{ text: `https://other.example/x and ${origin}/explore#list` }, '/explore#list'],
  [{ url: 'https://other.example/code/SAMPLPRBLM' }, null],
  [{ url: 'https://codeferry.example.evil.example/code/A' }, null],
  [{ url: 'https://codeferry.example@evil.example/code/A' }, null],
  [{ text: 'All Aboard' }, null],
  [{ url: `${origin}/share?text=${origin}/share` }, null],
  [{ url: `${origin}/api/status` }, null],
  [{ url: `${origin}//evil.example/` }, null],
  [{ url: `${origin}/` }, '/'],
  [{}, null],
])('%j means %s', (shared, place) => expect(sharedPath(shared, origin)).toBe(place));

test('ignores empty fields, and fields without text', () => {
  expect(parseShared({ title: ' ', text: 42, url: ['x'], other: 'y' })).toEqual({ text: '42' });
});
