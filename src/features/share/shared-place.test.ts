import { expect, test } from 'vitest';
import { parseShared } from './parse-shared';
import { sharedPlace } from './shared-place';

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
])('%j means %s', (shared, place) => expect(sharedPlace(shared, origin)).toBe(place));

test('fields that are no text, or empty, are none', () => {
  expect(parseShared({ title: ' ', text: 42, url: ['x'], other: 'y' })).toEqual({ text: '42' });
});
