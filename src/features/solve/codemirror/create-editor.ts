/** The editor itself, without React: a document that only the editor changes key by key (loaded with the solve screen). */
import { closeBrackets, closeBracketsKeymap, insertBracket } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Language } from '../../../../contract/limits';
import { completeWords } from './completion/complete-words';
import { exactTyping, typeExactly } from './completion/exact-typing';
import { loadLanguage } from './editor-languages';
import { editorLook } from './editor-theme';

export interface Editor {
  code(): string;
  /** Another document: what was typed before cannot be undone into it. */
  open(code: string, language: Language, selection?: { anchor: number; head: number }): void;
  /** Another text in the same document; undo brings the former back. */
  replace(code: string): void;
  /** Types a text in place of what is selected; a tab indents as the language does. */
  insert(text: string): void;
  focus(): void;
  destroy(): void;
}

interface EditorOptions {
  parent: HTMLElement;
  label: string;
  /** SOLVE-10: a contest completes nothing. */
  completes: boolean;
  readOnly?: boolean;
  /** After each change; `read` gives the text as it is now, whatever happens to the editor later. */
  onEdit(read: () => string): void;
}

export function createEditor({ parent, label, completes, readOnly = false, onEdit }: EditorOptions): Editor {
  const grammar = new Compartment();
  const search = new Compartment();
  const extensions: Extension = [
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
    EditorState.readOnly.of(readOnly),
    keymap.of([
      { key: 'Mod-f', run: (view) => openSearch(view, search) },
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      ...foldKeymap,
      indentWithTab,
    ]),
    editorLook,
    grammar.of([]),
    search.of([]),
    // What can be edited takes the focus anyway; the tabindex says so to those who look for it where the code scrolls.
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': 'editor-keys',
      tabindex: '0',
    }),
    EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      // Documents do not change: keeping this one costs nothing until somebody reads it.
      const { doc } = update.state;
      onEdit(() => doc.toString());
    }),
  ];
  const view = new EditorView({ parent, state: EditorState.create({ extensions }) });
  let opened: Language | undefined;

  return {
    code: () => view.state.doc.toString(),
    open(code, language, selection) {
      opened = language;
      // From the first moment: a completion that the former document asked for reads the state of this one.
      const words = completes ? completeWords(language) : [];
      view.setState(
        EditorState.create({
          doc: code,
          extensions: [extensions, words],
          selection: selection && within(selection, code),
        }),
      );
      view.contentDOM.dataset.language = language;
      void loadLanguage(language).then((extension) => {
        if (opened !== language) return;
        view.dispatch({ effects: grammar.reconfigure(extension) });
      });
    },
    replace(code) {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: code },
        selection: { anchor: 0 },
      });
    },
    insert(text) {
      const typed = text === '\t' ? view.state.facet(indentUnit) : text;
      // As from a keyboard: the next bracket may come from there.
      view.dispatch(
        typeExactly(view.state, typed) ??
          insertBracket(view.state, typed) ??
          view.state.update(view.state.replaceSelection(typed), {
            scrollIntoView: true,
            userEvent: 'input.type',
          }),
      );
      view.focus();
    },
    focus: () => view.focus(),
    destroy() {
      opened = undefined;
      view.destroy();
    },
  };
}

/** Line breaks may have become shorter: no place is behind the end. */
function within({ anchor, head }: { anchor: number; head: number }, code: string) {
  const end = code.replace(/\r\n?/g, '\n').length;
  return { anchor: Math.min(anchor, end), head: Math.min(head, end) };
}

/** Searching is loaded when somebody searches: the browser's own search sees only the lines on the screen. */
function openSearch(view: EditorView, place: Compartment): boolean {
  void import('@codemirror/search').then(({ search, searchKeymap, openSearchPanel }) => {
    view.dispatch({ effects: place.reconfigure([search({ top: true }), keymap.of(searchKeymap)]) });
    openSearchPanel(view);
  });
  return true;
}
