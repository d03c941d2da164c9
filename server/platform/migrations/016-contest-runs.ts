import { type Migration, sql } from 'kysely';

const statements = [
  // One per contest and user. Every entry locks its row, so a run's entries are serialised.
  `create table contest_runs (
    contest_pk text not null references contests on delete cascade,
    uid text not null references users on delete cascade,
    started_at timestamptz not null,
    device_offset_ms bigint,
    sequence int not null default 0,
    previous_hash text not null,
    warnings int not null default 0,
    end_reason text,
    end_cause text,
    ended_at timestamptz,
    seconds_used double precision,
    primary key (contest_pk, uid)
  )`,
  'create index contest_runs_uid on contest_runs (uid)',
  // Keyed by the device's id, so that a repeated event is stored once.
  `create table contest_events (
    contest_pk text not null references contests on delete cascade,
    uid text not null references users on delete cascade,
    id uuid not null,
    kind text not null,
    at timestamptz not null,
    elapsed_ms bigint not null,
    away_ms bigint,
    detail text,
    received_time timestamptz not null default now(),
    primary key (contest_pk, uid, id)
  )`,
  'create index contest_events_uid on contest_events (uid)',
  `create table contest_entries (
    id uuid primary key,
    kind text not null,
    contest_pk text not null references contests on delete cascade,
    uid text not null references users on delete cascade,
    problem_pk text not null references problems on delete cascade,
    sequence int,
    previous_hash text,
    entry_hash text,
    device_time timestamptz,
    elapsed_ms bigint,
    received_time timestamptz not null,
    written_time timestamptz not null,
    contest_time_ms bigint not null,
    state text not null,
    reason text,
    score double precision,
    attempt boolean
  )`,
  'create index contest_entries_run on contest_entries (contest_pk, uid, problem_pk)',
  'create index contest_entries_uid on contest_entries (uid)',
  'create index contest_entries_problem on contest_entries (problem_pk)',
  // A question accepts one answer per run, even if several devices answer at the same time.
  `create unique index contest_entries_answer on contest_entries (contest_pk, uid, problem_pk)
    where kind = 'answer' and state <> 'refused'`,
  // Updated in the transaction of the judgement. The frozen columns ignore entries written during the freeze.
  `create table contest_standings (
    contest_pk text not null references contests on delete cascade,
    uid text not null references users on delete cascade,
    listed boolean not null,
    total_score double precision not null default 0,
    last_improvement_ms bigint not null default 0,
    attempts int not null default 0,
    solved int not null default 0,
    frozen_total_score double precision not null default 0,
    frozen_last_improvement_ms bigint not null default 0,
    frozen_attempts int not null default 0,
    frozen_solved int not null default 0,
    primary key (contest_pk, uid)
  )`,
  'create index contest_standings_uid on contest_standings (uid)',
  // A page, a rank and the count are index-only reads, if the table is vacuumed often.
  `create index contest_standings_order on contest_standings
    (contest_pk, total_score desc, last_improvement_ms, attempts, uid) include (solved) where listed`,
  `create index contest_standings_frozen on contest_standings
    (contest_pk, frozen_total_score desc, frozen_last_improvement_ms, frozen_attempts, uid)
    include (frozen_solved) where listed`,
  `alter table contest_standings set
    (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`,
  // Held for manual review: not in the queue of judges, and not counted there.
  'alter table submissions add column held boolean not null default false',
  'drop index submissions_waiting',
  "create index submissions_waiting on submissions (group_key) where status = 'queued' and not held",
];

export const contestRuns: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
