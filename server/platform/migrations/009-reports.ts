import { type Migration, sql } from 'kysely';

const statements = [
  `create table report_images (
    hash text primary key,
    bytes bytea not null
  )`,
  // Deleted with the account: a report may contain more personal data than an address.
  `create table bug_reports (
    id uuid primary key,
    uid text references users on delete cascade,
    type text not null,
    description text not null,
    email text not null,
    current_url text not null,
    screen_width int not null,
    screen_height int not null,
    image_hash text references report_images,
    received_time timestamptz not null default now()
  )`,
  'create index bug_reports_by_age on bug_reports (received_time desc)',
  'create index bug_reports_of on bug_reports (uid) where uid is not null',
  'create index bug_reports_image on bug_reports (image_hash) where image_hash is not null',
];

export const reports: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
