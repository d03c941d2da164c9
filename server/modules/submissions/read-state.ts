import type { Selectable } from 'kysely';
import type { SubmissionState, TestCaseResult } from '../../../contract/entities/submission';
import { contestPhase } from '../../../contract/rules/contest/contest-clock';
import type { Database } from '../../platform/database/open';
import type { SubmissionResultsTable } from '../../platform/database/schema-judging';
import { clockOf } from '../contest-clock/public';
import { standingOf } from '../contests/public';
import { findProblemRole } from '../problem-members/public';
import { type MemoryView, memoryViewFor, shownMemory } from './shown-memory';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @param uid the caller: the problem's creator also sees checker messages, checker faults and exact memory */
export async function readState(
  db: Database,
  submissionID: string,
  uid?: string,
): Promise<SubmissionState | undefined> {
  if (!uuid.test(submissionID)) return undefined;
  const row = await db
    .selectFrom('submissions')
    .innerJoin('problems', 'problems.pk', 'submissions.problem_pk')
    .leftJoin('judgements', 'judgements.id', 'submissions.judgement_id')
    .leftJoin('judge_progress', (join) =>
      join
        .onRef('judge_progress.submission_id', '=', 'submissions.id')
        .on('submissions.status', '=', 'executing'),
    )
    .leftJoin('contest_entries', 'contest_entries.id', 'submissions.id')
    .leftJoin('contests', 'contests.pk', 'contest_entries.contest_pk')
    .selectAll('submissions')
    .select([
      'problems.id as problem_id',
      'problems.creator',
      'judgements.number as judgement_number',
      'judgements.judge',
      'judgements.compiler',
      'judgements.checker_fault',
      'contest_entries.state as contest_state',
      'contest_entries.reason as contest_reason',
      'contest_entries.written_time',
      'contests.creator as contest_creator',
      'contests.start_time',
      'contests.end_time',
      'contests.duration_minutes',
      'contests.removed',
      'contests.paused_since',
      'judge_progress.testcase_index as progress_index',
      'judge_progress.total_testcases as progress_total',
    ])
    .where('submissions.id', '=', submissionID)
    .executeTakeFirst();
  if (!row) return undefined;
  const isProblemCreator =
    (await findProblemRole(db, { pk: row.problem_pk, creator: row.creator }, uid)) !== undefined;
  const view = memoryViewFor({
    isProblemCreator,
    isOrganiser: row.contest_creator === uid,
    isInContest: row.contest_state !== null && !isContestOver(row),
  });
  const results = await db
    .selectFrom('submission_results')
    .selectAll()
    .where('submission_id', '=', submissionID)
    .orderBy('testcase_index')
    .execute();
  const groups = await db
    .selectFrom('submission_groups')
    .select(['name', 'verdict', 'score', 'max_score as maxScore'])
    .where('submission_id', '=', submissionID)
    .orderBy('position')
    .execute();
  return {
    submissionID: row.id,
    problemID: row.problem_id,
    language: row.language,
    status: row.status,
    verdict: row.verdict || undefined,
    score: row.score ?? undefined,
    passedTestcases: row.passed_testcases ?? undefined,
    totalTestcases: row.total_testcases ?? undefined,
    compileLog: row.compile_log || undefined,
    receivedTime: row.received_time.toISOString(),
    judgedTime: row.judged_time?.toISOString(),
    contest:
      row.contest_state && row.written_time
        ? standingOf(row.contest_state, row.contest_reason, row.written_time)
        : undefined,
    results: results.map((result) => toResult(result, isProblemCreator, view)),
    ...(row.judgement_number !== null && {
      judgement: {
        number: row.judgement_number,
        judge: row.judge ?? '',
        compiler: row.compiler || undefined,
        checkerFault: isProblemCreator && row.checker_fault ? row.checker_fault : undefined,
      },
    }),
    progress:
      row.progress_index !== null && row.progress_total !== null
        ? { testcaseIndex: row.progress_index, totalTestcases: row.progress_total }
        : undefined,
    groups: groups.length > 0 ? groups : undefined,
  };
}

type ClockRow = Parameters<typeof clockOf>[0];
/** Null: not an entry of a contest. */
type JoinedClockRow = { [column in keyof ClockRow]: ClockRow[column] | null };

function isContestOver({ start_time, removed, ...row }: JoinedClockRow): boolean {
  if (start_time === null || removed === null) return false;
  return contestPhase(clockOf({ ...row, start_time, removed }), Date.now()) === 'ended';
}

function toResult(
  row: Selectable<SubmissionResultsTable>,
  isForCreator: boolean,
  view: MemoryView,
): TestCaseResult {
  return {
    testcaseIndex: row.testcase_index,
    input: row.input ?? undefined,
    output: row.output ?? undefined,
    expected: row.expected ?? undefined,
    correctOutput: row.correct_output,
    score: row.score,
    passedTestcases: row.passed_testcases,
    run_status: row.run_status,
    run_error: row.run_error ?? undefined,
    verdict: row.verdict,
    cpuMs: row.cpu_ms,
    wallMs: row.wall_ms,
    ...shownMemory(row, view),
    ...(row.exit_code !== null && { exitCode: row.exit_code }),
    ...(row.signal !== null && { signal: row.signal }),
    ...(row.stderr && { stderr: row.stderr }),
    ...(row.retried && { retried: true }),
    ...(isForCreator && row.judge_message !== null && { judgeMessage: row.judge_message }),
  };
}
