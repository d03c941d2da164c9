import path from 'node:path';
import { expect, test } from 'vitest';
import { checkLicences, isAllowed, refusedPackages } from './steps/allowed-licences.mjs';

test('each production package has a licence that allows us to ship it', async () => {
  expect(await checkLicences(path.resolve(import.meta.dirname, '..'))).toMatchObject({
    failed: 0,
    output: '',
  });
});

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('a licence expression is allowed only with an allowed choice ($#)', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

test('refuses production packages with another licence or without one, also nested ones', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/a/node_modules/@scope/b': { license: 'GPL-2.0' },
    'node_modules/c': {},
    'node_modules/d': { license: 'GPL-2.0', dev: true },
  };
  expect(refusedPackages(packages)).toEqual(['@scope/b: GPL-2.0', 'c: no licence']);
});
