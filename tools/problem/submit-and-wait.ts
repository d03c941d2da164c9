import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SubmissionState } from '../../contract/entities/submission';
import type { Language } from '../../contract/limits';
import type { Account } from './account';
import { callServer, describeFailure } from './server-call';

export interface Attempt {
  problemID: string;
  language: Language;
  source: string;
}

/**
 * Submits a program like any client and waits for its final state, up to a limit; the state may then not be
 * final. Rejects with the reason when the server refuses it or does not answer.
 */
export async function submitAndWait(
  { problemID, language, source }: Attempt,
  { idToken }: Account,
  server: string,
  patienceMs: number,
): Promise<SubmissionState> {
  const receipt = await callServer(
    `${server}/api/code/submit`,
    { code: source, language, problemID, type: 'problem' },
    { authorization: `Bearer ${idToken}`, 'idempotency-key': randomUUID() },
  );
  if (!receipt.ok) throw new Error(`Submitting to ${problemID} failed: ${describeFailure(receipt)}`);
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await fetch(`${server}/api/code/status/${receipt.body.submissionID}?wait=5`);
    if (answer.status === 429) {
      await sleep(1000);
      continue;
    }
    if (!answer.ok) throw new Error(`The status call answered ${answer.status}`);
    const state = (await answer.json()) as SubmissionState;
    if (state.status === 'done' || state.status === 'error' || Date.now() > deadline) return state;
  }
}
