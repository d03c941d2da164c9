import { type Migration, sql } from 'kysely';

/** Null bytes: the file is in the file store, under kind and hash. */
const statements = [
  'alter table avatars alter column bytes drop not null',
  'alter table contest_images alter column bytes drop not null',
  'alter table report_images alter column bytes drop not null',
  // Servers of the former version still insert rows without it.
  'alter table report_images add column size int not null default 0',
  'update report_images set size = octet_length(bytes)',
  ...['avatars', 'contest_images', 'report_images'].map(
    (table) => `create index ${table}_in_database on ${table} (hash) where bytes is not null`,
  ),
  `create table removed_files (
    kind text not null,
    hash text not null,
    removed_at timestamptz not null default now(),
    primary key (kind, hash)
  )`,
  `create function note_removed_file() returns trigger language plpgsql as $$
    begin
      insert into removed_files (kind, hash) values (tg_table_name, old.hash) on conflict do nothing;
      return null;
    end
  $$`,
  ...['avatars', 'contest_images', 'report_images'].map(
    (table) => `create trigger ${table}_removed after delete on ${table} for each row
      when (old.bytes is null) execute function note_removed_file()`,
  ),
];

export const fileStore: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
