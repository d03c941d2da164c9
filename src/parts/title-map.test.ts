import { expect, test } from 'vitest';
import { pageTitle, titles } from './title-map';

test('NAV-25 each path has its title in one map', () => {
  expect(pageTitle('/explore')).toBe('Explore · Codeferry');
  expect(pageTitle('/explore/')).toBe('Explore · Codeferry');
  expect(pageTitle('/code/SAMPLPRBLM')).toBe('Solve · Codeferry');
  expect(pageTitle('/code/SAMPLPRBLM', 'First Ferry')).toBe('First Ferry · Solve · Codeferry');
  for (const pattern of Object.keys(titles)) {
    expect(pageTitle(pattern.replace(/\$\w+/, 'x'))).toContain(titles[pattern]);
  }
});

test('NAV-26 a path without an entry has the name of the product', () => {
  expect(pageTitle('/no/such/page')).toBe('Codeferry');
  expect(pageTitle('/problems/')).toBe('Codeferry');
});

test('NAV-24 fixed words win over names', () => {
  expect(pageTitle('/contests/create')).toBe('Create a contest · Codeferry');
  expect(pageTitle('/problems/create')).toBe('Create a problem · Codeferry');
});
