import { subscribe } from 'valtio/vanilla';
import type { AccountKey } from '../data/account/account';
import { isStaleChange } from '../data/intents/problem-update';
import { discardEntry } from '../data/outbox/outbox';
import { stopAwaiting } from '../data/wizards/creation-outcomes';
import {
  awaitCreation,
  type Creation,
  type CreationKind,
  type CreationRow,
  type CreationRows,
  createFromDraft,
  giveUpRefused,
  judgeReasonOf,
  type SentKind,
} from '../data/wizards/creations';
import { deleteWizardDraft } from '../data/wizards/wizard-drafts';
import { errorText } from '../lib/error-text';
import { failureText } from '../lib/failure-text';
import { syncStatus } from '../sync/network/sync-status';
import { showToast, type ToastOptions } from '../ui/toast';
import { faultsOf } from './faults/faults-of';
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
  /** How long the user can still cancel. */
  cancelMs: number;
  isConfirmed: Promise<boolean>;
}

export type SubmitResult =
  | 'cancelled'
  /** The next page. */
  | { href: string }
  /** What the server found, by paths of the payload. */
  | { href: null; message: string; faults: readonly Fault[] };

/** Creates or changes the item, and shows a failure. */
export async function submitForm<T extends WizardTypes>(work: Submission<T>): Promise<SubmitResult> {
  const { definition, parts, form, payload } = work;
  if (!form.base) return send(work, definition.what, payload, creation(work));
  if (parts.changeOf) return send(work, 'problemChange', parts.changeOf(payload, form), queuedChange(work));
  return saveNow(work);
}

const failed = (
  message: string,
  fields: readonly { path: string; message: string }[] = [],
): SubmitResult => ({ href: null, message, faults: faultsOf(fields) });

/** Where the time of arrival decides, a change needs a network; it stays in the draft until the server has it. */
async function saveNow<T extends WizardTypes>(work: Submission<T>): Promise<SubmitResult> {
  const { definition, parts, account, draftID, form, payload } = work;
  if (!parts.saveChanges) throw new Error(`a ${definition.what} cannot be changed`);
  if (!(await work.isConfirmed)) return 'cancelled';
  const answer = await parts.saveChanges(payload, form);
  if (!answer.ok) {
    showChangeFailure(definition.what, answer.message, { durationMs: 5000 });
    return failed(answer.message, answer.fields);
  }
  await deleteWizardDraft(account, definition.what, draftID);
  void showToast(messages.savedVersion(answer.version), { tone: 'safe', id: toastID(definition.what) });
  return { href: publishedPage(definition.folder, definition.publishedID(form)) };
}

type Refused = NonNullable<CreationRow['refusal']>;

/** The texts and pages that a creation and a change have of their own. */
interface Outcomes<K extends SentKind> {
  reasonOf(refusal: Refused): string;
  refuse(reason: string): void;
  /** Where the author decides how to go on; undefined: in the wizard. */
  refusedPage(refusal: Refused): string | undefined;
  sentPage(row: CreationRows[K]): string;
  later: string;
}

const toastID = (what: CreationKind) => `${what}-created`;

function creation<T extends WizardTypes>(work: Submission<T>): Outcomes<T['what']> {
  const { definition } = work;
  return {
    reasonOf: ({ message }) => message,
    refuse(reason) {
      const { text, ...more } = definition.refused(reason);
      void showToast(text, { ...more, tone: 'alert', id: toastID(definition.what) });
    },
    refusedPage: () => undefined,
    sentPage: (row) => definition.createdPage(row) ?? definition.folder,
    later: messages.createdLater(definition.what),
  };
}

function queuedChange<T extends WizardTypes>(work: Submission<T>): Outcomes<'problemChange'> {
  const { definition, form } = work;
  const publishedID = definition.publishedID(form);
  const compare = `${wizardAddress(definition.folder)}?edit=${encodeURIComponent(publishedID)}`;
  return {
    reasonOf: errorText,
    refuse: (reason) => showChangeFailure(definition.what, reason, { durationMs: 5000 }),
    refusedPage: (refusal) => (isStaleChange(refusal) ? compare : undefined),
    sentPage: () => publishedPage(definition.folder, publishedID),
    later: messages.changedLater,
  };
}

function showChangeFailure(what: CreationKind, reason: string, options: ToastOptions): void {
  const description = messages.changesSafe;
  void showToast(reason, { tone: 'alert', description, id: toastID(what), ...options });
}

/** Calls `work` with a signal that aborts when the device is without a network. */
async function whileOnline<R>(work: (signal: AbortSignal) => Promise<R>): Promise<R> {
  const lost = new AbortController();
  const look = () => syncStatus.network === 'offline' && lost.abort();
  const stop = subscribe(syncStatus, look);
  look();
  try {
    return await work(lost.signal);
  } finally {
    stop();
  }
}

async function send<T extends WizardTypes, K extends SentKind>(
  work: Submission<T>,
  kind: K,
  payload: Creation<K>,
  { reasonOf, refuse, refusedPage, sentPage, later }: Outcomes<K>,
): Promise<SubmitResult> {
  const { definition, account, draftID, cancelMs } = work;
  const { what, folder } = definition;
  let creationID: string;
  try {
    const awaitedUntil = Date.now() + cancelMs + answerTimeoutMs;
    creationID = await createFromDraft(kind, account, draftID, payload, { awaitedUntil, cancelMs });
  } catch (error) {
    const reason = failureText(error);
    refuse(reason);
    return failed(reason);
  }
  if (!(await work.isConfirmed)) {
    await discardEntry(creationID);
    return 'cancelled';
  }
  const patienceMs = syncStatus.network === 'offline' ? 0 : answerTimeoutMs;
  const row = await whileOnline((signal) => awaitCreation(kind, creationID, patienceMs, signal));
  // The user removed it in the outbox meanwhile.
  if (!row) return { href: wizardAddress(folder) };
  if (row.receipt === 'refused') {
    await giveUpRefused(what, account, draftID);
    const reason = row.refusal ? reasonOf(row.refusal) : messages.refusedWithoutReason;
    refuse(reason);
    const page = row.refusal && refusedPage(row.refusal);
    if (page) return { href: page };
    return failed(reason, row.refusal?.fields);
  }
  // The outbox announces the success, so that it is announced once.
  if (row.receipt === 'sent') return { href: sentPage(row) };
  await stopAwaiting(kind, creationID);
  const isOffline = syncStatus.network === 'offline';
  const description = (await judgeReasonOf(creationID)) ?? (isOffline ? later : messages.noAnswerYet);
  void showToast(messages.savedOnDevice, { id: toastID(definition.what), description });
  return { href: wizardAddress(folder) };
}
