/** Cached problems: small list rows, and full problems for the solve screen. */
import Dexie from 'dexie';
import type { ProblemDetail, ProblemListItem } from '../../../contract/entities/problem';
import { type Difficulty, difficulties } from '../../../contract/limits';
import { type ProblemKind, typesOfKind } from '../../../contract/rules/question-type';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import type { Fetched, ProblemListRow, ProblemRow } from '../db/cache-rows';
import { writeIfChanged } from '../db/write-if-changed';

export type { ProblemRow };

export interface ProblemQuery {
  sort: 'title' | 'difficulty';
  direction: 'asc' | 'desc';
  tags: string[];
  difficulty?: Difficulty;
  kind?: ProblemKind;
}

/** Undefined if the server omitted a field that the list needs. */
export function toListRow(item: ProblemListItem): ProblemListRow | undefined {
  const { _id: cursor, id, title, difficulty, tags = [], type = 'code', version = 0 } = item;
  if (id === undefined || title === undefined || difficulty === undefined) return undefined;
  const sortKeys = { titleKey: title.toLowerCase(), difficultyRank: difficulties.indexOf(difficulty) };
  return { id, cursor, title, difficulty, tags, type, version, ...sortKeys };
}

const indexOf = ({ sort }: ProblemQuery) =>
  sort === 'title' ? '[titleKey+cursor]' : '[difficultyRank+titleKey+cursor]';

/** Fast path for the first screen: reading 20,000 keys takes too long there. */
export async function firstListedIds(query: ProblemQuery, limit: number): Promise<string[]> {
  const { direction, tags, difficulty, kind } = query;
  const isNarrowed = tags.length > 0 || difficulty !== undefined || kind !== undefined;
  if (isNarrowed) return (await listProblemIds(query)).slice(0, limit);
  const ordered = cacheDb.problemList.orderBy(indexOf(query));
  return (direction === 'desc' ? ordered.reverse() : ordered).limit(limit).primaryKeys();
}

/**
 * Ids of matching problems in order. Reads keys only, because a screen shows twenty of 20,000 problems and
 * repeats the query after every change.
 */
export async function listProblemIds(query: ProblemQuery): Promise<string[]> {
  const { direction, tags, difficulty, kind } = query;
  const { problemList } = cacheDb;
  const [ordered, ...narrowing] = await cacheDb.transaction('r', problemList, () =>
    Promise.all([
      problemList.orderBy(indexOf(query)).primaryKeys(),
      ...tags.map((tag) => problemList.where('tags').equals(tag).primaryKeys()),
      ...(difficulty === undefined ? [] : [idsOfDifficulty(difficulty)]),
      ...(kind === undefined ? [] : [problemList.where('type').anyOf(typesOfKind(kind)).primaryKeys()]),
    ]),
  );
  const sets = narrowing.map((ids) => new Set(ids));
  const fitting = (ordered ?? []).filter((id) => sets.every((ids) => ids.has(id)));
  return direction === 'desc' ? fitting.reverse() : fitting;
}

function idsOfDifficulty(difficulty: Difficulty): Promise<string[]> {
  const rank = difficulties.indexOf(difficulty);
  return cacheDb.problemList
    .where('[difficultyRank+titleKey+cursor]')
    .between([rank, Dexie.minKey], [rank, Dexie.maxKey])
    .primaryKeys();
}

/** In the order of `ids`; undefined for a missing row. */
export async function problemRows(ids: readonly string[]): Promise<(ProblemRow | undefined)[]> {
  return cacheDb.problemList.bulkGet([...ids]);
}

export async function localProblemIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await cacheDb.problems.where(':id').anyOf(ids).primaryKeys());
}

/** Undefined if not on this device. `id` is case-insensitive. */
export async function readProblem(id: string): Promise<Fetched<ProblemDetail> | undefined> {
  return (await cacheDb.problems.get(id)) ?? cacheDb.problems.where(':id').equalsIgnoreCase(id).first();
}

/** Ids are case-insensitive. */
export function isProblem({ id: own }: { id: string }, id: string): boolean {
  return own.toLowerCase() === id.toLowerCase();
}

export async function problemVersions(ids: readonly string[]): Promise<Map<string, number>> {
  const bodies = await cacheDb.problems.bulkGet([...ids]);
  return new Map(bodies.flatMap((body) => (body ? [[body.id, body.version] as const] : [])));
}

export async function listVersions(ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await cacheDb.problemList.bulkGet([...ids]);
  return new Map(rows.flatMap((row) => (row ? [[row.id, row.version] as const] : [])));
}

export async function storeListRows(items: readonly ProblemListItem[]): Promise<boolean> {
  const rows = items.flatMap((item) => toListRow(item) ?? []);
  return cacheDb.transaction('rw', cacheDb.problemList, async () => {
    const known = await cacheDb.problemList.bulkGet(rows.map((row) => row.id));
    const changed = rows.filter((row, i) => JSON.stringify(row) !== JSON.stringify(known[i]));
    // A problem that was deleted and created again has a new cursor, which must not match the old row.
    await cacheDb.problemList
      .where('cursor')
      .anyOf(changed.map((row) => row.cursor))
      .delete();
    await cacheDb.problemList.bulkPut(changed);
    return changed.length > 0;
  });
}

/** Removes all problems that are not in the full list, or in an assignment; returns whether there were any. */
export async function keepOnlyListed(ids: ReadonlySet<string>): Promise<boolean> {
  const known = (await cacheDb.problemList.toCollection().primaryKeys()).map(String);
  const plans = await appDb.downloadPlans.where('key').startsWith('assignment/').toArray();
  const assigned = new Set(plans.flatMap(({ problems }) => problems.map(({ id }) => id)));
  const gone = known.filter((id) => !ids.has(id) && !assigned.has(id));
  await cacheDb.transaction('rw', cacheDb.problemList, cacheDb.problems, async () => {
    await cacheDb.problemList.bulkDelete(gone);
    await cacheDb.problems.bulkDelete(gone);
  });
  return gone.length > 0;
}

export function storeProblem(problem: ProblemDetail, now = Date.now()): Promise<boolean> {
  return writeIfChanged(cacheDb.problems, ({ id }) => id, [problem], now);
}

/** The problem does not exist, or is private now. */
export async function forgetProblem(id: string): Promise<void> {
  await cacheDb.transaction('rw', cacheDb.problemList, cacheDb.problems, async () => {
    await cacheDb.problemList.delete(id);
    await cacheDb.problems.delete(id);
  });
}

export async function firstProblemIds(limit: number): Promise<string[]> {
  const rows = await cacheDb.problemList.orderBy('[titleKey+cursor]').limit(limit).toArray();
  return rows.map((row) => row.id);
}
