import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SearchResult, SearchType } from '../../../contract/entities/search';
import { queryWords, transposedWords } from '../../../contract/rules/search-query';
import type { Database } from '../../platform/database/open';
import { plainText } from './plain-text';
import { type Subject, subjects } from './subjects';

const resultsMax = 20;
/** Per kind, so that many problems do not hide a single tag. */
const eachMax = 12;
/** A word can occur in thousands of texts. */
const textsMax = 300;
/** Below this, similar names are searched too. */
const fewResults = 5;
/** 0 to 1. PostgreSQL's default of 0.6 misses swapped letters: a five-letter word keeps a third. */
const similarityMin = '0.33';
/** Shorter words have too few trigrams. */
const similarityLengthMin = 4;

interface Row {
  type: SearchType;
  name: string;
  url: string;
  details: Omit<SearchResult, 'type' | 'name' | 'url' | 'snippet'>;
  snippet: string | null;
  score: number;
}

interface Wanted {
  readonly query: string;
  readonly words: RawBuilder<unknown>;
  readonly uid: string | undefined;
}

/** Best first: names, then texts; with few results, similar names. */
export async function find(db: Database, query: string, uid: string | undefined): Promise<SearchResult[]> {
  if (query === '') return [];
  const wanted: Wanted = { query, words: wordsOf(query), uid };
  const found = await run(db, [...subjects.map(byName(wanted)), ...subjects.flatMap(byText(wanted))]);
  const results = distinct(found);
  if (results.length >= fewResults) return results.slice(0, resultsMax);
  return distinct([...found, ...(await findNearly(db, wanted))]).slice(0, resultsMax);
}

/** For examining query plans. */
export function searchStatements(query: string, uid: string | undefined): RawBuilder<Row>[] {
  const wanted: Wanted = { query, words: wordsOf(query), uid };
  return [byName(wanted), byText(wanted), nearlyByName(wanted)].flatMap((part) => subjects.flatMap(part));
}

async function findNearly(db: Database, wanted: Wanted): Promise<Row[]> {
  return await db.transaction().execute(async (transaction) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${similarityMin}, true)`.execute(
      transaction,
    );
    return await run(transaction, subjects.map(nearlyByName(wanted)));
  });
}

async function run(db: Database, parts: readonly RawBuilder<Row>[]): Promise<Row[]> {
  const union = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
  const { rows } = await sql<Row>`select * from (${union}) as found order by score desc, name, url`.execute(
    db,
  );
  return rows;
}

/** All words, also as prefixes. */
function wordsOf(query: string): RawBuilder<unknown> {
  const text = queryWords(query)
    .map((word) => `${word}:*`)
    .join(' & ');
  return sql`(to_tsquery('pg_catalog.simple', ${text}) || to_tsquery('pg_catalog.english', ${text}))`;
}

const byName =
  ({ query, words, uid }: Wanted) =>
  (subject: Subject): RawBuilder<Row> => {
    const { label, names, exactly } = subject;
    const part = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
    const score = sql<number>`(${query} = any(${exactly}))::int * 4 + starts_with(${label}, ${query})::int * 2
      + similarity(${label}, ${query}) + word_similarity(${query}, ${label})`;
    return select(subject, score, sql<SqlBool>`(${names} @@ ${words} or ${label} like ${part})`, uid);
  };

const byText =
  ({ words, uid }: Wanted) =>
  ({ text, ...subject }: Subject): RawBuilder<Row>[] => {
    if (!text) return [];
    const candidates = sql`(
      select * from ${subject.from} where ${text.words} @@ ${words} and ${subject.visible(uid)} limit ${textsMax}
    ) as ${sql.ref(`${subject.type}s`)}`;
    const snippet = sql<string>`ts_headline('pg_catalog.english', left(${text.source}, 20000), ${words},
      'StartSel="", StopSel="", MaxFragments=1, MaxWords=18, MinWords=8')`;
    const score = sql<number>`ts_rank(${text.words}, ${words})`;
    return [select({ ...subject, from: candidates }, score, sql`true`, uid, snippet)];
  };

/** The whole query resembles a part of the name, or each word one of its words. Ranks below all exact matches. */
const nearlyByName =
  ({ query, uid }: Wanted) =>
  (subject: Subject): RawBuilder<Row> => {
    const score = sql<number>`word_similarity(${query}, ${subject.label}) - 2`;
    const alike = (text: string) => sql<SqlBool>`${text} <% ${subject.label}`;
    const words = queryWords(query).filter((word) => word.length >= similarityLengthMin);
    const ways = [alike(query)];
    if (words.length > 1) ways.push(sql`(${sql.join(words.map(alike), sql` and `)})`);
    const meant = exchangedQuery(query);
    if (meant) ways.push(sql`${subject.names} @@ to_tsquery('pg_catalog.simple', ${meant})`);
    return select(subject, score, sql<SqlBool>`(${sql.join(ways, sql` or `)})`, uid);
  };

/** Null if there are no transpositions. */
function exchangedQuery(query: string): string | null {
  const words = queryWords(query).map((word) => [`${word}:*`, ...transposedWords(word)]);
  if (words.every((ways) => ways.length === 1)) return null;
  return words.map((ways) => `(${ways.join(' | ')})`).join(' & ');
}

/** Makes snippets only for these, because they cost more than matching. */
function select(
  { type, from, name, url, details, visible }: Subject,
  score: RawBuilder<number>,
  where: RawBuilder<SqlBool>,
  uid: string | undefined,
  snippet: RawBuilder<string | null> = sql`null::text`,
): RawBuilder<Row> {
  return sql<Row>`select ${sql.lit(type)} as type, ${name} as name, ${url} as url, ${details} as details,
      ${snippet} as snippet, score
    from (
      select *, (${score})::float8 as score from ${from} where ${where} and ${visible(uid)}
      order by score desc, ${url} limit ${eachMax}
    ) as ${sql.ref(`${type}s`)}`;
}

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
