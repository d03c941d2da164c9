import type { ChangedContest, NewContest } from '../../../contract/entities/contest/new-contest';
import type { AccountKey } from '../../data/account/account';
import { discardWizardDraft, readWizardDraft } from '../../data/wizards/wizard-drafts';
import { changeOwnContest } from '../../sync/authoring/own-contest';
import { showToast } from '../../ui/toast';

/**
 * Makes a contest its next version. That takes a network: until then the changes stay with their draft.
 * @returns where to go now; null when it could not be saved
 */
export async function saveChanges(
  account: AccountKey,
  draftID: string,
  contest: NewContest | ChangedContest,
): Promise<string | null> {
  if (!('contestSlug' in contest)) throw new Error('a new contest is no change');
  const told = await changeOwnContest(contest);
  if (!told.ok) {
    const description = 'Your changes are kept on this device.';
    void showToast(told.message, { tone: 'alert', id: 'contest-created', description, durationMs: 5000 });
    return null;
  }
  const draft = await readWizardDraft(account, 'contest', draftID);
  if (draft) await discardWizardDraft(draft);
  void showToast(`Saved as version ${told.version}.`, { tone: 'safe', id: 'contest-created' });
  return `/contests/${encodeURIComponent(contest.contestSlug)}`;
}
