import { useSyncExternalStore } from 'react';
import { chosenTheme, onThemeChange, shownTheme, type Theme, type ThemeChoice } from '../../lib/theme';

export function useTheme(): { shown: Theme; chosen: ThemeChoice } {
  const shown = useSyncExternalStore(onThemeChange, shownTheme);
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme);
  return { shown, chosen };
}
