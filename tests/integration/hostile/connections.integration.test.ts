import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSite } from '../../support/product/site';
import { signUpPerson } from '../client';
import { connect, get } from './raw-connection';

// An account may then send at most a megabyte and a half at a time.
const { server } = await startSite({ env: { BODIES_MB: '3' } });

test('a few pipelined requests are answered in order; a connection with very many is closed', async () => {
  const few = connect(server.port, get('/api/servers').repeat(3) + get('/api/nothing'));
  let text = '';
  few.socket.on('data', (chunk) => {
    text += chunk;
  });
  await expect
    .poll(() => text.match(/HTTP\/1\.1 \d+/g))
    .toEqual([200, 200, 200, 404].map((status) => `HTTP/1.1 ${status}`));
  few.socket.destroy();
  const many = connect(server.port, get('/api/tags/get-all').repeat(200));
  many.socket.resume();
  await many.closed;
});

const account = signUpPerson(server.url, 'sender');
const piece = 'x'.repeat(64 * 1024);
const megabytes = (count: number) => Array.from({ length: count * 16 }, () => piece);
const length = (pieces: readonly string[]) => `content-length: ${pieces.join('').length}\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const json = 'content-type: application/json\r\n';
const form = 'content-type: multipart/form-data; boundary=part\r\n';
const picture = [
  '--part\r\ncontent-disposition: form-data; name="screenshot"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  ...megabytes(4),
  '\r\n--part--\r\n',
];

test.each<[what: string, path: string, headers: string, pieces: string[], status: number]>([
  [
    'of a declared length that is too large',
    '/api/problem/get-all',
    json + length(megabytes(2)),
    megabytes(2),
    413,
  ],
  [
    'that becomes too large while it arrives',
    '/api/problem/get-all',
    `${json}transfer-encoding: chunked\r\n`,
    [...megabytes(2).map(chunk), chunk('')],
    413,
  ],
  ['without a session', '/api/problem/create', json + length(megabytes(2)), megabytes(2), 401],
  ['that is a form with a file too large', '/api/bug-report', form + length(picture), picture, 413],
  [
    'while the server receives too much',
    '/api/problem/create',
    json + length(megabytes(4)),
    megabytes(4),
    429,
  ],
])(
  'the sender of a body %s can send all of it and reads the refusal',
  async (_, path, headers, pieces, status) => {
    const { token } = await account;
    const session = status === 401 ? '' : `authorization: Bearer ${token}\r\n`;
    const { socket } = connect(server.port, `POST ${path} HTTP/1.1\r\nhost: x\r\n${session}${headers}\r\n`);
    socket.pause();
    let failed: Error | undefined;
    socket.on('error', (error) => {
      failed = error;
    });
    for (const part of pieces) {
      await new Promise((resolve) => socket.write(part, resolve));
      // The refusal comes long before the end of the body.
      await sleep(5);
    }
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.resume();
    await expect
      .poll(() => failed?.message ?? text)
      .toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*"errorCode":`));
    // Nothing of the refused body is read as the next request.
    socket.write(get('/api/servers'));
    await expect.poll(() => failed?.message ?? text.match(/HTTP\/1\.1 \d+/g)?.at(-1)).toBe('HTTP/1.1 200');
    socket.destroy();
  },
);
