/** Cached problems: small list rows, and full problems for the solve screen. */
import Dexie, { cmp } from 'dexie';
import type { ProblemDetail, ProblemListItem } from '../../../contract/entities/problem';
import { type Difficulty, difficulties } from '../../../contract/limits';
import { type ProblemKind, typesOfKind } from '../../../contract/rules/question-type';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import type { Fetched, ProblemListRow, ProblemRow } from '../db/cache-rows';
import { writeIfChanged } from '../db/write-if-changed';
import { listWords, statementWords, toWordRows } from './search-words';

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
  const words = listWords({ id, title, tags });
  return { id, cursor, title, difficulty, tags, type, version, ...sortKeys, words };
}

/** Above, a tag or type is frequent: reading the list in order finds enough rows early. */
const rareMax = 300;
const chunkRows = 200;

/**
 * Ids of the first matching problems in order. Reads a limited number of rows, so that the time does not grow with the
 * list; a screen shows twenty of 20,000 problems and repeats the query after every change.
 */
export async function listProblemIds(query: ProblemQuery, limit: number): Promise<string[]> {
  const { problemList } = cacheDb;
  const { tags, difficulty, kind } = query;
  if (tags.length === 0 && difficulty === undefined && kind === undefined)
    return inOrder(query).limit(limit).primaryKeys();
  return cacheDb.transaction('r', problemList, async () => {
    const narrowing = [
      ...tags.map((tag) => problemList.where('tags').equals(tag)),
      ...(kind === undefined ? [] : [problemList.where('type').anyOf(typesOfKind(kind))]),
    ];
    for (const rows of narrowing) {
      const ids = await rows.limit(rareMax + 1).primaryKeys();
      if (ids.length <= rareMax) return sortRare(query, ids, limit);
    }
    return scanInOrder(query, limit);
  });
}

function inOrder(query: ProblemQuery) {
  const { sort, direction, difficulty } = query;
  const { problemList } = cacheDb;
  const ofDifficulty = difficulty === undefined ? undefined : difficulties.indexOf(difficulty);
  // Within one difficulty, both orders are the same.
  const rows =
    ofDifficulty === undefined
      ? problemList.orderBy(sort === 'title' ? '[titleKey+cursor]' : '[difficultyRank+titleKey+cursor]')
      : problemList
          .where('[difficultyRank+titleKey+cursor]')
          .between([ofDifficulty, Dexie.minKey], [ofDifficulty, Dexie.maxKey]);
  return direction === 'desc' ? rows.reverse() : rows;
}

const fits = ({ tags, difficulty, kind }: ProblemQuery) => {
  const types: readonly string[] | undefined = kind === undefined ? undefined : typesOfKind(kind);
  return (row: ProblemListRow) =>
    tags.every((tag) => row.tags.includes(tag)) &&
    (difficulty === undefined || row.difficulty === difficulty) &&
    (types === undefined || types.includes(row.type));
};

async function sortRare(query: ProblemQuery, ids: string[], limit: number): Promise<string[]> {
  const rows = (await cacheDb.problemList.bulkGet(ids)).flatMap((row) => row ?? []).filter(fits(query));
  const keys = ({ titleKey, cursor, difficultyRank }: ProblemListRow) =>
    query.sort === 'title' ? [titleKey, cursor] : [difficultyRank, titleKey, cursor];
  const sign = query.direction === 'desc' ? -1 : 1;
  rows.sort((a, b) => sign * cmp(keys(a), keys(b)));
  return rows.slice(0, limit).map(({ id }) => id);
}

async function scanInOrder(query: ProblemQuery, limit: number): Promise<string[]> {
  const isFitting = fits(query);
  const ids: string[] = [];
  for (let offset = 0; ids.length < limit; offset += chunkRows) {
    const rows = await inOrder(query).offset(offset).limit(chunkRows).toArray();
    ids.push(...rows.filter(isFitting).map(({ id }) => id));
    if (rows.length < chunkRows) break;
  }
  return ids.slice(0, limit);
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
  return cacheDb.transaction('rw', cacheDb.problemList, cacheDb.searchWords, async () => {
    const known = await cacheDb.problemList.bulkGet(rows.map((row) => row.id));
    const changed = rows.filter((row, i) => JSON.stringify(row) !== JSON.stringify(known[i]));
    // A problem that was deleted and created again has a new cursor, which must not match the old row.
    await cacheDb.problemList
      .where('cursor')
      .anyOf(changed.map((row) => row.cursor))
      .delete();
    await cacheDb.problemList.bulkPut(changed);
    await storeWords(changed);
    return changed.length > 0;
  });
}

async function storeWords(rows: readonly ProblemListRow[]): Promise<void> {
  const wanted = toWordRows(rows.flatMap(({ words }) => words));
  const known = new Set(
    await cacheDb.searchWords
      .where('word')
      .anyOf(wanted.map(({ word }) => word))
      .primaryKeys(),
  );
  await cacheDb.searchWords.bulkPut(wanted.filter(({ word }) => !known.has(word)));
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
  const textWords = statementWords(problem.description);
  return writeIfChanged(cacheDb.problems, ({ id }) => id, [{ ...problem, textWords }], now);
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
