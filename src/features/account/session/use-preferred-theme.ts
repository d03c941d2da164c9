import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { Theme } from '../../../../contract/limits';
import { readPreferences } from '../../../data/work/profile-edits';
import { chooseTheme } from '../../../lib/theme';

/** The preference that this device already applied, by account. */
const storageKey = 'codeferry-theme-followed';
/** The default of an account: no reason to change this device's theme. */
const defaultTheme: Theme = 'system';

/** Whether this device must apply the preference; records it. A later choice in the footer stays. */
export function mustApplyTheme(
  uid: string,
  theme: Theme,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  const followed = storage.getItem(storageKey);
  const mark = `${uid} ${theme}`;
  if (followed === mark) return false;
  storage.setItem(storageKey, mark);
  return theme !== defaultTheme || followed?.startsWith(`${uid} `) === true;
}

/** Applies the user's preferred theme at sign-in, and when it changes on any device. */
export function usePreferredTheme(uid: string | null): void {
  const theme = useLiveQuery(
    async () => (uid === null ? undefined : (await readPreferences(uid)).theme),
    [uid],
  );
  useEffect(() => {
    if (uid === null || theme === undefined) return;
    try {
      if (mustApplyTheme(uid, theme, localStorage)) chooseTheme(theme);
    } catch {
      // Without storage the theme stays.
    }
  }, [uid, theme]);
}
