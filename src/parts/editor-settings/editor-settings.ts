import { createContext, useSyncExternalStore } from 'react';
import type { EditorPreferences } from '../../../contract/entities/profile';
import { editorFontSize, editorTabWidths, editorThemes, lineWraps } from '../../../contract/limits';
import { storePart } from '../../lib/store-part';

export type EditorSettings = EditorPreferences;

export const defaultEditorSettings: EditorSettings = {
  fontSize: editorFontSize.default,
  wrap: 'auto',
  theme: 'app',
  tabWidth: null,
  vim: false,
  closeBrackets: true,
};

/** False where Escape has another effect that the user must avoid. */
export const VimAllowed = createContext(true);

const storageKey = 'codeferry-editor';
const listeners = new Set<() => void>();
let latest: { text: string | null; settings: EditorSettings } | undefined;

/** Of this device; the same object until it changes. */
export function editorSettings(): EditorSettings {
  const text = stored();
  if (latest?.text !== text) latest = { text, settings: readSettings(text) };
  return latest.settings;
}

export function saveEditorSettings(settings: EditorSettings): void {
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Applied until the page closes.
    kept = text;
  }
  if (settings.vim) void storePart('vim');
  for (const listener of listeners) listener();
}

export function useEditorSettings(): EditorSettings {
  return useSyncExternalStore(onChange, editorSettings);
}

let kept: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? kept;
  } catch {
    return kept;
  }
}

/** Also when another tab changes them. */
function onChange(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => key === storageKey && listener();
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** What an older or newer version wrote may lack fields, or have other values. */
export function readSettings(text: string | null): EditorSettings {
  const found = parsed(text);
  const { fontSize, wrap, theme, tabWidth, vim, closeBrackets } = found;
  const size = Number(fontSize);
  const isSize = Number.isInteger(size) && size >= editorFontSize.min && size <= editorFontSize.max;
  const ours = defaultEditorSettings;
  return {
    fontSize: isSize ? size : ours.fontSize,
    wrap: lineWraps.find((one) => one === wrap) ?? ours.wrap,
    theme: editorThemes.find((one) => one === theme) ?? ours.theme,
    tabWidth: editorTabWidths.find((one) => one === tabWidth) ?? ours.tabWidth,
    vim: typeof vim === 'boolean' ? vim : ours.vim,
    closeBrackets: typeof closeBrackets === 'boolean' ? closeBrackets : ours.closeBrackets,
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
