/**
 * Never changes what the user types: offers longer words only, selects none, and leaves Enter alone until
 * the user moves in the list.
 */
import {
  acceptCompletion,
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  currentCompletions,
  selectedCompletionIndex,
  setSelectedCompletion,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, Prec } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import type { Language } from '../../../../../contract/limits';
import { knownWords } from './known-words';
import { matchWords } from './match-words';

const typedMin = 2;
const offeredMax = 50;
const wordPattern = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

export function completeWords(language: Language): Extension {
  return [
    autocompletion({
      icons: false,
      override: [(context) => offer(context, language)],
      selectOnOpen: false,
      // Only selected options need the delay.
      interactionDelay: 0,
    }),
    Prec.highest(keymap.of([{ key: 'Tab', run: acceptFirst }])),
  ];
}

function offer(context: CompletionContext, language: Language): CompletionResult | null {
  const { state, pos, explicit } = context;
  const before = context.matchBefore(/[\p{L}\p{N}_$]+/u);
  const typed = before?.text ?? '';
  if (!explicit && typed.length < typedMin) return null;
  if (typed !== '' && !wordPattern.test(typed)) return null;
  if (/String|Comment|Char/.test(syntaxTree(state).resolveInner(pos, -1).name)) return null;
  const from = before?.from ?? pos;
  const { keywords, common } = knownWords[language];
  const isMember = state.sliceDoc(from - 1, from) === '.';
  const names = namesIn(state, from, new Set(keywords));
  const words = isMember ? names : [...names, ...keywords, ...common];
  const list = (text: string, at: number): CompletionResult => ({
    from: at,
    filter: false,
    options: matchWords(words, text)
      .slice(0, offeredMax)
      .map((label) => ({ label })),
    // New options each time, so that typing clears the selection.
    update: (_result, start, end, { state }) => {
      const text = state.sliceDoc(start, end);
      return wordPattern.test(text) ? list(text, start) : null;
    },
  });
  return list(typed, from);
}

function namesIn(state: EditorState, except: number, keywords: ReadonlySet<string>): string[] {
  const names = new Set<string>();
  syntaxTree(state).iterate({
    enter({ node, from, to }) {
      if (node.firstChild || from === except) return;
      const text = state.sliceDoc(from, to);
      if (wordPattern.test(text) && !keywords.has(text)) names.add(text);
    },
  });
  return [...names].sort();
}

/** Tab accepts the selected word, or the first one. */
function acceptFirst(view: EditorView): boolean {
  if (currentCompletions(view.state).length === 0) return false;
  if (selectedCompletionIndex(view.state) === null) view.dispatch({ effects: setSelectedCompletion(0) });
  return acceptCompletion(view);
}
