import type { AccountKey } from '../data/account/account';
import { readDraft, saveDraft } from './drafts';
import type { WizardDefinition, WizardTypes } from './wizard-definition';

/** overtaken: another version was saved since the draft was begun, and the user decides which of the two goes on. */
export type Beginning =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | {
      type: 'overtaken';
      mine: number | undefined;
      theirs: number | undefined;
      /** Makes either of them a change of the newest version. */
      take(which: 'mine' | 'theirs'): Promise<void>;
    };

export const changeDraftID = (publishedID: string) => `change-${publishedID.toLowerCase()}`;

/** Goes on with the draft of an earlier change, or makes one of what is published. Never throws for what the network does. */
export async function beginChange<T extends WizardTypes>(
  { drafts, load }: WizardDefinition<T>,
  account: AccountKey,
  publishedID: string,
  draftID: string,
): Promise<Beginning> {
  const mine = await readDraft(drafts, account, draftID);
  const own = await (await load()).readOwn(publishedID);
  if (!own.ok) {
    // Without a network nobody knows of another version; the server will.
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

/** A new draft that begins with what a published one has. */
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
