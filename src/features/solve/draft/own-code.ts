/** If the database fails, the editor still opens with the original code. */
import type { Language } from '../../../../contract/limits';
import { accountKey } from '../../../auth/session';
import { type DraftKey, readDraft, readLastLanguage, saveDraft } from '../../../data/drafts/drafts';
import { preferredLanguage } from '../../../data/work/profile-edits';
import { dropNote, readNote, writeNote } from './leaving-note';

export interface OwnCode {
  code: string | undefined;
  /** The draft on which this is based. If the stored draft differs, the user must decide before a save. */
  base: string | undefined;
}

/** A closed page's note never replaces a draft that the page did not know. Never throws. */
export async function readOwnCode(key: DraftKey, by: string): Promise<OwnCode> {
  const note = readNote(key);
  try {
    const own = await readDraft(key);
    if (note === undefined || note.code === own?.code) {
      if (note) dropNote(key, note.by);
      return { code: own?.code, base: own?.code };
    }
    const { code } = note;
    // This page takes over the note, which stays until it is saved.
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

/** The language last chosen for a problem; undefined if none. Never throws. */
export async function lastLanguage(problemID: string): Promise<Language | undefined> {
  try {
    return await readLastLanguage(problemID, await preferredLanguage(accountKey()));
  } catch (error) {
    console.warn('The last language could not be read', error);
    return undefined;
  }
}
