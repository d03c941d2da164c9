import { type RawBuilder, sql } from 'kysely';
import type { CommentPart } from '../../../contract/comment-limits';
import type {
  CommentThread,
  ProblemComment,
  ProblemComments,
  SyncProblemComments,
} from '../../../contract/entities/comments/problem-comment';
import type { OwnProblemComments } from '../../../contract/entities/problem/own-problem';
import type { ProblemRole } from '../../../contract/rules/problem-roles';
import type { Database } from '../../platform/database/open';
import { findAuthored } from '../problem-members/public';

/** Differs whenever the comments of the problem may differ. `k`: its comments, without deleted ones nobody sees. */
const versionOf = sql<string>`md5(coalesce(string_agg(k.id::text || extract(epoch from k.changed_at)::text
  || coalesce(k.author, ''), ',' order by k.id), ''))`;

/** Not answered by this person yet. */
const isUnread = (uid: string): RawBuilder<boolean> => sql<boolean>`(k.deleted_at is null
  and k.author is distinct from ${uid} and k.received_at > coalesce((select r.read_until
    from problem_comment_reads r where r.problem_pk = k.problem_pk and r.uid = ${uid}), '-infinity'))`;

/** @throws Refusal PROBLEM_NOT_FOUND unless the caller writes or tests the problem */
export async function syncProblemComments(
  db: Database,
  { problemID, known, readUntil }: SyncProblemComments,
  uid: string,
): Promise<ProblemComments> {
  const { pk, role } = await findAuthored(db, problemID, uid, 'tester');
  if (readUntil !== undefined) await keepReadUntil(db, pk, uid, new Date(readUntil));
  const read = await db
    .selectFrom('problem_comment_reads')
    .select('read_until')
    .where('problem_pk', '=', pk)
    .where('uid', '=', uid)
    .executeTakeFirst();
  const version = await readVersion(db, pk);
  return {
    role,
    version,
    readUntil: read?.read_until.toISOString() ?? null,
    ...(version !== known && (await readComments(db, pk, uid))),
  };
}

/** Another device may have read more. A clock of a device never counts: the times are those of arrival. */
async function keepReadUntil(db: Database, pk: string, uid: string, until: Date): Promise<void> {
  await sql`insert into problem_comment_reads (problem_pk, uid, read_until)
      values (${pk}, ${uid}, least(${until}, now()))
    on conflict (problem_pk, uid) do update
      set read_until = greatest(problem_comment_reads.read_until, excluded.read_until)`.execute(db);
}

async function readVersion(db: Database, pk: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`select ${versionOf} as version
    from problem_comments k where k.problem_pk = ${pk}`.execute(db);
  return rows[0]?.version ?? '';
}

/** For "My problems"; by problem. Problems without comments are missing. */
export async function countComments(
  db: Database,
  pks: readonly string[],
  uid: string,
): Promise<Map<string, OwnProblemComments>> {
  if (pks.length === 0) return new Map();
  const { rows } = await sql<OwnProblemComments & { pk: string }>`
    select k.problem_pk as pk, ${versionOf} as version,
        count(*) filter (where ${isUnread(uid)})::int as unread,
        (count(distinct k.thread_id) filter (where k.deleted_at is null
          and (select t.resolved_at from problem_comments t where t.id = k.thread_id) is null))::int as open
      from problem_comments k where k.problem_pk = any(${[...pks]}) group by k.problem_pk`.execute(db);
  return new Map(rows.map(({ pk, ...counts }) => [pk, counts]));
}

interface Row {
  id: string;
  thread_id: string;
  author: string | null;
  username: string | null;
  display_name: string | null;
  role: ProblemRole | null;
  part: CommentPart;
  subject: string;
  text: string;
  written_at: Date;
  received_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  resolved_at: Date | null;
  resolver: string | null;
}

async function readComments(
  db: Database,
  pk: string,
  uid: string,
): Promise<{ threads: CommentThread[]; comments: ProblemComment[] }> {
  const { rows } = await sql<Row>`
    select k.id, k.thread_id, k.author, a.username, a.display_name, k.part, k.subject, k.text,
        case when p.creator = k.author then 'creator' else m.role end as role,
        k.written_at, k.received_at, k.edited_at, k.deleted_at, k.resolved_at, r.display_name as resolver
      from problem_comments k
        join problems p on p.pk = k.problem_pk
        left join users a on a.uid = k.author
        left join users r on r.uid = k.resolved_by
        left join problem_members m on m.problem_pk = k.problem_pk and m.uid = k.author
          and m.accepted_at is not null
      where k.problem_pk = ${pk} and exists (select from problem_comments o
        where o.thread_id = k.thread_id and o.deleted_at is null)
      order by k.received_at, k.id`.execute(db);
  return {
    threads: rows.filter(({ id, thread_id }) => id === thread_id).map(toThread),
    comments: rows.map((row) => toComment(row, uid)),
  };
}

const toThread = (row: Row): CommentThread => ({
  threadID: row.id,
  part: row.part,
  subject: row.subject,
  resolved: row.resolved_at && { at: row.resolved_at.toISOString(), by: row.resolver },
});

const toComment = (row: Row, uid: string): ProblemComment => ({
  commentID: row.id,
  threadID: row.thread_id,
  author:
    row.username === null || row.display_name === null
      ? null
      : { username: row.username, displayName: row.display_name, ...(row.role && { role: row.role }) },
  isOwn: row.author === uid,
  text: row.text,
  isDeleted: row.deleted_at !== null,
  writtenAt: row.written_at.toISOString(),
  receivedAt: row.received_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
});
