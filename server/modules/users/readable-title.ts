import { sql } from 'kysely';

/**
 * The newest title if visible (ROLE-12). Of a problem made private: the title of the version that a contest keeps,
 * else the id. A deleted problem (without creator) keeps its title.
 *
 * @param work alias of the submissions or answers · @param problem alias of the problems
 */
export function readableTitle(uid: string, work: string, problem: string) {
  const [of, newest] = [sql.ref(work), sql.ref(problem)];
  return sql`case when ${newest}.public or ${newest}.creator in (${uid}, '') then ${newest}.title
    else coalesce((select former.title from problem_versions former
      where former.problem_pk = ${of}.problem_pk and former.version = ${of}.problem_version), ${newest}.id) end`;
}
