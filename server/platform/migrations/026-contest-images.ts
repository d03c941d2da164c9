import { type Migration, sql } from 'kysely';

const statements = [
  `create table contest_images (
    hash text primary key,
    media_type text not null,
    bytes bytea not null,
    created_at timestamptz not null default now()
  )`,
  `alter table contests
    add column logo_url text,
    add column logo_hash text references contest_images,
    add column banner_hash text references contest_images`,
  'create index contests_logo on contests (logo_hash) where logo_hash is not null',
  'create index contests_banner on contests (banner_hash) where banner_hash is not null',
];

export const contestImages: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
