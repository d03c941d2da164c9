import { type Migration, sql } from 'kysely';

const statements = [
  'alter table bug_reports add column closed_at timestamptz',
  'alter table bug_reports add column answer text',
  'alter table bug_reports add column answered_at timestamptz',
  "alter table mails add column kind text not null default 'other'",
  // Without text, which may contain a code or a link. A mail may be for an account without a record.
  `create table mail_log (
    id text primary key,
    uid text,
    recipient text not null,
    kind text not null,
    outcome text not null,
    attempts int not null,
    error text,
    at timestamptz not null default now()
  )`,
  'create index mail_log_uid on mail_log (uid)',
  'create index mail_log_at on mail_log (at)',
];

export const reportsAndMails: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
