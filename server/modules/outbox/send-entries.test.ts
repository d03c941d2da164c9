import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { OutboxEntries } from '../../../contract/entities/outbox';
import type { Call } from '../../platform/http/call';
import type { BatchedCall } from '../../platform/http/keyed-call';
import { WorkLimit } from '../../platform/http/work-limit';
import { sendEntries } from './send-entries';

/** Processes requests of several streams with `places` slots; returns the maximum parallelism and the order. */
async function sendAll(places: number, requests: readonly { streams: number; each: number }[]) {
  const limit = new WorkLimit(places);
  let now = 0;
  let most = 0;
  const done: string[] = [];
  const carried: BatchedCall = async (_request, key) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 2));
    now -= 1;
    done.push(key);
    return {};
  };
  const arrived = requests.map((request) => ({ ...request, leave: limit.take() }));
  const answered = await Promise.all(
    arrived.map(async ({ streams, each, leave }, n) => {
      const entries: OutboxEntries['entries'] = Array.from({ length: streams * each }, (_, at) => ({
        key: `${n}/${at % streams}/${Math.floor(at / streams)}`,
        call: 'codeSubmit',
        stream: at % streams,
        body: {},
      }));
      const call = { body: { entries }, endings: [], furtherPlace: () => limit.takeIfFree() };
      const { answers } = await sendEntries(
        () => carried,
        call as unknown as Call<'outboxSend'>,
        pino({ level: 'silent' }),
      );
      leave();
      return answers;
    }),
  );
  let free = 0;
  while (limit.takeIfFree()) free += 1;
  return { most, done, free, answers: answered.flat() };
}

test('runs streams in parallel on the available slots and releases them', async () => {
  const roomy = await sendAll(400, [{ streams: 9, each: 3 }]);
  expect(roomy.most).toBe(4);
  expect(roomy.free).toBe(400);
  const full = await sendAll(3, [
    { streams: 6, each: 2 },
    { streams: 1, each: 5 },
    { streams: 5, each: 2 },
  ]);
  expect(full.most).toBe(3);
  expect(full.free).toBe(3);
  for (const { answers, done } of [roomy, full]) {
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.map(({ key }) => key).sort()).toEqual([...done].sort());
    // In order within each stream.
    const streamOf = (key: string) => key.slice(0, key.lastIndexOf('/'));
    for (const stream of new Set(done.map(streamOf))) {
      const numbers = done
        .filter((key) => streamOf(key) === stream)
        .map((key) => key.slice(stream.length + 1));
      expect(numbers).toEqual(numbers.map((_, n) => `${n}`));
    }
  }
});

test('gives a free slot to a waiting stream', async () => {
  const { most, free } = await sendAll(2, [
    { streams: 1, each: 1 },
    { streams: 4, each: 3 },
  ]);
  expect([most, free]).toEqual([2, 2]);
});
