import { type Migration, sql } from 'kysely';

const statements = [
  `create table contest_invitations (
    id uuid primary key,
    contest_pk text not null references contests on delete cascade,
    email text,
    token text not null unique,
    uses_max int,
    expires_at timestamptz,
    revoked_at timestamptz,
    created_by text not null,
    created_at timestamptz not null default now()
  )`,
  'create index contest_invitations_contest on contest_invitations (contest_pk)',
  // A second mail to the same person needs a revocation first.
  `create unique index contest_invitations_email on contest_invitations (contest_pk, email)
    where revoked_at is null`,
  `create table contest_invitation_uses (
    invitation_id uuid not null references contest_invitations on delete cascade,
    uid text not null references users on delete cascade,
    used_at timestamptz not null default now(),
    primary key (invitation_id, uid)
  )`,
  'create index contest_invitation_uses_uid on contest_invitation_uses (uid)',
];

export const contestInvitations: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
