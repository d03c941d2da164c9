import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { readPreferences } from '../../../data/work/profile-edits';

/** The settings that this device already applied, by account. */
const storageKey = 'codeferry-editor-followed';

/** Applies the account's editor settings at sign-in, and when they change on any device. */
export function usePreferredEditor(uid: string | null): void {
  const wanted = useLiveQuery(async () => {
    const editor = uid === null ? undefined : (await readPreferences(uid)).editor;
    return editor && JSON.stringify(editor);
  }, [uid]);
  useEffect(() => {
    if (uid === null || wanted === undefined) return;
    void apply(`${uid} ${wanted}`, wanted).catch(() => {
      // Without storage, or the code offline, the settings of this device stay.
    });
  }, [uid, wanted]);
}

async function apply(mark: string, wanted: string): Promise<void> {
  if (localStorage.getItem(storageKey) === mark) return;
  const { readSettings, saveEditorSettings } = await import('../../../parts/editor-settings/editor-settings');
  localStorage.setItem(storageKey, mark);
  saveEditorSettings(readSettings(wanted));
}
