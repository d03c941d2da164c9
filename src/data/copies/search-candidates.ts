/**
 * Problems that a query may mean: a limited number from the indexes by word, so that the time does not grow with the
 * number of problems on the device.
 */
import Dexie, { type Table } from 'dexie';
import { queryWords } from '../../../contract/rules/search-query';
import { cacheDb } from '../db/cache-db';
import type { ProblemListRow } from '../db/cache-rows';
import { foldAccents, variantsOf } from './search-words';

const rowsMax = 60;
/** By statements, or with typing errors. */
const fewRowsMax = 30;
/** Of words that occur often. */
const keysMax = 1000;
const similarWordsMax = 20;
/** With so many names, texts and similar words are not searched. */
const enough = 20;
const textLengthMax = 2000;

export interface ProblemCandidate {
  row: ProblemListRow;
  /** The beginning of the statement, if that was found. */
  text: string;
}

export async function readProblemCandidates(query: string): Promise<ProblemCandidate[]> {
  const folded = foldAccents(query);
  const words = [...new Set(queryWords(folded))];
  const asked = words.length > 0 ? words : [folded];
  const named = new Set(await namedLike(query));
  add(named, await idsWithAll(asked.map((word) => namesWith(word))), rowsMax);
  const told = new Set<string>();
  if (words.length > 0 && named.size < enough) {
    add(told, await idsWithAll(words.map(textsWith)), fewRowsMax);
    const ways = words.map(async (word) => [
      ...(await namesWith(word)),
      ...(await namesWithOneOf(await similarWords(word))),
    ]);
    add(named, await idsWithAll(ways), fewRowsMax);
  }
  return await readCandidates(named, told);
}

function add(ids: Set<string>, more: readonly string[], max: number): void {
  for (const id of more.slice(0, max)) ids.add(id);
}

/** The exact title, and titles that begin like it. */
async function namedLike(query: string): Promise<string[]> {
  const titles = cacheDb.problemList
    .where('[titleKey+cursor]')
    .between([query, Dexie.minKey], [`${query}\uffff`, Dexie.maxKey]);
  return (await titles.limit(rowsMax / 2).primaryKeys()).map(String);
}

type Keys = string[];

const keysWith = async (table: Table<object, string>, index: string, word: string): Promise<Keys> =>
  (await table.where(index).startsWith(word).limit(keysMax).primaryKeys()).map(String);

const namesWith = (word: string) => keysWith(cacheDb.problemList, 'words', word);

/** Some words may be in the title. */
async function textsWith(word: string): Promise<Keys> {
  return [...(await keysWith(cacheDb.problems, 'textWords', word)), ...(await namesWith(word))];
}

/** In the order of the rarest word. */
async function idsWithAll(found: readonly Promise<Keys>[]): Promise<string[]> {
  const [first = [], ...rest] = (await Promise.all(found)).sort((a, b) => a.length - b.length);
  const sets = rest.map((keys) => new Set(keys));
  return [...new Set(first)].filter((id) => sets.every((keys) => keys.has(id)));
}

/**
 * Those with one or two different letters share a variant; the ranking removes the others. One request for each variant:
 * `anyOf` would move a cursor from key to key, which takes ten times as long.
 */
async function similarWords(word: string): Promise<string[]> {
  if (word.length < 3) return [];
  const { searchWords } = cacheDb;
  const found = await Promise.all(
    variantsOf(word).map((variant) => searchWords.where('variants').equals(variant).limit(4).primaryKeys()),
  );
  return [...new Set(found.flat().map(String))].slice(0, similarWordsMax);
}

async function namesWithOneOf(words: readonly string[]): Promise<Keys> {
  const found = await Promise.all(
    words.map((word) => cacheDb.problemList.where('words').equals(word).limit(keysMax).primaryKeys()),
  );
  return found.flat().map(String);
}

/** Reads statements only of those that were found by them. */
async function readCandidates(
  named: ReadonlySet<string>,
  told: ReadonlySet<string>,
): Promise<ProblemCandidate[]> {
  const ids = [...new Set([...named, ...told])];
  const rows = await cacheDb.problemList.bulkGet(ids);
  const bodies = await cacheDb.problems.bulkGet([...told]);
  const texts = new Map(bodies.flatMap((body) => (body ? [[body.id, body.description] as const] : [])));
  return rows.flatMap((row) =>
    row ? [{ row, text: texts.get(row.id)?.slice(0, textLengthMax) ?? '' }] : [],
  );
}
