import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, foldKeymap, indentOnInput } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { useEffect, useMemo, useState } from 'react';
import type { Language } from '../../../../contract/limits';
import { useSettingsExtension } from './apply-settings';
import { exactTyping } from './completion/exact-typing';
import { loadLanguage } from './editor-languages';
import { editorLook } from './editor-theme';
import { keepCursorInSight } from './keep-cursor-in-sight';
import { messages } from './messages';

const always: Extension = [
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightActiveLine(),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  exactTyping,
  keepCursorInSight,
  EditorState.tabSize.of(4),
  // The browser's own search finds only the rendered lines.
  search({ top: true }),
  EditorState.phrases.of(messages.phrases),
  keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap, indentWithTab, ...searchKeymap]),
  editorLook,
];

const none: Extension = [];

/** Each new array makes the editor run its setup again. */
export function useExtensions(
  language: Language,
  label: string,
  completes: boolean,
  more: Extension = none,
): Extension[] {
  const settings = useSettingsExtension();
  const [ofLanguage, setOfLanguage] = useState<Extension>([]);
  useEffect(() => {
    let current = true;
    void loadLanguage(language, completes).then((loaded) => current && setOfLanguage(loaded));
    return () => {
      current = false;
    };
  }, [language, completes]);
  return useMemo(() => {
    // Accessibility checks look for a tabindex on the scrollable code.
    const attributes = { 'aria-label': label, 'aria-describedby': 'editor-keys', tabindex: '0' };
    // What comes first wins over what follows.
    return [settings, always, EditorView.contentAttributes.of(attributes), more, ofLanguage];
  }, [label, more, ofLanguage, settings]);
}
