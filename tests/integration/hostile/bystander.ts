import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { request } from '../client';

/** How much later than a server beside it an attacked one may answer. */
const laterMaxMs = 1000;
/** One answer in twenty may be later still. */
const lateMax = 0.05;
const latestMs = 5000;
const pauseMs = 50;

interface Asked {
  readonly status: number;
  readonly laterMs: number;
}

/**
 * Asks an attacked server all the time, and expects every answer to be right and within a second. What the machine is busy with
 * otherwise is not counted: a second server on the same database, which nobody attacks, is asked at the same moments.
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
