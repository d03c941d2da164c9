import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

test('every setting has a default', () => {
  const config = readConfig({}, '/srv/app', 4);
  expect(config).toMatchObject({
    projectRoot: '/srv/app',
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/srv/app/data',
    judgeWorkers: 3,
    servers: [],
  });
  expect(config.databaseUrl).toBeUndefined();
});

test('starts one worker on one core, and none with 0 workers', () => {
  expect(readConfig({}, '/', 1).judgeWorkers).toBe(1);
  expect(readConfig({ JUDGE_WORKERS: '0' }, '/', 8).judgeWorkers).toBe(0);
});

test('reads a list of servers as origins', () => {
  const { servers } = readConfig({ SERVERS: 'https://a.example.org/, http://b.example.org:81/x' }, '/', 2);
  expect(servers).toEqual(['https://a.example.org', 'http://b.example.org:81']);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['JUDGE_WORKERS', '1.5'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'not an address'],
  ['SERVERS', 'https://ok.example.org,ftp://x'],
  ['LOG_LEVEL', 'loud'],
  ['LAN_NAME', 'My School'],
])('names an unusable %s with its value', (name, value) => {
  expect(() => readConfig({ [name]: value }, '/', 2)).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value }, '/', 2)).toThrow(`${name}=${value}`);
});

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }, '/', 2).port).toBe(8080);
});

test('incomplete Firebase settings stop the start', () => {
  expect(() => readConfig({ FIREBASE_PROJECT_ID: 'p' }, '/', 2)).toThrow(ConfigError);
  expect(() => readConfig({ FIREBASE_PROJECT_ID: 'p' }, '/', 2)).toThrow('FIREBASE_SERVICE_ACCOUNT: missing');
});

test('in a local network, other devices reach the server', () => {
  expect(readConfig({ LAN: '1' }, '/', 2)).toMatchObject({ lan: true, host: '0.0.0.0', httpsPort: 8443 });
  expect(readConfig({ LAN: '1', HOST: '10.0.0.5' }, '/', 2).host).toBe('10.0.0.5');
});

test('a certificate needs its key', () => {
  expect(() => readConfig({ TLS_CERT: 'a.pem' }, '/', 2)).toThrow('TLS_KEY: missing');
  expect(readConfig({ TLS_CERT: 'a.pem', TLS_KEY: '/b.pem' }, '/srv', 2).tls).toEqual({
    cert: '/srv/a.pem',
    key: '/b.pem',
  });
});
