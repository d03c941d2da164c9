import type { NewProblem } from '../../../contract/entities/new-problem';
import type { AccountKey } from '../../data/account/account';
import { deleteProblemDraft } from '../../data/drafts/problem-drafts';
import { changeOwnProblem } from '../../sync/authoring/own-problem';
import { showToast } from '../../ui/toast';

/**
 * Makes a problem that is published its next version. That takes a network: until then the changes stay with their draft.
 * @returns where to go now; null when it could not be saved
 */
export async function saveChanges(
  account: AccountKey,
  draftID: string,
  base: { id: string; version: number },
  problem: NewProblem,
): Promise<string | null> {
  const told = await changeOwnProblem(base.id, base.version, problem);
  if (!told.ok) {
    const description = 'Your changes are kept on this device.';
    void showToast(told.message, { tone: 'alert', id: 'problem-created', description, durationMs: 5000 });
    return null;
  }
  await deleteProblemDraft(account, draftID);
  void showToast(`Saved as version ${told.version}.`, { tone: 'safe', id: 'problem-created' });
  return `/problems/${encodeURIComponent(base.id)}`;
}
