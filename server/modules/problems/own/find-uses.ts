import { sql } from 'kysely';
import type { ProblemUse } from '../../../../contract/entities/problem/own-problem';
import type { Database } from '../../../platform/database/open';

const usesMax = 50;

/**
 * Where these problems are used, newest first. Authors learn of no contest that they could not open (decision 051): a
 * contest counts if the user manages it, or if it is public and over; an assignment, if the user teaches the class.
 */
export async function findUses(
  db: Database,
  pks: readonly string[],
  uid: string,
): Promise<Map<string, ProblemUse[]>> {
  const found = new Map<string, ProblemUse[]>();
  if (pks.length === 0) return found;
  const { rows } = await sql<ProblemUse & { pk: string }>`
    select q.problem_pk as pk, 'contest' as kind, c.slug as key, c.name, c.start_time as at
      from contest_problems q join contests c on c.pk = q.contest_pk
      where q.problem_pk = any(${pks}) and c.deleted_at is null and (c.creator = ${uid}
        or (c.public and c.end_time < now())
        or exists (select from contest_staff s where s.contest_pk = c.pk and s.uid = ${uid} and s.removed_at is null))
    union all select q.problem_pk, 'challenge', h.url, h.name, null
      from challenge_problems q join challenges h on h.pk = q.challenge_pk where q.problem_pk = any(${pks})
    union all select t.problem_pk, 'assignment', a.class_id::text, a.title, a.published_at
      from assignment_tasks t join assignments a on a.id = t.assignment_id
      join class_members m on m.class_id = a.class_id and m.uid = ${uid} and m.role = 'teacher' and m.removed_at is null
      where t.problem_pk = any(${pks})
    order by at desc nulls last, name`.execute(db);
  for (const { pk, kind, key, name } of rows) {
    const uses = found.get(pk) ?? [];
    if (uses.length < usesMax) found.set(pk, [...uses, { kind, key, name }]);
  }
  return found;
}
