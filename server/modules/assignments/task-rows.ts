import { sql } from 'kysely';

/** A student's work for one task. */
export interface TaskRow {
  readonly assignment_id: string;
  readonly position: number;
  readonly uid: string;
  readonly tries: number;
  readonly first_at: Date | null;
  readonly solved_at: Date | null;
  readonly received_at: Date | null;
  readonly last_at: Date | null;
  readonly due_at: Date | null;
  readonly solved: number;
  readonly total: number | null;
  readonly whole: boolean;
}

/** Students of the class who have not left, in a chosen group. */
export const recipients = (ids: readonly string[], uid: string | null) => sql`
  chosen as (select * from assignments where id = any(${ids}::uuid[])),
  people as (
    select a.id as assignment_id, m.uid from chosen a join class_members m on m.class_id = a.class_id
      where m.role = 'student' and m.removed_at is null and (${uid}::text is null or m.uid = ${uid}::text)
        and (cardinality(a.groups) = 0 or m.group_name = any(a.groups)))`;
