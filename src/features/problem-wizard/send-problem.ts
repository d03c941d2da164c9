import type { NewProblem } from '../../../contract/entities/new-problem';
import type { AccountKey } from '../../data/account/account';
import { announceCreationLater } from '../../data/wizards/creation-news';
import { awaitCreation, createFromDraft, giveUpRefused } from '../../data/work/creations';
import { syncStatus } from '../../sync/network/sync-status';
import { showToast } from '../../ui/toast';

/** With a network an answer is there in this time, or one goes on: the problem is safe in the outbox. */
const patienceMs = 8000;
const failedText = 'Failed to create problem. Please try again.';

/**
 * Writes the problem down to be sent, and says what became of it.
 * @returns where to go now; null when it could not be created, and what was filled in is to be changed
 */
export async function sendProblem(
  account: AccountKey,
  draftID: string,
  problem: NewProblem,
): Promise<string | null> {
  let creationID: string;
  try {
    creationID = await createFromDraft('problem', account, draftID, problem);
  } catch (error) {
    return failed(error instanceof Error ? error.message : undefined);
  }
  const isOffline = syncStatus.network === 'offline';
  const row = await awaitCreation('problem', creationID, isOffline ? 0 : patienceMs);
  if (row?.receipt === 'refused') {
    await giveUpRefused('problem', account, draftID);
    return failed(row.refusal?.message);
  }
  if (row?.receipt === 'sent') {
    void showToast('Problem created successfully.', { tone: 'safe', id: 'problem-created' });
    // PWIZ-37, D-16
    return row.createdID === undefined ? '/problems' : `/problems/${encodeURIComponent(row.createdID)}`;
  }
  await announceCreationLater('problem', creationID);
  void showToast('Saved on this device.', {
    id: 'problem-created',
    description: 'Your problem will be created when you are back online.',
  });
  return '/problems/create';
}

/** PWIZ-38 … PWIZ-40 */
function failed(reason: string | undefined): null {
  void showToast(failedText, {
    ...{ tone: 'alert', id: 'problem-created', durationMs: 5000 },
    ...(reason && { description: reason }),
  });
  return null;
}
