import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
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
import { exactTyping } from './completion/exact-typing';
import { loadLanguage } from './editor-languages';
import { editorLook } from './editor-theme';

/** The same in every editor. */
const always: Extension = [
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightActiveLine(),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  exactTyping,
  EditorState.tabSize.of(4),
  // The browser's own search sees only the lines on the screen.
  search({ top: true }),
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...historyKeymap,
    ...foldKeymap,
    indentWithTab,
    ...searchKeymap,
  ]),
  editorLook,
];

/** What makes CodeMirror ours. Another array only when something of it changes: each one makes the editor begin its setup again. */
export function useExtensions(language: Language, label: string, completes: boolean): Extension[] {
  const [ofLanguage, setOfLanguage] = useState<Extension>([]);
  useEffect(() => {
    let current = true;
    void loadLanguage(language, completes).then((loaded) => current && setOfLanguage(loaded));
    return () => {
      current = false;
    };
  }, [language, completes]);
  return useMemo(() => {
    // What can be edited takes the focus anyway; the tabindex says so to those who look for it where the code scrolls.
    const attributes = { 'aria-label': label, 'aria-describedby': 'editor-keys', tabindex: '0' };
    return [always, EditorView.contentAttributes.of(attributes), ofLanguage];
  }, [label, ofLanguage]);
}
