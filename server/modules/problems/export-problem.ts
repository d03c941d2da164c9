import { sql } from 'kysely';
import type { CreateProblem, TestCase } from '../../../contract/entities/problem';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';

const bytesPerMb = 1024 * 1024;

/** A problem as it was created, for its creator. Everybody else's is the same as not there; so are those that come with the product. */
export async function exportProblem(
  db: Database,
  problemID: string,
  uid: string,
): Promise<{ problem: CreateProblem; version: number }> {
  const row = await db
    .selectFrom('problems')
    .selectAll()
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .where('creator', '=', uid)
    .executeTakeFirst();
  if (!row) throw new Refusal('PROBLEM_NOT_FOUND');
  if (row.type !== 'code' && row.type !== 'debug') throw new Refusal('NOT_JUDGED_HERE');
  const problem: CreateProblem = {
    id: row.id,
    title: row.title,
    description: row.description,
    difficulty: row.difficulty,
    type: row.type,
    tags: row.tags,
    public: row.public,
    sampleInput: row.sample_input,
    sampleOutput: row.sample_output,
    constraints: row.constraints,
    inputFormat: row.input_format,
    outputFormat: row.output_format,
    explanation: row.explanation,
    testCases: await readCases(db, row.pk, row.scoring !== null),
    initialCode: row.initial_code,
    checker: row.checker,
    ...(row.scoring && { scoring: row.scoring }),
  };
  return { problem, version: row.version };
}

async function readCases(db: Database, pk: string, hasGroups: boolean): Promise<TestCase[]> {
  const rows = await db
    .selectFrom('test_cases')
    .selectAll()
    .where('problem_pk', '=', pk)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    input: row.input.toString(),
    output: row.expected.toString(),
    timeLimit: row.time_limit_ms / 1000,
    memoryLimit: row.memory_limit_bytes / bytesPerMb,
    weight: row.weight,
    sample: row.sample,
    ...(hasGroups && { group: row.group_name }),
    ...(row.checker_arguments && { checkerArguments: row.checker_arguments }),
  }));
}
