import { type Migration, sql } from 'kysely';

const statements = [
  `alter table contests
    add column scoring text not null default 'points',
    add column penalty_minutes int not null default 20`,
  'alter table contest_problems add column points double precision not null default 100',
  `alter table contest_standings
    add column penalty_ms bigint not null default 0,
    add column frozen_penalty_ms bigint not null default 0`,
  // The order of the leaderboard: the same for all ways of scoring, because the penalty is 0 without ICPC.
  'drop index contest_standings_order',
  'drop index contest_standings_frozen',
  `create index contest_standings_order on contest_standings
    (contest_pk, total_score desc, penalty_ms, last_improvement_ms, attempts, uid) include (solved) where listed`,
  `create index contest_standings_frozen on contest_standings
    (contest_pk, frozen_total_score desc, frozen_penalty_ms, frozen_last_improvement_ms, frozen_attempts, uid)
    include (frozen_solved) where listed`,
];

export const contestScoring: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
