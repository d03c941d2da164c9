import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { forgetSearches, rememberSearch } from '../../data/copies/recent-searches';
import { fromParameter } from '../../parts/from-parameter';
import { optionKey, resultPath, type SearchOption } from './search-option';
import { useOptions } from './use-options';
import { useSearch } from './use-search';

export function useSearchBox(inputRef: RefObject<HTMLInputElement | null>, onLeave: () => void) {
  const router = useRouter();
  const [text, setText] = useState('');
  const [isFocused, setFocused] = useState(false);
  const [immediateFor, setImmediateFor] = useState('');
  const isImmediate = text !== '' && text === immediateFor;
  const { query, state, dispatch } = useSearch(text, isImmediate);
  const { options, account } = useOptions(query, state.shown);
  const isOpen = isFocused && (options.length > 0 || query !== '');
  const chosen = isOpen ? options[state.active] : undefined;

  function choose(option: SearchOption): void {
    if (option.kind === 'recent') {
      setText(option.query);
      return;
    }
    void rememberSearch(account, query);
    leave();
    const { history } = router;
    const from = fromParameter(history.location.href);
    // Replaces the entry of the sheet or list, so that Back returns to the page below.
    const { sheet, list } = history.location.state;
    const go = sheet === true || list === true ? history.replace : history.push;
    go(resultPath(option.result, from), { from });
  }

  function leave(): void {
    setText('');
    setImmediateFor('');
    setFocused(false);
    inputRef.current?.blur();
    onLeave();
  }

  const first = query !== '' && state.shownFor === query ? options[0] : undefined;
  /** Opens the active option, else the first; without a list, waits for one. */
  function enter(): void {
    const target = chosen ?? first;
    if (target) choose(target);
    else setImmediateFor(text);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival of the list for the Enter key matters
  useEffect(() => {
    if (isImmediate && first) choose(first);
  }, [isImmediate, first && optionKey(first)]);

  return {
    text,
    setText,
    isOpen,
    setOpen: setFocused,
    query,
    state,
    dispatch,
    options,
    chosen,
    choose,
    leave,
    enter,
    forgetRecent: () => void forgetSearches(account),
  };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;
