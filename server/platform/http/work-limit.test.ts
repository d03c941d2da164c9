import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleError } from './error-handler';
import { limitWork, WorkLimit } from './work-limit';

test('a refused client gets a retry time based on the current load, each a different one', () => {
  let nowMs = 1_000_000;
  let chance = 0;
  const limit = new WorkLimit(
    40,
    () => nowMs,
    () => chance,
  );
  const leave = Array.from({ length: 40 }, () => limit.take());
  expect(limit.isFull).toBe(true);
  nowMs += 1000;
  for (const one of leave.slice(0, 10)) one();
  leave[0]?.();
  expect(limit.isFull).toBe(false);
  expect(limit.retryAfterSeconds()).toBe(3);
  chance = 0.9;
  expect(limit.retryAfterSeconds()).toBe(6);
  nowMs += 5000;
  expect(limit.retryAfterSeconds()).toBe(15);
});

test('a slow machine accepts fewer requests, but only after it has proven slow', () => {
  let nowMs = 1_000_000;
  const limit = new WorkLimit(400, () => nowMs);
  const places: (() => void)[] = [];
  const fill = () => {
    let taken = 0;
    for (; !limit.isFull && taken < 500; taken += 1) places.push(limit.take());
    return taken;
  };
  expect(fill()).toBe(400);
  const workOff = (count: number) => {
    for (const leave of places.splice(0, count)) leave();
  };
  // 40 per second: at most three seconds' worth is accepted.
  for (let second = 0; second < 8; second += 1) {
    workOff(40);
    nowMs += 1000;
  }
  expect(places.length).toBe(80);
  expect(fill()).toBe(41);
  workOff(121);
  nowMs += 60_000;
  expect(fill()).toBe(400);
});

async function openApp() {
  const app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(handleError);
  limitWork(app, new WorkLimit(2));
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  app.post('/work', async () => {
    await gate;
    return 'done';
  });
  app.get('/news', { config: { waits: true } }, async () => {
    await gate;
    return 'news';
  });
  return { app, open };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('answers 429 with a retry time when full, and accepts again when a slot is free', async () => {
  const { app, open } = await openApp();
  const send = () => app.inject({ method: 'POST', url: '/work', payload: { a: 1 } });
  const waiting = [app.inject('/news'), app.inject('/news'), app.inject('/news'), send(), send()];
  await settled();
  const refused = await send();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(refused.json()).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
  open();
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect((await send()).statusCode).toBe(200);
  await app.close();
});

test('a slow sender takes no slot; an aborted request keeps its slot until its work ends', async () => {
  const { app, open } = await openApp();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const slow = new AbortController();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
  });
  const headers = { 'content-type': 'application/json' };
  const unfinished = Array.from({ length: 3 }, () =>
    fetch(`${url}/work`, {
      method: 'POST',
      body,
      headers,
      signal: slow.signal,
      duplex: 'half',
    } as RequestInit).catch(() => 'gone'),
  );
  const impatient = new AbortController();
  const left = Array.from({ length: 2 }, () =>
    fetch(`${url}/work`, { method: 'POST', body: '{}', headers, signal: impatient.signal }).catch(
      () => 'gone',
    ),
  );
  await settled();
  expect((await fetch(`${url}/work`, { method: 'POST', body: '{}', headers })).status).toBe(429);
  impatient.abort();
  await Promise.all(left);
  await settled();
  expect((await fetch(`${url}/work`, { method: 'POST', body: '{}', headers })).status).toBe(429);
  open();
  expect((await fetch(`${url}/work`, { method: 'POST', body: '{}', headers })).status).toBe(200);
  slow.abort();
  await Promise.all(unfinished);
  await app.close();
});
