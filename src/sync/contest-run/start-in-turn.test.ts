import { expect, test } from 'vitest';
import type { Failure } from '../server/failure';
import { knownFailure } from '../transport/known-failure';
import { failedStart, type StartOutcome } from './start-contest';
import { startInTurn } from './start-in-turn';

const busy = (retryAfterMs?: number): Failure => ({
  ...(knownFailure('TOO_MANY_REQUESTS') as Failure & { kind: 'http' }),
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});
const started: StartOutcome = { type: 'started' };

async function begin(answers: readonly StartOutcome[], signal = new AbortController().signal) {
  const waits: number[] = [];
  const slept: number[] = [];
  let asked = 0;
  const outcome = await startInTurn(async () => answers[asked++] ?? started, {
    onWait: (ms) => waits.push(ms),
    sleep: async (ms) => void slept.push(ms),
    signal,
  });
  return { outcome, waits, slept, asked };
}

test('retries a busy server at the requested time until it accepts', async () => {
  const answers = [failedStart(busy(3000)), failedStart(busy(1000)), started];
  const { outcome, waits, slept, asked } = await begin(answers);
  expect(outcome).toEqual(started);
  expect(waits).toEqual([3000, 1000]);
  expect(slept).toEqual(waits);
  expect(asked).toBe(3);
});

test('reports an error at once if waiting cannot fix it', async () => {
  for (const failure of [
    knownFailure('NOT_REGISTERED'),
    knownFailure('CONTEST_ENDED'),
    busy(),
    busy(3_600_000),
  ]) {
    const { outcome, asked } = await begin([failedStart(failure)]);
    expect(outcome).toMatchObject({ type: 'failed', message: failure.error.message });
    expect(asked).toBe(1);
  }
});

test('stops requests when the user leaves the page', async () => {
  const { outcome, asked, slept } = await begin([failedStart(busy(1000))], AbortSignal.abort());
  expect(outcome).toMatchObject({ type: 'failed' });
  expect([asked, slept.length]).toEqual([1, 0]);
});
