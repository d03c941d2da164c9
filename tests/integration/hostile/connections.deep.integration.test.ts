import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { startSite } from '../../support/product/site';
import { createProblem, signUpPerson } from '../client';
import { expectAnswersDuring } from './bystander';
import { connect, get } from './raw-connection';

const readTimeoutSeconds = 5;
const { server, start } = await startSite({ env: { READ_TIMEOUT: String(readTimeoutSeconds) } });
const servers = { attacked: server.url, calm: (await start()).url };

test('pipelined requests over connections that then close block nobody', async () => {
  await expectAnswersDuring(servers, async () => {
    for (let round = 0; round < 20; round += 1) {
      const { socket, closed } = connect(server.port, get('/api/tags/get-all').repeat(60));
      await sleep(10);
      socket.destroy();
      await closed;
    }
    // A leak shows only after some time.
    await sleep(4000);
  });
  expect(server.output()).not.toMatch(/\n\s+at /);
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
  const { socket } = connect(server.port, large.replace('host: x', 'host: x\r\nconnection: close'));
  let bytes = 0;
  for await (const chunk of socket) bytes += chunk.length;
  return bytes;
}

test('clients that do not read their responses lose the connection without affecting others', async () => {
  const closed = await expectAnswersDuring(servers, async () => {
    const readers: ReturnType<typeof connect>[] = [];
    for (let i = 0; i < 55; i += 1) {
      const reader = connect(server.port, large);
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
  const { socket, closed } = connect(server.port, large.replace('host: x', 'host: x\r\nconnection: close'));
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
