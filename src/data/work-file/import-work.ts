/** Imports exported work: first a plan, then its execution. Overwrites nothing. */
import type { Answer } from '../../../contract/entities/question';
import type { Language } from '../../../contract/limits';
import { type AccountKey, deviceAccount } from '../account/account';
import { readAnswerDraft, saveAnswerDraft } from '../drafts/answer-drafts';
import { type DraftKey, keepAsVersion, keepDraftVersion, readDraft, saveDraft } from '../drafts/drafts';
import { type Intent, upcastPayload } from '../intents/define-intent';
import { intentOf } from '../intents/intent-of';
import { decodePayload } from '../outbox/file-payload';
import { checkPayload, InvalidPayloadError } from './check-payload';
import { type ImportedEntry, importEntry, isKnownHere } from './import-entry';
import { messages } from './messages';
import { readWorkFile, type WorkFile } from './read-work-file';
import { importTypedValues, planTypedValues, type TypedImport } from './typed-values';
import { importWizardDraft, planWizardDrafts, type WizardDraftImport } from './wizard-drafts-file';

/** known: already here · left: skipped for `reason`. */
export type ItemImport =
  | { outcome: 'new'; entry: ImportedEntry }
  | { outcome: 'known' }
  | { outcome: 'left'; reason: string };
/**
 * new: no draft here · newer: becomes the draft, the local one an older version · older: becomes an older
 * version.
 */
export type DraftImport = 'new' | 'same' | 'newer' | 'older';

export interface ImportPlan {
  exportedAt: string;
  account: AccountKey;
  items: (ItemImport & { kind: string })[];
  drafts: { key: DraftKey; code: string; updatedAt: number; outcome: DraftImport }[];
  answers: { problemID: string; answer: Answer; outcome: 'new' | 'known' }[];
  typed: TypedImport[];
  wizardDrafts: WizardDraftImport[];
}

export type Planned = { ok: true; plan: ImportPlan } | { ok: false; message: string };

/** Plans the import for the current account. Writes nothing. */
export async function planImport(text: string, account: AccountKey): Promise<Planned> {
  const read = readWorkFile(text);
  if (!read.ok) return read;
  const { file } = read;
  const refusal = foreign(file, account);
  if (refusal) return { ok: false, message: refusal };
  const items: ImportPlan['items'] = [];
  for (const item of file.items) items.push({ kind: item.kind, ...(await planItem(item, file, account)) });
  const drafts = await Promise.all(file.drafts.map((draft) => planDraft(draft, account)));
  const answers = await Promise.all(
    file.answers.map(async ({ problemID, answer }) => {
      const known = await readAnswerDraft(account, problemID);
      return { problemID, answer, outcome: known === undefined ? ('new' as const) : ('known' as const) };
    }),
  );
  const typed = await planTypedValues(file.typed, file.account, account);
  const wizardDrafts = await planWizardDrafts(file.wizardDrafts, account);
  keepLinks(items, wizardDrafts);
  return {
    ok: true,
    plan: { exportedAt: file.exportedAt, account, items, drafts, answers, typed, wizardDrafts },
  };
}

/** A delivery deletes the draft of the item, so the draft must be the one of the file. */
function keepLinks(items: readonly ItemImport[], drafts: readonly WizardDraftImport[]): void {
  const here = new Set(drafts.flatMap(({ id, outcome }) => (outcome === 'left' ? [] : id)));
  for (const item of items) {
    if (item.outcome !== 'new' || here.has(item.entry.draftID ?? '')) continue;
    item.entry.draftID = undefined;
  }
}

/** Only anonymous work may move to another account. */
function foreign({ account, username }: WorkFile, here: AccountKey): string | undefined {
  if (account === here || account === deviceAccount) return undefined;
  return messages.foreign(username);
}

async function planItem(
  item: WorkFile['items'][number],
  file: WorkFile,
  account: AccountKey,
): Promise<ItemImport> {
  const { id, kind, v, createdAt, tried, payload, draftID } = item;
  if (await isKnownHere(id)) return { outcome: 'known' };
  const intent = intentOf(kind);
  if (!intent || v > intent.version) {
    return left(messages.newerItem);
  }
  if (intent.notImported !== undefined) return left(intent.notImported);
  if (file.account !== account && tried) {
    return left(messages.maybeSent);
  }
  return checkItem(intent, { id, v, createdAt: Date.parse(createdAt), payload, draftID }, account);
}

function checkItem(
  intent: Intent,
  { v, payload, ...rest }: Omit<ImportedEntry, 'intent'> & { v: number },
  account: AccountKey,
): ItemImport {
  try {
    const checked = checkPayload(intent, upcastPayload(intent, v, decodePayload(payload)));
    const owner = intent.owner?.(checked);
    if (owner !== undefined && owner !== account) return left(messages.foreignItem);
    return { outcome: 'new', entry: { ...rest, intent, payload: checked } };
  } catch (error) {
    return left(error instanceof InvalidPayloadError ? error.message : messages.damagedItem);
  }
}

const left = (reason: string): ItemImport => ({ outcome: 'left', reason });

async function planDraft(draft: WorkFile['drafts'][number], account: AccountKey) {
  const { problemID, contestSlug, code } = draft;
  const key: DraftKey = { account, problemID, language: draft.language satisfies Language, contestSlug };
  // A timestamp in the future would win over all later edits.
  const updatedAt = Math.min(Date.parse(draft.updatedAt), Date.now());
  return { key, code, updatedAt, outcome: outcomeOf(await readDraft(key), code, updatedAt) };
}

function outcomeOf(
  here: { code: string; updatedAt: number } | undefined,
  code: string,
  updatedAt: number,
): DraftImport {
  if (!here) return 'new';
  if (here.code === code) return 'same';
  return updatedAt > here.updatedAt ? 'newer' : 'older';
}

/** Respects changes since the plan. Throws `StorageFullError`. */
export async function applyImport(plan: ImportPlan): Promise<void> {
  const { account, items, drafts, answers, typed, wizardDrafts } = plan;
  // First: a delivery deletes the draft.
  for (const draft of wizardDrafts) if (draft.outcome === 'new') await importWizardDraft(draft.rows);
  for (const item of items) if (item.outcome === 'new') await importEntry(account, item.entry);
  for (const { key, code, updatedAt } of drafts) await importDraft(key, code, updatedAt);
  for (const { problemID, answer } of answers) {
    if ((await readAnswerDraft(account, problemID)) === undefined) {
      await saveAnswerDraft(account, problemID, answer);
    }
  }
  await importTypedValues(account, typed);
}

async function importDraft(key: DraftKey, code: string, updatedAt: number): Promise<void> {
  const outcome = outcomeOf(await readDraft(key), code, updatedAt);
  if (outcome === 'same') return;
  // A slot per text, so that a second import adds no copy.
  if (outcome === 'older') return keepAsVersion(key, code, `file:${updatedAt}`, updatedAt);
  await keepDraftVersion(key);
  await saveDraft(key, code, updatedAt);
}
