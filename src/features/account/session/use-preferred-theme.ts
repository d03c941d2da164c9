import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { Theme } from '../../../../contract/limits';
import { readPreferences } from '../../../data/work/profile-edits';
import { chooseTheme } from '../../../lib/theme';

/** The preference that this device follows already, by account. */
const storageKey = 'codeferry-theme-followed';
/** What an account has whose person never chose: no reason to change what they see here. */
const untouched: Theme = 'dark';

/** Whether a preference is news to this device; then it is remembered. What is chosen in the footer afterwards stays. */
export function isNews(uid: string, theme: Theme, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const followed = storage.getItem(storageKey);
  const mark = `${uid} ${theme}`;
  if (followed === mark) return false;
  storage.setItem(storageKey, mark);
  return theme !== untouched || followed?.startsWith(`${uid} `) === true;
}

/** Shows the theme that a person prefers, once they are here or change it, on this or another device. */
export function usePreferredTheme(uid: string | null): void {
  const theme = useLiveQuery(
    async () => (uid === null ? undefined : (await readPreferences(uid)).theme),
    [uid],
  );
  useEffect(() => {
    if (uid === null || theme === undefined) return;
    try {
      if (isNews(uid, theme, localStorage)) chooseTheme(theme);
    } catch {
      // No storage: what is shown stays.
    }
  }, [uid, theme]);
}
