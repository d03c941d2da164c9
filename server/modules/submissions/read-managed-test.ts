import { contestManageLimits } from '../../../contract/entities/contest/manage-limits';
import type { ManagedTest } from '../../../contract/entities/contest/managed-submission';
import type { Database } from '../../platform/database/open';
import { storable } from '../../platform/database/storable';
import { Refusal } from '../../platform/http/refusal';
import { findManagedContest } from '../contests/public';

interface Wanted {
  readonly contestSlug: string;
  readonly entryID: string;
  readonly testcaseIndex: number;
}

/**
 * One test of the version that the counted judgement used. A contest can contain public problems of other authors, so
 * their hidden tests stay hidden from its organiser (ROLE-12).
 *
 * @throws Refusal ENTRY_NOT_FOUND, FORBIDDEN, TEST_NOT_FOUND
 */
export async function readManagedTest(
  db: Database,
  { contestSlug, entryID, testcaseIndex }: Wanted,
  caller: string,
): Promise<ManagedTest> {
  const contest = await findManagedContest(db, contestSlug, caller, 'read');
  const judged = await db
    .selectFrom('contest_entries as entry')
    .innerJoin('submissions', 'submissions.id', 'entry.id')
    .innerJoin('problems', 'problems.pk', 'entry.problem_pk')
    .leftJoin('judgements', 'judgements.id', 'submissions.judgement_id')
    .select(['problems.creator', 'entry.problem_pk', 'judgements.problem_version'])
    .where('entry.id', '=', entryID)
    .where('entry.contest_pk', '=', contest.pk)
    .executeTakeFirst();
  if (!judged) throw new Refusal('ENTRY_NOT_FOUND');
  if (judged.creator !== contest.creator) throw new Refusal('FORBIDDEN');
  const test = await db
    .selectFrom('problem_contents as content')
    .innerJoin('test_cases as test', (join) =>
      join
        .onRef('test.problem_pk', '=', 'content.pk')
        .onRef('test.data_version', '=', 'content.test_data_version'),
    )
    .leftJoin('submission_results as result', (join) =>
      join.onRef('result.testcase_index', '=', 'test.position').on('result.submission_id', '=', entryID),
    )
    .select(['test.input', 'test.expected', 'result.output', 'result.stderr'])
    .select(['result.hidden_output', 'result.hidden_stderr'])
    .where('content.pk', '=', judged.problem_pk)
    .where('content.version', '=', judged.problem_version ?? 0)
    .where('test.position', '=', testcaseIndex)
    .executeTakeFirst();
  if (!test) throw new Refusal('TEST_NOT_FOUND');
  return {
    input: cut(test.input),
    inputBytes: test.input.length,
    expected: cut(test.expected),
    expectedBytes: test.expected.length,
    output: test.hidden_output ?? test.output,
    stderr: test.hidden_stderr ?? test.stderr,
  };
}

const cut = (bytes: Buffer) =>
  storable(bytes.subarray(0, contestManageLimits.testBytesShown).toString()) ?? '';
