import { expect, test, vi } from 'vitest';
import type { Transport } from './transport';
import { overdueMs, type Silence, sendWatched } from './watch-overdue';

const request = { method: 'GET', url: '/api/problem', headers: {}, timeoutMs: 20_000 } as const;
const repeated = { heldMs: 0, isRepeated: true };

/** A line without answers, and what is known of it. */
function hangingLine() {
  const listeners = new Set<() => void>();
  const known = { silent: false, doubts: 0 };
  const silence: Silence = {
    isSilent: () => known.silent,
    doubt: () => {
      known.doubts += 1;
    },
    onSilent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const transport: Transport = ({ signal }) =>
    new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve({ type: 'failed', reason: 'aborted' }));
    });
  const fallSilent = () => {
    known.silent = true;
    for (const listener of listeners) listener();
  };
  return { silence, transport, known, fallSilent };
}

test('LIM-2 a request without an answer raises a doubt, and is given up once there is no server', async () => {
  vi.useFakeTimers();
  const { silence, transport, known, fallSilent } = hangingLine();
  const reply = sendWatched(transport, silence, repeated, request);
  await vi.advanceTimersByTimeAsync(overdueMs - 1);
  expect(known.doubts).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(known.doubts).toBe(1);
  fallSilent();
  expect(await reply).toEqual({ type: 'failed', reason: 'timeout' });
  vi.useRealTimers();
});

test('LIM-2 a long poll, and a large body, get their own time before anybody doubts', async () => {
  vi.useFakeTimers();
  const { silence, transport, known, fallSilent } = hangingLine();
  const polled = sendWatched(transport, silence, { heldMs: 5000, isRepeated: true }, request);
  const sent = sendWatched(transport, silence, repeated, { ...request, body: 'x'.repeat(80_000) });
  await vi.advanceTimersByTimeAsync(overdueMs + 4999);
  expect(known.doubts).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(known.doubts).toBe(2);
  fallSilent();
  expect(await Promise.all([polled, sent])).toHaveLength(2);
  vi.useRealTimers();
});

test('what a person waits for is not given up: nobody would send it again', async () => {
  vi.useFakeTimers();
  const { silence, transport, fallSilent } = hangingLine();
  const over = vi.fn();
  void sendWatched(transport, silence, { heldMs: 0, isRepeated: false }, request).then(over);
  await vi.advanceTimersByTimeAsync(overdueMs);
  fallSilent();
  await vi.advanceTimersByTimeAsync(1000);
  expect(over).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('an answer that has begun is not given up, and who asked may still give up', async () => {
  vi.useFakeTimers();
  const { silence, fallSilent, known } = hangingLine();
  const abort = new AbortController();
  const transport: Transport = ({ signal, onAnswer }) =>
    new Promise((resolve) => {
      onAnswer?.();
      signal?.addEventListener('abort', () => resolve({ type: 'failed', reason: 'aborted' }));
    });
  const reply = sendWatched(transport, silence, repeated, { ...request, signal: abort.signal });
  await vi.advanceTimersByTimeAsync(overdueMs * 2);
  expect(known.doubts).toBe(0);
  fallSilent();
  abort.abort();
  expect(await reply).toEqual({ type: 'failed', reason: 'aborted' });
  vi.useRealTimers();
});
