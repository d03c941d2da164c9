/**
 * Virtual runs (decision 034) are stored like contest runs, so the same screens show them. Their
 * submissions are sent as practice; the rest never leaves this device.
 */
import { virtualSlug } from '../../../contract/rules/names/virtual-slug';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { ContestRunRow } from '../db/contest-run-rows';
import { answerDraftKey } from '../drafts/answer-drafts';
import { type AnswerRow, answersSubmit } from '../intents/answers-submit';
import { codeSubmit, type SubmissionRow } from '../intents/code-submit';
import { SkipWrite, writeIntent } from '../intents/write-intent';
import { withRoom } from '../storage/storage-full';
import type { AnswerInput } from '../work/answers';
import { answersOf } from '../work/answers';
import { findDoubleSubmit, type SubmitInput, submissionsOf } from '../work/submissions';
import type { Moment } from './contest-run-chain';
import { messages } from './messages';
import { readVirtualContest } from './virtual-contests';

/**
 * Starts or resumes a run from local data; `nowMs` by the server's clock. false: the contest is not on this
 * device.
 */
export async function beginVirtualRun(
  account: AccountKey,
  contestSlug: string,
  nowMs: number,
): Promise<boolean> {
  const known = await readVirtualContest(account, contestSlug);
  if (!known) return false;
  const slug = virtualSlug(contestSlug);
  const { contest, durationMs, problems, fetchedAt } = known;
  const row: ContestRunRow = {
    account,
    contestSlug: slug,
    contest: { ...contest, contestSlug: slug, name: `${contest.name} (virtual)`, enableProctored: false },
    startedAtMs: nowMs,
    deadlineAtMs: nowMs + durationMs,
    lateSyncMinutes: 0,
    maxWarnings: 0,
    warnings: 0,
    sequence: 0,
    previousHash: '',
    elapsedMs: 0,
    toldMarks: [],
    scores: {},
    answered: [],
  };
  const { contestRuns, contestProblems } = appDb;
  await withRoom(() =>
    appDb.transaction('rw', contestRuns, contestProblems, async () => {
      if (await contestRuns.get([account, slug])) return;
      await contestRuns.add(row);
      await contestProblems.put({ account, contestSlug: slug, problems, fetchedAt });
    }),
  );
  return true;
}

export class NoVirtualRunError extends Error {
  readonly code = 'noVirtualRun';
  constructor() {
    super(messages.virtualRunOver);
    this.name = 'NoVirtualRunError';
  }
}

/** Ms since the run's start, never less than before. Part of the caller's transaction. */
async function elapsedOf(account: AccountKey, contestSlug: string, { serverMs }: Moment): Promise<number> {
  const row = await appDb.contestRuns.get([account, contestSlug]);
  if (!row || row.end || (row.deadlineAtMs !== null && serverMs >= row.deadlineAtMs)) {
    throw new NoVirtualRunError();
  }
  const elapsedMs = Math.max(row.elapsedMs, Math.round(serverMs - row.startedAtMs), 0);
  await appDb.contestRuns.update([account, contestSlug], { elapsedMs });
  return elapsedMs;
}

type CodeInVirtualRun = Pick<SubmitInput, 'account' | 'problemID' | 'language' | 'code'> & {
  contestSlug: string;
};

/**
 * Submits code as practice, with its time in the virtual run. Throws `NoVirtualRunError`,
 * `InvalidPayloadError`, `StorageFullError`.
 */
export function submitCodeInVirtualRun(
  { account, contestSlug, ...said }: CodeInVirtualRun,
  at: Moment,
): Promise<string> {
  const place = { account, createdAt: at.deviceMs, tables: [appDb.contestRuns] };
  return writeIntent(codeSubmit, place, async (_, createdAt) => {
    const same = await findDoubleSubmit({ account, contestSlug, ...said }, createdAt);
    if (same !== undefined) return new SkipWrite(same);
    const elapsedMs = await elapsedOf(account, contestSlug, at);
    const deviceTime = new Date(createdAt).toISOString();
    return { payload: { ...said, type: 'problem' as const, deviceTime }, row: { contestSlug, elapsedMs } };
  });
}

type AnswerInVirtualRun = Pick<AnswerInput, 'account' | 'problemID' | 'answer'> & { contestSlug: string };

/** The same for the only answer to a question; null: already answered. */
export function submitAnswerInVirtualRun(
  { account, contestSlug, ...said }: AnswerInVirtualRun,
  at: Moment,
): Promise<string | null> {
  const place = { account, createdAt: at.deviceMs, tables: [appDb.contestRuns] };
  return writeIntent(answersSubmit, place, async (_, createdAt) => {
    if ((await answersOf(account, said.problemID, contestSlug)).length > 0) return new SkipWrite(null);
    const elapsedMs = await elapsedOf(account, contestSlug, at);
    await appDb.kv.delete(answerDraftKey(account, said.problemID, contestSlug));
    const deviceTime = new Date(createdAt).toISOString();
    return { payload: { ...said, type: 'problem' as const, deviceTime }, row: { contestSlug, elapsedMs } };
  });
}

export function virtualSubmissions(
  account: AccountKey,
  contestSlug: string,
  problemIDs: readonly string[],
): Promise<{ codes: SubmissionRow[]; answers: AnswerRow[] }[]> {
  return Promise.all(
    problemIDs.map(async (problemID) => ({
      codes: await submissionsOf(account, problemID, contestSlug),
      answers: await answersOf(account, problemID, contestSlug),
    })),
  );
}
