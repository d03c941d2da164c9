import type { Selectable } from 'kysely';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { TestCase } from '../../../contract/entities/problem/problem';
import { defaultStatementLanguage } from '../../../contract/rules/statement/statement-names';
import type { Database } from '../../platform/database/open';
import type { ProblemsTable } from '../../platform/database/schema-problems';
import type { ReadFile } from '../../platform/files/file-store';
import { Refusal } from '../../platform/http/refusal';
import { readJury } from '../jury/public';
import { findAuthored } from '../problem-members/public';
import { readHelp } from './problem-help';
import { readNewImages } from './problem-images';
import { readTools } from './problem-tools';

const bytesPerMb = 1024 * 1024;

/** For its creator, co-authors and testers. Problems of others count as missing. */
export async function exportProblem(
  db: Database,
  problemID: string,
  uid: string,
  readFile: ReadFile,
): Promise<{ problem: NewProblem; version: number }> {
  const { pk } = await findAuthored(db, problemID, uid, 'tester');
  const row = await db.selectFrom('problems').selectAll().where('pk', '=', pk).executeTakeFirst();
  if (!row) throw new Refusal('PROBLEM_NOT_FOUND');
  const problem = { ...(await readWholeProblem(db, row, readFile)), ...(await readJury(db, row.pk)) };
  return { problem, version: row.version };
}

/** With test data, checker and answers, without jury solutions. */
export async function readWholeProblem(
  db: Database,
  row: Selectable<ProblemsTable>,
  readFile: ReadFile,
): Promise<NewProblem> {
  const problem = await readWithoutImages(db, row);
  if (row.images.length === 0) return problem;
  return { ...problem, images: await readNewImages(db, readFile, row.pk, row.images) };
}

/** The same, for callers that keep names and hashes of images instead of their files. */
export async function readWithoutImages(db: Database, row: Selectable<ProblemsTable>): Promise<NewProblem> {
  const { id, title, summary, description, difficulty, tags, explanation } = row;
  const texts = { title, ...(summary && { summary }), description, explanation };
  const help = await readHelp(db, row.pk);
  const statement = {
    ...(row.language !== defaultStatementLanguage && { language: row.language }),
    ...(row.translations.length > 0 && { translations: row.translations }),
    ...(row.credits && { credits: row.credits }),
  };
  const common = { id, ...texts, difficulty, tags, public: row.public, ...help, ...statement };
  if (row.question) {
    // The call's schema drops members of other types.
    const { type, ...questionData } = row.question;
    return { ...common, type, questionData } as NewProblem;
  }
  return {
    ...common,
    type: row.type === 'debug' ? 'debug' : 'code',
    sampleInput: row.sample_input,
    sampleOutput: row.sample_output,
    constraints: row.constraints,
    inputFormat: row.input_format,
    outputFormat: row.output_format,
    testCases: await readCases(db, row),
    initialCode: row.initial_code,
    checker: row.checker,
    ...(row.scoring && { scoring: row.scoring }),
    ...(await readTools(db, row.pk)),
  };
}

/** Of the version that introduced these tests. */
export async function readCases(
  db: Database,
  {
    pk,
    test_data_version,
    scoring,
  }: { readonly pk: string; readonly test_data_version: number; readonly scoring: unknown },
): Promise<TestCase[]> {
  const rows = await db
    .selectFrom('test_cases')
    .selectAll()
    .where('problem_pk', '=', pk)
    .where('data_version', '=', test_data_version)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    input: row.input.toString(),
    output: row.expected.toString(),
    timeLimit: row.time_limit_ms / 1000,
    memoryLimit: row.memory_limit_bytes / bytesPerMb,
    weight: row.weight,
    sample: row.sample,
    // '' is the root, which problems without scoring do not name.
    group: scoring !== null || row.group_name !== '' ? row.group_name : undefined,
    checkerArguments: row.checker_arguments ?? undefined,
    explanation: row.explanation ?? undefined,
    generatedBy: row.generator_line ?? undefined,
    validatorArguments: row.validator_arguments ?? undefined,
  }));
}
