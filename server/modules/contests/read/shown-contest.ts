import { sql } from 'kysely';
import type { ContestListItem } from '../../../../contract/entities/contest/contest';
import type { StaffRole } from '../../../../contract/rules/contest/contest-roles';
import type { Database } from '../../../platform/database/open';
import { type ContestRow, cutsOf, scheduleOf } from '../contest-row';

export interface ContestViewRow extends ContestRow {
  creator_name: string | null;
  participants: number;
  problem_count: number;
  registered: boolean;
  staff_role: StaffRole | null;
}

export function selectContestViews(db: Database, uid: string | undefined) {
  return db
    .selectFrom('contests')
    .leftJoin('users', 'users.uid', 'contests.creator')
    .selectAll('contests')
    .select([
      'users.display_name as creator_name',
      sql<number>`(select count(*)::int from contest_participants p
        where p.contest_pk = contests.pk and p.blocked_at is null)`.as('participants'),
      sql<number>`(select count(*)::int from contest_problems q where q.contest_pk = contests.pk)`.as(
        'problem_count',
      ),
      sql<boolean>`exists (select from contest_participants p
        where p.contest_pk = contests.pk and p.uid = ${uid ?? null})`.as('registered'),
      sql<StaffRole | null>`(select role from contest_staff t
        where t.contest_pk = contests.pk and t.uid = ${uid ?? null} and t.removed_at is null)`.as(
        'staff_role',
      ),
    ])
    .where('contests.deleted_at', 'is', null);
}

/** Creator of bundled contests and of contests whose creator is gone. */
const productName = 'Codeferry';

export function toListItem(row: ContestViewRow): ContestListItem {
  return {
    contestSlug: row.slug,
    name: row.name,
    creatorName: row.org_name || (row.creator_name ?? productName),
    imageURL: row.image_url,
    logoURL: row.logo_url,
    tags: row.tags,
    ...scheduleOf(row),
    ...cutsOf(row),
    enableProctored: row.proctored,
    passwordProtected: row.password_hash !== null,
    emailRestriction: row.email_restriction,
    public: row.public,
    participants: row.participants,
    questionCount: Math.min(row.max_questions, row.problem_count),
    version: row.version,
    userHasRegistered: row.registered,
    role: row.staff_role ?? undefined,
  };
}
