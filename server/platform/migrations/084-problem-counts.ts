import { type Migration, sql } from 'kysely';

/**
 * Sums of `try_counts`, for lists and their orders. Not written with each verdict: a popular problem has many, and its
 * row is in the indexes of the search. `refreshProblemCounts` copies the sums of problems with uncounted rows.
 */
const statements = [
  `alter table problems
    add column tries int not null default 0,
    add column accepted int not null default 0,
    add column solvers int not null default 0,
    add column acceptance smallint not null default -1`,
  'create index problems_recommended on problems (difficulty_rank, (-solvers), pk)',
  'create index problems_by_solvers on problems (solvers, pk)',
  'create index problems_by_acceptance on problems (acceptance, solvers, pk)',
  'alter table try_counts add column counted boolean not null default false',
  'create index try_counts_uncounted on try_counts (problem_pk) where not counted',
];

export const problemCounts: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
