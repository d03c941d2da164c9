import { type RefObject, useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import styles from './search.module.css';
import { SearchInput } from './search-input';
import { SearchPanel } from './search-panel';
import { announcement } from './search-status';
import { useBackClosesList } from './use-back-closes-list';
import { useSearchBox } from './use-search-box';

interface SearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Back closes the list; a phone's sheet handles Back separately. */
  backCloses?: boolean;
  onLeave(): void;
}

/** Text and results belong to one account: another one, also from another tab, begins with an empty box. */
export function SearchBox(props: SearchBoxProps) {
  useSnapshot(session);
  return <AccountSearchBox key={accountKey()} {...props} />;
}

/** The ARIA combobox: the focus stays in the input, the arrows move the active option. */
function AccountSearchBox({ inputRef, backCloses = false, onLeave }: SearchBoxProps) {
  const listId = useId();
  const box = useSearchBox(inputRef, onLeave);
  const { isOpen, setOpen, state, options, dispatch } = box;
  useBackClosesList(backCloses && isOpen, () => setOpen(false));
  useEffect(() => {
    document.getElementById(`${listId}-${state.active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, state.active]);
  return (
    <search
      className={styles.box}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <SearchInput inputRef={inputRef} listId={listId} box={box} />
      {isOpen && (
        <SearchPanel
          id={listId}
          state={state}
          options={options}
          onChoose={box.choose}
          onTouch={() => dispatch({ type: 'touched' })}
          onForgetRecent={box.forgetRecent}
        />
      )}
      <span className="visually-hidden" role="status">
        {isOpen ? announcement(state) : ''}
      </span>
    </search>
  );
}
