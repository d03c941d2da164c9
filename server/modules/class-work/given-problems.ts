import { type RawBuilder, sql } from 'kysely';

/**
 * Problems that published assignments of the class gave to its students: `problem_pk`, `uid` of the student,
 * `since`. Only work from then on belongs to the class.
 */
export const givenProblems = (classID: string): RawBuilder<unknown> => sql`
  (select q.problem_pk, m.uid, min(a.opens_at) as since
    from assignments a
      join class_members m on m.class_id = a.class_id and m.role = 'student' and m.removed_at is null
        and (cardinality(a.groups) = 0 or m.group_name = any(a.groups))
      join (
        select t.assignment_id, t.problem_pk from assignment_tasks t where t.problem_pk is not null
        union
        select t.assignment_id, c.problem_pk from assignment_tasks t
          join challenge_problems c on c.challenge_pk = t.challenge_pk
      ) q on q.assignment_id = a.id
    where a.class_id = ${classID} and a.published_at is not null and a.opens_at <= now()
    group by q.problem_pk, m.uid)`;
