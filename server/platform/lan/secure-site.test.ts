import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { type Authority, openAuthority } from './authority';
import { issueCertificate, type ServerCertificate } from './issue-certificate';
import { NameAnnouncer } from './name-announcer';
import { SecureSite } from './secure-site';
import { welcome } from './welcome';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const authority = await openAuthority(path.join(folder, 'lan'));

/** Connects to a TLS server with this certificate like a browser that opened `host`. @returns the fault, if any */
async function connect(
  { cert, key }: ServerCertificate,
  host: string,
  trusted: Authority[],
): Promise<string> {
  const server = tls.createServer({ cert, key });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ca = trusted.map(({ certificate }) => certificate.toString('pem'));
  const isName = /[a-z]/.test(host);
  const outcome = await new Promise<string>((resolve) => {
    const socket = tls.connect({
      port,
      host: '127.0.0.1',
      ca,
      ...(isName && { servername: host }),
      checkServerIdentity: (_, certificate) => tls.checkServerIdentity(host, certificate),
    });
    socket.once('secureConnect', () => resolve('trusted'));
    socket.once('error', (error) => resolve(String(error)));
  });
  server.close();
  return outcome;
}

/** Without a network: what the socket would do is tested in name-announcer.test.ts. */
class SilentAnnouncer extends NameAnnouncer {
  override start = async (label: string) => label;
  override update = async () => undefined;
}

function siteAt(addresses: string[]) {
  const site = new SecureSite({
    authority,
    announcer: new SilentAnnouncer({ warn: () => undefined }),
    label: 'codeferry',
    interfaces: () => ({
      wlan0: addresses.map(
        (address) => ({ address, family: 'IPv4', internal: false }) as os.NetworkInterfaceInfo,
      ),
    }),
  });
  Object.assign(site.ports, { http: 8080, https: 8443 });
  return site;
}

test('a device that trusts the authority trusts the address, the name and localhost, and nothing else', async () => {
  const site = siteAt(['192.168.7.5']);
  await site.open();
  for (const host of ['192.168.7.5', 'codeferry.local', 'localhost', '127.0.0.1'])
    expect([host, await connect(site.certificate, host, [authority])]).toEqual([host, 'trusted']);
  expect(await connect(site.certificate, '192.168.7.6', [authority])).toContain('does not match certificate');
  expect(await connect(site.certificate, '192.168.7.5', [])).toContain(
    'unable to verify the first certificate',
  );
  await site.close();
});

test.each([
  ['a name on the internet', { names: ['bank.example'], addresses: [] }, 'bank.example'],
  ['a public address', { names: [], addresses: ['203.0.113.9'] }, '203.0.113.9'],
])('the authority cannot vouch for %s', async (_, names, host) => {
  const certificate = await issueCertificate(authority, names);
  expect(await connect(certificate, host, [authority])).toContain('permitted subtree violation');
});

test('a new address of this computer gets a new certificate, and listeners hear of it', async () => {
  const addresses = ['192.168.7.5'];
  const site = siteAt(addresses);
  await site.open();
  const before = site.certificate;
  const heard: boolean[] = [];
  site.onChange((change) => heard.push(change.addresses));
  await site.refresh();
  expect(site.certificate).toBe(before);
  addresses[0] = '10.0.0.9';
  await site.refresh();
  expect(heard).toEqual([true]);
  expect(site.httpsOrigins()).toEqual(['https://10.0.0.9:8443', 'https://codeferry.local:8443']);
  expect(await connect(site.certificate, '10.0.0.9', [authority])).toBe('trusted');
  await site.close();
});

test('a server that runs for months renews its certificate', async () => {
  const site = siteAt(['192.168.7.5']);
  await site.open();
  const inMonths = Date.now() + 200 * 24 * 3600 * 1000;
  await site.refresh(inMonths);
  expect(site.certificate.validUntil.getTime()).toBeGreaterThan(inMonths + 300 * 24 * 3600 * 1000);
  await site.close();
});

test('a certificate lasts as long as browsers allow, and begins early for late clocks', () => {
  return issueCertificate(authority, { names: ['x.local'], addresses: [] }).then(
    ({ validFrom, validUntil }) => {
      const days = (validUntil.getTime() - validFrom.getTime()) / (24 * 3600 * 1000);
      expect(Math.round(days)).toBe(397);
      expect(Date.now() - validFrom.getTime()).toBeGreaterThan(59 * 24 * 3600 * 1000);
    },
  );
});

test('leads a visitor to HTTPS on the host that the visitor opened, if the certificate has it', async () => {
  const site = siteAt(['192.168.7.5', '10.0.0.7']);
  await site.open();
  expect(site.originFor('10.0.0.7')).toBe('https://10.0.0.7:8443');
  expect(site.originFor('codeferry.local')).toBe('https://codeferry.local:8443');
  expect(site.originFor('laptop.lan')).toBe('https://192.168.7.5:8443');
  expect(site.httpOrigins()[0]).toBe('http://192.168.7.5:8080');
  await site.close();
});

test('the start prints the address as text and as a QR code, or asks for a network', async () => {
  const addresses: string[] = [];
  const site = siteAt(addresses);
  await site.open();
  expect(welcome(site, false)).toContain('Connect it to the network of the other devices');
  addresses.push('192.168.7.5');
  await site.refresh();
  const text = welcome(site, false);
  expect(text).toContain('Other devices open http://192.168.7.5:8080 and follow the page');
  expect(text).toContain('https://192.168.7.5:8443 or https://codeferry.local:8443');
  expect(text.match(/ ▄▄▄▄▄ /g)).toHaveLength(3);
  await site.close();
});
