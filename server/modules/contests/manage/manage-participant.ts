import type {
  ManagedParticipant,
  ManageParticipant,
} from '../../../../contract/entities/contest/contest-manage';
import type { TeamDetails } from '../../../../contract/entities/contest/team';
import type { Database } from '../../../platform/database/open';
import { findManagedContest } from '../contest-role';
import type { ContestRow } from '../contest-row';
import { recount } from '../entries/recount';
import { decisionNotices } from '../messages';
import { teamColumns } from '../run/team-columns';
import { findManagedParticipant } from './manage-contest';
import { refreshListed } from './manage-listed';
import { notifyParticipant } from './manage-messages';
import { forgive, reinstate } from './manage-run';

/** Each action sets a state, so a repetition changes nothing and sends no notice. */
export async function manageParticipant(
  db: Database,
  body: ManageParticipant,
  uid: string,
): Promise<ManagedParticipant> {
  return await db.transaction().execute(async (transaction) => {
    const contest = await findManagedContest(
      transaction,
      body.contestSlug,
      uid,
      'all',
      body.action === 'extraTime' ? 'change' : undefined,
    );
    const person = await findManagedParticipant(transaction, contest, body.username);
    const notice = await apply(transaction, contest, person.uid, body);
    if (notice) await notifyParticipant(transaction, contest.pk, person.uid, notice);
    return (await findManagedParticipant(transaction, contest, body.username)).participant;
  });
}

/** @returns notice to the participant; undefined: no change */
async function apply(
  transaction: Database,
  contest: ContestRow,
  uid: string,
  body: ManageParticipant,
): Promise<string | undefined> {
  switch (body.action) {
    case 'block':
      return await setBlocked(transaction, contest, uid, true);
    case 'unblock':
      return await setBlocked(transaction, contest, uid, false);
    case 'accept':
      return await accept(transaction, contest, uid);
    case 'reinstate':
      return await reinstate(transaction, contest, uid);
    case 'forgive':
      return await forgive(transaction, contest, uid, body.eventID);
    case 'extraTime':
      return await setExtraTime(transaction, contest, uid, body.extraTimeMs);
    case 'team':
      return await setTeam(transaction, contest, uid, body.team);
  }
}

/** ROLE-10 */
async function setBlocked(
  transaction: Database,
  contest: ContestRow,
  uid: string,
  isBlocked: boolean,
): Promise<string | undefined> {
  const { numUpdatedRows } = await transaction
    .updateTable('contest_participants')
    .set({ blocked_at: isBlocked ? new Date() : null })
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .where('blocked_at', isBlocked ? 'is' : 'is not', null)
    .executeTakeFirst();
  await refreshListed(transaction, contest, uid);
  if (numUpdatedRows === 0n) return undefined;
  return isBlocked ? decisionNotices.blocked : decisionNotices.unblocked;
}

/** Despite an unconfirmed email. */
async function accept(transaction: Database, contest: ContestRow, uid: string): Promise<string | undefined> {
  const { numUpdatedRows } = await transaction
    .updateTable('contest_participants')
    .set({ accepted_at: new Date() })
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : decisionNotices.accepted;
}

async function setTeam(
  transaction: Database,
  contest: ContestRow,
  uid: string,
  team: TeamDetails,
): Promise<undefined> {
  await transaction
    .updateTable('contest_participants')
    .set(teamColumns(team))
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .execute();
}

async function setExtraTime(
  transaction: Database,
  contest: ContestRow,
  uid: string,
  extraTimeMs: number,
): Promise<string | undefined> {
  const { numUpdatedRows } = await transaction
    .updateTable('contest_participants')
    .set({ extra_time_ms: extraTimeMs })
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .where('extra_time_ms', '<>', extraTimeMs)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  await recount(transaction, contest, new Date(), uid);
  return decisionNotices.extraTime(Math.round(extraTimeMs / 60_000));
}
