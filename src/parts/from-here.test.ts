import { expect, test } from 'vitest';
import { fromHere } from './from-here';

test('NAV-31 a link says from which page it was followed, with its filters and the page before it', () => {
  expect(fromHere('/explore?tag=graphs&sort=difficulty')).toBe('/explore?tag=graphs&sort=difficulty');
  expect(fromHere('/challenges/first?from=%2Fexplore%3Ftag%3Ddp')).toContain('from=%2Fexplore%3Ftag%3Ddp');
});

test('a chain of pages that has become too long forgets its beginning, not its last filters', () => {
  const long = `/tags/dp?sort=title&from=${encodeURIComponent(`/explore?${'x'.repeat(400)}`)}#list`;
  expect(fromHere(long)).toBe('/tags/dp?sort=title#list');
});
