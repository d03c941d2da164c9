import { sql } from 'kysely';
import type { ContestListItem } from '../../../../contract/entities/contest/contest';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { Caller } from '../../../platform/identity/identity';
import { selectContestViews, toListItem } from './shown-contest';

interface Lists {
  publicContests: ContestListItem[];
  userContests: ContestListItem[];
  joinedContests: ContestListItem[];
}

/** The search finds more. */
const shownMax = 300;

/** CLIST-7, API-22. The token identifies the caller; a `creator` in the body must match it (D-9, ROLE-9). */
export async function listContests(
  db: Database,
  caller: Caller | null,
  creator: string | null | undefined,
): Promise<Lists> {
  if (caller && creator) await requireSame(db, caller.uid, creator);
  const open = await selectContestViews(db, caller?.uid)
    .where('contests.public', '=', true)
    .orderBy(
      sql`case when contests.end_time <= now() then 2 when contests.start_time > now() then 1 else 0 end`,
    )
    .orderBy(sql`case when contests.start_time > now() then contests.start_time end`)
    .orderBy(sql`contests.end_time desc nulls last`)
    .orderBy('contests.pk')
    .limit(shownMax)
    .execute();
  const own = caller
    ? await selectContestViews(db, caller.uid)
        .where((is) =>
          is.or([
            is('contests.creator', '=', caller.uid),
            sql<boolean>`contests.pk in (select contest_pk from contest_staff where uid = ${caller.uid} and removed_at is null)`,
          ]),
        )
        .orderBy('contests.start_time', 'desc')
        .orderBy('contests.pk')
        .limit(shownMax)
        .execute()
    : [];
  return {
    publicContests: open.map(toListItem),
    userContests: own.map(toListItem),
    joinedContests: caller ? await listJoined(db, caller.uid) : [],
  };
}

/** Includes unlisted contests; excludes those where the caller is blocked. */
async function listJoined(db: Database, uid: string): Promise<ContestListItem[]> {
  const rows = await selectContestViews(db, uid)
    .innerJoin('contest_participants as mine', 'mine.contest_pk', 'contests.pk')
    .where('mine.uid', '=', uid)
    .where('mine.blocked_at', 'is', null)
    .orderBy('contests.start_time', 'desc')
    .orderBy('contests.pk')
    .limit(shownMax)
    .execute();
  return rows.map(toListItem);
}

/** `creator` is the claim `mongoID` (our own id of the user) or the uid. */
async function requireSame(db: Database, uid: string, creator: string): Promise<void> {
  if (creator === uid) return;
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('uid', '=', uid)
    .where('id', '=', creator)
    .executeTakeFirst();
  if (!person) throw new Refusal('IDENTITY_MISMATCH');
}
