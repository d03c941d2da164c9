import { useSyncExternalStore } from 'react';
import { chosenTheme, onThemeChange, shownTheme, type Theme, type ThemeChoice } from '../../lib/theme';

/** The theme that is shown, and the choice behind it. */
export function useTheme(): { shown: Theme; chosen: ThemeChoice } {
  const shown = useSyncExternalStore(onThemeChange, shownTheme);
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme);
  return { shown, chosen };
}
