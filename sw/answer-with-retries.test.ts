import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWithRetries } from './answer-with-retries';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = new AbortController().signal;

test('OFF-1 retries a busy store, and the network after it in every round', async () => {
  const asked: string[] = [];
  const store = async () => {
    asked.push('store');
    if (asked.length < 4) throw new Error('busy');
    return new Response('part');
  };
  const network = async () => {
    asked.push('network');
    return Promise.reject(new TypeError('no network'));
  };
  const answer = answerWithRetries([store, network], never);
  await vi.runAllTimersAsync();
  expect(await (await answer).text()).toBe('part');
  expect(asked).toEqual(['store', 'network', 'store', 'network', 'store']);
});

test('fails when nothing is found, and when the request was aborted', async () => {
  const store = vi.fn(async () => undefined);
  const answer = answerWithRetries([store], never);
  await vi.runAllTimersAsync();
  expect((await answer).type).toBe('error');
  expect(store).toHaveBeenCalledTimes(4);

  const gone = AbortSignal.abort();
  const given = answerWithRetries([store], gone);
  await vi.runAllTimersAsync();
  expect((await given).type).toBe('error');
  expect(store).toHaveBeenCalledTimes(4);
});
