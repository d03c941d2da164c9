import { type Migration, sql } from 'kysely';

const statements = [
  `alter table contest_participants
    add column invited_at timestamptz,
    add column team_name text not null default '',
    add column affiliation text not null default '',
    add column country text not null default ''`,
  'alter table contests add column asks_team boolean not null default false',
  // The key names the row in the organiser's list: a repeated upload creates nothing twice.
  `create table managed_accounts (
    uid text primary key references users on delete cascade,
    contest_pk text not null references contests on delete cascade,
    key text not null,
    created_by text not null,
    created_at timestamptz not null default now()
  )`,
  'create unique index managed_accounts_key on managed_accounts (contest_pk, key)',
  'create index managed_accounts_creator on managed_accounts (created_by, created_at)',
];

export const contestTeams: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
