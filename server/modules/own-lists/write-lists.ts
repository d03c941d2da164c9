import { sql } from 'kysely';
import type { OwnListChange, OwnListRow, OwnListsWrite } from '../../../contract/entities/own-list';
import { ownListLimits as limits } from '../../../contract/own-list-limits';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import {
  bookmarkColumns,
  bookmarkRow,
  listColumns,
  listProblemColumns,
  listProblemRow,
  listRow,
} from './list-rows';
import { listProblemKey, OwnListState } from './list-state';
import { takeRevisions } from './revisions';

/** Merges the changes item by item; the newest one wins. Part of the caller's transaction. */
export async function writeOwnLists(
  transaction: Database,
  uid: string,
  { changes }: OwnListsWrite,
): Promise<{ rows: OwnListRow[] }> {
  let revision = await takeRevisions(transaction, uid, changes.length);
  const state = await readState(transaction, uid, changes);
  for (const change of changes) state.apply(change);
  for (const one of state.changed) one.revision = revision++;
  await store(transaction, uid, state);
  await requireRoom(transaction, uid, changes);
  return {
    rows: [
      ...[...state.bookmarks.values()].map(bookmarkRow),
      ...[...state.lists.values()].map(listRow),
      ...[...state.problems.values()].map(listProblemRow),
    ],
  };
}

async function readState(
  transaction: Database,
  uid: string,
  changes: readonly OwnListChange[],
): Promise<OwnListState> {
  const state = new OwnListState(uid, new Date());
  const marked = changes.flatMap((one) => (one.type === 'bookmark' ? [one.problemID] : []));
  const bookmarks = await transaction
    .selectFrom('bookmarks')
    .select(bookmarkColumns)
    .where('uid', '=', uid)
    .where('problem_id', '=', sql<string>`any(${marked}::text[])`)
    .execute();
  for (const one of bookmarks) state.bookmarks.set(one.problemID, one);
  const listIDs = changes.flatMap((one) => (one.type === 'bookmark' ? [] : [one.listID]));
  if (listIDs.length === 0) return state;
  // Of others too, so that a foreign id is noticed.
  const lists = await transaction
    .selectFrom('own_lists')
    .select(listColumns)
    .where('id', '=', sql<string>`any(${listIDs}::uuid[])`)
    .execute();
  for (const one of lists) state.lists.set(one.listID, one);
  const placed = changes.filter((one) => one.type === 'problem' || one.type === 'move');
  const problems = await transaction
    .selectFrom('own_list_problems')
    .select(listProblemColumns)
    .where('uid', '=', uid)
    .where('list_id', '=', sql<string>`any(${placed.map(({ listID }) => listID)}::uuid[])`)
    .where('problem_id', '=', sql<string>`any(${placed.map(({ problemID }) => problemID)}::text[])`)
    .execute();
  const named = new Set(placed.map(listProblemKey));
  for (const one of problems)
    if (named.has(listProblemKey(one))) state.problems.set(listProblemKey(one), one);
  return state;
}

async function store(transaction: Database, uid: string, state: OwnListState): Promise<void> {
  const bookmarks = [...state.bookmarks.values()].filter((one) => state.changed.has(one));
  if (bookmarks.length > 0)
    await transaction
      .insertInto('bookmarks')
      .values(
        bookmarks.map(({ problemID, isOn, changedAt, revision }) => ({
          uid,
          problem_id: problemID,
          is_on: isOn,
          changed_at: changedAt,
          revision,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['uid', 'problem_id']).doUpdateSet((row) => ({
          is_on: row.ref('excluded.is_on'),
          changed_at: row.ref('excluded.changed_at'),
          revision: row.ref('excluded.revision'),
        })),
      )
      .execute();
  const lists = [...state.lists.values()].filter((one) => state.changed.has(one));
  if (lists.length > 0)
    await transaction
      .insertInto('own_lists')
      .values(
        lists.map((one) => ({
          id: one.listID,
          uid,
          name: one.name,
          name_at: one.nameAt,
          is_shared: one.isShared,
          shared_at: one.sharedAt,
          created_at: one.createdAt,
          deleted_at: one.deletedAt,
          revision: one.revision,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          name_at: row.ref('excluded.name_at'),
          is_shared: row.ref('excluded.is_shared'),
          shared_at: row.ref('excluded.shared_at'),
          deleted_at: row.ref('excluded.deleted_at'),
          revision: row.ref('excluded.revision'),
        })),
      )
      .execute();
  if (state.deleted.size > 0)
    await transaction
      .deleteFrom('own_list_problems')
      .where('uid', '=', uid)
      .where('list_id', 'in', [...state.deleted])
      .execute();
  const problems = [...state.problems.values()].filter((one) => state.changed.has(one));
  if (problems.length > 0)
    await transaction
      .insertInto('own_list_problems')
      .values(
        problems.map((one) => ({
          list_id: one.listID,
          problem_id: one.problemID,
          uid,
          is_on: one.isOn,
          changed_at: one.changedAt,
          place: one.place,
          moved_at: one.movedAt,
          revision: one.revision,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['list_id', 'problem_id']).doUpdateSet((row) => ({
          is_on: row.ref('excluded.is_on'),
          changed_at: row.ref('excluded.changed_at'),
          place: row.ref('excluded.place'),
          moved_at: row.ref('excluded.moved_at'),
          revision: row.ref('excluded.revision'),
        })),
      )
      .execute();
}

/** Counts after the write, and forgets the oldest removals. */
async function requireRoom(
  transaction: Database,
  uid: string,
  changes: readonly OwnListChange[],
): Promise<void> {
  const has = (type: OwnListChange['type'], isOn?: boolean) =>
    changes.some((one) => one.type === type && (isOn === undefined || ('isOn' in one && one.isOn === isOn)));
  const { mergeFactor, removalsKept } = limits;
  const { rows } = await sql<{ bookmarks: number; lists: number; problems: number }>`select
      (select count(*)::int from bookmarks where uid = ${uid} and is_on) as bookmarks,
      (select count(*)::int from own_lists where uid = ${uid} and deleted_at is null) as lists,
      (select coalesce(max(n), 0)::int from (select count(*) as n from own_list_problems
        where uid = ${uid} and is_on group by list_id) as each) as problems`.execute(transaction);
  const [count] = rows;
  const isFull =
    (has('bookmark', true) && (count?.bookmarks ?? 0) > limits.bookmarksMax * mergeFactor) ||
    (has('name') && (count?.lists ?? 0) > limits.listsMax * mergeFactor) ||
    (has('problem', true) && (count?.problems ?? 0) > limits.problemsMax * mergeFactor);
  if (isFull) throw new Refusal('LISTS_FULL');
  const oldest = (table: string, isGone: string) =>
    sql`delete from ${sql.table(table)} where uid = ${uid} and ${sql.raw(isGone)} and revision <= (
        select revision from ${sql.table(table)} where uid = ${uid} and ${sql.raw(isGone)}
          order by revision desc offset ${removalsKept} limit 1)`.execute(transaction);
  if (has('bookmark', false)) await oldest('bookmarks', 'not is_on');
  if (has('problem', false)) await oldest('own_list_problems', 'not is_on');
  if (has('delete')) await oldest('own_lists', 'deleted_at is not null');
}
