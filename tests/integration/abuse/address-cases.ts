/** Malformed addresses, sent over a raw socket: `fetch` would normalise them. */
import net from 'node:net';
import { expect, test } from 'vitest';
import type { TestServer } from '../../support/product/server';

const page = 200;
const addresses: readonly (readonly [address: string, status: number])[] = [
  ['/..%2f..%2fetc%2fpasswd', page],
  ['/%2fetc%2fpasswd', page],
  ['/../../etc/passwd', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ['/a/../b', 404],
  ['//example.org', 404],
  ['/a\\b', 404],
  ['/a%00b', 404],
  ['/.env', 404],
  ['/assets/.git/config', 404],
  [`/${'x'.repeat(5000)}`, 404],
  [`/api/challenges/get/${'x'.repeat(150)}`, 404],
  ['/%', 400],
  ['/a%ff', 400],
  ['/api/users/%ff', 400],
  ['/api/users/..%2fme', 404],
  ['/api/users/%00', 400],
];

export function addressCases(server: () => TestServer): void {
  test.each(addresses)('%s gets %i', async (address, status) => {
    const printed = server().output().length;
    const answer = await send(
      `GET ${address} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.status, answer.body).toBe(status);
    if (status === page) expect(answer.body).toContain('<!doctype html>');
    else
      expect(JSON.parse(answer.body)).toMatchObject({
        errorCode: expect.stringMatching(status === 404 ? /NOT_FOUND$/ : /^VALIDATION$/),
      });
    // Such requests must not fill the log.
    expect(server().output().slice(printed)).toBe('');
  });

  test('refuses invalid headers, and answers the next request', async () => {
    const head = 'GET /api/servers HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
    expect((await send(`${head}X: ${'x'.repeat(20_000)}\r\n\r\n`)).status).toBe(431);
    expect((await send(`${head}Authorization: Bearer ${'x'.repeat(10_000)}\r\n\r\n`)).status).toBe(200);
    expect((await send(`${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`)).status).toBe(400);
    expect((await send('GET / HTTP/1.1\r\n\r\n')).status).toBe(400);
    expect((await send(`${head}\r\n`)).status).toBe(200);
  });

  function send(text: string): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(server().port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.setEncoding('utf8');
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('error', reject);
      socket.on('close', () => {
        const end = answer.indexOf('\r\n\r\n');
        resolve({ status: Number(answer.slice(9, 12)), body: answer.slice(end + 4) });
      });
    });
  }
}
