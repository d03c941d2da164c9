import { sql } from 'kysely';

/**
 * In the contest's version, because the newest one can be private. Needs `problems` in the query; uses its id if the
 * contest no longer has the problem. `alias`: row with the keys of both.
 */
export function contestTitle(alias: 'entry' | 'c') {
  const row = sql.ref(alias);
  return sql<string>`coalesce((select held.title from contest_problems q
      join problem_contents held on held.pk = q.problem_pk and held.version = q.problem_version
      where q.contest_pk = ${row}.contest_pk and q.problem_pk = ${row}.problem_pk), problems.id)`.as('title');
}
