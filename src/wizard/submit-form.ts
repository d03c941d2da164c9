import type { AccountKey } from '../data/account/account';
import { stopAwaiting } from '../data/wizards/creation-outcomes';
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
import type { Fault } from './wizard-machine';

/** Then the user continues without an answer, because the work is safe in the outbox. */
const answerTimeoutMs = 8000;

interface Submission<T extends WizardTypes> {
  definition: WizardDefinition<T>;
  parts: LaterParts<T>;
  account: AccountKey;
  draftID: string;
  form: T['form'];
  payload: Creation<T['what']>;
  /** Opens another page. */
  leaveTo(href: string): void;
}

export type SubmitResult =
  /** The next page. */
  | { href: string }
  /** What the server found, by paths of the payload. */
  | { href: null; message: string; faults: readonly Fault[] };

/** Creates or changes the item, and shows a failure. */
export function submitForm<T extends WizardTypes>(work: Submission<T>): Promise<SubmitResult> {
  return work.form.base ? change(work) : create(work);
}

const failed = (
  message: string,
  fields: readonly { path: string; message: string }[] = [],
): SubmitResult => ({
  ...{ href: null, message },
  faults: fields.map((one) => ({ field: one.path, message: one.message })),
});

/** Changes need a network; they stay in the draft until the server has them. */
async function change<T extends WizardTypes>(work: Submission<T>): Promise<SubmitResult> {
  const { definition, parts, account, draftID, form, payload, leaveTo } = work;
  const show = (text: string, options: ToastOptions) =>
    void showToast(text, { ...options, id: `${definition.what}-created` });
  const answer = await parts.saveChanges(payload, form);
  if (!answer.ok) {
    const edit = encodeURIComponent(definition.publishedID(form));
    const compare = () => leaveTo(`${wizardAddress(definition.folder)}?edit=${edit}`);
    show(answer.message, {
      ...{ tone: 'alert', description: messages.changesSafe },
      ...(answer.isStale
        ? { stays: true, action: { label: messages.showBoth, onClick: compare } }
        : { durationMs: 5000 }),
    });
    return failed(answer.message, answer.fields);
  }
  await deleteWizardDraft(account, definition.what, draftID);
  show(messages.savedVersion(answer.version), { tone: 'safe' });
  return { href: publishedPage(definition.folder, definition.publishedID(form)) };
}

async function create<T extends WizardTypes>(work: Submission<T>): Promise<SubmitResult> {
  const { definition, account, draftID, payload } = work;
  const { what } = definition;
  const id = `${what}-created`;
  const patienceMs = syncStatus.network === 'offline' ? 0 : answerTimeoutMs;
  const refuse = (reason: string, fields?: readonly { path: string; message: string }[]) => {
    const { text, ...more } = definition.refused(reason);
    void showToast(text, { ...more, tone: 'alert', id });
    return failed(reason, fields);
  };
  let creationID: string;
  try {
    const awaitedUntil = Date.now() + patienceMs;
    creationID = await createFromDraft(what, account, draftID, payload, awaitedUntil);
  } catch (error) {
    return refuse(failureText(error));
  }
  const row = await awaitCreation(what, creationID, patienceMs);
  if (row?.receipt === 'refused') {
    await giveUpRefused(what, account, draftID);
    return refuse(row.refusal?.message ?? messages.refusedWithoutReason, row.refusal?.fields);
  }
  // The outbox announces the success, so that it is announced once.
  if (row?.receipt === 'sent') return { href: definition.createdPage(row) ?? definition.folder };
  await stopAwaiting(what, creationID);
  void showToast(messages.savedOnDevice, { id, description: messages.createdLater(what) });
  return { href: wizardAddress(definition.folder) };
}
