import { type AccountKey, deviceAccount } from '../../data/account/account';
import { appDb } from '../../data/db/app-db';
import { exportUnsent } from '../../data/device-work/unsent-work';

/** What exists only at this address. */
export async function workHere(account: AccountKey): Promise<{ entries: number; drafts: number }> {
  const { items, drafts, answers } = await exportUnsent(account);
  const wizardDrafts = await appDb.wizardDrafts
    .where('[account+kind]')
    .anyOf(['contest', 'problem'].map((kind) => [account, kind]))
    .count();
  // Drafts of a signed-in person go to the server, except those of contests and problems.
  const typed = account === deviceAccount ? drafts.length + answers.length : 0;
  return { entries: items.length, drafts: typed + wizardDrafts };
}
