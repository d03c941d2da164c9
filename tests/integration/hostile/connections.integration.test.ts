import { randomBytes } from 'node:crypto';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { startSite } from '../../support/site';
import { createProblem, signUpPerson } from '../client';
import { expectAnswersDuring } from './bystander';

const readTimeoutSeconds = 5;
const { server, start } = await startSite({ env: { READ_TIMEOUT: String(readTimeoutSeconds) } });
const servers = { attacked: server.url, calm: (await start()).url };

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

/** Writes on a new connection; `closed` resolves when either side ends it. */
function connect(text: string): { socket: net.Socket; closed: Promise<void> } {
  const socket = net.connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(text);
  return { socket, closed };
}

test('pipelined requests over connections that then close block nobody', async () => {
  await expectAnswersDuring(servers, async () => {
    for (let round = 0; round < 20; round += 1) {
      const { socket, closed } = connect(get('/api/tags/get-all').repeat(60));
      await sleep(10);
      socket.destroy();
      await closed;
    }
    // A leak shows only after some time.
    await sleep(4000);
  });
  expect(server.output()).not.toMatch(/\n\s+at /);
});

test('a few pipelined requests are answered in order; a connection with very many is closed', async () => {
  const few = connect(get('/api/servers').repeat(3) + get('/api/nothing'));
  let text = '';
  few.socket.on('data', (chunk) => {
    text += chunk;
  });
  await expect
    .poll(() => text.match(/HTTP\/1\.1 \d+/g))
    .toEqual([200, 200, 200, 404].map((status) => `HTTP/1.1 ${status}`));
  few.socket.destroy();
  const many = connect(get('/api/tags/get-all').repeat(200));
  many.socket.resume();
  await many.closed;
});

const problemBytes = 6_000_000;
const bodyOf = (text: string) =>
  `POST /api/problem/get HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
let large = '';
beforeAll(async () => {
  const setter = await signUpPerson(server.url, 'setter');
  const input = randomBytes((problemBytes / 4) * 3).toString('base64');
  const testCases = [
    { input, output: '1\n', sample: true },
    { input: '1\n', output: '1\n' },
  ];
  large = bodyOf(JSON.stringify({ problemID: await createProblem(server.url, setter, { testCases }) }));
});

async function readWhole(): Promise<number> {
  const { socket } = connect(large.replace('host: x', 'host: x\r\nconnection: close'));
  let bytes = 0;
  for await (const chunk of socket) bytes += chunk.length;
  return bytes;
}

test('clients that do not read their responses lose the connection without affecting others', async () => {
  const closed = await expectAnswersDuring(servers, async () => {
    const readers: ReturnType<typeof connect>[] = [];
    for (let i = 0; i < 55; i += 1) {
      const reader = connect(large);
      reader.socket.pause();
      readers.push(reader);
      await sleep(100);
    }
    // This client reads, so it gets every answer before the end.
    expect(await readWhole()).toBeGreaterThan(problemBytes);
    // Node notices only at its second check that the same bytes still wait.
    await sleep(1000 * (2 * readTimeoutSeconds + 2));
    // The client got only part of the answer before the connection ended.
    return await Promise.all(
      readers.map(async ({ socket, closed }) => {
        let bytes = 0;
        socket.on('data', (chunk) => {
          bytes += chunk.length;
        });
        socket.resume();
        await closed;
        return bytes;
      }),
    );
  });
  expect(closed.filter((bytes) => bytes >= problemBytes)).toEqual([]);
});

test('a client that reads slowly but steadily gets its whole response', async () => {
  const { socket, closed } = connect(large.replace('host: x', 'host: x\r\nconnection: close'));
  const began = performance.now();
  let bytes = 0;
  for await (const chunk of socket) {
    bytes += chunk.length;
    await sleep(100);
  }
  await closed;
  expect(bytes).toBeGreaterThan(problemBytes);
  expect(performance.now() - began).toBeGreaterThan(1000 * readTimeoutSeconds);
});
