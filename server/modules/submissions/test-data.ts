import type { CheckerConfig, Scoring } from '../../../contract/entities/problem';
import type { TestCase } from '../../judge/types';
import type { Database } from '../../platform/database/open';

export interface TestData {
  /** The problem's, that all of this belongs to. */
  version: number;
  testCases: TestCase[];
  checker: CheckerConfig;
  scoring?: Scoring;
}

/** All test cases of a problem, the checker that decides on outputs, and how points are made: for the judge alone. */
export async function readTestData(db: Database, problemPk: string): Promise<TestData> {
  for (;;) {
    const found = await read(db, problemPk);
    if (found) return found;
  }
}

/** Undefined: the problem changed between the two looks, and must not be judged half by its old version. */
async function read(db: Database, problemPk: string): Promise<TestData | undefined> {
  const { checker, scoring, version } = await db
    .selectFrom('problems')
    .select(['checker', 'scoring', 'version'])
    .where('pk', '=', problemPk)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('test_cases')
    .innerJoin('problems', 'problems.pk', 'test_cases.problem_pk')
    .selectAll('test_cases')
    .select('problems.version as problem_version')
    .where('problem_pk', '=', problemPk)
    .orderBy('position')
    .execute();
  if (rows.some((row) => row.problem_version !== version)) return undefined;
  const testCases = rows.map((row) => ({
    id: `${problemPk}/${row.position}`,
    input: row.input,
    expected: row.expected,
    timeLimitMs: row.time_limit_ms,
    memoryLimitBytes: row.memory_limit_bytes,
    weight: row.weight,
    sample: row.sample,
    group: row.group_name,
    ...(row.checker_arguments && { checkerArguments: row.checker_arguments }),
  }));
  return { version, testCases, checker, ...(scoring && { scoring }) };
}
