/** HTTPS in a local network: the real server, a real TLS connection, and the files that devices get. */
import { X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { JoinInfo, joinInfoPath } from '../../../contract/join/join-info';
import { openAuthority } from '../../../server/platform/lan/authority';
import { issueCertificate } from '../../../server/platform/lan/issue-certificate';
import { deepTest, test } from '../../support/lanes';
import { makeTempDir } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { startFailure } from './start-failure';

const dataDir = makeTempDir();
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));
const lan = { LAN: '1', HTTPS_PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LAN_NAME: 'school-test' };
const { server, start, databaseUrl } = await startSite({ env: lan });

interface Page {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Like a browser that opened `host`, which is not the address that it connects to. */
function get(
  port: number,
  address: string,
  options: { ca?: string; host?: string; accept?: string; cookie?: string; origin?: string } = {},
): Promise<Page> {
  const { ca, host = 'school-test.local', ...headers } = options;
  return new Promise((resolve, reject) => {
    const module = ca === undefined ? http : https;
    const request = module.get(
      {
        host: '127.0.0.1',
        port,
        path: address,
        ca,
        servername: host,
        headers: { host: `${host}:${port}`, ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    request.on('error', reject);
  });
}

const html = { accept: 'text/html' };
const downloadAuthority = async (port: number) =>
  new X509Certificate((await get(port, '/join/codeferry.crt')).body).toString();

test('a device that trusts the downloaded authority opens the app over HTTPS', async () => {
  const ca = await downloadAuthority(server.port);
  const page = await get(server.httpsPort, '/explore', { ca, ...html });
  expect(page.status).toBe(200);
  expect(page.headers['strict-transport-security']).toBeUndefined();
  await expect(get(server.httpsPort, '/explore', { ca: '', ...html })).rejects.toThrow('verify');
});

test('the join page learns the addresses, the fingerprint and the dates, also from plain HTTP', async () => {
  const origin = `http://school-test.local:${server.port}`;
  const ca = await downloadAuthority(server.port);
  const answer = await get(server.httpsPort, joinInfoPath, { ca, origin });
  expect(answer.headers['access-control-allow-origin']).toBe(origin);
  const info = JoinInfo.parse(JSON.parse(answer.body.toString()));
  expect(info.https).toContain(`https://school-test.local:${server.httpsPort}`);
  expect(info.http).toContain(origin);
  expect(info.authority.fingerprint).toBe(new X509Certificate(ca).fingerprint256);
  const policy = (await get(server.port, '/join', html)).headers['content-security-policy'];
  expect(policy).toContain(`https://school-test.local:${server.httpsPort}`);
  const other = await get(server.httpsPort, joinInfoPath, { ca, origin: 'http://other.example' });
  expect(other.headers['access-control-allow-origin']).toBeUndefined();
});

test('the home page over plain HTTP leads to the join page, until somebody decides to stay', async () => {
  const first = await get(server.port, '/', html);
  expect([first.status, first.headers.location]).toEqual([302, '/join']);
  const stayed = await get(server.port, '/', { ...html, cookie: 'other=1; codeferry-http=stay' });
  expect(stayed.status).toBe(200);
  expect((await get(server.port, '/explore', html)).status).toBe(200);
  expect((await get(server.port, '/', { ...html, host: 'localhost' })).status).toBe(200);
  const ca = await downloadAuthority(server.port);
  expect((await get(server.httpsPort, '/', { ca, ...html })).status).toBe(200);
});

test('each system gets the authority in its own form', async () => {
  const der = (await get(server.port, '/join/codeferry.cer')).body;
  const profile = await get(server.port, '/join/codeferry.mobileconfig');
  expect(profile.headers['content-type']).toContain('application/x-apple-aspen-config');
  expect(profile.body.toString()).toContain(der.toString('base64'));
  expect(profile.body.toString()).toContain('com.apple.security.root');
});

test('says how devices join; the next start keeps authority and name', async () => {
  expect(server.output()).toMatch(/Other devices open http|is in no local network yet/);
  const before = await downloadAuthority(server.port);
  const again = await start({ env: lan });
  expect(await downloadAuthority(again.port)).toBe(before);
  expect(fs.readFileSync(path.join(dataDir, 'lan', 'name'), 'utf8')).toMatch(/^school-test/);
  expect(await again.stop()).toBe(0);
});

deepTest('with own certificates, plain HTTP leads to HTTPS and no authority is made', async () => {
  const folder = makeTempDir();
  const authority = await openAuthority(path.join(folder, 'other'));
  const own = await issueCertificate(authority, { names: ['school.local'], addresses: [] });
  fs.writeFileSync(path.join(folder, 'cert.pem'), own.cert);
  fs.writeFileSync(path.join(folder, 'key.pem'), own.key);
  const files = { TLS_CERT: path.join(folder, 'cert.pem'), TLS_KEY: path.join(folder, 'key.pem') };
  const secured = await start({ env: { HTTPS_PORT: '0', DATA_DIR: folder, ...files } });
  const moved = await get(secured.port, '/explore?sort=name', { ...html, host: 'anything.local' });
  const target = `https://school.local:${secured.httpsPort}/explore?sort=name`;
  expect([moved.status, moved.headers.location]).toEqual([308, target]);
  const ca = authority.certificate.toString('pem');
  expect((await get(secured.httpsPort, '/explore', { ca, host: 'school.local', ...html })).status).toBe(200);
  const info = await get(secured.httpsPort, joinInfoPath, { ca, host: 'school.local' });
  expect(info.status).toBe(404);
  expect(fs.existsSync(path.join(folder, 'lan'))).toBe(false);
  await secured.stop();
  fs.rmSync(folder, { recursive: true });
});

test('a start with a missing certificate ends with advice', async () => {
  const files = { TLS_CERT: '/nothing.pem', TLS_KEY: '/nothing.key' };
  const message = await startFailure({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...files });
  expect(message).toContain('TLS_CERT=/nothing.pem: there is no such file. Check the path.');
  expect(message).not.toContain('    at ');
});

deepTest('names an occupied port of HTTPS', async () => {
  const message = await startFailure({
    ...lan,
    DATABASE_URL: databaseUrl,
    HTTPS_PORT: String(server.httpsPort),
  });
  expect(message).toContain(`HTTPS_PORT=${server.httpsPort}: this port is already in use`);
});
