import { sql } from 'kysely';
import type { Database } from '../../platform/database/open';

/**
 * The newest version is the row in `problems`. It is copied to `problem_versions` when it is replaced and a contest
 * uses it. Test cases are not copied: they belong to the version that introduced them. Call these functions in a
 * transaction that holds the problem's row: adding a problem to a contest locks it too, so a version cannot disappear
 * meanwhile.
 */

const columns = sql.raw(
  `id, title, description, difficulty, type, tags, public, input_format, output_format, constraints, sample_input, sample_output,
    explanation, initial_code, checker, scoring, shown_groups, question, test_case_count, time_limit_ms, memory_limit_mb,
    test_data_version, summary, language, translations, images, credits`,
);

/** If a contest uses it, or used it before a correction. */
export async function archiveVersion(transaction: Database, pk: string): Promise<void> {
  await sql`insert into problem_versions (problem_pk, version, ${columns})
    select pk, version, ${columns} from problems p where pk = ${pk} and (
      exists (select from contest_problems q where q.problem_pk = p.pk and q.problem_version = p.version)
      or exists (select from contest_problem_changes g
        where g.problem_pk = p.pk and p.version in (g.version, g.former_version)))
    on conflict do nothing`.execute(transaction);
}

/** The owner's contests that have not started use the new version. */
export async function updateUpcomingContests(
  transaction: Database,
  pk: string,
  nextVersion: number,
): Promise<void> {
  await sql`update contest_problems q set problem_version = ${nextVersion}
    from problems, contests
    where q.problem_pk = ${pk} and problems.pk = q.problem_pk and q.problem_version = problems.version
      and contests.pk = q.contest_pk and contests.creator = problems.creator and contests.start_time > now()`.execute(
    transaction,
  );
}

/** Test cases and images that neither a version of the history nor a contest uses. */
export async function deleteUnusedFiles(transaction: Database, pk: string): Promise<void> {
  await sql`delete from test_cases where problem_pk = ${pk}
    and data_version not in (select test_data_version from problem_contents where pk = ${pk})
    and data_version not in (select data_version from problem_history
      where problem_pk = ${pk} and content is not null)`.execute(transaction);
  await sql`delete from problem_images where problem_pk = ${pk}
    and hash not in (select image ->> 'hash' from problem_contents, jsonb_array_elements(images) image
      where pk = ${pk})
    and hash not in (select image ->> 'hash' from problem_history, jsonb_array_elements(content -> 'images') image
      where problem_pk = ${pk} and content ? 'images')`.execute(transaction);
}

/** Deletes versions that no contest uses, and test cases and images that no version uses. */
export async function deleteUnusedVersions(transaction: Database, pk: string): Promise<void> {
  await sql`delete from problem_versions v where problem_pk = ${pk}
    and not exists (select from contest_problems q where q.problem_pk = ${pk} and q.problem_version = v.version)
    and not exists (select from contest_problem_changes g
      where g.problem_pk = ${pk} and v.version in (g.version, g.former_version))`.execute(transaction);
  await deleteUnusedFiles(transaction, pk);
}
