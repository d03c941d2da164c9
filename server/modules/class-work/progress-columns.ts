import { sql } from 'kysely';
import type { ClassProgress, ProgressColumn } from '../../../contract/entities/classes/class-work';
import type { Database } from '../../platform/database/open';

interface Row {
  position: number;
  kind: ProgressColumn['kind'];
  name: string;
  title: string;
  problems: ProgressColumn['problems'];
}

/** The tasks of an assignment. `key`: the position. */
export async function readColumns(
  db: Database,
  { assignmentID, dueAt }: ClassProgress['assignments'][number],
): Promise<(ProgressColumn & { key: string })[]> {
  const { rows } = await sql<Row>`
    select t.position, t.kind, coalesce(p.id, h.url, c.slug) as name,
        coalesce(p.title, h.name, c.name) as title,
        case
          when p.pk is not null then jsonb_build_array(jsonb_build_object('problemID', p.id, 'title', p.title))
          else (select coalesce(jsonb_agg(jsonb_build_object('problemID', o.id, 'title', o.title)
              order by q.position), '[]')
            from challenge_problems q join problems o on o.pk = q.problem_pk where q.challenge_pk = h.pk)
        end as problems
      from assignment_tasks t
        left join problems p on p.pk = t.problem_pk
        left join challenges h on h.pk = t.challenge_pk
        left join contests c on c.pk = t.contest_pk
      where t.assignment_id = ${assignmentID} order by t.position`.execute(db);
  return rows.map(({ position, ...column }) => ({ ...column, key: String(position), dueAt }));
}
