import { EventEmitter } from 'node:events';
import { MessageChannel, type Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createStatementThread } from './statement-thread';

/** Texts that take the parser minutes, each in a different way. */
const endless = ['*a_'.repeat(30_000), '[a]('.repeat(3) + '**a*b_c_'.repeat(12_000)];
const tooDeep = '> '.repeat(40_000);

test('gives up on a slow text without delaying others', async () => {
  const thread = createStatementThread();
  expect(await thread.toHtml('**one** text')).toBe('<p><strong>one</strong> text</p>');
  const began = performance.now();
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 10);
  expect(await Promise.all([...endless, tooDeep].map((text) => thread.toHtml(text)))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  clearInterval(turning);
  // The main thread was not blocked meanwhile.
  expect(turns).toBeGreaterThan((performance.now() - began) / 100);
  expect(await thread.toHtml('an *other* text')).toBe('<p>an <em>other</em> text</p>');
});

test('takes an answer that came in time, also if the server was busy until after the deadline', async () => {
  const { port1, port2 } = new MessageChannel();
  const start = () => {
    const worker = new EventEmitter();
    port1.on('message', (html) => worker.emit('message', html));
    setImmediate(() => worker.emit('message'));
    return Object.assign(worker, {
      unref: () => {},
      terminate: async () => 0,
      postMessage: () => {
        port2.postMessage('<p>in time</p>');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
      },
    }) as unknown as Worker;
  };
  expect(await createStatementThread(start).toHtml('text')).toBe('<p>in time</p>');
  port1.close();
});

test('does not retry a text that took too long at once', async () => {
  const thread = createStatementThread();
  const text = '*a_'.repeat(30_000);
  await thread.toHtml(text);
  const began = performance.now();
  for (let i = 0; i < 100; i += 1) expect(await thread.toHtml(text)).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(5000);
});

test('tries a text again after a minute, then after two', async () => {
  let nowMs = 0;
  let asked = 0;
  /** Answers only the third attempt, like on a machine that was busy before. */
  const start = () => {
    const worker = new EventEmitter();
    const answer = () => (asked === 3 ? worker.emit('message', '<p>late</p>') : worker.emit('exit', 1));
    setImmediate(() => worker.emit('message'));
    return Object.assign(worker, {
      unref: () => {},
      terminate: async () => 0,
      postMessage: () => {
        asked += 1;
        setImmediate(answer);
      },
    }) as unknown as Worker;
  };
  const thread = createStatementThread(start, () => nowMs);
  const at = async (minutes: number) => {
    nowMs = minutes * 60_000;
    const html = await thread.toHtml('text');
    return [asked, html];
  };
  expect(await at(0)).toEqual([1, undefined]);
  expect(await at(0.9)).toEqual([1, undefined]);
  expect(await at(1)).toEqual([2, undefined]);
  expect(await at(2.9)).toEqual([2, undefined]);
  expect(await at(3)).toEqual([3, '<p>late</p>']);
});
