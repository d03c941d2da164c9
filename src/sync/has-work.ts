/** What there is to do for the tab that leads. */
import type { AccountKey } from '../data/account';
import { outboxSummary } from '../data/outbox';
import { watchedSubmissionIds } from '../data/submissions';

/** Whether anything waits to be sent. */
export async function hasUnsent(accounts: readonly AccountKey[]): Promise<boolean> {
  const summaries = await Promise.all(accounts.map(outboxSummary));
  return summaries.some(({ waiting, sending }) => waiting + sending > 0);
}

/** Whether anything waits to be sent, or for its verdict. */
export async function hasWork(accounts: readonly AccountKey[]): Promise<boolean> {
  return (await hasUnsent(accounts)) || (await watchedSubmissionIds(accounts)).length > 0;
}
