import type { NewContest } from '../../../contract/entities/contest/new-contest';
import type { AccountKey } from '../../data/account/account';
import { announceCreationLater } from '../../data/wizards/creation-news';
import { awaitCreation, createFromDraft, giveUpRefused } from '../../data/work/creations';
import { failureText } from '../../lib/failure-text';
import { syncStatus } from '../../sync/network/sync-status';
import { showToast } from '../../ui/toast';

/** With a network an answer is there in this time, or one goes on: the contest is safe in the outbox. */
const patienceMs = 8000;

/**
 * Writes the contest down to be sent, and says what became of it.
 * @returns where to go now; null when it could not be created, and what was filled in is to be changed
 */
export async function sendContest(
  account: AccountKey,
  draftID: string,
  contest: NewContest,
): Promise<string | null> {
  let creationID: string;
  try {
    creationID = await createFromDraft('contest', account, draftID, contest);
  } catch (error) {
    return failed(failureText(error));
  }
  const isOffline = syncStatus.network === 'offline';
  const row = await awaitCreation('contest', creationID, isOffline ? 0 : patienceMs);
  if (row?.receipt === 'refused') {
    await giveUpRefused('contest', account, draftID);
    return failed(row.refusal?.message ?? 'The server refused it.');
  }
  if (row?.receipt === 'sent') {
    void showToast('Contest created successfully.', { tone: 'safe', id: 'contest-created' });
    return row.redirect ?? '/contests';
  }
  await announceCreationLater('contest', creationID);
  void showToast('Saved on this device.', {
    id: 'contest-created',
    description: 'Your contest will be created when you are back online.',
  });
  return '/contests/create';
}

/** CWIZ-58 */
function failed(message: string): null {
  void showToast(`Error while creating contest. ${message}`, { tone: 'alert', id: 'contest-created' });
  return null;
}
