import type { Selectable } from 'kysely';
import type { SubmissionState, TestCaseResult } from '../../../contract/entities/submission';
import type { Database } from '../../platform/database/open';
import type { SubmissionResultsTable } from '../../platform/database/schema';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a submission's author may know of it, or undefined when there is none. */
export async function readState(db: Database, submissionID: string): Promise<SubmissionState | undefined> {
  if (!uuid.test(submissionID)) return undefined;
  const row = await db
    .selectFrom('submissions')
    .innerJoin('problems', 'problems.pk', 'submissions.problem_pk')
    .selectAll('submissions')
    .select('problems.id as problem_id')
    .where('submissions.id', '=', submissionID)
    .executeTakeFirst();
  if (!row) return undefined;
  const results = await db
    .selectFrom('submission_results')
    .selectAll()
    .where('submission_id', '=', submissionID)
    .orderBy('testcase_index')
    .execute();
  return {
    submissionID: row.id,
    problemID: row.problem_id,
    language: row.language,
    status: row.status,
    ...(row.verdict && { verdict: row.verdict }),
    ...(row.score !== null && { score: row.score }),
    ...(row.passed_testcases !== null && { passedTestcases: row.passed_testcases }),
    ...(row.total_testcases !== null && { totalTestcases: row.total_testcases }),
    ...(row.compile_log && { compileLog: row.compile_log }),
    receivedTime: row.received_time.toISOString(),
    ...(row.judged_time && { judgedTime: row.judged_time.toISOString() }),
    results: results.map(toResult),
  };
}

function toResult(row: Selectable<SubmissionResultsTable>): TestCaseResult {
  return {
    testcaseIndex: row.testcase_index,
    ...(row.input !== null && { input: row.input }),
    ...(row.output !== null && { output: row.output }),
    ...(row.expected !== null && { expected: row.expected }),
    correctOutput: row.correct_output,
    score: row.score,
    passedTestcases: row.passed_testcases,
    run_status: row.run_status,
    ...(row.run_error !== null && { run_error: row.run_error }),
    verdict: row.verdict,
    cpuMs: row.cpu_ms,
    memoryBytes: row.memory_bytes,
  };
}
