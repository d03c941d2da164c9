import Dexie from 'dexie';
import type { OwnListChange } from '../../../contract/entities/own-list';
import { ownListLimits as limits } from '../../../contract/own-list-limits';
import { randomId } from '../../lib/random-id';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { changeOwnLists } from './change-lists';
import { ListLimitError } from './list-limit-error';
import { listProblemsOf } from './local-changes';
import type { ListProblemRow, OwnListRow } from './own-list-rows';

export interface OwnList {
  listID: string;
  name: string;
  isShared: boolean;
  createdAt: number;
  /** In the user's order. */
  problemIDs: string[];
  /** The server does not have all changes yet. */
  isPending: boolean;
}

/** Two devices may choose the same place. */
const inOrder = (rows: readonly ListProblemRow[]) =>
  rows.filter(({ isOn }) => isOn).sort((a, b) => a.place - b.place || (a.problemID < b.problemID ? -1 : 1));

async function placed(account: AccountKey, listID: string): Promise<ListProblemRow[]> {
  return inOrder(await listProblemsOf(account, listID).toArray());
}

const toList = (row: OwnListRow, problems: readonly ListProblemRow[]): OwnList => ({
  listID: row.listID,
  name: row.name,
  isShared: row.isShared,
  createdAt: row.createdAt,
  problemIDs: problems.map(({ problemID }) => problemID),
  isPending: row.pending !== undefined,
});

/** By name. */
export async function readOwnLists(account: AccountKey): Promise<OwnList[]> {
  const [from, to] = [
    [account, Dexie.minKey],
    [account, Dexie.maxKey],
  ];
  const [lists, problems] = await Promise.all([
    appDb.ownLists.where('[account+listID]').between(from, to).toArray(),
    appDb.ownListProblems.where('[account+problemID]').between(from, to).toArray(),
  ]);
  const byList = new Map<string, ListProblemRow[]>();
  for (const row of problems) byList.set(row.listID, [...(byList.get(row.listID) ?? []), row]);
  return lists
    .filter(({ isDeleted }) => !isDeleted)
    .map((row) => toList(row, inOrder(byList.get(row.listID) ?? [])))
    .sort((a, b) => a.name.localeCompare(b.name) || a.createdAt - b.createdAt);
}

export async function readOwnList(account: AccountKey, listID: string): Promise<OwnList | undefined> {
  const row = await appDb.ownLists.get([account, listID]);
  return row && !row.isDeleted ? toList(row, await placed(account, listID)) : undefined;
}

/** Returns the new list's id. Throws `ListLimitError`, `InvalidPayloadError`, `StorageFullError`. */
export async function createList(
  account: AccountKey,
  name: string,
  problemIDs: readonly string[] = [],
): Promise<string> {
  const listID = randomId();
  await changeOwnLists(account, async (at) => {
    if ((await readOwnLists(account)).length >= limits.listsMax) throw new ListLimitError('lists');
    const ids = [...new Set(problemIDs)].slice(0, limits.problemsMax);
    return [
      { type: 'name', listID, name, at },
      ...ids.map((problemID, n) => add(listID, problemID, n + 1, at)),
    ];
  });
  return listID;
}

const add = (listID: string, problemID: string, place: number, at: string): OwnListChange => ({
  type: 'problem',
  listID,
  problemID,
  isOn: true,
  place,
  at,
});

export function renameList(account: AccountKey, listID: string, name: string): Promise<void> {
  return changeOwnLists(account, (at) => [{ type: 'name', listID, name, at }]);
}

export function shareList(account: AccountKey, listID: string, isShared: boolean): Promise<void> {
  return changeOwnLists(account, (at) => [{ type: 'share', listID, isShared, at }]);
}

export function deleteList(account: AccountKey, listID: string): Promise<void> {
  return changeOwnLists(account, (at) => [{ type: 'delete', listID, at }]);
}

/** Adds at the end. Throws `ListLimitError`. */
export function addToList(account: AccountKey, listID: string, problemID: string): Promise<void> {
  return changeOwnLists(account, async (at) => {
    const rows = await placed(account, listID);
    if (rows.some((row) => row.problemID === problemID)) return [];
    if (rows.length >= limits.problemsMax) throw new ListLimitError('problems');
    return [add(listID, problemID, (rows.at(-1)?.place ?? 0) + 1, at)];
  });
}

export function removeFromList(account: AccountKey, listID: string, problemID: string): Promise<void> {
  return changeOwnLists(account, async (at) => {
    const row = await appDb.ownListProblems.get([account, listID, problemID]);
    return row?.isOn ? [{ type: 'problem', listID, problemID, isOn: false, place: row.place, at }] : [];
  });
}

/** Exchanges two neighbours. */
export function moveInList(
  account: AccountKey,
  listID: string,
  problemID: string,
  direction: 'up' | 'down',
): Promise<void> {
  return changeOwnLists(account, async (at) => {
    const rows = await placed(account, listID);
    const from = rows.findIndex((row) => row.problemID === problemID);
    const to = direction === 'up' ? from - 1 : from + 1;
    const [mine, other] = [rows[from], rows[to]];
    if (!mine || !other) return [];
    const move = (id: string, place: number): OwnListChange => ({
      type: 'move',
      listID,
      problemID: id,
      place,
      at,
    });
    if (mine.place !== other.place) return [move(problemID, other.place), move(other.problemID, mine.place)];
    // Two devices chose the same place: number them all.
    const order = rows.map((row) => row.problemID);
    [order[from], order[to]] = [other.problemID, problemID];
    return order.map((id, n) => move(id, n + 1));
  });
}
