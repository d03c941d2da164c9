import { sql } from 'kysely';
import type { Profile } from '../../../../contract/entities/profile';
import { activityDays, type Difficulty } from '../../../../contract/limits';
import type { Database } from '../../../platform/database/open';
import { isWorkBadge, readStreaks } from '../../badges/public';
import { type FrozenWork, readFrozenWork } from './frozen-work';

/** D-38. Reads only stored counts, and during a freeze the work that it hides. */
export async function readProfile(db: Database, username: string): Promise<Profile | undefined> {
  const person = await db
    .selectFrom('users')
    .select(['uid', 'username', 'display_name', 'photo_url', 'created_at'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  if (!person) return undefined;
  const { uid } = person;
  const frozen = await readFrozenWork(db, uid);
  const badges = await readBadges(db, uid);
  return {
    username: person.username,
    displayName: person.display_name,
    photoURL: person.photo_url,
    createdAt: person.created_at.toISOString(),
    badges: badges.filter(
      (badge) => !frozen || !isWorkBadge(badge.name) || new Date(badge.awardedAt) < frozen.since,
    ),
    solved: await readSolved(db, uid, frozen),
    activity: withoutFrozen(await readActivity(db, uid), frozen),
    streak: await readStreaks(db, uid, frozen?.accepted),
  };
}

export async function readBadges(db: Database, uid: string): Promise<Profile['badges']> {
  const rows = await db
    .selectFrom('user_badges')
    .select(['name', 'awarded_at'])
    .where('uid', '=', uid)
    .orderBy('awarded_at')
    .orderBy('name')
    .execute();
  return rows.map(({ name, awarded_at }) => ({ name, awardedAt: awarded_at.toISOString() }));
}

async function readSolved(
  db: Database,
  uid: string,
  frozen: FrozenWork | undefined,
): Promise<Profile['solved']> {
  const rows = await db
    .selectFrom('solved_problems')
    .innerJoin('problems', 'problems.pk', 'solved_problems.problem_pk')
    .select((is) => ['problems.difficulty', is.cast<number>(is.fn.countAll(), 'integer').as('count')])
    .where('solved_problems.uid', '=', uid)
    .where('solved_problems.counts', '=', true)
    .$if(frozen !== undefined && frozen.problems.length > 0, (query) =>
      query.where((is) =>
        is.not(
          is.and([
            is('solved_problems.problem_pk', 'in', frozen?.problems ?? []),
            is('solved_at', '>=', frozen?.since ?? new Date()),
          ]),
        ),
      ),
    )
    .groupBy('problems.difficulty')
    .execute();
  const of = (difficulty: Difficulty) => rows.find((row) => row.difficulty === difficulty)?.count ?? 0;
  const [easy, medium, hard] = [of('easy'), of('medium'), of('hard')];
  return { easy, medium, hard, total: easy + medium + hard };
}

function withoutFrozen(activity: Profile['activity'], frozen: FrozenWork | undefined): Profile['activity'] {
  return activity
    .map(({ day, count }) => ({ day, count: count - (frozen?.accepted.get(day) ?? 0) }))
    .filter(({ count }) => count > 0);
}

async function readActivity(db: Database, uid: string): Promise<Profile['activity']> {
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, accepted as count from practice_days
      where uid = ${uid} and day > (now() at time zone 'UTC')::date - ${activityDays}::int
      order by practice_days.day`.execute(db);
  return rows;
}
