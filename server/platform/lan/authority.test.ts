import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from '../config';
import { openAuthority } from './authority';

let folder: string;
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'authority-')), 'lan');
});
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }));

const keyOf = () => path.join(folder, 'authority.key');
const modeOf = (file: string) => fs.statSync(file).mode & 0o777;

test('is made once, and only this account can read its key', async () => {
  const first = await openAuthority(folder);
  const second = await openAuthority(folder);
  expect(second.certificate.equal(first.certificate)).toBe(true);
  expect([modeOf(folder), modeOf(keyOf())]).toEqual([0o700, 0o600]);
});

test('a key that others can read becomes private again', async () => {
  await openAuthority(folder);
  fs.chmodSync(keyOf(), 0o644);
  await openAuthority(folder);
  expect(modeOf(keyOf())).toBe(0o600);
});

test('is valid for devices whose clocks are years late', async () => {
  const { certificate } = await openAuthority(folder);
  expect(certificate.notBefore.toISOString()).toBe('2020-01-01T00:00:00.000Z');
});

test.each([
  ['a damaged key', () => fs.writeFileSync(keyOf(), 'nonsense')],
  ['a missing key', () => fs.rmSync(keyOf())],
  [
    'the key of another authority',
    async () => {
      const other = path.join(path.dirname(folder), 'other');
      await openAuthority(other);
      fs.copyFileSync(path.join(other, 'authority.key'), keyOf());
    },
  ],
])('with %s, the error says what to do', async (_, damage) => {
  await openAuthority(folder);
  await damage();
  const opening = openAuthority(folder);
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow('every device must join again');
});
