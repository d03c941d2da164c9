import { sql } from 'kysely';
import type { HelpOpening, OpenedHelp } from '../../../contract/entities/problem/problem-help';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { canPractise } from '../closed-problems/public';
import { requirePerson } from '../problems/public';

/** Once for each part; the earliest time counts. Part of the caller's transaction. */
export async function recordOpening(
  transaction: Database,
  { problemID, part, openedTime }: HelpOpening,
  uid: string,
): Promise<OpenedHelp> {
  await requirePerson(transaction, uid);
  const pk = await findProblem(transaction, problemID, uid);
  // A clock may be ahead.
  const openedAt = new Date(Math.min(Date.parse(openedTime), Date.now()));
  const { rows } = await sql<{ opened_at: Date }>`
    insert into help_openings as known (uid, problem_pk, part, opened_at)
      values (${uid}, ${pk}, ${part}, ${openedAt})
      on conflict (uid, problem_pk, part) do update set opened_at = least(known.opened_at, excluded.opened_at)
      returning opened_at`.execute(transaction);
  return { part, openedTime: (rows[0]?.opened_at ?? openedAt).toISOString() };
}

/** Oldest first. */
export async function readOpenings(
  db: Database,
  problemID: string,
  uid: string,
): Promise<{ opened: OpenedHelp[] }> {
  const pk = await findProblem(db, problemID, uid);
  const rows = await db
    .selectFrom('help_openings')
    .select(['part', 'opened_at'])
    .where('uid', '=', uid)
    .where('problem_pk', '=', pk)
    .orderBy('opened_at')
    .execute();
  return { opened: rows.map(({ part, opened_at }) => ({ part, openedTime: opened_at.toISOString() })) };
}

async function findProblem(db: Database, problemID: string, uid: string): Promise<string> {
  const row = await db
    .selectFrom('problems')
    .select(['pk', 'public', 'creator'])
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  if (!row || !(await canPractise(db, row, uid))) throw new Refusal('PROBLEM_NOT_FOUND');
  return row.pk;
}

/** For the account's export. */
export async function exportOpenings(db: Database, uid: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select p.id as "problemID", o.part, o.opened_at as "openedAt", o.received_at as "receivedAt"
      from help_openings o join problems p on p.pk = o.problem_pk where o.uid = ${uid}
      order by o.opened_at, p.id, o.part`.execute(db);
  return rows;
}
