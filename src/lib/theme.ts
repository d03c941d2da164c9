/**
 * The system's theme by default; dark and light are choices (D-40). first-screen/frame/theme.js repeats this code before the first
 * paint.
 */

export const themeChoices = ['system', 'dark', 'light'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type Theme = 'dark' | 'light';

const storageKey = 'codeferry-theme';
/** Colour of the browser's address bar. */
const barColor: Record<Theme, string> = { dark: '#0b1118', light: '#f4f7f9' };

const listeners = new Set<() => void>();

export function chosenTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return themeChoices.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

export function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Applied, but not stored.
  }
  showTheme();
}

/** Calls `listener` when the choice or the applied theme changes. */
export function onThemeChange(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: light)');
  const follow = () => showTheme();
  listeners.add(listener);
  system.addEventListener('change', follow);
  // The system may have changed since the first paint.
  follow();
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', follow);
  };
}

function showTheme(): void {
  const choice = chosenTheme();
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const theme = choice === 'system' ? system : choice;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColor[theme]);
  for (const listener of listeners) listener();
}
