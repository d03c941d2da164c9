import { type RawBuilder, sql } from 'kysely';
import type { SearchResult, SearchType } from '../../../contract/entities/search';
import { queryWords, transposedWords } from '../../../contract/rules/search-query';
import type { Database } from '../../platform/database/open';
import { byName, byText, nearlyByName, type Row, resultsOfKindMax, type Wanted } from './candidates';
import { plainText } from './plain-text';
import { subjects } from './subjects';

const resultsMax = 20;
/** Below this, similar names are searched too. */
const fewResults = 5;
/** 0 to 1. PostgreSQL's default of 0.6 misses swapped letters: a five-letter word keeps a third. */
const similarityMin = 0.33;
/** Shorter words have too few trigrams. */
const similarityLengthMin = 3;
/** Words of the list that are tried instead of one word of the query. */
const similarWordsMax = 8;
/** Very many names and texts contain words with a shorter beginning. */
const beginningMin = 3;

/** Without the short words, unless there are only short ones. */
function longWords(words: readonly string[]): readonly string[] {
  const long = words.filter(({ length }) => length >= beginningMin);
  return long.length > 0 ? long : words;
}

/** Best first: names, then texts; with few results, similar names. */
export async function find(db: Database, query: string, uid: string | undefined): Promise<SearchResult[]> {
  if (query === '') return [];
  return await db.transaction().execute(async (transaction) => {
    await planOnce(transaction);
    const wanted: Wanted = { query, uid };
    const found: Row[] = [];
    const add = async (statement: RawBuilder<Row> | undefined) => {
      if (statement) found.push(...(await statement.execute(transaction)).rows);
      return distinct(found).length;
    };
    const count = await add(nameStatement(wanted));
    const isFull = (type: SearchType) => found.filter((row) => row.type === type).length >= resultsOfKindMax;
    if (count < resultsMax && (await add(textStatement(wanted, isFull))) < fewResults) {
      await add(nearStatement(wanted, await similarWords(transaction, query)));
    }
    return distinct(found.sort(byScore)).slice(0, resultsMax);
  });
}

/**
 * For this transaction. Planning these statements takes longer than running them, and a plan for any query uses the
 * indexes, which is right for all of them.
 */
export async function planOnce(transaction: Database): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_generic_plan', true),
    set_config('pg_trgm.word_similarity_threshold', ${String(similarityMin)}, true)`.execute(transaction);
}

/** For examining query plans. Call it after `planOnce`. */
export async function searchStatements(
  transaction: Database,
  query: string,
  uid: string | undefined,
): Promise<RawBuilder<Row>[]> {
  const wanted: Wanted = { query, uid };
  const near = nearStatement(wanted, await similarWords(transaction, query));
  return [nameStatement(wanted), textStatement(wanted, () => false), ...(near ? [near] : [])];
}

function nameStatement(wanted: Wanted): RawBuilder<Row> {
  const words = queryWords(wanted.query);
  const long = longWords(words);
  const lastIsLong = long.at(-1) === words.at(-1);
  const either = ({ simple, english }: Configured) => sql`(select ${simple} || ${english})`;
  const complete = either(tsquery(words, (at) => at === words.length - 1 && (at === 0 || lastIsLong)));
  const begun = either(tsquery(long, () => lastIsLong || words.length === 1));
  return union('names', wanted, subjects.map(byName(wanted, { complete, begun })));
}

/** Common English words alone find nothing, because nearly all texts contain them. */
function textStatement(wanted: Wanted, isFull: (type: SearchType) => boolean): RawBuilder<Row> {
  const words = queryWords(wanted.query);
  const { simple, english } = tsquery(words, (at) => (words[at]?.length ?? 0) >= beginningMin);
  const either = sql`(select case when numnode(${english}) > 0 then ${simple} || ${english} end)`;
  return union('texts', wanted, subjects.flatMap(byText(wanted, either, isFull)));
}

/** Each word, a similar one, or one with two letters exchanged. Undefined if the query has no words. */
function nearStatement(wanted: Wanted, similar: ReadonlyMap<string, string[]>): RawBuilder<Row> | undefined {
  const ways = longWords(queryWords(wanted.query)).map((word) => {
    const others = (similar.get(word) ?? []).map(quoted);
    return `(${[`${word}:*`, ...transposedWords(word), ...others].join(' | ')})`;
  });
  if (ways.length === 0) return undefined;
  const words = (text: string | null) => sql`(select to_tsquery('pg_catalog.simple', ${text}))`;
  const some = words(ways.length > 1 ? ways.join(' | ') : null);
  return union(
    'similar',
    wanted,
    subjects.map(nearlyByName(wanted, words(ways.join(' & ')), some, similarityMin)),
  );
}

/** The text depends only on the name and on whether there is a user. */
function union(name: string, { uid }: Wanted, parts: readonly RawBuilder<Row>[]): RawBuilder<Row> {
  const all = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
  const comment = sql.raw(`/* prepared: search-${name}${uid === undefined ? '' : '-own'} */`);
  return sql<Row>`${comment} ${all}`;
}

interface Configured {
  readonly simple: RawBuilder<unknown>;
  readonly english: RawBuilder<unknown>;
}

/** All words, some of them also as beginnings. */
function tsquery(words: readonly string[], isBeginning: (at: number) => boolean): Configured {
  const text = words.map((word, at) => (isBeginning(at) ? `${word}:*` : word)).join(' & ');
  return {
    simple: sql`to_tsquery('pg_catalog.simple', ${text})`,
    english: sql`to_tsquery('pg_catalog.english', ${text})`,
  };
}

/** For each word of the query the most similar ones of all names. */
async function similarWords(transaction: Database, query: string): Promise<Map<string, string[]>> {
  const asked = queryWords(query).filter((word) => word.length >= similarityLengthMin);
  const similar = new Map<string, string[]>();
  if (asked.length === 0) return similar;
  const { rows } = await sql<{ asked: string; word: string }>`/* prepared: search-words */
    select asked, word from unnest(${asked}::text[]) as asked, lateral (
      select distinct word, word_similarity(asked, word) + similarity(asked, word) as score
      from search_vocabulary where asked <% word order by score desc, word limit ${sql.lit(similarWordsMax)}
    ) as best`.execute(transaction);
  for (const { asked: word, word: other } of rows) similar.set(word, [...(similar.get(word) ?? []), other]);
  return similar;
}

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

const byScore = (a: Row, b: Row) => b.score - a.score || compare(a.name, b.name) || compare(a.url, b.url);
const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Keeps the best row of each item. */
function distinct(rows: readonly Row[]): SearchResult[] {
  const results = new Map<string, SearchResult>();
  for (const { type, name, url, details, snippet } of rows) {
    const key = `${type}/${url}`;
    if (results.has(key)) continue;
    const text = snippet === null ? '' : plainText(snippet);
    results.set(key, { name, type, url, ...details, ...(text && { snippet: text }) });
  }
  return [...results.values()];
}
