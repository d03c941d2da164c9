import { expect, test } from 'vitest';
import { fromParameter } from './from-parameter';

test('NAV-31 a link contains the page that it was on, with its filters and the previous page', () => {
  expect(fromParameter('/explore?tag=graphs&sort=difficulty')).toBe('/explore?tag=graphs&sort=difficulty');
  expect(fromParameter('/challenges/first?from=%2Fexplore%3Ftag%3Ddp')).toContain(
    'from=%2Fexplore%3Ftag%3Ddp',
  );
});

test('a long chain of pages drops its first pages and keeps its last filters', () => {
  const long = `/tags/dp?sort=title&from=${encodeURIComponent(`/explore?${'x'.repeat(400)}`)}#list`;
  expect(fromParameter(long)).toBe('/tags/dp?sort=title#list');
});
