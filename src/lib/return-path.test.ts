import { expect, test } from 'vitest';
import { returnPath } from './return-path';

const origin = 'https://codeferry.example';

test('NAV-32 a back link follows `from` to a page of this origin, with its query', () => {
  expect(returnPath('/explore?sort=difficulty#list', origin)).toBe('/explore?sort=difficulty#list');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example/code',
  'javascript:alert(1)',
  'explore',
  '',
  undefined,
  42,
])('D-18: %j is not followed', (from) => {
  expect(returnPath(from, origin)).toBeNull();
});
