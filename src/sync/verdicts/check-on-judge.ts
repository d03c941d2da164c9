/**
 * Runs programs of an unpublished problem on the judge, while the author waits.
 */

import type { BodyInput } from '../../../contract/endpoints';
import type { CodeRunState } from '../../../contract/entities/code-run';
import { runPolling } from '../../../contract/limits';
import { isFinal } from '../../../contract/rules/judging/submission-status';
import { errorText } from '../../lib/error-text';
import { randomId } from '../../lib/random-id';
import { backoff } from '../drain/backoff';
import { sleepUnless } from '../network/wake-signal';
import { call } from '../server/page-client';

type Checked = { ok: true; state: CodeRunState } | { ok: false; message: string };

interface CheckOptions {
  signal: AbortSignal;
  onStatus(status: CodeRunState['status']): void;
}

/** The request contains all test data; allows for a slow connection. */
const sendTimeoutMs = 120_000;
const failuresMax = 5;
/** Avoids a busy loop when a closing server answers at once. */
const pauseMs = 1000;

const sending = (signal: AbortSignal) => ({
  idempotencyKey: randomId(),
  retries: 1,
  timeoutMs: sendTimeoutMs,
  signal,
});

export const checkOnJudge = (body: BodyInput<'problemCheck'>, options: CheckOptions) =>
  follow(call('problemCheck', { body, ...sending(options.signal) }), options);

export const generateOnJudge = (body: BodyInput<'problemGenerate'>, options: CheckOptions) =>
  follow(call('problemGenerate', { body, ...sending(options.signal) }), options);

export const validateOnJudge = (body: BodyInput<'problemValidate'>, options: CheckOptions) =>
  follow(call('problemValidate', { body, ...sending(options.signal) }), options);

/** Resolves when the run is over or cancelled. Returns network failures. */
async function follow(
  request: ReturnType<typeof call<'problemCheck'>>,
  { signal, onStatus }: CheckOptions,
): Promise<Checked> {
  const asked = await request;
  if (!asked.ok) return { ok: false, message: errorText(asked.failure.error) };
  onStatus('queued');
  for (let failures = 0; ; ) {
    const beganAt = Date.now();
    const answer = await call('codeRunState', {
      params: { runID: asked.data.runID },
      query: { wait: runPolling.waitSecondsMax },
      retries: 0,
      signal,
    });
    if (answer.ok) {
      failures = 0;
      if (isFinal(answer.data.status)) return { ok: true, state: answer.data };
      onStatus(answer.data.status);
      await sleepUnless(signal, pauseMs - (Date.now() - beganAt));
      continue;
    }
    const { failure } = answer;
    const isLost = failure.kind === 'offline' || failure.kind === 'timeout';
    failures += 1;
    if (signal.aborted || !isLost || failures > failuresMax)
      return { ok: false, message: errorText(failure.error) };
    await sleepUnless(signal, backoff(failures, 0.5));
  }
}
