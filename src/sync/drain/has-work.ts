import type { AccountKey } from '../../data/account/account';
import { outboxSummary } from '../../data/outbox/outbox';
import { watchedCodeRuns } from '../../data/work/code-runs';
import { watchedSubmissionIds } from '../../data/work/submissions';

export async function hasUnsent(accounts: readonly AccountKey[]): Promise<boolean> {
  const summaries = await Promise.all(accounts.map(outboxSummary));
  return summaries.some(({ waiting, sending }) => waiting + sending > 0);
}

export async function hasWork(accounts: readonly AccountKey[]): Promise<boolean> {
  if (await hasUnsent(accounts)) return true;
  return (await watchedSubmissionIds(accounts)).length > 0 || (await watchedCodeRuns(accounts)).length > 0;
}
