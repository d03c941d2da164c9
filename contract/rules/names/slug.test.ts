import { expect, test } from 'vitest';
import { isReservedSlug, problemIdPattern, slugFromTitle } from './slug';

test.each([
  ['Two Sums!', 'two-sums'],
  ['  Æsir & Ångström  ', 'sir-angstrom'],
  ['数学', 'problem'],
  ['Create', 'create-1'],
  ['a'.repeat(80), 'a'.repeat(44)],
  ['--x--y--', 'x-y'],
])('PWIZ-11 derives the id from the title: %s → %s', (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
  expect(slug).toMatch(problemIdPattern);
  expect(isReservedSlug(slug)).toBe(false);
});

test.each(['create', 'Preview', 'MINE'])('NAV-24 rejects the id %s', (word) => {
  expect(isReservedSlug(word)).toBe(true);
});
