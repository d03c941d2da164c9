/** Cached problems: small list rows, and full problems for the solve screen. */
import type { ProblemDetail, ProblemListItem } from '../../../contract/entities/problem/problem';
import { difficulties } from '../../../contract/limits';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import type { Fetched, ProblemListRow, ProblemRow } from '../db/cache-rows';
import { writeIfChanged } from '../db/write-if-changed';
import { storeImages, withoutFiles } from './problem-images';
import { listWords, statementWords, toWordRows } from './search-words';

export type { ProblemRow };

/** Undefined if the server omitted a field that the list needs. */
export function toListRow(item: ProblemListItem): ProblemListRow | undefined {
  const { _id: cursor, id, title, summary = '', difficulty } = item;
  const { tags = [], type = 'code', version = 0 } = item;
  if (id === undefined || title === undefined || difficulty === undefined) return undefined;
  const { solvers = 0, acceptance = -1, hasEditorial = false } = item;
  const titles = titlesOf(item);
  const { language } = item;
  const others = titles?.map((one) => one.title) ?? [];
  const words = listWords({ id, title: [title, ...others].join(' '), tags });
  return {
    id,
    cursor,
    title,
    summary,
    difficulty,
    tags,
    type,
    version,
    solvers,
    acceptance,
    hasEditorial,
    words,
    ...(item.public === false && { isPrivate: true as const }),
    titleKey: title.toLowerCase(),
    difficultyRank: difficulties.indexOf(difficulty),
    // -0 would be a change in each comparison.
    fewerSolvers: 0 - solvers,
    ...(language !== undefined && { language }),
    ...(titles && { titles }),
  };
}

/** Whole problems have translations instead. */
function titlesOf({ titles, translations }: ProblemListItem & Pick<ProblemDetail, 'translations'>) {
  return (
    titles ??
    translations?.map(({ language, title, summary }) => ({ language, title, ...(summary && { summary }) }))
  );
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

type Versions = Map<string, number>;

const versionsOf = (rows: readonly ({ id: string; version: number } | undefined)[]): Versions =>
  new Map(rows.flatMap((row) => (row ? [[row.id, row.version]] : [])));

export async function problemVersions(ids: string[]): Promise<Versions> {
  return versionsOf(await cacheDb.problems.bulkGet(ids));
}

export async function listVersions(ids: string[]): Promise<Versions> {
  return versionsOf(await cacheDb.problemList.bulkGet(ids));
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
    await cacheDb.searchWords.bulkPut(toWordRows(changed.flatMap(({ words }) => words)));
    return changed.length > 0;
  });
}

/** Removes all problems that are not in the full list, or in an assignment; returns whether there were any. */
export async function keepOnlyListed(ids: ReadonlySet<string>): Promise<boolean> {
  const known = await cacheDb.problemList.toCollection().primaryKeys();
  const plans = await appDb.downloadPlans.where('key').startsWith('assignment/').toArray();
  const assigned = new Set(plans.flatMap(({ problems }) => problems.map(({ id }) => id)));
  const gone = known.filter((id) => !ids.has(id) && !assigned.has(id));
  const tables = [cacheDb.problemList, cacheDb.problems, cacheDb.problemImages];
  await cacheDb.transaction('rw', tables, async () => {
    for (const table of tables) await table.bulkDelete(gone);
  });
  return gone.length > 0;
}

export function storeProblem(problem: ProblemDetail, now = Date.now()): Promise<boolean> {
  const others = (problem.translations ?? []).map(({ description }) => description);
  const textWords = statementWords([problem.description, ...others].join(' '));
  const row = { ...withoutFiles(problem), textWords };
  return cacheDb.transaction('rw', cacheDb.problems, cacheDb.problemImages, async () => {
    await storeImages(problem);
    return await writeIfChanged(cacheDb.problems, ({ id }) => id, [row], now);
  });
}

/** The problem does not exist, or is private now. */
export async function forgetProblem(id: string): Promise<void> {
  const tables = [cacheDb.problemList, cacheDb.problems, cacheDb.problemImages];
  await cacheDb.transaction('rw', tables, async () => {
    for (const table of tables) await table.delete(id);
  });
}

export function firstProblemIds(limit: number): Promise<string[]> {
  return cacheDb.problemList.orderBy('[titleKey+cursor]').limit(limit).primaryKeys();
}
