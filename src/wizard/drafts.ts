import type { AccountKey } from '../data/account/account';
import {
  type DraftKind,
  type DraftParts,
  readWizardDraft,
  saveWizardDraft,
} from '../data/wizards/wizard-drafts';

export interface DraftFormat<Form> {
  kind: DraftKind;
  newForm(): Form;
  /** Accepts drafts of any earlier build; invalid fields get their defaults. */
  readForm(value: unknown, parts?: DraftParts): Form;
  nameOf(form: Form): string;
  /** Large parts, stored separately and written only when changed. */
  split?(form: Form): { value: unknown; parts: ReadonlyMap<string, object> };
}

/** @param stored the form on disk, if known: its parts are not written again */
export async function saveDraft<Form>(
  { kind, nameOf, split }: DraftFormat<Form>,
  account: AccountKey,
  id: string,
  form: Form,
  stored?: Form,
): Promise<void> {
  const draft = { account, kind, id, name: nameOf(form) };
  if (!split) return saveWizardDraft({ ...draft, value: form });
  const { value, parts } = split(form);
  const storedParts = stored && split(stored).parts;
  const isStored = (key: string) => isSame(parts.get(key), storedParts?.get(key));
  await saveWizardDraft({ ...draft, value, parts }, isStored);
}

function isSame(part: object | undefined, stored: object | undefined): boolean {
  if (!part || !stored) return false;
  const before = new Map(Object.entries(stored));
  return Object.entries(part).every(([name, value]) => before.get(name) === value);
}

/** Undefined if there is none. */
export async function readDraft<Form>(
  { kind, readForm }: DraftFormat<Form>,
  account: AccountKey,
  id: string,
): Promise<Form | undefined> {
  const draft = await readWizardDraft(account, kind, id);
  return draft && readForm(draft.value, draft.parts);
}
