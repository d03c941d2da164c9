import { sql } from 'kysely';
import type { Database } from '../../platform/database/open';

type Rows = Record<string, unknown>[];

/** The account's own comments, and until when it read those of others. */
export async function exportProblemComments(db: Database, uid: string): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select k.id as "commentID", p.id as "problemID", k.thread_id as "threadID", k.part, k.subject, k.text,
        k.written_at as "writtenAt", k.received_at as "receivedAt", k.edited_at as "editedAt",
        r.read_until as "readUntil"
      from problem_comments k join problems p on p.pk = k.problem_pk
        left join problem_comment_reads r on r.problem_pk = k.problem_pk and r.uid = ${uid}
      where k.author = ${uid} and k.deleted_at is null
      order by k.received_at, k.id`.execute(db);
  return rows;
}
