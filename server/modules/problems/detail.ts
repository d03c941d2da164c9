import { sql } from 'kysely';
import type { ProblemDetail, Sample } from '../../../contract/entities/problem';
import { expandSampleText } from '../../../contract/rules/legacy-text';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';

interface DetailRequest {
  readonly problemID: string;
  readonly challengeID?: string | null | undefined;
}

/** A problem as the solve screen needs it. Private and not one's own is the same as not there (ROLE-12). */
export async function readDetail(
  db: Database,
  { problemID, challengeID }: DetailRequest,
  uid: string | undefined,
): Promise<{ problems: ProblemDetail[]; challenge?: { name: string } }> {
  const row = await db
    .selectFrom('problems')
    .selectAll()
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  if (!row || !(row.public || row.creator === uid)) throw new Refusal('PROBLEM_NOT_FOUND');
  const challenge = challengeID ? await readChallengeName(db, challengeID) : undefined;
  const problem: ProblemDetail = {
    _id: row.pk,
    id: row.id,
    version: row.version,
    title: row.title,
    description: row.description,
    difficulty: row.difficulty,
    type: row.type,
    tags: row.tags,
    public: row.public,
    inputFormat: row.input_format,
    outputFormat: row.output_format,
    constraints: row.constraints,
    sampleInput: row.sample_input,
    sampleOutput: row.sample_output,
    explanation: row.explanation,
    samples: await readSamples(db, row),
    testcaseLength: row.test_case_count,
    timeLimitMs: row.time_limit_ms,
    memoryLimitMb: row.memory_limit_mb,
    checker: row.checker,
    initialCode: row.initial_code,
  };
  return { problems: [problem], ...(challenge && { challenge }) };
}

async function readChallengeName(db: Database, url: string): Promise<{ name: string }> {
  const challenge = await db
    .selectFrom('challenges')
    .select('name')
    .where('url', '=', url)
    .executeTakeFirst();
  if (!challenge) throw new Refusal('CHALLENGE_NOT_FOUND');
  return challenge;
}

/** Test cases marked as samples; without any, the example that the statement gives in words. */
async function readSamples(
  db: Database,
  { pk, sample_input, sample_output }: { pk: string; sample_input: string; sample_output: string },
): Promise<Sample[]> {
  const rows = await db
    .selectFrom('test_cases')
    .select(['input', 'expected'])
    .where('problem_pk', '=', pk)
    .where('sample', '=', true)
    .orderBy('position')
    .execute();
  if (rows.length > 0) {
    return rows.map(({ input, expected }) => ({ input: input.toString(), output: expected.toString() }));
  }
  if (sample_input === '' && sample_output === '') return [];
  return [{ input: expandSampleText(sample_input), output: expandSampleText(sample_output) }];
}
