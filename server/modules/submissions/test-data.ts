import type { CheckerConfig } from '../../../contract/entities/problem';
import type { TestCase } from '../../judge/types';
import type { Database } from '../../platform/database/open';

/** All test cases of a problem with the checker that decides on outputs: for the judge alone. */
export async function readTestCases(
  db: Database,
  problemPk: string,
): Promise<{ testCases: TestCase[]; checker: CheckerConfig }> {
  const { checker } = await db
    .selectFrom('problems')
    .select('checker')
    .where('pk', '=', problemPk)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('test_cases')
    .selectAll()
    .where('problem_pk', '=', problemPk)
    .orderBy('position')
    .execute();
  const testCases = rows.map((row) => ({
    id: `${problemPk}/${row.position}`,
    input: row.input,
    expected: row.expected,
    timeLimitMs: row.time_limit_ms,
    memoryLimitBytes: row.memory_limit_bytes,
    weight: row.weight,
    sample: row.sample,
  }));
  return { testCases, checker };
}
