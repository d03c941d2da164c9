import { type Migration, sql } from 'kysely';

/** Who has read a code sent to their email, and who an organiser let take part without. Who was registered before keeps their place. */
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
