/**
 * Statements that rank a limited number of candidates, so that their time does not grow with the collection.
 *
 * Names that begin with the query rank above all others. They come from a sorted index, which stops at the limit. The
 * indexes of words and trigrams read all matches before the first row, so they are asked only if the cheaper ways leave
 * room in the list: then the query is rare, or at least not a common beginning.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SearchResult, SearchType } from '../../../contract/entities/search';
import type { Subject } from './subjects';

/** Per kind, so that many problems do not hide a single tag. */
export const resultsOfKindMax = 12;
const eachMax = sql.lit(resultsOfKindMax);
const beginningsMax = sql.lit(100);
const candidatesMax = sql.lit(100);
const lastCharacter = String.fromCodePoint(0x10ffff);

export interface Row {
  type: SearchType;
  name: string;
  url: string;
  details: Omit<SearchResult, 'type' | 'name' | 'url' | 'snippet'>;
  snippet: string | null;
  score: number;
}

export interface Wanted {
  readonly query: string;
  readonly uid: string | undefined;
}

/** Is evaluated once, not for each row. */
type Words = RawBuilder<unknown>;
export interface NameWords {
  /** The last word may be incomplete. */
  readonly complete: Words;
  /** Words may be incomplete, and those with one or two letters may be missing. */
  readonly begun: Words;
}
type Condition = RawBuilder<SqlBool>;

export const byName =
  ({ query, uid }: Wanted, words: NameWords) =>
  (subject: Subject): RawBuilder<Row> => {
    const { type, from, columns, label, names, exactly, isExactly } = subject;
    const rows = (where: Condition) =>
      sql`select ${columns} from ${from} where ${where} and ${subject.visible(uid)}`;
    const sorted = sql`(${label}) collate "C"`;
    const part = sql<SqlBool>`${label} like ${`%${query.replace(/[\\%_]/g, '\\$&')}%`}`;
    const beginnings = sql<number>`(select count(*) from beginning)`;
    const found = sql<number>`${beginnings} + (select count(*) from word)`;
    // Tags are few. In the locale "C", words of other alphabets have no trigrams.
    const canFindPart =
      type === 'tag'
        ? sql<SqlBool>`true`
        : sql<SqlBool>`${hasTrigrams(query)}::boolean and show_trgm(${query}) <> '{}'`;
    // The end of the range is checked outside: PostgreSQL would expect few rows in it, and read and sort all of them.
    const candidates = sql`(
      with beginning as materialized (
        (${rows(isExactly(query))} limit ${eachMax})
        union (
          select * from (${rows(sql`${sorted} >= ${query}`)} order by ${sorted} limit ${beginningsMax}) as ${sql.ref(`${type}s`)}
          where ${sorted} < ${query + lastCharacter}
        )
      ), word as materialized (
        ${rows(sql`${names} @@ ${words.complete}`)} limit ${ifRoom(beginnings)}
      ), begun as materialized (
        ${rows(sql`${names} @@ ${words.begun}`)} limit ${ifRoom(found)}
      )
      select * from beginning union select * from word union select * from begun
      union (${rows(part)} limit ${ifRoom(sql`${found} + (select count(*) from begun)`, canFindPart)})
    ) as ${sql.ref(`${type}s`)}`;
    const score = sql<number>`(${query} = any(${exactly}))::int * 4 + starts_with(${label}, ${query})::int * 2
      + similarity(${label}, ${query}) + word_similarity(${query}, ${label})`;
    return select({ ...subject, from: candidates }, score);
  };

/** Zero if the list is full: then PostgreSQL does not start to read. */
const ifRoom = (found: RawBuilder<number>, further: Condition = sql`true`) =>
  sql`(select case when ${found} < ${eachMax} and ${further} then ${candidatesMax} else 0 end)`;

/** Without three letters in a row, the trigram index would be read completely. */
const hasTrigrams = (query: string) => /[\p{L}\p{N}]{3}/u.test(query);

/** @param isFull whether names fill the list of a kind */
export const byText =
  ({ uid }: Wanted, words: Words, isFull: (type: SearchType) => boolean) =>
  ({ text, ...subject }: Subject): RawBuilder<Row>[] => {
    if (!text) return [];
    const candidates = sql`(
      select * from ${subject.from} where ${text.words} @@ ${words} and ${subject.visible(uid)}
      limit (select case when ${isFull(subject.type)}::boolean then 0 else ${candidatesMax} end)
    ) as ${sql.ref(`${subject.type}s`)}`;
    const snippet = sql<string>`ts_headline('pg_catalog.english', left(${text.source}, 20000), ${words},
      'StartSel="", StopSel="", MaxFragments=1, MaxWords=18, MinWords=8')`;
    return [select({ ...subject, from: candidates }, sql`ts_rank(${text.words}, ${words})`, snippet)];
  };

/**
 * Ranks below all exact matches.
 * @param all for names with each word of the query, or one that resembles it
 * @param some for names with some of these words; only those that resemble the whole query count
 * @param similarityMin 0 to 1
 */
export const nearlyByName =
  ({ query, uid }: Wanted, all: Words, some: Words, similarityMin: number) =>
  (subject: Subject): RawBuilder<Row> => {
    const { type, from, columns, label, names } = subject;
    const rows = (words: Words) =>
      sql`select ${columns} from ${from} where ${names} @@ ${words} and ${subject.visible(uid)} limit ${candidatesMax}`;
    const candidates = sql`(
      (${rows(all)}) union (
        select * from (${rows(some)}) as ${sql.ref(`${type}s`)}
        where word_similarity(${query}, ${label}) >= ${sql.lit(similarityMin)}
      )
    ) as ${sql.ref(`${type}s`)}`;
    return select({ ...subject, from: candidates }, sql`word_similarity(${query}, ${label}) - 2`);
  };

/** Makes snippets only for these, because they cost more than matching. */
function select(
  { type, from, name, url, details }: Subject,
  score: RawBuilder<number>,
  snippet: RawBuilder<string | null> = sql`null::text`,
): RawBuilder<Row> {
  return sql<Row>`select ${sql.lit(type)} as type, ${name} as name, ${url} as url, ${details} as details,
      ${snippet} as snippet, score
    from (
      select *, (${score})::float8 as score from ${from} order by score desc, ${url} limit ${eachMax}
    ) as ${sql.ref(`${type}s`)}`;
}
