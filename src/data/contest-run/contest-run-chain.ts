/** Submissions and answers of a run form a hash chain and are sent in that order. */
import {
  answerText,
  type EntryContent,
  entryText,
  type RunEntry,
} from '../../../contract/rules/contest/submission-chain';
import { chainHash } from '../../../contract/rules/contest/submission-chain-hash';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { answerDraftKey } from '../drafts/answer-drafts';
import { answersSubmit } from '../intents/answers-submit';
import { codeSubmit } from '../intents/code-submit';
import { SkipWrite, writeIntent } from '../intents/write-intent';
import type { AnswerInput } from '../work/answers';
import { findDoubleSubmit, type SubmitInput } from '../work/submissions';
import { messages } from './messages';

/** The run has ended, or this device has none. */
export class NoOpenRunError extends Error {
  readonly code = 'noOpenRun';
  constructor() {
    super(messages.runOver);
    this.name = 'NoOpenRunError';
  }
}

export interface Moment {
  serverMs: number;
  deviceMs: number;
  /** This device's clock was set back, and the server has not answered since. */
  isDoubtful?: boolean;
}

type CodeInRun = Pick<SubmitInput, 'account' | 'problemID' | 'language' | 'code'> & { contestSlug: string };
type AnswerInRun = Pick<AnswerInput, 'account' | 'problemID' | 'answer'> & { contestSlug: string };

/**
 * Adds a link to the run's chain; part of the caller's transaction, so that two tabs never write the same
 * link. Elapsed time never decreases within a chain.
 */
async function nextLink(account: AccountKey, what: EntryContent, at: Moment): Promise<RunEntry> {
  const place: [string, string] = [account, what.contestSlug];
  const row = await appDb.contestRuns.get(place);
  if (!row || row.end) throw new NoOpenRunError();
  const entry: RunEntry = {
    sequence: row.sequence + 1,
    previousHash: row.previousHash,
    elapsedMs: Math.max(row.elapsedMs, Math.round(at.serverMs - row.startedAtMs), 0),
    deviceTime: new Date(at.deviceMs).toISOString(),
    ...(at.isDoubtful && { clockSetBack: true }),
  };
  const { sequence, elapsedMs } = entry;
  const previousHash = chainHash(entryText(entry, what));
  await appDb.contestRuns.update(place, { sequence, elapsedMs, previousHash });
  return entry;
}

/**
 * Stores the submission and its link and enqueues it, in one transaction; resolves with its id. Throws
 * `NoOpenRunError`, `InvalidPayloadError`, `StorageFullError`.
 */
export function submitCodeInRun({ account, ...said }: CodeInRun, at: Moment): Promise<string> {
  const { contestSlug, problemID, language, code } = said;
  const place = { account, createdAt: at.deviceMs, tables: [appDb.contestRuns] };
  return writeIntent(codeSubmit, place, async (_, createdAt) => {
    const same = await findDoubleSubmit({ account, ...said }, createdAt);
    if (same !== undefined) return new SkipWrite(same);
    const run = await nextLink(account, { contestSlug, problemID, language, content: code }, at);
    return { payload: { ...said, type: 'contest' as const, deviceTime: run.deviceTime, run } };
  });
}

/** The same for the only answer to a question; null: already answered (D-31). */
export function submitAnswerInRun({ account, ...said }: AnswerInRun, at: Moment): Promise<string | null> {
  const { contestSlug, problemID, answer } = said;
  const { contestRuns } = appDb;
  const place = { account, createdAt: at.deviceMs, tables: [contestRuns] };
  return writeIntent(answersSubmit, place, async () => {
    const row = await contestRuns.get([account, contestSlug]);
    if (row?.answered.includes(problemID)) return new SkipWrite(null);
    const content = answerText(answer);
    const run = await nextLink(account, { contestSlug, problemID, language: '', content }, at);
    await appDb.kv.delete(answerDraftKey(account, problemID, contestSlug));
    await contestRuns.update([account, contestSlug], {
      answered: [...(row?.answered ?? []), problemID],
    });
    return { payload: { ...said, type: 'contest' as const, deviceTime: run.deviceTime, run } };
  });
}
