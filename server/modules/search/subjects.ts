import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SearchType } from '../../../contract/entities/search';
import { isMemberOf } from '../problem-members/public';

type Sql<T> = RawBuilder<T>;

export interface Subject {
  readonly type: SearchType;
  /** One row per item. */
  readonly from: Sql<unknown>;
  /** What `name`, `url`, `details`, `exactly` and `label` read. */
  readonly columns: Sql<unknown>;
  readonly name: Sql<string>;
  readonly url: Sql<string>;
  /** Object with further fields of `SearchResult`. */
  readonly details: Sql<unknown>;
  /** Lower-case texts that match exactly this item. */
  readonly exactly: Sql<string[]>;
  /** Whether one of `exactly` that is not the beginning of the label is the query, with indexes. */
  readonly isExactly: (query: string) => Sql<SqlBool>;
  /** Lower case, with a trigram index and an index in the order of bytes. */
  readonly label: Sql<string>;
  /** Words of its names, indexed. */
  readonly names: Sql<unknown>;
  /** If it has one. */
  readonly text?: { readonly words: Sql<unknown>; readonly source: Sql<string> };
  readonly visible: (uid: string | undefined) => Sql<SqlBool>;
}

const everybody = () => sql<SqlBool>`true`;

const problems: Subject = {
  type: 'problem',
  from: sql`problems`,
  columns: sql`id, title, difficulty, type, tags, public`,
  name: sql`title`,
  url: sql`id`,
  details: sql`jsonb_build_object('difficulty', difficulty, 'problemType', type, 'tags', tags)
    || case when public then '{}'::jsonb else '{"isPrivate": true}'::jsonb end`,
  exactly: sql`array[lower(title), lower(id)]`,
  isExactly: (query) => sql`lower(id) = ${query}`,
  label: sql`lower(title)`,
  names: sql`search_words(tags || title || id)`,
  text: { words: sql`search_text`, source: sql`description` },
  // ROLE-12
  visible: (uid) =>
    uid === undefined ? sql`public` : sql`(public or creator = ${uid} or ${isMemberOf(uid)})`,
};

const challenges: Subject = {
  type: 'challenge',
  from: sql`challenges`,
  columns: sql`pk, url, name, tags`,
  name: sql`name`,
  url: sql`url`,
  details: sql`jsonb_build_object('tags', tags, 'count', (
    select count(*) from challenge_problems
    join problems on problems.pk = challenge_problems.problem_pk and problems.public
    where challenge_pk = challenges.pk
  ))`,
  exactly: sql`array[lower(name), lower(url)]`,
  isExactly: (query) => sql`lower(url) = ${query}`,
  label: sql`lower(name)`,
  names: sql`search_words(tags || name)`,
  text: { words: sql`search_text`, source: sql`description` },
  visible: everybody,
};

/** Few challenges are translated, so these names need no index. */
const translatedChallenges: Subject = {
  type: 'challenge',
  from: sql`(
    select pk, url, tags, translation ->> 'name' as name
    from challenges, jsonb_array_elements(translations) as translation
    where jsonb_array_length(translations) > 0 offset 0
  ) as challenges`,
  columns: challenges.columns,
  name: challenges.name,
  url: challenges.url,
  details: challenges.details,
  exactly: sql`array[lower(name)]`,
  isExactly: () => sql`false`,
  label: challenges.label,
  names: sql`search_words(array[name])`,
  visible: everybody,
};

const contests: Subject = {
  type: 'contest',
  from: sql`contests`,
  columns: sql`slug, name, tags`,
  name: sql`name`,
  url: sql`slug`,
  details: sql`jsonb_build_object('tags', tags)`,
  exactly: sql`array[lower(name), lower(slug)]`,
  isExactly: (query) => sql`lower(slug) = ${query}`,
  label: sql`lower(name)`,
  names: sql`search_words(tags || name || slug)`,
  text: { words: sql`search_text`, source: sql`description` },
  // ROLE-13: others are reachable only by their link.
  visible: (uid) =>
    uid === undefined
      ? sql`(public and deleted_at is null)`
      : sql`((public or creator = ${uid}) and deleted_at is null)`,
};

const tags: Subject = {
  type: 'tag',
  // `offset 0`: otherwise PostgreSQL compares each row of the table, and a tag can have many.
  from: sql`(
    select tag, sum(problems) + sum(challenges) as carriers from tag_counts
    group by tag having sum(problems) + sum(challenges) > 0 offset 0
  ) as tags`,
  columns: sql`tag, carriers`,
  name: sql`tag`,
  url: sql`tag`,
  details: sql`jsonb_build_object('count', carriers)`,
  exactly: sql`array[tag]`,
  isExactly: (query) => sql`tag = ${query}`,
  label: sql`tag`,
  names: sql`search_words(array[tag])`,
  visible: everybody,
};

const users: Subject = {
  type: 'user',
  from: sql`users`,
  columns: sql`username, display_name`,
  name: sql`display_name || ' (' || username || ')'`,
  url: sql`username`,
  details: sql`'{}'::jsonb`,
  exactly: sql`array[lower(username), lower(display_name)]`,
  isExactly: (query) => sql`lower(display_name) collate "C" = ${query}`,
  label: sql`lower(username || ' ' || display_name)`,
  names: sql`search_words(array[username, display_name])`,
  visible: everybody,
};

export const subjects: readonly Subject[] = [
  problems,
  challenges,
  translatedChallenges,
  contests,
  tags,
  users,
];
