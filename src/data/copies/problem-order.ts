/** Filters and order of the list of problems. A file of its own, because only that page loads it. */
import Dexie, { cmp } from 'dexie';
import { type Difficulty, difficulties } from '../../../contract/limits';
import type { ProblemSort, ProblemState } from '../../../contract/rules/problem-order';
import { type ProblemKind, typesOfKind } from '../../../contract/rules/question-type';
import { type AccountKey, deviceAccount } from '../account/account';
import { cacheDb } from '../db/cache-db';
import type { ProblemListRow } from '../db/cache-rows';
import { type Practice, readPractice, stateOf } from '../work/problem-states';
import { inReadLanguage } from './shown-title';

export interface ProblemQuery {
  sort: ProblemSort;
  direction: 'asc' | 'desc';
  tags: string[];
  difficulty?: Difficulty;
  kind?: ProblemKind;
  state?: ProblemState;
  editorial?: true;
  /** Whose state. */
  account?: AccountKey;
}

/** Above, a tag or type is frequent: reading the list in order finds enough rows early. */
const rareMax = 300;
const chunkRows = 200;

interface Order {
  /** Of the index. */
  readonly keys: readonly (keyof ProblemListRow)[];
  readonly backwards?: true;
}

/** As on the server: the ascending direction reads some indexes backwards. */
const orders: Record<ProblemSort, Order> = {
  recommended: { keys: ['difficultyRank', 'fewerSolvers', 'cursor'] },
  title: { keys: ['titleKey', 'cursor'] },
  difficulty: { keys: ['difficultyRank', 'titleKey', 'cursor'] },
  newest: { keys: ['cursor'], backwards: true },
  solved: { keys: ['solvers', 'cursor'], backwards: true },
  acceptance: { keys: ['acceptance', 'solvers', 'cursor'], backwards: true },
};

/** Whether the largest keys come first. */
export function isDescending({ sort, direction }: Pick<ProblemQuery, 'sort' | 'direction'>): boolean {
  return (orders[sort].backwards === true) !== (direction === 'desc');
}

/**
 * Ids of the first matching problems in order. Reads a limited number of rows, so that the time does not grow with the
 * list; a screen shows twenty of 20,000 problems and repeats the query after every change.
 */
export async function listProblemIds(query: ProblemQuery, limit: number): Promise<string[]> {
  const { problemList } = cacheDb;
  const { tags, kind, state } = query;
  if (!isFiltered(query)) return inOrder(query).limit(limit).primaryKeys();
  const practice = state === undefined ? undefined : await readPractice(query.account ?? deviceAccount);
  return cacheDb.transaction('r', problemList, async () => {
    const narrowing = [
      ...tags.map((tag) => problemList.where('tags').equals(tag)),
      ...(kind === undefined ? [] : [problemList.where('type').anyOf(typesOfKind(kind))]),
    ];
    const isFitting = fits(query, practice);
    if (practice && state !== 'new')
      return sortRare(query, [...practice[state ?? 'solved']], isFitting, limit);
    for (const rows of narrowing) {
      const ids = await rows.limit(rareMax + 1).primaryKeys();
      if (ids.length <= rareMax) return sortRare(query, ids, isFitting, limit);
    }
    return scanInOrder(query, isFitting, limit);
  });
}

const isFiltered = ({ tags, difficulty, kind, state, editorial }: ProblemQuery) =>
  tags.length > 0 || [difficulty, kind, state, editorial].some((filter) => filter !== undefined);

function inOrder(query: ProblemQuery) {
  const { sort, difficulty } = query;
  const { problemList } = cacheDb;
  const ofDifficulty = difficulty === undefined ? undefined : difficulties.indexOf(difficulty);
  const { keys } = orders[sort];
  const index = keys.length === 1 ? String(keys[0]) : `[${keys.join('+')}]`;
  // Within one difficulty, the orders by title and by difficulty are the same.
  const narrowed = ofDifficulty === undefined ? undefined : narrowedIndex[sort];
  const rows =
    narrowed === undefined
      ? problemList.orderBy(index)
      : problemList.where(narrowed).between([ofDifficulty, Dexie.minKey], [ofDifficulty, Dexie.maxKey]);
  return isDescending(query) ? rows.reverse() : rows;
}

/** Indexes that begin with the difficulty; with another one, rows are filtered. */
const narrowedIndex: Partial<Record<ProblemSort, string>> = {
  recommended: '[difficultyRank+fewerSolvers+cursor]',
  title: '[difficultyRank+titleKey+cursor]',
  difficulty: '[difficultyRank+titleKey+cursor]',
};

type IsFitting = (row: ProblemListRow) => boolean;

function fits(query: ProblemQuery, practice: Practice | undefined): IsFitting {
  const { tags, difficulty, kind, state, editorial } = query;
  const types: readonly string[] | undefined = kind === undefined ? undefined : typesOfKind(kind);
  return (row: ProblemListRow) =>
    tags.every((tag) => row.tags.includes(tag)) &&
    (difficulty === undefined || row.difficulty === difficulty) &&
    (types === undefined || types.includes(row.type)) &&
    (editorial === undefined || row.hasEditorial === true) &&
    (practice === undefined || stateOf(row.id, practice) === state);
}

async function sortRare(
  query: ProblemQuery,
  ids: string[],
  isFitting: IsFitting,
  limit: number,
): Promise<string[]> {
  const rows = (await cacheDb.problemList.bulkGet(ids)).flatMap((row) => row ?? []).filter(isFitting);
  const keys = (row: ProblemListRow) => orders[query.sort].keys.map((key) => row[key]);
  const sign = isDescending(query) ? -1 : 1;
  rows.sort((a, b) => sign * cmp(keys(a), keys(b)));
  return rows.slice(0, limit).map(({ id }) => id);
}

async function scanInOrder(query: ProblemQuery, isFitting: IsFitting, limit: number): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = 0; ids.length < limit; offset += chunkRows) {
    const rows = await inOrder(query).offset(offset).limit(chunkRows).toArray();
    ids.push(...rows.filter(isFitting).map(({ id }) => id));
    if (rows.length < chunkRows) break;
  }
  return ids.slice(0, limit);
}

/** In the order of `ids`, with titles for the reader; undefined for a missing row. */
export async function problemRows(ids: readonly string[]): Promise<(ProblemListRow | undefined)[]> {
  const rows = await cacheDb.problemList.bulkGet([...ids]);
  return rows.map((row) => row && inReadLanguage(row));
}
