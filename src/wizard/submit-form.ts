import type { AccountKey } from '../data/account/account';
import { announceCreationLater } from '../data/wizards/delivered-creations';
import { deleteWizardDraft } from '../data/wizards/wizard-drafts';
import { awaitCreation, type Creation, createFromDraft, giveUpRefused } from '../data/work/creations';
import { failureText } from '../lib/failure-text';
import { syncStatus } from '../sync/network/sync-status';
import { showToast, type ToastOptions } from '../ui/toast';
import { messages } from './messages';
import {
  type LaterParts,
  publishedPage,
  type WizardDefinition,
  type WizardTypes,
  wizardAddress,
} from './wizard-definition';

/** Then the user continues without an answer, because the work is safe in the outbox. */
const answerTimeoutMs = 8000;

interface Submission<T extends WizardTypes> {
  definition: WizardDefinition<T>;
  parts: LaterParts<T>;
  account: AccountKey;
  draftID: string;
  form: T['form'];
  payload: Creation<T['what']>;
}

/** Creates or changes the item, and shows the outcome. @returns the next page; null after a failure */
export function submitForm<T extends WizardTypes>(work: Submission<T>): Promise<string | null> {
  return work.form.base ? change(work) : create(work);
}

/** Changes need a network; they stay in the draft until the server has them. */
async function change<T extends WizardTypes>(work: Submission<T>): Promise<string | null> {
  const { definition, parts, account, draftID, form, payload } = work;
  const show = (text: string, options: ToastOptions) =>
    void showToast(text, { ...options, id: `${definition.what}-created` });
  const answer = await parts.saveChanges(payload, form);
  if (!answer.ok) {
    show(answer.message, { tone: 'alert', description: messages.changesSafe, durationMs: 5000 });
    return null;
  }
  await deleteWizardDraft(account, definition.what, draftID);
  show(messages.savedVersion(answer.version), { tone: 'safe' });
  return publishedPage(definition.folder, definition.publishedID(form));
}

async function create<T extends WizardTypes>(work: Submission<T>): Promise<string | null> {
  const { definition, account, draftID, payload } = work;
  const { what } = definition;
  const id = `${what}-created`;
  const refuse = (reason: string) => {
    const { text, ...more } = definition.refused(reason);
    void showToast(text, { ...more, tone: 'alert', id });
    return null;
  };
  let creationID: string;
  try {
    creationID = await createFromDraft(what, account, draftID, payload);
  } catch (error) {
    return refuse(failureText(error));
  }
  const row = await awaitCreation(what, creationID, syncStatus.network === 'offline' ? 0 : answerTimeoutMs);
  if (row?.receipt === 'refused') {
    await giveUpRefused(what, account, draftID);
    return refuse(row.refusal?.message ?? messages.refusedWithoutReason);
  }
  if (row?.receipt === 'sent') {
    void showToast(messages.created(what), { tone: 'safe', id });
    return definition.createdPage(row) ?? definition.folder;
  }
  await announceCreationLater(what, creationID);
  void showToast(messages.savedOnDevice, { id, description: messages.createdLater(what) });
  return wizardAddress(definition.folder);
}
