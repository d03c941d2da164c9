import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type {
  OwnSubmission,
  OwnSubmissionsPage,
  OwnSubmissionsQuery,
} from '../../../../contract/entities/profile';
import type { SubmissionStatus, SubmissionType, Verdict } from '../../../../contract/entities/submission';
import type { Language } from '../../../../contract/limits';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { readableTitle } from '../readable-title';

interface Row {
  readonly kind: 'code' | 'answer';
  readonly id: string;
  readonly problem_id: string;
  readonly title: string;
  readonly type: SubmissionType;
  readonly received_time: Date;
  /** Full precision, to distinguish two entries in one millisecond. */
  readonly place: string;
  readonly status: SubmissionStatus;
  readonly verdict: Verdict | null;
  readonly score: number | null;
  readonly language: Language | null;
  readonly code: string | null;
}

/** Newest first. Reads one page from each table by index, so that the cost does not grow with the history. */
export async function listOwnSubmissions(
  db: Database,
  uid: string,
  { before, limit, problemID, withCode }: z.output<typeof OwnSubmissionsQuery>,
): Promise<OwnSubmissionsPage> {
  const from = before === undefined ? undefined : readPlace(before);
  const older = from
    ? sql`and (work.received_time, work.id) < (${from.time}::timestamptz, ${from.id}::uuid)`
    : sql``;
  const ofProblem =
    problemID === undefined
      ? sql``
      : sql`and work.problem_pk = (select pk from problems where lower(id) = ${problemID.toLowerCase()})`;
  const page = (table: string, columns: ReturnType<typeof sql>) => sql`(
    select ${columns}, work.id, work.problem_pk, work.problem_version, work.type, work.received_time from ${sql.table(table)} work
      where work.uid = ${uid} ${older} ${ofProblem}
      order by work.received_time desc, work.id desc limit ${limit + 1})`;
  const code = sql`'code' as kind, work.status, work.verdict, work.score, work.language,
    ${withCode ? sql`work.code` : sql`null::text`} as code`;
  const answer = sql`'answer' as kind, 'done' as status, case when work.correct then 'AC' else 'WA' end as verdict,
    work.score, null::text as language, null::text as code`;
  const { rows } = await sql<Row>`
    select work.*, problems.id as problem_id, ${readableTitle(uid, 'work', 'problems')} as title, work.received_time::text as place
      from (${page('submissions', code)} union all ${page('answers', answer)}) work
      join problems on problems.pk = work.problem_pk
      order by work.received_time desc, work.id desc limit ${limit + 1}`.execute(db);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { submissions: rows.slice(0, limit).map(toSubmission), next: last ? writePlace(last) : null };
}

function toSubmission(row: Row): OwnSubmission {
  return {
    kind: row.kind,
    submissionID: row.id,
    problemID: row.problem_id,
    title: row.title,
    type: row.type,
    receivedTime: row.received_time.toISOString(),
    status: row.status,
    verdict: row.verdict ?? undefined,
    score: row.score ?? undefined,
    language: row.language ?? undefined,
    code: row.code ?? undefined,
  };
}

const writePlace = ({ place, id }: Row) => Buffer.from(`${place} ${id}`).toString('base64url');

const placePattern =
  /^((\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d)?) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function readPlace(before: string): { time: string; id: string } {
  const [, time, day, clock, id] = placePattern.exec(Buffer.from(before, 'base64url').toString()) ?? [];
  if (time !== undefined && id !== undefined && isMoment(`${day}T${clock}.000Z`)) return { time, id };
  const message = 'This is not a valid cursor.';
  throw new Refusal('VALIDATION', { message, fields: [{ path: 'before', message }] });
}

/** Rejects days such as 30 February, which JavaScript shifts, and year 0, which the database lacks. */
function isMoment(iso: string): boolean {
  const parsed = new Date(iso);
  return !iso.startsWith('0000') && !Number.isNaN(parsed.getTime()) && parsed.toISOString() === iso;
}
