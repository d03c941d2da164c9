import { expect, test } from 'vitest';
import { resultPath } from './search-option';

test.each([
  ['problem', 'SAMPLPRBLM', '/problems/SAMPLPRBLM'],
  ['challenge', 'first-crossing', '/challenges/first-crossing'],
  ['contest', 'spring-open', '/contests/spring-open'],
  ['tag', 'c++/cli #1?', '/tags/c%2B%2B%2Fcli%20%231%3F'],
  ['user', 'ada', '/users/ada'],
] as const)('SRCH-2 a %s %s leads to %s', (type, url, path) => {
  expect(resultPath({ type, url, name: 'any' }, '/explore?tag=a')).toBe(`${path}?from=%2Fexplore%3Ftag%3Da`);
});
