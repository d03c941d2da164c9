import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openAuthority } from './authority';
import { issueCertificate } from './issue-certificate';
import { readOwnCertificate } from './own-certificate';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const authority = await openAuthority(path.join(folder, 'lan'));
const issue = (now?: number) =>
  issueCertificate(authority, { names: ['school.local', 'www.school.local'], addresses: ['10.0.0.9'], now });
const store = (name: string, text: string) => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};
const good = await issue();
const cert = store('cert.pem', good.cert);
const key = store('key.pem', good.key);

test('reads certificate and key, and knows which hosts they are for', () => {
  const own = readOwnCertificate({ cert, key });
  expect(own.name).toBe('school.local');
  expect(['school.local', '10.0.0.9', 'other.local'].map(own.covers)).toEqual([true, true, false]);
});

const old = await issue(Date.now() - 400 * 24 * 3600 * 1000);
test.each([
  ['TLS_CERT', 'there is no such file', { cert: path.join(folder, 'nothing.pem'), key }],
  ['TLS_CERT', 'not a certificate in PEM form', { cert: key, key }],
  ['TLS_KEY', 'not a private key in PEM form', { cert, key: cert }],
  ['TLS_KEY', 'does not belong to the first certificate', { cert, key: store('old-key.pem', old.key) }],
  ['TLS_CERT', 'Renew it', { cert: store('old.pem', old.cert), key: store('old-key.pem', old.key) }],
])('a fault of %s says what to do: %s', (variable, advice, files) => {
  expect(() => readOwnCertificate(files)).toThrow(advice);
  expect(() => readOwnCertificate(files)).toThrow(new RegExp(`^${variable}=/`));
});
