import { sql } from 'kysely';
import type { OwnListRow, OwnListsPage } from '../../../contract/entities/own-list';
import type { SharedList } from '../../../contract/entities/shared-list';
import { ownListLimits as limits } from '../../../contract/own-list-limits';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { visible } from '../problems/public';
import {
  bookmarkColumns,
  bookmarkRow,
  listColumns,
  listProblemColumns,
  listProblemRow,
  listRow,
} from './list-rows';

/** Changes since a cursor, in the order of their revisions. */
export async function readOwnLists(db: Database, uid: string, since: number): Promise<OwnListsPage> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const known = await transaction
        .selectFrom('own_list_revisions')
        .select('newest')
        .where('uid', '=', uid)
        .executeTakeFirst();
      // The database was restored from a backup: the device knows revisions that no longer exist.
      const reset = since > (known?.newest ?? 0);
      const from = reset ? 0 : since;
      const found = await readChanged(transaction, uid, from);
      const rows = found.sort((a, b) => a.revision - b.revision).slice(0, limits.pageMax);
      const cursor = rows.at(-1)?.revision ?? from;
      return { rows, cursor, more: found.length > rows.length, reset };
    });
}

async function readChanged(db: Database, uid: string, from: number): Promise<OwnListRow[]> {
  const most = limits.pageMax + 1;
  const bookmarks = await db
    .selectFrom('bookmarks')
    .select(bookmarkColumns)
    .where('uid', '=', uid)
    .where('revision', '>', from)
    .orderBy('revision')
    .limit(most)
    .execute();
  const lists = await db
    .selectFrom('own_lists')
    .select(listColumns)
    .where('uid', '=', uid)
    .where('revision', '>', from)
    .orderBy('revision')
    .limit(most)
    .execute();
  const problems = await db
    .selectFrom('own_list_problems')
    .select(listProblemColumns)
    .where('uid', '=', uid)
    .where('revision', '>', from)
    .orderBy('revision')
    .limit(most)
    .execute();
  const notes = await db
    .selectFrom('notes')
    .select(['problem_id as problemID', 'versions', 'revision'])
    .where('uid', '=', uid)
    .where('revision', '>', from)
    .orderBy('revision')
    .limit(most)
    .execute();
  return [
    ...bookmarks.map(bookmarkRow),
    ...lists.map(listRow),
    ...problems.map(listProblemRow),
    ...notes.map((note): OwnListRow => ({ type: 'note', ...note })),
  ];
}

/** The same answer for a missing list and one that is not shared. */
export async function readSharedList(
  db: Database,
  listID: string,
  uid: string | undefined,
): Promise<SharedList> {
  const list = await db
    .selectFrom('own_lists')
    .innerJoin('users', 'users.uid', 'own_lists.uid')
    .select(['own_lists.uid', 'own_lists.name', 'is_shared', 'users.username', 'users.display_name'])
    .where('own_lists.id', '=', listID)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const isOwn = list !== undefined && list.uid === uid;
  if (!list || !(list.is_shared || isOwn)) throw new Refusal('LIST_NOT_FOUND');
  const placed = await db
    .selectFrom('own_list_problems')
    .select('problem_id')
    .where('list_id', '=', listID)
    .where('is_on', '=', true)
    .orderBy('place')
    .orderBy('problem_id')
    .execute();
  const ids = placed.map((row) => row.problem_id);
  const problems = await visible(db.selectFrom('problems').select(['id', 'title', 'difficulty', 'type']), uid)
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  const byId = new Map(problems.map((problem) => [problem.id, problem]));
  return {
    listID,
    name: list.name,
    owner: { username: list.username, displayName: list.display_name },
    isOwn,
    isShared: list.is_shared,
    problems: ids.flatMap((id) => byId.get(id) ?? []),
  };
}
