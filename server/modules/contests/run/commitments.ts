/** Hashes of queued entries, announced by the device before delivery. */
import { sql } from 'kysely';
import type { RunContact } from '../../../../contract/entities/contest/contest-run';
import { contestLimits } from '../../../../contract/limits';
import type { Database } from '../../../platform/database/open';
import type { RunRow } from './run-row';

export interface CommitmentRow {
  readonly hash: string;
  readonly committed_at: Date;
  readonly after_elapsed_ms: number;
}

export async function keepCommitments(
  db: Database,
  { contest_pk, uid, contact_elapsed_ms }: RunRow,
  pending: RunContact['pending'],
  now: Date,
): Promise<void> {
  if (pending.length === 0) return;
  if ((await countCommitments(db, contest_pk, uid)) >= contestLimits.commitmentsKept) return;
  const facts = { contest_pk, uid, committed_at: now, after_elapsed_ms: contact_elapsed_ms };
  await db
    .insertInto('contest_commitments')
    .values(pending.map(({ sequence, hash }) => ({ sequence, hash, ...facts })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function countCommitments(db: Database, contestPk: string, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('contest_commitments')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('contest_pk', '=', contestPk)
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findCommitment(
  db: Database,
  { contest_pk, uid }: RunRow,
  sequence: number,
): Promise<CommitmentRow | undefined> {
  const { rows } =
    await sql<CommitmentRow>`select hash, committed_at, after_elapsed_ms from contest_commitments
    where contest_pk = ${contest_pk} and uid = ${uid} and sequence = ${sequence}`.execute(db);
  return rows[0];
}

/** Later ones continue from an entry that the participant replaced or left out, so they prove nothing. */
export async function forgetLaterCommitments(
  db: Database,
  { contest_pk, uid }: RunRow,
  sequence: number,
): Promise<void> {
  await db
    .deleteFrom('contest_commitments')
    .where('contest_pk', '=', contest_pk)
    .where('uid', '=', uid)
    .where('sequence', '>', sequence)
    .execute();
}
