import { randomUUID } from 'node:crypto';
import type { RunEntry } from '../../../../contract/entities/run-entry';
import type { ErrorCode } from '../../../../contract/errors';
import { contestLimits } from '../../../../contract/limits';
import type { EntryContent } from '../../../../contract/rules/contest/submission-chain';
import { isTemporaryError } from '../../../../contract/rules/temporary-error';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { type ContestRow, contestTimeOf, findContest } from '../contest-row';
import { findGivenProblem } from '../read/given-problem';
import { findCommitment } from '../run/commitments';
import { lockRun, type RunRow } from '../run/run-row';
import { hashOf, moveChain } from './chain';
import { type AutomaticReason, refusalReasons } from './entry-standing';

/** Errors of the request, not of the entry. */
const keyFaults: readonly string[] = ['KEY_MISSING', 'KEY_REUSED'] satisfies ErrorCode[];

/** The device sends the entry again: automatically, after signing in, or with a correct key. */
const willBeRetried = (status: number, code: string) =>
  status === 401 || isTemporaryError(status, code) || keyFaults.includes(code);

interface Refused extends EntryContent {
  readonly uid: string | undefined;
  readonly entry: RunEntry | undefined;
}

/**
 * Keeps a finally refused entry in the chain, because the device continues from it; later entries would be held
 * because of a gap. In a separate transaction, because the refusal rolled back the first one.
 */
export async function chainRefusedEntry(
  db: Database,
  entering: Refused,
  { code, status }: Refusal,
): Promise<void> {
  const { uid, entry } = entering;
  if (uid === undefined || !entry || willBeRetried(status, code)) return;
  await db.transaction().execute(async (transaction) => {
    const contest = await findContest(transaction, entering.contestSlug);
    const run = await lockRun(transaction, contest.pk, uid);
    const isNext = entry.sequence === run.sequence + 1 && entry.previousHash === run.previous_hash;
    if (!isNext) return;
    const hash = hashOf(entry, entering);
    // Otherwise a script could commit several answers, and skip those before the right one by refused entries.
    const committed = await findCommitment(transaction, run, entry.sequence);
    if (committed && committed.hash !== hash) return;
    await moveChain(transaction, run, entry, hash);
    const reason = refusalReasons[code];
    if (reason) await keepRefused(transaction, contest, run, entering, hash, reason);
  });
}

async function keepRefused(
  transaction: Database,
  contest: ContestRow,
  run: RunRow,
  entering: Refused,
  hash: string,
  reason: AutomaticReason,
): Promise<void> {
  const { entry } = entering;
  const problem = await findGivenProblem(transaction, contest, run.uid, entering.problemID).catch(noneGiven);
  if (
    !entry ||
    problem === undefined ||
    (await countRefused(transaction, run)) >= contestLimits.refusedEntriesKept
  )
    return;
  const now = new Date();
  const writtenMs = Math.min(run.started_at.getTime() + entry.elapsedMs, now.getTime());
  await transaction
    .insertInto('contest_entries')
    .values({
      id: randomUUID(),
      kind: entering.language === '' ? 'answer' : 'code',
      contest_pk: contest.pk,
      uid: run.uid,
      problem_pk: problem.pk,
      sequence: entry.sequence,
      previous_hash: entry.previousHash,
      entry_hash: hash,
      device_time: new Date(entry.deviceTime),
      elapsed_ms: entry.elapsedMs,
      received_time: now,
      written_time: new Date(writtenMs),
      contest_time_ms: contestTimeOf(contest, run.started_at, writtenMs, now),
      state: 'refused',
      reason,
      score: null,
      attempt: null,
      evidence: 'device',
    })
    .execute();
}

/** The organiser must not see problems that the participant was not given. */
function noneGiven(error: unknown): undefined {
  if (error instanceof Refusal) return undefined;
  throw error;
}

async function countRefused(transaction: Database, { contest_pk, uid }: RunRow): Promise<number> {
  const { count } = await transaction
    .selectFrom('contest_entries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('contest_pk', '=', contest_pk)
    .where('uid', '=', uid)
    .where('state', '=', 'refused')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Called when the entry is accepted later, for example after extra time. */
export async function deleteRefusedEntry(
  transaction: Database,
  { contest_pk, uid }: RunRow,
  hash: string,
): Promise<void> {
  await transaction
    .deleteFrom('contest_entries')
    .where('contest_pk', '=', contest_pk)
    .where('uid', '=', uid)
    .where('entry_hash', '=', hash)
    .where('state', '=', 'refused')
    .where('reason', '<>', 'afterEnd')
    .execute();
}
