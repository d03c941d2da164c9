import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readFirebaseSettings } from './settings';

const key = { project_id: 'harbour', client_email: 'server@harbour.example', private_key: 'SECRET' };
const whole = { FIREBASE_SERVICE_ACCOUNT: JSON.stringify(key), FIREBASE_API_KEY: 'public' };
const read = (env: NodeJS.ProcessEnv) => readFirebaseSettings(env, '/');
const reason = (env: NodeJS.ProcessEnv) => {
  const reading = read(env);
  return reading.type === 'unusable' ? reading.reason : reading.type;
};

test('no settings mean local accounts', () => expect(read({ PORT: '1' })).toEqual({ type: 'unset' }));

test('a service account and the public API key are enough; the rest follows from the project', () => {
  expect(read(whole)).toEqual({
    type: 'settings',
    settings: {
      projectId: 'harbour',
      apiKey: 'public',
      authDomain: 'harbour.firebaseapp.com',
      serviceAccount: { projectId: 'harbour', clientEmail: key.client_email, privateKey: 'SECRET' },
    },
  });
  expect(read({ ...whole, FIREBASE_AUTH_DOMAIN: 'accounts.harbour.example' })).toMatchObject({
    settings: { authDomain: 'accounts.harbour.example' },
  });
});

test('reads the key from a file', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'firebase-key-'));
  fs.writeFileSync(path.join(folder, 'key.json'), JSON.stringify(key));
  const reading = readFirebaseSettings({ ...whole, FIREBASE_SERVICE_ACCOUNT: 'key.json' }, folder);
  expect(reading).toMatchObject({ settings: { projectId: 'harbour' } });
  fs.rmSync(folder, { recursive: true });
});

test.each<[string, NodeJS.ProcessEnv, string]>([
  ['no key', { FIREBASE_API_KEY: 'public' }, 'FIREBASE_SERVICE_ACCOUNT: missing'],
  ['no API key', { FIREBASE_SERVICE_ACCOUNT: JSON.stringify(key) }, 'FIREBASE_API_KEY: missing'],
  ['a misspelt name', { ...whole, FIREBASE_APIKEY: 'x' }, 'FIREBASE_APIKEY: unknown'],
  ['another project', { ...whole, FIREBASE_PROJECT_ID: 'pier' }, 'belongs to the project harbour'],
  ['a broken key', { ...whole, FIREBASE_SERVICE_ACCOUNT: '{"private_key":"SECRET"' }, 'not the key of'],
  ['no such file', { ...whole, FIREBASE_SERVICE_ACCOUNT: '/nowhere/key.json' }, 'cannot be read'],
  ['an address', { ...whole, FIREBASE_AUTH_DOMAIN: 'https://x.example' }, 'must be a host name'],
])('names %s and never repeats a secret', (_what, env, words) => {
  expect(reason(env)).toContain(words);
  expect(reason(env)).not.toContain('SECRET');
});

const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', FIREBASE_PROJECT_ID: 'demo-harbour' };

test('accepts the emulator, whose tokens are unsigned, only in tests and never for a real project', () => {
  expect(reason(emulator)).toContain('refused unless NODE_ENV=test');
  expect(reason({ ...emulator, NODE_ENV: 'production' })).toContain('refused unless NODE_ENV=test');
  expect(reason({ ...whole, ...emulator, NODE_ENV: 'development' })).toContain('refused unless');
  const tested = { ...emulator, NODE_ENV: 'test' };
  expect(read(tested)).toMatchObject({ settings: { emulatorHost: '127.0.0.1:9099' } });
  expect(reason({ ...tested, FIREBASE_PROJECT_ID: 'harbour' })).toContain('use a project named demo-');
});
