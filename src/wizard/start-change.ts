import type { ComponentType } from 'react';
import type { AccountKey } from '../data/account/account';
import { giveUpRefused, isSubmitted } from '../data/wizards/creations';
import { randomId } from '../lib/random-id';
import { readDraft, saveDraft } from './drafts';
import type { WizardForm } from './wizard';
import type { ConflictProps, WizardDefinition, WizardTypes } from './wizard-definition';

/** conflict: another version was saved after the draft was started, so the user chooses. */
export type StartResult<Form extends WizardForm = WizardForm> =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | {
      type: 'conflict';
      mine: Form;
      theirs: Form;
      Conflict: ComponentType<ConflictProps<Form>> | undefined;
      /** Continues with this form, based on the newest version. */
      choose(form: Form): Promise<void>;
      /** Continues with the published form, and keeps the change as a draft of a new item. */
      takeTheirs(): Promise<void>;
    };

const changePrefix = 'change-';
export const changeDraftID = (publishedID: string) => changePrefix + publishedID.toLowerCase();
/** In lower case. Null: the draft is of a new item. */
export const changedIdOf = (draftID: string): string | null =>
  draftID.startsWith(changePrefix) ? draftID.slice(changePrefix.length) : null;

/** Continues an existing change, or starts one from the published version. Returns network failures. */
export async function startChange<T extends WizardTypes>(
  { what, drafts, load }: WizardDefinition<T>,
  account: AccountKey,
  publishedID: string,
  draftID: string,
): Promise<StartResult<T['form']>> {
  const mine = await readDraft(drafts, account, draftID);
  // The list of drafts offers to take it out of the outbox.
  if (mine && (await isSubmitted(what, account, draftID))) return { type: 'ready' };
  const parts = await load();
  const own = await parts.readOwn(publishedID);
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
  const choose = async (form: T['form']) => {
    await saveDraft(drafts, account, draftID, { ...form, base: theirs.base });
    // The outbox has nothing more to ask.
    await giveUpRefused(what, account, draftID);
  };
  const takeTheirs = async () => {
    const { copyOf = (form) => form } = parts;
    await saveDraft(drafts, account, randomId(), { ...copyOf(mine), base: null });
    await choose(theirs);
  };
  return { type: 'conflict', mine, theirs, Conflict: parts.Conflict, choose, takeTheirs };
}

export async function startCopy<T extends WizardTypes>(
  { drafts, load }: WizardDefinition<T>,
  account: AccountKey,
  publishedID: string,
  draftID: string,
): Promise<StartResult<T['form']>> {
  if (await readDraft(drafts, account, draftID)) return { type: 'ready' };
  const { readOwn, copyOf = (form) => form } = await load();
  const own = await readOwn(publishedID);
  if (!own.ok) return { type: 'failed', message: own.message };
  await saveDraft(drafts, account, draftID, { ...copyOf(own.form), base: null });
  return { type: 'ready' };
}
