import type { ContactedRun, RunContact } from '../../../../contract/entities/contest/contest-run';
import { contestEvidence, contestLimits } from '../../../../contract/limits';
import { deadlineMs } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import { clockForResponse, findContest } from '../contest-row';
import { readVersions } from '../read/read-versions';
import { findParticipant } from './admission';
import { keepCommitments } from './commitments';
import { endOf, lockRun, type RunRow } from './run-row';

/** Heartbeat. A missing one has no consequence, because the network can fail. */
export async function contactRun(db: Database, body: RunContact, uid: string): Promise<ContactedRun> {
  const contest = await findContest(db, body.contestSlug);
  const now = new Date();
  const run = await db.transaction().execute(async (transaction) => {
    const locked = await lockRun(transaction, contest.pk, uid);
    await keepCommitments(transaction, locked, body.pending, now);
    await keepDrafts(transaction, locked, body.drafts ?? [], now);
    await noteContact(transaction, locked, body, now);
    return locked;
  });
  const participant = await findParticipant(db, contest.pk, uid);
  const deadline = deadlineMs(
    clockForResponse(contest),
    run.started_at.getTime(),
    participant?.extra_time_ms,
  );
  return {
    run: {
      startedAt: run.started_at.toISOString(),
      deadline: deadline === null ? null : new Date(deadline).toISOString(),
      end: endOf(run),
      isBlocked: Boolean(participant?.blocked_at),
      isElsewhere: run.device !== null && run.device !== body.device ? true : undefined,
      versions: run.end_reason === null ? await readVersions(db, contest, uid) : undefined,
    },
    name: contest.name,
    endTime: contest.end_time?.toISOString() ?? null,
    openContestForever: contest.end_time === null,
    eventRules: contest.event_rules,
    version: contest.version,
    pausedSince: contest.paused_since?.toISOString(),
    serverTime: now.toISOString(),
  };
}

/** Entries with the content of an earlier draft were not written later. */
async function keepDrafts(
  transaction: Database,
  { contest_pk, uid }: RunRow,
  drafts: NonNullable<RunContact['drafts']>,
  now: Date,
): Promise<void> {
  if (drafts.length === 0) return;
  const { count } = await transaction
    .selectFrom('contest_drafts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('contest_pk', '=', contest_pk)
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  if (Number(count) >= contestLimits.draftsKept) return;
  await transaction
    .insertInto('contest_drafts')
    .values(drafts.map(({ hash }) => ({ contest_pk, uid, hash, first_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function noteContact(
  transaction: Database,
  { contest_pk, uid, started_at, contact_elapsed_ms, device }: RunRow,
  body: RunContact,
  now: Date,
): Promise<void> {
  // With too little elapsed time, a device could backdate entries later.
  const passedMs = now.getTime() - started_at.getTime();
  const saidMs = Math.max(Math.min(body.elapsedMs, passedMs), passedMs - contestEvidence.disagreementMs);
  const isSameDevice = device === null || device === body.device;
  await transaction
    .updateTable('contest_runs')
    .set({
      last_contact: now,
      ...(body.glances && { glances: JSON.stringify(body.glances) }),
      // A closing page sends no hashes of queued entries.
      contact_elapsed_ms: !body.isLeaving ? Math.max(contact_elapsed_ms, saidMs) : undefined,
      ...(isSameDevice && { device: body.device, left_at: body.isLeaving ? now : null }),
    })
    .where('contest_pk', '=', contest_pk)
    .where('uid', '=', uid)
    .execute();
}

/** When a draft with this content was first known. */
export async function findDraft(
  db: Database,
  { contest_pk, uid }: RunRow,
  hash: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('contest_drafts')
    .select('first_at')
    .where('contest_pk', '=', contest_pk)
    .where('uid', '=', uid)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.first_at;
}
