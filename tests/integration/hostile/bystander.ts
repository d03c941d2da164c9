import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { request } from '../client';

/** The most that an attacked server may answer later than an idle server. */
const laterMaxMs = 1000;
/** Share of answers that may exceed the limit. */
const lateMax = 0.05;
const latestMs = 5000;
const pauseMs = 50;

interface Asked {
  readonly status: number;
  readonly laterMs: number;
}

/**
 * Expects correct answers within a second from an attacked server. Asks an idle server on the same database
 * at the same moments, and so excludes delays of the machine.
 */
export async function expectAnswersDuring<T>(
  servers: { attacked: string; calm: string },
  attack: () => Promise<T>,
): Promise<T> {
  const asked: Asked[] = [];
  const over = new AbortController();
  const asking = ask(servers, asked, over.signal);
  asking.catch(() => {});
  const result = await attack().finally(() => over.abort());
  await asking;
  expect(asked.length).toBeGreaterThan(0);
  const wrong = asked.filter(({ status, laterMs }) => status !== 200 || laterMs > latestMs);
  const late = asked.filter(({ laterMs }) => laterMs > laterMaxMs);
  expect({ wrong, late: late.length > asked.length * lateMax ? late : [] }).toEqual({ wrong: [], late: [] });
  return result;
}

async function ask(
  { attacked, calm }: { attacked: string; calm: string },
  asked: Asked[],
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const [here, there] = await Promise.all([timed(attacked), timed(calm)]);
    asked.push({ status: here.status, laterMs: Math.round(here.ms - there.ms) });
    await sleep(pauseMs);
  }
}

async function timed(url: string): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const { status } = await request(`${url}/api/tags/get-all`);
  return { status, ms: performance.now() - began };
}
