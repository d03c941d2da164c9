import { type Migration, sql } from 'kysely';

const statements = [
  `create table assignments (
    id uuid primary key,
    class_id uuid not null references classes on delete cascade,
    version int not null default 1,
    title text not null,
    text text not null,
    opens_at timestamptz not null,
    due_at timestamptz,
    late_until timestamptz,
    languages text[] not null,
    groups text[] not null,
    show_solutions boolean not null,
    published_at timestamptz,
    created_by text references users on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create index assignments_class on assignments (class_id)',
  'create index assignments_creator on assignments (created_by)',
  `create table assignment_tasks (
    assignment_id uuid not null references assignments on delete cascade,
    position int not null,
    kind text not null check (kind in ('problem', 'quiz', 'challenge', 'contest')),
    problem_pk text references problems on delete cascade,
    challenge_pk text references challenges on delete cascade,
    contest_pk text references contests on delete cascade,
    solution text not null default '',
    primary key (assignment_id, position),
    check (num_nonnulls(problem_pk, challenge_pk, contest_pk) = 1)
  )`,
  'create index assignment_tasks_problem on assignment_tasks (problem_pk)',
  // Submissions and answers of one device, in the order of writing.
  `create table work_chains (
    uid text not null references users on delete cascade,
    device text not null,
    sequence int not null default 0,
    previous_hash text not null default '',
    last_written timestamptz,
    contact_at timestamptz,
    contact_sequence int,
    primary key (uid, device)
  )`,
  `create table work_entries (
    id uuid primary key,
    uid text not null references users on delete cascade,
    device text not null,
    sequence int not null,
    claimed_time timestamptz not null,
    received_time timestamptz not null,
    written_time timestamptz not null,
    doubt text
  )`,
  'create index work_entries_uid on work_entries (uid)',
];

export const assignments: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
