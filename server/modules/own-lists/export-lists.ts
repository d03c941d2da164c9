import { sql } from 'kysely';
import type { AccountExport } from '../../../contract/entities/profile';
import type { Database } from '../../platform/database/open';

type Rows = Record<string, unknown>[];

/** Bookmarks, lists with their problems in order, and notes. Ids and texts only: titles may belong to others. */
export async function exportOwnLists(
  db: Database,
  uid: string,
): Promise<Pick<AccountExport, 'bookmarks' | 'lists' | 'notes'>> {
  const bookmarks = await sql<Rows[number]>`
    select problem_id as "problemID", changed_at as "addedAt" from bookmarks
      where uid = ${uid} and is_on order by changed_at, problem_id`.execute(db);
  const lists = await sql<Rows[number]>`
    select id as "listID", name, is_shared as "isShared", created_at as "createdAt",
        (select coalesce(jsonb_agg(p.problem_id order by p.place, p.problem_id), '[]') from own_list_problems p
          where p.list_id = own_lists.id and p.is_on) as problems
      from own_lists where uid = ${uid} and deleted_at is null order by created_at, id`.execute(db);
  const notes = await sql<Rows[number]>`
    select problem_id as "problemID", versions from notes
      where uid = ${uid} and versions <> '[]' order by changed_at, problem_id`.execute(db);
  return { bookmarks: bookmarks.rows, lists: lists.rows, notes: notes.rows };
}
