/** Jury solutions of problems. Only their creator and their exports read them (decision 113). */
import type { JuryFile, JuryResult, JurySolution } from '../../../contract/entities/problem/jury-solution';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { Database } from '../../platform/database/open';
import { hashJuryData, hashSource } from './jury-data';

export type Jury = { jurySolutions?: JurySolution[]; juryFiles?: JuryFile[] };

/**
 * Replaces the former ones, with the results that the judge knows. Call it in a transaction that holds the problem.
 * @param uid the account whose checks count; undefined if nothing was checked
 */
export async function saveJury(
  transaction: Database,
  pk: string,
  problem: NewProblem,
  uid: string | undefined,
): Promise<void> {
  await transaction.deleteFrom('jury_solutions').where('problem_pk', '=', pk).execute();
  await transaction.deleteFrom('jury_files').where('problem_pk', '=', pk).execute();
  if (!('testCases' in problem)) return;
  const { jurySolutions = [], juryFiles = [] } = problem;
  const results = uid === undefined ? new Map() : await readResults(transaction, hashJuryData(problem), uid);
  const solutions = jurySolutions.map((solution, position) => {
    const { name, folder = null, language, source, expected, partial = false, rules } = solution;
    const result = results.get(`${language}/${hashSource(source)}`);
    return {
      problem_pk: pk,
      position,
      name,
      folder,
      language,
      source,
      expected,
      partial,
      rules: rules ? JSON.stringify(rules) : null,
      result: result ? JSON.stringify(result) : null,
    };
  });
  const files = juryFiles.map(({ path, content, encoding }, position) => ({
    problem_pk: pk,
    position,
    path,
    content,
    is_base64: encoding !== undefined,
  }));
  if (solutions.length > 0) await transaction.insertInto('jury_solutions').values(solutions).execute();
  if (files.length > 0) await transaction.insertInto('jury_files').values(files).execute();
}

async function readResults(db: Database, hash: string, uid: string): Promise<Map<string, JuryResult>> {
  const rows = await db
    .selectFrom('jury_checks')
    .innerJoin('code_runs', 'code_runs.jury_check_id', 'jury_checks.id')
    .select(['language', 'source_hash', 'jury_result'])
    .where('jury_checks.uid', '=', uid)
    .where('data_hash', '=', hash)
    .where('jury_result', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ language, source_hash, jury_result }) =>
      jury_result ? [[`${language}/${source_hash}`, jury_result] as const] : [],
    ),
  );
}

/** Without members that the problem does not have. */
export async function readJury(db: Database, pk: string): Promise<Jury> {
  const solutions = await rowsOf(db, pk);
  const files = await db
    .selectFrom('jury_files')
    .selectAll()
    .where('problem_pk', '=', pk)
    .orderBy('position')
    .execute();
  const jurySolutions = solutions.map(
    ({ name, folder, language, source, expected, partial, rules }): JurySolution => ({
      name,
      language,
      source,
      expected,
      ...(folder !== null && { folder }),
      ...(partial && { partial }),
      ...(rules && { rules }),
    }),
  );
  const juryFiles = files.map(
    ({ path, content, is_base64 }): JuryFile => ({ path, content, ...(is_base64 && { encoding: 'base64' }) }),
  );
  return {
    ...(jurySolutions.length > 0 && { jurySolutions }),
    ...(juryFiles.length > 0 && { juryFiles }),
  };
}

/** In the order of the solutions. Null: not judged. */
export async function readStoredResults(db: Database, pk: string): Promise<(JuryResult | null)[]> {
  return (await rowsOf(db, pk)).map(({ result }) => result);
}

async function rowsOf(db: Database, pk: string) {
  return await db
    .selectFrom('jury_solutions')
    .selectAll()
    .where('problem_pk', '=', pk)
    .orderBy('position')
    .execute();
}
