import { sql } from 'kysely';
import type { Database } from '../../platform/database/open';

/**
 * When the editorials of these problems may be read, for those in an assignment that this person has to do: after the
 * due date, or after the end of late work. An assignment without a due date withholds none.
 */
export async function findEditorialTimes(
  db: Database,
  problemPks: readonly string[],
  uid: string,
  now = new Date(),
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ pk: string; until: Date }>`
    with open as (
      select a.id, coalesce(a.late_until, a.due_at) as until from class_members m
        join classes c on c.id = m.class_id join assignments a on a.class_id = c.id
        where m.uid = ${uid} and m.role = 'student' and m.removed_at is null and c.archived_at is null
          and a.published_at is not null and a.opens_at <= ${now} and coalesce(a.late_until, a.due_at) > ${now}
          and (cardinality(a.groups) = 0 or m.group_name = any(a.groups))),
    tasks as (
      select t.problem_pk as pk, o.until from assignment_tasks t join open o on o.id = t.assignment_id
      union all
      select c.problem_pk, o.until from assignment_tasks t join open o on o.id = t.assignment_id
        join challenge_problems c on c.challenge_pk = t.challenge_pk)
    select pk, max(until) as until from tasks where pk = any(${problemPks}) group by pk`.execute(db);
  return new Map(rows.map(({ pk, until }) => [pk, until]));
}
