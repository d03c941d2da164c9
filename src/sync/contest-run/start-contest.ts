import type { ErrorCode } from '../../../contract/errors';
import type { AccountKey } from '../../data/account/account';
import { contactOf } from '../../data/contest-run/contest-run-contact';
import { hasOtherVersions, mergeServerRun, runStamp } from '../../data/contest-run/contest-runs';
import { runDevice } from '../../data/contest-run/run-device';
import type { Failure } from '../server/failure';
import { call, serverClock } from '../server/page-client';
import { type Beginning, reportStart } from './report-start';

/**
 * rejected: this email may not take part · failed: `message` may be empty; `againInMs`: the server
 * is busy, retry after this time.
 */
export type StartOutcome =
  | { type: 'started' }
  | { type: 'rejected'; message: string }
  | { type: 'failed'; message: string; againInMs?: number };

const rejecting: readonly string[] = ['EMAIL_DOMAIN_NOT_ALLOWED', 'EMAIL_NOT_ALLOWED'] satisfies ErrorCode[];

/**
 * Starts the run, or fetches a started one (online only). Idempotent. Throws only
 * `StorageFullError`.
 */
export async function startContest(
  account: AccountKey,
  contestSlug: string,
  begun?: Beginning,
): Promise<StartOutcome> {
  const answer = await reportStart(call, account, contestSlug, begun);
  return answer.ok ? { type: 'started' } : failedStart(answer.failure);
}

/** The longest wait before the user gets a message. */
const patienceMs = 60_000;

export function failedStart(failure: Failure): StartOutcome {
  const { errorCode, message } = failure.error;
  if (rejecting.includes(errorCode)) return { type: 'rejected', message };
  const againInMs = failure.kind === 'http' ? failure.retryAfterMs : undefined;
  const passes = againInMs !== undefined && againInMs <= patienceMs;
  return { type: 'failed', message, againInMs: passes ? againInMs : undefined };
}

/** Reports pending work and fetches the run's state. Never throws. */
export async function contactRun(account: AccountKey, contestSlug: string): Promise<void> {
  const report = await contactOf(account, contestSlug, serverClock.now()).catch(() => undefined);
  if (!report) return;
  const asked = await runStamp(account, contestSlug);
  const answer = await call('contestContact', {
    body: { ...report, device: runDevice() },
    account,
    retries: 0,
  });
  if (!answer.ok) return;
  const { run, pausedSince, name, endTime, openContestForever, eventRules, version, serverTime } =
    answer.data;
  const contest = { name, endTime, openContestForever, eventRules, version };
  const serverRun = {
    ...run,
    contest,
    serverTime,
    reportedElapsedMs: report.elapsedMs,
    ...(pausedSince && { pausedSince }),
  };
  try {
    await mergeServerRun(account, contestSlug, serverRun, asked);
    const { versions } = run;
    if (versions && (await hasOtherVersions(account, contestSlug, versions))) {
      await startContest(account, contestSlug);
    }
  } catch (error) {
    console.warn('The state of the run could not be stored', error);
  }
}

/** A closing page has no time to read data. Never throws. */
export async function tellLeaving(account: AccountKey, contestSlug: string): Promise<void> {
  const said = { contestSlug, device: runDevice(), sequence: 0, elapsedMs: 0, pending: [], isLeaving: true };
  await call('contestContact', { body: said, account, retries: 0, keepalive: true });
}
