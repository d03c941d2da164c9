/** Texts that a closing page left in local storage, because it had no time for the database. */
import type { Language } from '../../../contract/limits';
import type { AccountKey } from '../account/account';
import { readDraft, saveDraft } from '../drafts/drafts';

const prefix = 'codeferry-leaving/';
const prefixOf = (account: AccountKey) => `${prefix}${encodeURIComponent(account)}/`;

function namesFrom(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}
const namesOf = (account: AccountKey) => namesFrom(prefixOf(account));

export const accountsWithNotes = (): AccountKey[] =>
  namesFrom(prefix).map((name) => decodeURIComponent(name.split('/')[1] ?? ''));

/** A note is newer than the draft it is based on; otherwise the draft has moved on. */
export async function takeLeavingNotes(account: AccountKey): Promise<void> {
  for (const name of namesOf(account)) {
    const note = parse(localStorage.getItem(name));
    const [problemID = '', language = '', contestSlug = ''] = name
      .slice(prefixOf(account).length)
      .split('/')
      .map(decodeURIComponent);
    if (!note || problemID === '') continue;
    const key = { account, problemID, language: language as Language, contestSlug };
    const draft = await readDraft(key);
    if ((draft?.code ?? null) === note.base) await saveDraft(key, note.code);
  }
}

export function forgetLeavingNotes(account: AccountKey): void {
  for (const name of namesOf(account)) localStorage.removeItem(name);
}

function parse(text: string | null): { code: string; base: string | null } | undefined {
  try {
    const note = JSON.parse(text ?? 'null') as { code?: unknown; base?: unknown } | null;
    if (typeof note?.code !== 'string') return undefined;
    return { code: note.code, base: typeof note.base === 'string' ? note.base : null };
  } catch {
    return undefined;
  }
}
