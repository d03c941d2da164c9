import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTransport, overdueMs, type Patience, type Silence, uploadMs } from './transport';

const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', (url: string, init: RequestInit) => answer(url, init));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  answer.mockReset();
  vi.useRealTimers();
});

const patience: Patience = { timeoutMs: 10_000, heldMs: 0, isRepeated: true };
const send = (changes: Partial<Patience> = {}, init: RequestInit = {}, silence?: Silence) =>
  createTransport(silence)('https://own.example/api/meta', init, { ...patience, ...changes });
const late = { name: 'TimeoutError' };

const streaming = (after: (stream: ReadableStreamDefaultController) => void) =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"half":'));
      after(stream);
    },
  });

const hang = () =>
  answer.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );

function watchedServer() {
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
  const fallSilent = () => {
    known.silent = true;
    for (const listener of listeners) listener();
  };
  return { silence, known, fallSilent };
}

async function failure(sending: Promise<Response>): Promise<unknown> {
  const failed = sending.then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return failed;
}

test('an answer keeps its status, its text and its headers', async () => {
  const headers = { 'content-type': 'application/json', 'retry-after': '7' };
  answer.mockResolvedValue(new Response('{"error":"x"}', { status: 503, headers }));
  const response = await send();
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toEqual(headers);
  expect(await response.text()).toBe('{"error":"x"}');
});

test('fails without a network after one request', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await failure(send())).toBeInstanceOf(TypeError);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('an incomplete body is no answer', async () => {
  answer.mockResolvedValue(new Response(streaming((stream) => stream.error(new TypeError('terminated')))));
  expect(await failure(send())).toBeInstanceOf(TypeError);
});

test('LIM-2 an answer that does not start, or stops, times out', async () => {
  hang();
  expect(await failure(send())).toMatchObject(late);
  answer.mockImplementation(async (_, { signal }) => {
    return new Response(
      streaming((stream) => signal?.addEventListener('abort', () => stream.error(signal.reason))),
    );
  });
  expect(await failure(send())).toMatchObject(late);
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
  const sending = send({ timeoutMs: 250 });
  await vi.runAllTimersAsync();
  expect(await (await sending).text()).toBe('{"half":xxxxxxxx');
});

test('a large body has a timeout long enough for a slow connection', () => {
  expect(uploadMs(undefined)).toBe(0);
  expect(uploadMs('x'.repeat(16_000))).toBe(1000);
  const form = new FormData();
  form.set('screenshot', new Blob([new Uint8Array(1_600_000)]));
  expect(uploadMs(form)).toBe(100_000);
});

test('the caller can cancel', async () => {
  answer.mockImplementation((_, { signal }) => Promise.reject(signal?.reason));
  expect(await failure(send({}, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
});

test('LIM-2 a request without an answer triggers a probe, and ends if no server is reachable', async () => {
  hang();
  const { silence, known, fallSilent } = watchedServer();
  const sending = send({ timeoutMs: 60_000 }, {}, silence).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(overdueMs - 1);
  expect(known.doubts).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(known.doubts).toBe(1);
  fallSilent();
  expect(await sending).toMatchObject(late);
});

test('LIM-2 a long poll and a large body have their own time before a probe', async () => {
  hang();
  const { silence, known, fallSilent } = watchedServer();
  const polled = send({ heldMs: 5000 }, {}, silence);
  const sent = send({}, { body: 'x'.repeat(80_000) }, silence);
  const both = Promise.allSettled([polled, sent]);
  await vi.advanceTimersByTimeAsync(overdueMs + 4999);
  expect(known.doubts).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(known.doubts).toBe(2);
  fallSilent();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a request that a user waits for is not cancelled, because nothing would retry it', async () => {
  hang();
  const { silence, fallSilent } = watchedServer();
  const over = vi.fn();
  void send({ isRepeated: false, timeoutMs: 60_000 }, {}, silence).catch(over);
  await vi.advanceTimersByTimeAsync(overdueMs);
  fallSilent();
  await vi.advanceTimersByTimeAsync(1000);
  expect(over).not.toHaveBeenCalled();
});

test('an answer that has started is not cancelled', async () => {
  const { silence, fallSilent, known } = watchedServer();
  let close = () => {};
  answer.mockResolvedValue(
    new Response(
      streaming((stream) => {
        close = () => stream.close();
      }),
    ),
  );
  const sending = send({}, {}, silence);
  await vi.advanceTimersByTimeAsync(overdueMs * 2);
  expect(known.doubts).toBe(0);
  fallSilent();
  close();
  expect((await sending).status).toBe(200);
});
