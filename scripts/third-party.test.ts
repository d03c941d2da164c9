import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isBuildFresh } from './steps/build-stamp.mjs';
import {
  directImports,
  listedPackages,
  lockedPackages,
  shippedPackages,
  thirdPartyPage,
} from './steps/third-party-page.mjs';

const root = path.resolve(import.meta.dirname, '..');
const page = fs.readFileSync(path.join(root, 'THIRD_PARTY.md'), 'utf8');
const listed = listedPackages(page);

// If one of these fails: `npm run build && npm run third-party`.
test('THIRD_PARTY.md has the versions and licences of package-lock.json', () => {
  const locked = Object.entries(lockedPackages(root));
  const wrong = listed.filter(
    ({ name, version, licence }) =>
      !locked.some(
        ([place, { version: installed, license = '' }]) =>
          place.endsWith(`node_modules/${name}`) &&
          installed === version &&
          license.replace(/^\((.*)\)$/, '$1') === licence,
      ),
  );
  expect(listed.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('THIRD_PARTY.md lists every package that browser code imports', () => {
  const names = new Set(listed.map(({ name }) => name));
  const locked = lockedPackages(root);
  const imported = [...directImports(root).keys()].filter((name) => `node_modules/${name}` in locked);
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((name) => !names.has(name))).toEqual([]);
});

test('THIRD_PARTY.md equals the list of the build, if the build is current', () => {
  if (!isBuildFresh(root)) return;
  const list = fs.readFileSync(path.join(root, 'dist/web/third-party.txt'), 'utf8');
  expect(page).toBe(thirdPartyPage(root, shippedPackages(list)));
});

test('the list of licences is read by package, with licences in brackets', () => {
  expect(
    shippedPackages(
      '## a - 1.0.0 (MIT)\n\ntext\n\n## @b/c - 2.1.0 ((MPL-2.0 OR Apache-2.0))\n## A heading\n',
    ),
  ).toEqual([
    { name: 'a', version: '1.0.0', licence: 'MIT' },
    { name: '@b/c', version: '2.1.0', licence: 'MPL-2.0 OR Apache-2.0' },
  ]);
});
