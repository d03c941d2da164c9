import { afterEach, expect, test, vi } from 'vitest';
import { fetchTransport, uploadMs } from './transport';

const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', (url: string, init: RequestInit) => answer(url, init));
afterEach(() => answer.mockReset());

const request = {
  method: 'GET',
  url: 'https://own.example/api/meta',
  headers: {},
  timeoutMs: 10_000,
} as const;

/** A body that begins and then goes on as `after` says. */
const streaming = (after: (stream: ReadableStreamDefaultController) => void) =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"half":'));
      after(stream);
    },
  });

test('a reply keeps its status, its text and the headers that matter', async () => {
  const headers = {
    'content-type': 'application/json',
    date: 'Tue, 14 Nov 2023 22:13:20 GMT',
    'retry-after': '7',
  };
  answer.mockResolvedValue(new Response('{"error":"x"}', { status: 503, headers }));
  expect(await fetchTransport(request)).toEqual({
    type: 'reply',
    status: 503,
    headers: { contentType: 'application/json', date: headers.date, retryAfter: '7' },
    text: '{"error":"x"}',
  });
});

test('without a network it fails, and asks only once', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fetchTransport(request)).toEqual({ type: 'failed', reason: 'offline' });
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a body that breaks off is no reply', async () => {
  answer.mockResolvedValue(new Response(streaming((stream) => stream.error(new TypeError('terminated')))));
  expect(await fetchTransport(request)).toEqual({ type: 'failed', reason: 'offline' });
});

test('LIM-2 an answer that does not come, or stops coming, times out', async () => {
  answer.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  expect(await fetchTransport({ ...request, timeoutMs: 5 })).toEqual({ type: 'failed', reason: 'timeout' });
  answer.mockImplementation(async (_, { signal }) => {
    return new Response(
      streaming((stream) => signal?.addEventListener('abort', () => stream.error(signal.reason))),
    );
  });
  expect(await fetchTransport({ ...request, timeoutMs: 5 })).toEqual({ type: 'failed', reason: 'timeout' });
});

test('LIM-2 an answer that keeps coming takes as long as it needs', async () => {
  answer.mockResolvedValue(
    new Response(
      streaming((stream) => {
        let parts = 0;
        const timer = setInterval(() => {
          parts += 1;
          stream.enqueue(new TextEncoder().encode('x'));
          if (parts < 8) return;
          clearInterval(timer);
          stream.close();
        }, 50);
      }),
    ),
  );
  expect(await fetchTransport({ ...request, timeoutMs: 250 })).toMatchObject({ text: '{"half":xxxxxxxx' });
});

test('a large body gets the time that a slow line needs for it', () => {
  expect(uploadMs(undefined)).toBe(0);
  expect(uploadMs('x'.repeat(16_000))).toBe(1000);
  const form = new FormData();
  form.set('screenshot', new Blob([new Uint8Array(1_600_000)]));
  expect(uploadMs(form)).toBe(100_000);
});

test('who asked may give up', async () => {
  answer.mockImplementation((_, { signal }) => Promise.reject(signal?.reason));
  const reply = fetchTransport({ ...request, signal: AbortSignal.abort() });
  expect(await reply).toEqual({ type: 'failed', reason: 'aborted' });
});
