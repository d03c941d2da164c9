/** One's own code as it was kept last. A database that fails leaves the editor with the original code, never without any. */
import type { Language } from '../../../../contract/limits';
import { accountKey } from '../../../auth/session';
import { type DraftKey, readDraft, readLastLanguage, saveDraft } from '../../../data/drafts/drafts';
import { preferredLanguage } from '../../../data/work/profile-edits';
import { dropNote, readNote, writeNote } from './leaving-note';

export interface OwnCode {
  /** What was kept last, or undefined. */
  code: string | undefined;
  /** The draft that this is built upon. If another is there, another tab wrote it: nothing may be saved before somebody decides. */
  base: string | undefined;
}

/**
 * One's own code for the page `by`. The last words of a page that is gone never take the place of a draft that page did not know.
 * Never throws.
 */
export async function readOwnCode(key: DraftKey, by: string): Promise<OwnCode> {
  const note = readNote(key);
  try {
    const own = await readDraft(key);
    if (note === undefined || note.code === own?.code) {
      if (note) dropNote(key, note.by);
      return { code: own?.code, base: own?.code };
    }
    const { code } = note;
    // This page looks after it from now on: a note that cannot be saved stays a note.
    writeNote(key, { ...note, by });
    if (own && own.code !== note.base) return { code, base: note.base ?? undefined };
    return { code, base: (await saveNote(key, code, by)) ? code : own?.code };
  } catch (error) {
    console.warn('The draft could not be read', error);
    return { code: note?.code, base: note?.base ?? undefined };
  }
}

async function saveNote(key: DraftKey, code: string, by: string): Promise<boolean> {
  try {
    await saveDraft(key, code);
    dropNote(key, by);
    return true;
  } catch (error) {
    console.warn('A note was not saved', error);
    return false;
  }
}

/** The language chosen last for a problem; undefined if there is none or it cannot be read. Never throws. */
export async function lastLanguage(problemID: string): Promise<Language | undefined> {
  try {
    return await readLastLanguage(problemID, await preferredLanguage(accountKey()));
  } catch (error) {
    console.warn('The last language could not be read', error);
    return undefined;
  }
}
