import { type Migration, sql } from 'kysely';

export const provenEmails: Migration = {
  up: async (db) => {
    await sql`create table proven_emails (
      uid text primary key,
      email text not null,
      proven_at timestamptz not null default now()
    )`.execute(db);
    await sql`alter table contest_participants add column accepted_at timestamptz`.execute(db);
    await sql`update contest_participants set accepted_at = registered_at`.execute(db);
  },
};
