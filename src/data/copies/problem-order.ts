/** Filters and order of the list of problems. A file of its own, because only that page loads it. */
import Dexie, { cmp } from 'dexie';
import { type Difficulty, difficulties } from '../../../contract/limits';
import { type ProblemKind, typesOfKind } from '../../../contract/rules/question-type';
import { cacheDb } from '../db/cache-db';
import type { ProblemListRow } from '../db/cache-rows';

export interface ProblemQuery {
  sort: 'title' | 'difficulty';
  direction: 'asc' | 'desc';
  tags: string[];
  difficulty?: Difficulty;
  kind?: ProblemKind;
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
export async function problemRows(ids: readonly string[]): Promise<(ProblemListRow | undefined)[]> {
  return cacheDb.problemList.bulkGet([...ids]);
}
