import { type RawBuilder, sql } from 'kysely';
import { classWorkLimits } from '../../../contract/class-limits';
import type { ClassComment } from '../../../contract/entities/classes/class-comment';
import type { Database } from '../../platform/database/open';

/**
 * Comments of the caller's classes: all for teachers, those on one's own submissions for students. `k`: a
 * comment. People who left a class read nothing of it, and nobody reads about them,
 * nor about students who teach the class now: `classWork` shows only work of students.
 */
const readable = (uid: string): RawBuilder<unknown> => sql`
  from class_comments k
    join class_members me on me.class_id = k.class_id and me.uid = ${uid} and me.removed_at is null
    join class_members st on st.class_id = k.class_id and st.uid = k.student and st.role = 'student'
      and st.removed_at is null
  where k.deleted_at is null
    and (k.student = ${uid} or me.role = 'teacher' and exists (select from teachers t where t.uid = ${uid}))`;

const newest = (uid: string) => sql`select k.id, k.changed_at ${readable(uid)}
  order by k.received_at desc, k.id limit ${classWorkLimits.commentsSyncedMax}`;

/** Differs whenever the answer of `readComments` may differ. */
export async function commentsVersion(db: Database, uid: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select md5(coalesce(string_agg(n.id::text || extract(epoch from n.changed_at)::text, ',' order by n.id), ''))
        as version
      from (${newest(uid)}) n`.execute(db);
  return rows[0]?.version ?? '';
}

interface Row {
  id: string;
  class_id: string;
  submission_id: string;
  problem_id: string;
  title: string;
  student: string;
  student_username: string;
  student_name: string;
  author: string | null;
  author_username: string | null;
  author_name: string | null;
  author_teaches: boolean;
  line: number | null;
  quote: string | null;
  text: string;
  written_at: Date;
  edited_at: Date | null;
}

/** Oldest first. @param submissionIDs undefined: the newest of all */
export async function readComments(
  db: Database,
  uid: string,
  submissionIDs?: readonly string[],
): Promise<ClassComment[]> {
  const picked = submissionIDs
    ? sql`select k.id ${readable(uid)} and k.submission_id = any(${[...submissionIDs]}::uuid[])`
    : sql`select n.id from (${newest(uid)}) n`;
  const { rows } = await sql<Row>`
    select k.id, k.class_id, k.submission_id, k.student, p.id as problem_id, p.title,
        s.username as student_username, s.display_name as student_name,
        k.author, a.username as author_username, a.display_name as author_name,
        exists (select from class_members t where t.class_id = k.class_id and t.uid = k.author
          and t.role = 'teacher') as author_teaches,
        k.line, left(split_part(w.code, E'\n', k.line), ${classWorkLimits.quotedLineLengthMax}) as quote,
        k.text, k.written_at, k.edited_at
      from class_comments k
        join submissions w on w.id = k.submission_id
        join problems p on p.pk = w.problem_pk
        join users s on s.uid = k.student
        left join users a on a.uid = k.author
      where k.id in (${picked})
      order by k.received_at, k.id`.execute(db);
  return rows.map((row) => toComment(row, uid));
}

const toComment = (row: Row, uid: string): ClassComment => ({
  commentID: row.id,
  classID: row.class_id,
  submissionID: row.submission_id,
  problemID: row.problem_id,
  problemTitle: row.title,
  student: { username: row.student_username, displayName: row.student_name },
  author:
    row.author_username === null || row.author_name === null
      ? null
      : {
          username: row.author_username,
          displayName: row.author_name,
          isTeacher: row.author_teaches,
        },
  isOwn: row.author === uid,
  isOnOwnWork: row.student === uid,
  line: row.line,
  quote: row.quote,
  text: row.text,
  writtenAt: row.written_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
});
