import { sql } from 'kysely';

/**
 * The title of a problem as the contest has it, for the row `alias` that names both: the newest one may be private by now. Needs `problems`
 * in the query, whose id stands in where the contest holds the problem no longer.
 */
export function heldTitle(alias: 'entry' | 'c') {
  const row = sql.ref(alias);
  return sql<string>`coalesce((select held.title from contest_problems q
      join problem_contents held on held.pk = q.problem_pk and held.version = q.problem_version
      where q.contest_pk = ${row}.contest_pk and q.problem_pk = ${row}.problem_pk), problems.id)`.as('title');
}
