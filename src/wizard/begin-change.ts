import type { AccountKey } from '../data/account/account';
import { readDraft, saveDraft } from './drafts';
import type { WizardDefinition, WizardTypes } from './wizard-definition';

/** overtaken: another version was saved since the draft began, so the user chooses. */
export type Beginning =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | {
      type: 'overtaken';
      mine: number | undefined;
      theirs: number | undefined;
      /** Rebases the chosen form on the newest version. */
      take(which: 'mine' | 'theirs'): Promise<void>;
    };

export const changeDraftID = (publishedID: string) => `change-${publishedID.toLowerCase()}`;

/** Continues an existing change, or starts one from the published version. Returns network failures. */
export async function beginChange<T extends WizardTypes>(
  { drafts, load }: WizardDefinition<T>,
  account: AccountKey,
  publishedID: string,
  draftID: string,
): Promise<Beginning> {
  const mine = await readDraft(drafts, account, draftID);
  const own = await (await load()).readOwn(publishedID);
  if (!own.ok) {
    // Offline no other version is known; the server checks later.
    return mine && own.isUnreached ? { type: 'ready' } : { type: 'failed', message: own.message };
  }
  const theirs = own.form;
  if (!mine) {
    await saveDraft(drafts, account, draftID, theirs);
    return { type: 'ready' };
  }
  if (mine.base?.version === theirs.base?.version) return { type: 'ready' };
  const take = (which: 'mine' | 'theirs') =>
    saveDraft(drafts, account, draftID, which === 'mine' ? { ...mine, base: theirs.base } : theirs);
  return { type: 'overtaken', mine: mine.base?.version, theirs: theirs.base?.version, take };
}

export async function beginCopy<T extends WizardTypes>(
  { drafts, load }: WizardDefinition<T>,
  account: AccountKey,
  publishedID: string,
  draftID: string,
): Promise<Beginning> {
  if (await readDraft(drafts, account, draftID)) return { type: 'ready' };
  const { readOwn, copyOf = (form) => form } = await load();
  const own = await readOwn(publishedID);
  if (!own.ok) return { type: 'failed', message: own.message };
  await saveDraft(drafts, account, draftID, { ...copyOf(own.form), base: null });
  return { type: 'ready' };
}
