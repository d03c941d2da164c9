import { type Migration, sql } from 'kysely';

/** Null bytes: the file is in the file store, under kind and hash. */
const statements = [
  `create table problem_images (
    problem_pk text not null references problems on delete cascade,
    hash text not null,
    media_type text not null,
    size int not null,
    bytes bytea,
    primary key (problem_pk, hash)
  )`,
  'create index problem_images_in_database on problem_images (hash) where bytes is not null',
  'create index problem_images_hash on problem_images (hash)',
  `create trigger problem_images_removed after delete on problem_images for each row
    when (old.bytes is null) execute function note_removed_file()`,
];

export const problemImages: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
