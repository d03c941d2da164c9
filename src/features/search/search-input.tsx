import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { searchQueryLengthMax } from '../../../contract/rules/search-query';
import { IconButton } from '../../ui/button';
import { messages } from './messages';
import styles from './search.module.css';
import { searchKey } from './search-key';
import type { SearchBoxState } from './use-search-box';

interface SearchInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  listId: string;
  box: SearchBoxState;
}

/** The combobox input. Keeps the focus; refers to the active option by id. */
export function SearchInput({ inputRef, listId, box }: SearchInputProps) {
  const { text, setText, isOpen, setOpen, options, chosen, state } = box;
  const hasList = isOpen && options.length > 0;
  return (
    <div className={styles.field}>
      <Search className={styles.glass} aria-hidden />
      <input
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={messages.searchAll}
        aria-keyshortcuts="/ Control+K"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={chosen && `${listId}-${state.active}`}
        placeholder={messages.search}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={searchQueryLengthMax}
        value={text}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setOpen(true);
        }}
        onKeyDown={(event) => searchKey(event, box)}
      />
      {text === '' ? (
        <span className={styles.hint} aria-hidden="true">
          <kbd>/</kbd>
        </span>
      ) : (
        <IconButton
          label={messages.clear}
          small
          onClick={() => {
            setText('');
            inputRef.current?.focus();
          }}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
