/** Runs jury solutions on the test cases of an unpublished problem on the judge, while the author waits. */
import type { BodyInput } from '../../../contract/endpoints';
import type { JuryRun } from '../../../contract/entities/problem/jury-solution';
import { runPolling } from '../../../contract/limits';
import { isFinal } from '../../../contract/rules/judging/submission-status';
import { errorText } from '../../lib/error-text';
import { backoff } from '../drain/backoff';
import { sleepUnless } from '../network/wake-signal';
import { call } from '../server/page-client';

type Checked = { ok: true; runs: JuryRun[] } | { ok: false; message: string };

interface CheckOptions {
  signal: AbortSignal;
  /** In the order of the solutions. */
  onRuns(runs: JuryRun[]): void;
}

/** The request contains all test data; allows for a slow connection. */
const sendTimeoutMs = 120_000;
const failuresMax = 5;
/** Avoids a busy loop when a closing server answers at once. */
const pauseMs = 500;

/** Resolves when all runs are over, or when it is cancelled. Returns network failures. */
export async function checkJury(
  body: BodyInput<'juryCheck'>,
  { signal, onRuns }: CheckOptions,
): Promise<Checked> {
  const asked = await call('juryCheck', { body, retries: 1, timeoutMs: sendTimeoutMs, signal });
  if (!asked.ok) return { ok: false, message: errorText(asked.failure.error) };
  const { checkID } = asked.data;
  let { runs } = asked.data;
  for (let failures = 0; !runs.every(({ status }) => isFinal(status)); ) {
    onRuns(runs);
    const beganAt = Date.now();
    const answer = await call('juryCheckState', {
      params: { checkID },
      query: { wait: runPolling.waitSecondsMax },
      retries: 0,
      signal,
    });
    if (answer.ok) {
      failures = 0;
      const byID = new Map(answer.data.runs.map((run) => [run.runID, run]));
      runs = runs.map((run) => byID.get(run.runID) ?? { ...run, status: 'error' });
      await sleepUnless(signal, pauseMs - (Date.now() - beganAt));
      if (signal.aborted) return { ok: true, runs };
      continue;
    }
    const { failure } = answer;
    const isLost = failure.kind === 'offline' || failure.kind === 'timeout';
    failures += 1;
    if (signal.aborted || !isLost || failures > failuresMax)
      return { ok: false, message: errorText(failure.error) };
    await sleepUnless(signal, backoff(failures, 0.5));
  }
  onRuns(runs);
  return { ok: true, runs };
}
