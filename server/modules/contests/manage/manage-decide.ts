import type { DecideEntry, ManagedEntry } from '../../../../contract/entities/contest/contest-manage';
import { deadlineMs } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { JudgeQueue } from '../../../platform/queue';
import { recordAccepted } from '../../badges/public';
import { findManagedContest } from '../contest-role';
import { type ContestRow, clockOf } from '../contest-row';
import { awardContestant, refreshStanding } from '../entries/standings';
import { decisionNotices } from '../messages';
import { contestTitle } from '../read/contest-title';
import { findParticipant } from '../run/admission';
import { lockRun } from '../run/run-row';
import { readEntry } from './manage-entries';
import { notifyParticipant } from './manage-messages';

/**
 * *Offline* 7. An accepted entry counts from its claimed time: code goes to the judge, an answer counts at once. The
 * author can read the reason of a refusal.
 */
export async function decideEntry(
  db: Database,
  queue: JudgeQueue,
  body: DecideEntry,
  caller: string,
): Promise<ManagedEntry> {
  const contest = await findManagedContest(db, body.contestSlug, caller, 'judge');
  return await db.transaction().execute(async (transaction) => {
    const entry = await lockHeld(transaction, contest, body.entryID);
    if (body.decision === 'accept') await accept(transaction, queue, contest, entry);
    else await setState(transaction, entry.id, 'refused', body.reason);
    await refreshStanding(transaction, contest.pk, entry.uid);
    const notice =
      body.decision === 'accept'
        ? decisionNotices.entryAccepted(entry.title)
        : decisionNotices.entryRefused(entry.title, body.reason);
    await notifyParticipant(transaction, contest.pk, entry.uid, notice);
    return await readEntry(transaction, entry.id);
  });
}

async function lockHeld(transaction: Database, contest: ContestRow, id: string) {
  const entry = await transaction
    .selectFrom('contest_entries as entry')
    .innerJoin('problems', 'problems.pk', 'entry.problem_pk')
    .select(['entry.id', 'entry.uid', 'entry.kind', 'entry.state', 'entry.received_time', 'entry.score'])
    .select(['entry.problem_pk', contestTitle('entry')])
    .where('entry.id', '=', id)
    .where('entry.contest_pk', '=', contest.pk)
    .forUpdate('entry')
    .executeTakeFirst();
  if (!entry) throw new Refusal('ENTRY_NOT_FOUND');
  if (entry.state !== 'held') throw new Refusal('ENTRY_DECIDED');
  return entry;
}

async function accept(
  transaction: Database,
  queue: JudgeQueue,
  contest: ContestRow,
  entry: Awaited<ReturnType<typeof lockHeld>>,
): Promise<void> {
  const run = await lockRun(transaction, contest.pk, entry.uid);
  const participant = await findParticipant(transaction, contest.pk, entry.uid);
  const deadline = deadlineMs(clockOf(contest), run.started_at.getTime(), participant?.extra_time_ms);
  const isLate = deadline !== null && entry.received_time.getTime() > deadline;
  await setState(transaction, entry.id, isLate ? 'late' : 'counted', null);
  if (entry.kind === 'code') await sendToJudge(transaction, queue, entry.id);
  else if ((entry.score ?? 0) >= 100) {
    const { uid, problem_pk, received_time } = entry;
    await recordAccepted(transaction, { uid, problemPk: problem_pk, receivedTime: received_time });
    await awardContestant(transaction, contest.pk, uid);
  }
}

async function setState(
  transaction: Database,
  id: string,
  state: ManagedEntry['state'],
  reason: string | null,
): Promise<void> {
  await transaction.updateTable('contest_entries').set({ state, reason }).where('id', '=', id).execute();
}

async function sendToJudge(transaction: Database, queue: JudgeQueue, submissionID: string): Promise<void> {
  const { language, group_key, uid } = await transaction
    .updateTable('submissions')
    .set({ held: false })
    .where('id', '=', submissionID)
    .returning(['language', 'group_key', 'uid'])
    .executeTakeFirstOrThrow();
  const group = group_key ?? uid ?? submissionID;
  await queue.send(transaction, { submissionID, language, group, lane: 'contest', round: 0 });
}
