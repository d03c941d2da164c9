import { sql } from 'kysely';
import type { Database } from '../../platform/database/open';

/**
 * The private problems among these that an assignment opens to this person: to its recipients from the opening on, and
 * to the teachers of the class. Only while the problem's creator teaches the class.
 */
export async function findAssigned(
  db: Database,
  problemPks: readonly string[],
  uid: string,
  now = new Date(),
): Promise<string[]> {
  const { rows } = await sql<{ pk: string }>`
    select distinct p.pk from assignment_tasks t
      join problems p on p.pk = t.problem_pk join assignments a on a.id = t.assignment_id
      join class_members m on m.class_id = a.class_id and m.uid = ${uid} and m.removed_at is null
      where p.pk = any(${problemPks}) and exists (select from class_members c
          where c.class_id = a.class_id and c.uid = p.creator and c.role = 'teacher' and c.removed_at is null)
        and case m.role when 'teacher' then exists (select from teachers where uid = m.uid)
          else a.published_at is not null and a.opens_at <= ${now}
            and (cardinality(a.groups) = 0 or m.group_name = any(a.groups)) end`.execute(db);
  return rows.map(({ pk }) => pk);
}
