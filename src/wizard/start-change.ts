import type { AccountKey } from '../data/account/account';
import { readDraft, saveDraft } from './drafts';
import type { WizardDefinition, WizardTypes } from './wizard-definition';

/** conflict: another version was saved after the draft was started, so the user chooses. */
export type StartResult =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | {
      type: 'conflict';
      mine: number | undefined;
      theirs: number | undefined;
      /** Bases the chosen form on the newest version. */
      choose(which: 'mine' | 'theirs'): Promise<void>;
    };

export const changeDraftID = (publishedID: string) => `change-${publishedID.toLowerCase()}`;

/** Continues an existing change, or starts one from the published version. Returns network failures. */
export async function startChange<T extends WizardTypes>(
  { drafts, load }: WizardDefinition<T>,
  account: AccountKey,
  publishedID: string,
  draftID: string,
): Promise<StartResult> {
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
  const choose = (which: 'mine' | 'theirs') =>
    saveDraft(drafts, account, draftID, which === 'mine' ? { ...mine, base: theirs.base } : theirs);
  return { type: 'conflict', mine: mine.base?.version, theirs: theirs.base?.version, choose };
}

export async function startCopy<T extends WizardTypes>(
  { drafts, load }: WizardDefinition<T>,
  account: AccountKey,
  publishedID: string,
  draftID: string,
): Promise<StartResult> {
  if (await readDraft(drafts, account, draftID)) return { type: 'ready' };
  const { readOwn, copyOf = (form) => form } = await load();
  const own = await readOwn(publishedID);
  if (!own.ok) return { type: 'failed', message: own.message };
  await saveDraft(drafts, account, draftID, { ...copyOf(own.form), base: null });
  return { type: 'ready' };
}
