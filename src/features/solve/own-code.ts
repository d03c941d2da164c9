/** One's own code as it was kept last. A database that fails leaves the editor with the original code, never without any. */
import type { Language } from '../../../contract/limits';
import { deviceAccount } from '../../data/account';
import { type DraftKey, readDraft, readLastLanguage, saveDraft } from '../../data/drafts';
import { dropNote, readNote } from './leaving-note';

export async function saveAndDropNote(key: DraftKey, code: string): Promise<void> {
  await saveDraft(key, code);
  dropNote(key);
}

/** What was kept last, or undefined. Code written before signing in is offered to whoever signs in (Offline 6). Never throws. */
export async function readOwnCode(key: DraftKey): Promise<string | undefined> {
  try {
    const own = await readDraft(key);
    const note = readNote(key, own?.updatedAt ?? 0);
    if (note !== undefined) {
      // A note that cannot be saved stays a note.
      await saveAndDropNote(key, note).catch((error) => console.warn('A note was not saved', error));
      return note;
    }
    return (own ?? (await readDraft({ ...key, account: deviceAccount })))?.code;
  } catch (error) {
    console.warn('The draft could not be read', error);
    return readNote(key, 0);
  }
}

/** The language chosen last for a problem; undefined if there is none or it cannot be read. Never throws. */
export async function lastLanguage(problemID: string): Promise<Language | undefined> {
  try {
    return await readLastLanguage(problemID);
  } catch (error) {
    console.warn('The last language could not be read', error);
    return undefined;
  }
}
