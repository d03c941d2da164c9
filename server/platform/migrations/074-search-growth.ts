import { type Migration, sql } from 'kysely';

/** Words of names, for correcting typing errors. */
const vocabulary = [
  // No unique key: two transactions with the same new words would wait for each other. A double word is harmless.
  'create table search_vocabulary (word text collate "C" not null)',
  'create index search_vocabulary_word on search_vocabulary (word)',
  'create index search_vocabulary_similar on search_vocabulary using gin (word gin_trgm_ops) with (fastupdate = off)',
  // Numbers and identifiers would be most of the list, and nobody misspells them in a way that can be corrected.
  `create function vocabulary_words(parts text[]) returns setof text language sql immutable parallel safe as $$
    select word from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple'::regconfig,
      translate(array_to_string(parts, ' '), '!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~', repeat(' ', 32))))) as word
    where length(word) between 3 and 40 and word ~ '[^0-9]{3}'
  $$`,
];

interface Named {
  readonly table: string;
  readonly columns: readonly string[];
  parts(row: 'old' | 'new' | 'own'): string;
}

const named: readonly Named[] = [
  { table: 'problems', columns: ['title', 'tags'], parts: (row) => `${row}.tags || ${row}.title` },
  { table: 'challenges', columns: ['name', 'tags'], parts: (row) => `${row}.tags || ${row}.name` },
  { table: 'contests', columns: ['name', 'tags'], parts: (row) => `${row}.tags || ${row}.name` },
  {
    table: 'users',
    columns: ['username', 'display_name'],
    parts: (row) => `array[${row}.username, ${row}.display_name]`,
  },
];

const keepWords = ({ table, columns, parts }: Named): string[] => [
  `insert into search_vocabulary (word)
    select distinct used.word from ${table} own, vocabulary_words(${parts('own')}) as used(word)
    where not exists (select from search_vocabulary known where known.word = used.word collate "C")`,
  // A word of a deleted account or a private problem must not stay.
  `create function keep_words_of_${table}() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      delete from search_vocabulary known
      using (select word, plainto_tsquery('pg_catalog.simple', word) as query
        from vocabulary_words(${parts('old')}) as word) former
      where known.word = former.word collate "C"
        -- A frequent word begins some title: the index of words would read all of its problems first.
        and not case
          when exists (select from problems where lower(title) collate "C" >= former.word
            and lower(title) collate "C" < former.word || chr(1114111)) then true
          else exists (select from problems where search_words(tags || title || id) @@ former.query)
        end
        and not exists (select from challenges where search_words(tags || name) @@ former.query)
        and not exists (select from contests where search_words(tags || name || slug) @@ former.query)
        and not exists (select from users where search_words(array[username, display_name]) @@ former.query);
    end if;
    if tg_op <> 'DELETE' then
      insert into search_vocabulary (word) select used.word from vocabulary_words(${parts('new')}) as used(word)
        where not exists (select from search_vocabulary known where known.word = used.word collate "C");
    end if;
    return null;
  end $$`,
  `create trigger learn_words after insert on ${table} for each row execute function keep_words_of_${table}()`,
  `create trigger change_words after update of ${columns.join(', ')} on ${table} for each row
    when (${columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})
    execute function keep_words_of_${table}()`,
  `create trigger forget_words after delete on ${table} for each row execute function keep_words_of_${table}()`,
];

/**
 * Several rows for one tag are added up. Changes only append rows: transactions that change the same tag do not wait
 * for each other. Housekeeping merges the rows.
 */
const tagCounts = [
  'drop trigger keep_public_problem_tags on problems',
  'drop function keep_public_problem_tags()',
  `create table tag_counts (
    tag text not null,
    problems int not null default 0,
    challenges int not null default 0
  )`,
  'insert into tag_counts (tag, problems) select tag, count(*) from public_problem_tags group by tag',
  'drop table public_problem_tags',
  `insert into tag_counts (tag, challenges)
    select tag, count(*) from challenges, lateral (select distinct unnest(tags)) as own(tag) group by tag`,
  ...[
    { table: 'problems', column: 'problems', counts: (row: string) => `${row}.public` },
    { table: 'challenges', column: 'challenges', counts: () => 'true' },
  ].flatMap(({ table, column, counts }) => [
    `create function count_added_${table}() returns trigger language plpgsql as $$
    begin
      insert into tag_counts (tag, ${column}) select tag, count(*)
        from added, lateral (select distinct unnest(added.tags)) as own(tag) where ${counts('added')} group by tag;
      return null;
    end $$`,
    `create function count_changed_${table}() returns trigger language plpgsql as $$
    begin
      if ${counts('old')} then
        insert into tag_counts (tag, ${column}) select distinct unnest(old.tags), -1;
      end if;
      if tg_op = 'UPDATE' and ${counts('new')} then
        insert into tag_counts (tag, ${column}) select distinct unnest(new.tags), 1;
      end if;
      return null;
    end $$`,
    `create trigger count_added after insert on ${table} referencing new table as added
      for each statement execute function count_added_${table}()`,
    `create trigger count_changed after update on ${table} for each row
      when (old.tags <> new.tags or (${counts('old')}) <> (${counts('new')}))
      execute function count_changed_${table}()`,
    `create trigger count_removed after delete on ${table} for each row execute function count_changed_${table}()`,
  ]),
];

/** Names that begin with the query. "C": a prefix is a range of the index in every locale. */
const beginnings = [
  'create index problems_search_beginning on problems ((lower(title)) collate "C")',
  'create index challenges_search_beginning on challenges ((lower(name)) collate "C")',
  'create index contests_search_beginning on contests ((lower(name)) collate "C")',
  `create index users_search_beginning on users ((lower(username || ' ' || display_name)) collate "C")`,
  'create index users_display_name on users ((lower(display_name)) collate "C")',
  'create index challenges_lower_url on challenges (lower(url))',
];

const ginIndexes = [
  'problems_search_names',
  'problems_search_text',
  'problems_search_title',
  'challenges_search_names',
  'challenges_search_text',
  'challenges_search_name',
  'contests_search_names',
  'contests_search_text',
  'contests_search_name',
  'users_search_names',
  'users_search_name',
];

/** Every search would read the list of entries that are not yet in the index, up to 4 MB. */
const withoutPendingList = ginIndexes.flatMap((name) => [
  `alter index ${name} set (fastupdate = off)`,
  `select gin_clean_pending_list('${name}')`,
]);

export const searchGrowth: Migration = {
  up: async (db) => {
    const statements = [...vocabulary, ...named.flatMap(keepWords), ...tagCounts];
    for (const statement of [...statements, ...beginnings, ...withoutPendingList])
      await sql.raw(statement).execute(db);
  },
};
