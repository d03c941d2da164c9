import type { ContestStanding, RunEntry } from '../../../../contract/entities/run-entry';
import { deadlineMs } from '../../../../contract/rules/contest/contest-clock';
import {
  type EntryContent,
  type EntryJudgement,
  judgeEntry,
} from '../../../../contract/rules/contest/submission-chain';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { ProblemVersion } from '../../problems/public';
import { type ContestRow, clockOf, contestTimeOf, findContest } from '../contest-row';
import { draftHashOf, hashOf, moveChain } from '../entries/chain';
import { standingOf } from '../entries/entry-standing';
import { deleteRefusedEntry } from '../entries/refused-entry';
import { findGivenProblem } from '../read/given-problem';
import { findParticipant } from './admission';
import { type CommitmentRow, findCommitment, forgetLaterCommitments } from './commitments';
import { findDraft } from './contact-run';
import { lockRun, type RunRow } from './run-row';

export interface IncomingEntry extends EntryContent {
  readonly kind: 'code' | 'answer';
  readonly uid: string | undefined;
  readonly entry: RunEntry | undefined;
  readonly receivedTime: Date;
}

/** `keep` stores the entry with its submission or answer. */
export interface AcceptedEntry {
  readonly problem: ProblemVersion;
  readonly contestPk: string;
  readonly standing: ContestStanding;
  keep(id: string, marks?: { score: number }): Promise<void>;
}

type Accepted = Exclude<EntryJudgement, { state: 'refused' }>;

/**
 * Only the participant's problems, only during the run or its grace time (*Offline* 7). Locks the run, so that its
 * entries are processed one after the other.
 */
export async function enterContest(transaction: Database, entering: IncomingEntry): Promise<AcceptedEntry> {
  const { uid, entry, receivedTime } = entering;
  if (uid === undefined) throw new Refusal('UNAUTHENTICATED');
  const contest = await findContest(transaction, entering.contestSlug, 'share');
  const run = await lockRun(transaction, contest.pk, uid);
  const participant = await findParticipant(transaction, contest.pk, uid);
  if (participant?.blocked_at) throw new Refusal('PARTICIPANT_BLOCKED');
  const problem = await findGivenProblem(transaction, contest, uid, entering.problemID);
  const problemPk = problem.pk;
  const hash = entry && hashOf(entry, entering);
  const committed = entry && (await findCommitment(transaction, run, entry.sequence));
  // A device could announce every possible answer to a question as a draft. Our page announces only code.
  const draftAt =
    entry && entering.kind === 'code'
      ? await findDraft(transaction, run, draftHashOf({ ...entering, contestSlug: contest.slug }))
      : undefined;
  const offered = { entry, hash, committed, draftAt, receivedTime };
  const judgement = judge(contest, run, participant?.extra_time_ms ?? 0, offered);
  if (entering.kind === 'answer') await refuseSecondAnswer(transaction, run, problemPk);
  const reason = judgement.state === 'held' ? judgement.reason : null;
  const standing = standingOf(judgement.state, reason, new Date(judgement.writtenMs));
  return {
    problem,
    contestPk: contest.pk,
    standing,
    keep: async (id, marks) => {
      if (hash) await deleteRefusedEntry(transaction, run, hash);
      const place = { contest, run, problemPk, judgement, hash, committed, draftAt };
      await insertEntry(transaction, place, id, entering, marks);
      if (entry && hash) await moveChain(transaction, run, entry, hash);
      if (entry && reason !== null && !isExpected(run, offered))
        await forgetLaterCommitments(transaction, run, entry.sequence);
    },
  };
}

interface Offered {
  readonly entry: RunEntry | undefined;
  readonly hash: string | undefined;
  readonly committed: CommitmentRow | undefined;
  readonly draftAt: Date | undefined;
  readonly receivedTime: Date;
}

function judge(
  contest: ContestRow,
  run: RunRow,
  extraTimeMs: number,
  { entry, hash, committed, draftAt, receivedTime }: Offered,
): Accepted {
  if (run.end_reason === 'malpractice') throw new Refusal('RUN_ENDED');
  const startedMs = run.started_at.getTime();
  const deadline = deadlineMs(clockOf(contest, receivedTime), startedMs, extraTimeMs);
  // Earlier entries can still arrive after finishing.
  const endedMs = run.ended_at?.getTime() ?? Number.POSITIVE_INFINITY;
  const lastMs = Math.min(deadline ?? Number.POSITIVE_INFINITY, endedMs);
  const facts = {
    startedMs,
    deadlineMs: lastMs === Number.POSITIVE_INFINITY ? null : lastMs,
    graceMs: contest.late_sync_minutes * 60_000,
    deviceOffsetMs: run.device_offset_ms,
    ...chainBefore(run, entry, hash),
    hash,
    ...(committed && {
      commitment: { hash: committed.hash, committedMs: committed.committed_at.getTime() },
    }),
    draftMs: draftAt?.getTime(),
    contactElapsedMs: committed?.after_elapsed_ms ?? run.contact_elapsed_ms,
  };
  const judgement = judgeEntry(facts, entry, receivedTime.getTime());
  if (judgement.state === 'refused' && judgement.isLate) throw new Refusal('ARRIVED_TOO_LATE');
  if (judgement.state === 'refused') throw new Refusal(run.end_reason ? 'RUN_ENDED' : 'CONTEST_ENDED');
  return judgement;
}

/** A refused entry is also a link: sent again, it keeps its position. */
function chainBefore(run: RunRow, entry: RunEntry | undefined, hash: string | undefined) {
  const isLastLink = entry !== undefined && hash === run.previous_hash && entry.sequence === run.sequence;
  if (isLastLink) return { sequence: entry.sequence - 1, previousHash: entry.previousHash };
  const { sequence, previous_hash: previousHash, last_elapsed_ms: lastElapsedMs } = run;
  return { sequence, previousHash, lastElapsedMs };
}

/** Whether this is the entry that the commitments after it continue. */
function isExpected(run: RunRow, { entry, hash, committed }: Offered): boolean {
  const before = chainBefore(run, entry, hash);
  const isNext = entry?.sequence === before.sequence + 1 && entry.previousHash === before.previousHash;
  return isNext && (committed === undefined || committed.hash === hash);
}

/** D-31: one answer per question. */
async function refuseSecondAnswer(db: Database, run: RunRow, problemPk: string): Promise<void> {
  const before = await db
    .selectFrom('contest_entries')
    .select('id')
    .where('contest_pk', '=', run.contest_pk)
    .where('uid', '=', run.uid)
    .where('problem_pk', '=', problemPk)
    .where('kind', '=', 'answer')
    .where('state', '<>', 'refused')
    .executeTakeFirst();
  if (before) throw new Refusal('ANSWERED_BEFORE');
}

/** The last contact that did not name the entry, so the entry was written later. */
function contactBefore(run: RunRow, committed: CommitmentRow | undefined): Date | null {
  const elapsedMs = Number(committed?.after_elapsed_ms ?? run.contact_elapsed_ms);
  return elapsedMs === 0 ? null : new Date(run.started_at.getTime() + elapsedMs);
}

interface Place {
  readonly contest: ContestRow;
  readonly run: RunRow;
  readonly problemPk: string;
  readonly judgement: Accepted;
  readonly hash: string | undefined;
  readonly committed: CommitmentRow | undefined;
  readonly draftAt: Date | undefined;
}

async function insertEntry(
  transaction: Database,
  { contest, run, problemPk, judgement, hash, committed, draftAt }: Place,
  id: string,
  { kind, entry, receivedTime }: IncomingEntry,
  marks: { score: number } | undefined,
): Promise<void> {
  await transaction
    .insertInto('contest_entries')
    .values({
      id,
      kind,
      contest_pk: contest.pk,
      uid: run.uid,
      problem_pk: problemPk,
      sequence: entry?.sequence ?? null,
      previous_hash: entry?.previousHash ?? null,
      entry_hash: hash ?? null,
      device_time: entry ? new Date(entry.deviceTime) : null,
      elapsed_ms: entry?.elapsedMs ?? null,
      received_time: receivedTime,
      written_time: new Date(judgement.writtenMs),
      contest_time_ms: contestTimeOf(contest, run.started_at, judgement.writtenMs, receivedTime),
      state: judgement.state,
      reason: judgement.state === 'held' ? judgement.reason : null,
      score: marks?.score ?? null,
      attempt: marks ? true : null,
      evidence: judgement.evidence,
      committed_at: committed?.committed_at ?? null,
      draft_at: draftAt ?? null,
      contact_at: contactBefore(run, committed),
    })
    .execute();
}
