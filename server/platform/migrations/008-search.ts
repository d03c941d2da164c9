import { type Migration, sql } from 'kysely';

const statements = [
  // Part of PostgreSQL; the owner of a database may enable it.
  'create extension if not exists pg_trgm',
  /*
   * Words as written plus their English stem: 'sorti' finds 'sorting', and 'sorted' finds it too. Punctuation
   * is removed, because PostgreSQL's parser would read paths, hosts and signs. A function, so that index and
   * query use the same expression; array_to_string itself is not marked immutable.
   */
  `create function search_words(parts text[]) returns tsvector language sql immutable parallel safe as $$
    select to_tsvector('pg_catalog.simple'::regconfig, plain) || to_tsvector('pg_catalog.english'::regconfig, plain)
    from (
      select translate(array_to_string(parts, ' '), '!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~', repeat(' ', 32)) as plain
    ) as text
  $$`,
  // Only the beginning of long texts is indexed: a tsvector has a maximum size.
  `alter table problems add column search_text tsvector
    generated always as (search_words(array[left(description, 20000)])) stored`,
  'create index problems_search_names on problems using gin (search_words(tags || title || id))',
  'create index problems_search_text on problems using gin (search_text)',
  'create index problems_search_title on problems using gin (lower(title) gin_trgm_ops)',
  `alter table challenges add column search_text tsvector
    generated always as (search_words(array[left(description, 20000)])) stored`,
  'create index challenges_search_names on challenges using gin (search_words(tags || name))',
  'create index challenges_search_text on challenges using gin (search_text)',
  'create index challenges_search_name on challenges using gin (lower(name) gin_trgm_ops)',
  'create index users_search_names on users using gin (search_words(array[username, display_name]))',
  `create index users_search_name on users using gin (lower(username || ' ' || display_name) gin_trgm_ops)`,
];

/** One row per tag of each public problem, so that listing tags does not read every problem. */
const tags = [
  `create table public_problem_tags (
    tag text not null,
    problem_pk text not null references problems on delete cascade,
    primary key (problem_pk, tag)
  )`,
  'create index public_problem_tags_by_tag on public_problem_tags using gin (tag gin_trgm_ops)',
  `create function keep_public_problem_tags() returns trigger language plpgsql as $$
  begin
    delete from public_problem_tags where problem_pk = new.pk;
    if new.public then
      insert into public_problem_tags (tag, problem_pk) select distinct unnest(new.tags), new.pk;
    end if;
    return null;
  end $$`,
  `create trigger keep_public_problem_tags after insert or update of tags, public on problems
    for each row execute function keep_public_problem_tags()`,
  `insert into public_problem_tags (tag, problem_pk)
    select distinct unnest(tags), pk from problems where public`,
];

export const search: Migration = {
  up: async (db) => {
    for (const statement of [...statements, ...tags]) await sql.raw(statement).execute(db);
  },
};
