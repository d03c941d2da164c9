import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeviceSearch, type DeviceQuestion, type SearchWorker } from './device-search';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function testWorker() {
  const questions: DeviceQuestion[] = [];
  let ended = false;
  const worker: SearchWorker = {
    postMessage: (question) => void questions.push(question),
    terminate: () => {
      ended = true;
    },
    onmessage: null,
    onerror: null,
  };
  const answer = (id: number, name: string) =>
    worker.onmessage?.({ data: { id, results: [{ name, type: 'tag', url: name }] } } as MessageEvent);
  return { worker, questions, answer, isEnded: () => ended };
}

test('each answer reaches its own query, in any order', async () => {
  const one = testWorker();
  const search = createDeviceSearch(() => one.worker);
  const [first, second] = [search.find('u1', 'a'), search.find('u1', 'b')];
  expect(one.questions.map(({ query }) => query)).toEqual(['a', 'b']);
  one.answer(2, 'B');
  one.answer(1, 'A');
  expect((await first)[0]?.name).toBe('A');
  expect((await second)[0]?.name).toBe('B');
});

test('a failed worker ends open queries, and the next query gets a new worker', async () => {
  const workers = [testWorker(), testWorker()];
  let made = 0;
  const search = createDeviceSearch(() => (workers[made++] as (typeof workers)[number]).worker);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const lost = search.find('u1', 'a');
  workers[0]?.worker.onerror?.({ message: 'broken' } as ErrorEvent);
  expect(await lost).toEqual([]);
  const found = search.find('u1', 'b');
  workers[1]?.answer(2, 'B');
  expect(await found).toHaveLength(1);
});

test('another user gets a new worker without data', async () => {
  const workers = [testWorker(), testWorker()];
  let made = 0;
  const search = createDeviceSearch(() => (workers[made++] as (typeof workers)[number]).worker);
  const lost = search.find('u1', 'a');
  const found = search.find('device', 'a');
  expect(workers.map(({ isEnded }) => isEnded())).toEqual([true, false]);
  expect(await lost).toEqual([]);
  workers[1]?.answer(2, 'A');
  expect(await found).toHaveLength(1);
});

test('the worker ends after two minutes without a query', async () => {
  const one = testWorker();
  const search = createDeviceSearch(() => one.worker);
  void search.find('u1', 'a');
  await vi.advanceTimersByTimeAsync(119_000);
  expect(one.isEnded()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(one.isEnded()).toBe(true);
});
