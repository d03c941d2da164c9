import type { CheckerConfig } from '../../../contract/entities/checker/checker-config';
import type { Scoring } from '../../../contract/entities/problem/problem';
import type { TestCase } from '../../judge/types';
import type { Database } from '../../platform/database/open';
import type { ProblemVersion } from '../problems/public';

export interface TestData {
  version: number;
  testCases: TestCase[];
  checker: CheckerConfig;
  scoring?: Scoring;
}

/** A version can be replaced between two reads, but not this often. */
const readAttemptsMax = 10;

/** For the judge only. In a contest its version, in practice the newest one. */
export async function readTestData(db: Database, submissionID: string): Promise<TestData> {
  for (let look = 0; look < readAttemptsMax; look += 1) {
    const found = await readVersion(db, await judgedVersion(db, submissionID));
    if (found) return found;
  }
  throw new Error(`cannot read the test data of submission ${submissionID}`);
}

async function judgedVersion(db: Database, submissionID: string): Promise<ProblemVersion> {
  const { pk, newest, held } = await db
    .selectFrom('submissions')
    .innerJoin('problems', 'problems.pk', 'submissions.problem_pk')
    .leftJoin('contest_entries', 'contest_entries.id', 'submissions.id')
    .leftJoin('contest_problems', (join) =>
      join
        .onRef('contest_problems.contest_pk', '=', 'contest_entries.contest_pk')
        .onRef('contest_problems.problem_pk', '=', 'contest_entries.problem_pk'),
    )
    .select(['problems.pk', 'problems.version as newest', 'contest_problems.problem_version as held'])
    .where('submissions.id', '=', submissionID)
    .executeTakeFirstOrThrow();
  return { pk, version: held ?? newest };
}

/** Undefined: replaced and deleted. */
async function readVersion(db: Database, { pk, version }: ProblemVersion): Promise<TestData | undefined> {
  const content = await db
    .selectFrom('problem_contents')
    .select(['checker', 'scoring', 'test_case_count', 'test_data_version'])
    .where('pk', '=', pk)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!content) return undefined;
  const { checker, scoring, test_case_count, test_data_version } = content;
  const rows = await db
    .selectFrom('test_cases')
    .selectAll()
    .where('problem_pk', '=', pk)
    .where('data_version', '=', test_data_version)
    .orderBy('position')
    .execute();
  if (rows.length !== test_case_count) return undefined;
  const testCases = rows.map((row) => ({
    id: `${pk}/${test_data_version}/${row.position}`,
    input: row.input,
    expected: row.expected,
    timeLimitMs: row.time_limit_ms,
    memoryLimitBytes: row.memory_limit_bytes,
    weight: row.weight,
    sample: row.sample,
    group: row.group_name,
    checkerArguments: row.checker_arguments ?? undefined,
  }));
  return { version, testCases, checker, scoring: scoring ?? undefined };
}
