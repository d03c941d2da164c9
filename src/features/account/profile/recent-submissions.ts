import type { AccountKey } from '../../../data/account/account';
import { inReadLanguage } from '../../../data/copies/shown-title';
import { appDb } from '../../../data/db/app-db';
import type { Receipt } from '../../../data/db/app-rows';
import { cacheDb } from '../../../data/db/cache-db';
import type { ProblemListRow } from '../../../data/db/cache-rows';
import type { SubmissionRow } from '../../../data/work/submissions';

export type RecentSubmission = Pick<
  SubmissionRow,
  'id' | 'problemID' | 'language' | 'createdAt' | 'receipt'
> & {
  verdict: NonNullable<SubmissionRow['state']>['verdict'];
  title: string;
};

const titleOf = (row: ProblemListRow | undefined) => row && inReadLanguage(row).title;

export async function recentSubmissions(
  account: AccountKey,
  limit: number,
  receipts: readonly Receipt[],
): Promise<RecentSubmission[]> {
  const keys = receipts.map((receipt) => [account, receipt]);
  const rows = await appDb.submissions.where('[account+receipt]').anyOf(keys).toArray();
  const recent = rows.sort((a, b) => b.createdAt - a.createdAt).slice(0, limit);
  const problems = await cacheDb.problemList.bulkGet(recent.map(({ problemID }) => problemID));
  return recent.map(({ id, problemID, language, createdAt, receipt, state }, at) => ({
    id,
    problemID,
    language,
    createdAt,
    receipt,
    verdict: state?.verdict,
    title: titleOf(problems[at]) ?? problemID,
  }));
}
